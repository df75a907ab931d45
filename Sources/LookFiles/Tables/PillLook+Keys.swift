import LookModel
import SVGTree
import Typesetting

extension PillLook: LookTable {
  static let record = Record(
    "pill look",
    blank: PillLook(
      name: "", font: Font.record.blank, height: 1, padding: 0, colors: StateTable(normal: Colors.record.blank)),
    keys: [
      .optional(
        "body", \.body, .word("body"),
        "How the body is drawn: as an outline of two arcs, or as one line with round caps."),
      .required("font", \.font, Font.record.codec, "The font of the text."),
      .required("height", \.height, .length, "The height of the body, at the font's own size."),
      .required(
        "padding", \.padding, .lengthOrNone, "The room on either side of the text, and of the dot if there is one."),
      .optional(
        "radius", \.radius, .lengthOrNone,
        "The radius of the corners. By default, and at most, it is half of the height."),
      .optional(
        "compact", \.compact, CompactWidth.record.codec, "A width that short texts share, so that they line up."),
      .optional(
        "letterpress", \.letterpress, Letterpress.record.codec,
        "A dark crescent above the body, as if the badge were pressed into the page."),
      .optional("dot", \.dot, Dot.record.codec, "A dot before the text, in place of a body: the mark of a status."),
      .optional("mark", \.mark, Mark.record.codec, "A mark before the text, such as the sign of a state."),
      .optional("ribbon", \.ribbon, Ribbon.record.codec, "A band around the edge of a host, folded behind it."),
      .optional("overlap", \.overlap, .overlap, BodyMeanings.overlap("pill", size: "its height")),
      .part("effects", \.effects, Effects.record),
      .optional("disabledOpacity", \.disabledOpacity, .share, BodyMeanings.disabledOpacity),
      .states("states", \.colors, as: "colors", Colors.record.codec, "The colours of each state."),
    ])

  static let forms = record.form

  var look: Look { .pill(self) }
}

extension PillLook.CompactWidth {
  fileprivate static let record = Record(
    "compact", blank: Self(characters: 1, textWidth: 1, width: 1),
    keys: [
      .required("characters", \.characters, .integer(1...1000), "How many characters a short text has at most."),
      .required("textWidth", \.textWidth, .length, "How wide a short text is at most."),
      .required("width", \.width, .length, "The width of the pill around a short text, and the least of any."),
    ])
}

extension PillLook.Letterpress {
  fileprivate static let record = Record(
    "letterpress", blank: Self(depth: 1, shade: 1),
    keys: [
      .required("depth", \.depth, .length, "How far the crescent shows."),
      .required(
        "shade", \.shade, .share,
        "What each channel of the fill is multiplied by where a state has no colour for the crescent."),
    ])
}

extension PillLook.Dot {
  fileprivate static let record = Record(
    "dot", blank: Self(diameter: 1, gap: 0),
    keys: [
      .required("diameter", \.diameter, .length, "The diameter of the dot."),
      .required("gap", \.gap, .lengthOrNone, "The room between the dot and the text."),
    ])
}

extension PillLook.Ribbon {
  fileprivate static let record = Record(
    "ribbon", blank: Self(fold: 0, foldHeight: 0, shade: 1, inset: 0),
    keys: [
      .required("fold", \.fold, .lengthOrNone, "How far the band sticks out of the host, and the width of the fold."),
      .required("foldHeight", \.foldHeight, .lengthOrNone, "The height of the fold."),
      .required("shade", \.shade, .share, "What each channel of the fill is multiplied by in the fold."),
      .required("inset", \.inset, .coordinate, "From the host's upper or lower edge to the band."),
    ])
}

extension PillLook.Colors {
  static let record = Record(
    "state", blank: Self(fill: .none, text: .knockout),
    keys: [
      .required("fill", \.fill, .paint, "The body."),
      .required("text", \.text, .textFill, "The text."),
      .optional(
        "crescent", \.crescent, chosenFor: "fill", .color,
        "The crescent of a letterpress; by default a shade of the fill."),
    ])
}
