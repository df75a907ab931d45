package import KeyTables
package import LookModel
import PathGeometry
package import SVGTree
import SourceTree

extension Effects {
  static let record = Record(
    "effects", blank: Effects(),
    keys: [
      .optional("border", { $1(&$0.border) }, Border.record.codec, "A line along the edge of the badge."),
      .optional("halo", { $1(&$0.halo) }, Halo.record.codec, "A gap around the badge that separates it from its host."),
      .optional(
        "gloss", { $1(&$0.gloss) }, .word("gloss"),
        "Light on the upper part of the badge: the lower half of an ellipse, or white that fades downwards."),
      .optional(
        "shadow", { $1(&$0.shadow) }, DropShadow.record.codec, "A shadow that the badge casts on what is below it."),
      .optional(
        "insetShadow", { $1(&$0.insetShadow) }, InsetShadow.record.codec, "A shadow that the edge casts into the badge."
      ),
      .optional(
        "animation", { $1(&$0.animation) }, .word("animation"), "How the badge moves by itself, in files for web pages."
      ),
    ])
}

extension Border {
  package static let record = Record(
    "border", blank: Border(color: .black, width: 0),
    keys: [
      .required("color", { $1(&$0.color) }, .color, "The colour of the line."),
      .optional(
        "darkColor", { $1(&$0.darkColor) }, chosenFor: "color", .color, "The colour on a dark page, where it differs."),
      .required("width", { $1(&$0.width) }, .lengthOrNone, "The width of the line."),
      .withDefault("placement", { $1(&$0.placement) }, .word("placement"), "On which side of the edge the line lies."),
      .optional("line", { $1(&$0.line) }, .word("line"), "Whether the line has gaps; by default as in the look."),
    ])
}

extension Effects {
  /// - Throws: ``SourceError`` for a border inside a body that is not twice as high.
  func checkBorder(_ fields: Fields, height: Double) throws(SourceError) {
    guard let border, border.placement == .inside, border.width > height / 2,
      let field = fields["border"]?.anyKeys?["width"]
    else { return }
    throw field.error(.numberOutOfRange(text: try field.text(), allowed: 0...height / 2))
  }
}

extension Halo {
  package static let record = Record(
    "halo", blank: Halo(width: 0, color: nil),
    keys: [
      .required("width", { $1(&$0.width) }, .lengthOrNone, "The width of the gap."),
      .required(
        "color", { $1(&$0.color) }, .pageColor,
        "The colour of the page, or `knockout` for a gap that is cut out of the host."),
      .optional(
        "darkColor", { $1(&$0.darkColor) }, chosenFor: "color", .color, "The colour of a dark page, where it differs."),
    ])
}

extension DropShadow {
  package static let record = Record(
    "shadow", blank: DropShadow(),
    keys: [
      .withDefault("color", { $1(&$0.color) }, .color, "The colour of the shadow."),
      .withDefault("blur", { $1(&$0.blur) }, .lengthOrNone, "How soft the edge is, as in CSS."),
      .part("offset", { $1(&$0.offset) }, Point.shadowOffset),
    ])
}

extension Point {
  fileprivate static let shadowOffset = Record(
    "shadow", blank: Point.zero,
    keys: [
      .withDefault("x", { $1(&$0.x) }, .coordinate, "The offset of the shadow to the right."),
      .withDefault("y", { $1(&$0.y) }, .coordinate, "The offset of the shadow downwards."),
    ])
}

extension InsetShadow {
  package static let record = Record(
    "inset shadow", blank: InsetShadow(),
    keys: [
      .withDefault("color", { $1(&$0.color) }, .color, "The colour of the shadow."),
      .withDefault("blur", { $1(&$0.blur) }, .lengthOrNone, "How soft the edge is, as in CSS."),
      .withDefault("offset", { $1(&$0.offset) }, .coordinate, "The offset of the shadow below the edge."),
    ])
}
