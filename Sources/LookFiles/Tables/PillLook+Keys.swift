import KeyTables
import LookModel
import SVGTree
import SourceTree
import Typesetting

extension PillLook: LookTable {
  static let record = Record(
    "pill look",
    blank: PillLook(
      name: "", font: Font.record.blank, height: 1, padding: 0, colors: StateTable(normal: Colors.record.blank)),
    keys: [
      .withDefault(
        "body", { $1(&$0.body) }, .word("body"),
        "How the body is drawn: as an outline of two arcs, or as one line with round caps."),
      .required("font", { $1(&$0.font) }, Font.record.codec, "The font of the text."),
      .required("height", { $1(&$0.height) }, .length, "The height of the body, at the font's own size."),
      .required(
        "padding", { $1(&$0.padding) }, .lengthOrNone,
        "The room on either side of the text, and of the dot if there is one."),
      .withDefault(
        "letterSpacing", { $1(&$0.letterSpacing) }, .points(0...100),
        "What is between two letters of the text besides their widths."),
      .optional(
        "radius", { $1(&$0.radius) }, .lengthOrNone,
        "The radius of the corners. By default, and at most, it is half of the height."),
      .optional(
        "compact", { $1(&$0.compact) }, CompactWidth.record.codec,
        "A width that short texts share, so that they line up."),
      .optional(
        "letterpress", { $1(&$0.letterpress) }, Letterpress.record.codec,
        "A dark crescent above the body, as if the badge were pressed into the page."),
      .optional(
        "dot", { $1(&$0.dot) }, Dot.record.codec,
        "A dot before the text, in place of a body and of what belongs to one, such as `mark` and `letterpress`."),
      .optional("mark", { $1(&$0.mark) }, Mark.codec, "A mark before the text, such as the sign of a state."),
      .optional(
        "ribbon", { $1(&$0.ribbon) }, Ribbon.record.codec, "A band around the edge of a host, folded behind it."),
      .withDefault("overlap", { $1(&$0.overlap) }, .overlap, BodyMeanings.overlap("pill", size: "its height")),
      .part("effects", { $1(&$0.effects) }, Effects.record),
      .optional("disabledOpacity", { $1(&$0.disabledOpacity) }, .share, BodyMeanings.disabledOpacity),
      .states("states", { $1(&$0.colors) }, as: "colors", Colors.record.codec, "The colours of each state."),
    ])

  var look: Look { .pill(self) }

  func check(_ fields: Fields) throws(SourceError) {
    // The height of a body is a whole number of points.
    try effects.checkBorder(fields, height: dot?.diameter ?? height.rounded(.toNearestOrAwayFromZero))
  }
}

extension PillLook.CompactWidth {
  fileprivate static let record = Record(
    "compact", blank: Self(characters: 1, textWidth: 1, width: 1),
    keys: [
      .required(
        "characters", { $1(&$0.characters) }, .integer(1...1000), "How many characters a short text has at most."),
      .required("textWidth", { $1(&$0.textWidth) }, .length, "How wide a short text is at most."),
      .required(
        "width", { $1(&$0.width) }, .length, "The width of the pill around a short text, and the least of any."),
    ])
}

extension PillLook.Letterpress {
  fileprivate static let record = Record(
    "letterpress", blank: Self(depth: 1, shade: 1),
    keys: [
      .required("depth", { $1(&$0.depth) }, .length, "How far the crescent shows."),
      .required(
        "shade", { $1(&$0.shade) }, .share,
        "What each channel of the fill is multiplied by where a state has no colour for the crescent."),
    ])
}

extension PillLook.Dot {
  fileprivate static let record = Record(
    "dot", blank: Self(diameter: 1, gap: 0),
    keys: [
      .required("diameter", { $1(&$0.diameter) }, .length, "The diameter of the dot."),
      .required("gap", { $1(&$0.gap) }, .lengthOrNone, "The room between the dot and the text."),
    ])
}

extension PillLook.Ribbon {
  fileprivate static let record = Record(
    "ribbon", blank: Self(fold: 0, foldHeight: 0, shade: 1, inset: 0),
    keys: [
      .required(
        "fold", { $1(&$0.fold) }, .lengthOrNone, "How far the band sticks out of the host, and the width of the fold."),
      .required("foldHeight", { $1(&$0.foldHeight) }, .lengthOrNone, "The height of the fold."),
      .required("shade", { $1(&$0.shade) }, .share, "What each channel of the fill is multiplied by in the fold."),
      .required("inset", { $1(&$0.inset) }, .coordinate, "From the host's upper or lower edge to the band."),
    ])
}

extension PillLook.Colors {
  static let record = Record(
    "state", blank: Self(fill: .none, text: .knockout),
    keys: [
      .required("fill", { $1(&$0.fill) }, .paint, "The body."),
      .required("text", { $1(&$0.text) }, .textFill, "The text."),
      .optional(
        "crescent", { $1(&$0.crescent) }, chosenFor: "fill", .color,
        "The crescent of a letterpress; by default a shade of the fill."),
    ])
}
