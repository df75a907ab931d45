import KeyTables
import LookModel
import SVGTree
import SourceTree
import Typesetting

extension HubLook: LookTable {
  static let record = Record(
    "hub look",
    blank: HubLook(
      name: "", font: Font.record.blank, diameter: 1, widening: 0, padding: 0, overlap: .rectangular, limit: 1,
      colors: StateTable(normal: Colors.record.blank)),
    keys: [
      .required("font", { $1(&$0.font) }, Font.record.codec, "The font of the count."),
      .required("diameter", { $1(&$0.diameter) }, .length, "The height, and the width for one or two characters."),
      .required(
        "widening", { $1(&$0.widening) }, .number(0...100),
        "By which share of the diameter each further order of magnitude widens the hub."),
      .required("padding", { $1(&$0.padding) }, .lengthOrNone, "The least room on either side of the count."),
      .required("overlap", { $1(&$0.overlap) }, .overlap, BodyMeanings.overlap("hub", size: "the diameter")),
      .optional(
        "growth", { $1(&$0.growth) }, .word("growth"),
        "To which side the hub grows. By default to both, or away from the host where its inner corner is fixed."),
      .required("limit", { $1(&$0.limit) }, .integer(1 ... .max), "The largest count that is shown as it is."),
      .withDefault("form", { $1(&$0.form) }, .word("form"), "What is shown of the count."),
      .withDefault("dot", { $1(&$0.dot) }, .length, "The diameter of a dot."),
      .optional("mark", { $1(&$0.mark) }, Mark.codec, "A mark in a dot, such as the sign of a state."),
      .optional(
        "title", { $1(&$0.title) }, .text(),
        "What a hub without a count says to screen readers. By default \"new\"."),
      .part("effects", { $1(&$0.effects) }, Effects.record),
      .optional("disabledOpacity", { $1(&$0.disabledOpacity) }, .share, BodyMeanings.disabledOpacity),
      .states("states", { $1(&$0.colors) }, as: "colors", Colors.record.codec, "The colours of each state."),
    ])

  var look: Look { .hub(self) }

  func check(_ fields: Fields) throws(SourceError) {
    try effects.checkBorder(fields, height: form == .dot ? dot : diameter)
  }
}

extension HubLook.Colors {
  fileprivate static let record = Record(
    "state", blank: Self(fill: .none, text: .knockout),
    keys: [
      .required("fill", { $1(&$0.fill) }, .paint, "The circle."),
      .required("text", { $1(&$0.text) }, .textFill, "The count."),
    ])
}
