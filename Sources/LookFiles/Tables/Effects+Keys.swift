package import LookModel
import PathGeometry
package import SVGTree

extension Effects {
  static let record = Record(
    "effects", blank: Effects(),
    keys: [
      .optional("border", \.border, Border.record.codec, "A line along the edge of the badge."),
      .optional("halo", \.halo, Halo.record.codec, "A gap around the badge that separates it from its host."),
      .optional(
        "gloss", \.gloss, .word("gloss"),
        "Light on the upper part of the badge: the lower half of an ellipse, or white that fades downwards."),
      .optional("shadow", \.shadow, DropShadow.record.codec, "A shadow that the badge casts on what is below it."),
      .optional("insetShadow", \.insetShadow, InsetShadow.record.codec, "A shadow that the edge casts into the badge."),
      .optional("animation", \.animation, .word("animation"), "How the badge moves by itself, in files for web pages."),
    ])
}

extension Border {
  package static let record = Record(
    "border", blank: Border(color: .black, width: 0),
    keys: [
      .required("color", \.color, .color, "The colour of the line."),
      .optional("darkColor", \.darkColor, chosenFor: "color", .color, "The colour on a dark page, where it differs."),
      .required("width", \.width, .lengthOrNone, "The width of the line."),
      .optional("placement", \.placement, .word("placement"), "On which side of the edge the line lies."),
      .optional("line", \.line, .word("line"), "Whether the line has gaps."),
    ])
}

extension Halo {
  package static let record = Record(
    "halo", blank: Halo(width: 0, color: nil),
    keys: [
      .required("width", \.width, .lengthOrNone, "The width of the gap."),
      .required(
        "color", \.color, .pageColor, "The colour of the page, or `knockout` for a gap that is cut out of the host."),
      .optional("darkColor", \.darkColor, chosenFor: "color", .color, "The colour of a dark page, where it differs."),
    ])
}

extension DropShadow {
  package static let record = Record(
    "shadow", blank: DropShadow(),
    keys: [
      .optional("color", \.color, .color, "The colour of the shadow."),
      .optional("blur", \.blur, .lengthOrNone, "How soft the edge is, as in CSS."),
      .part("offset", \.offset, Point.shadowOffset),
    ])
}

extension Point {
  fileprivate static let shadowOffset = Record(
    "shadow", blank: Point.zero,
    keys: [
      .optional("x", \.x, isLabelled: false, .coordinate, "The offset of the shadow to the right."),
      .optional("y", \.y, isLabelled: false, .coordinate, "The offset of the shadow downwards."),
    ])
}

extension InsetShadow {
  package static let record = Record(
    "inset shadow", blank: InsetShadow(),
    keys: [
      .optional("color", \.color, .color, "The colour of the shadow."),
      .optional("blur", \.blur, .lengthOrNone, "How soft the edge is, as in CSS."),
      .optional("offset", \.offset, .coordinate, "The offset of the shadow below the edge."),
    ])
}
