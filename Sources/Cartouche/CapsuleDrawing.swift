import LookModel
import PathGeometry
import SVGTree
import Typesetting

/// A filled capsule with a text in its middle: what pills and hubs have in common.
struct CapsuleDrawing {
  var capsule: Capsule
  var body: Drawing
  var shadow: InsetShadow?
  var run: GlyphRun
  var text: TextFill

  /// The body, the shadow in it, and the text on both or through both.
  ///
  /// - Throws: ``BadgeError`` where a number of the shadow is out of range.
  func nodes() throws(BadgeError) -> [Node] {
    var parts = [Node.drawing(body.named("body"))]
    if let shadow {
      try BadgeError.check(shadow.blur, .blur, in: BadgeError.lengthOrNone)
      try BadgeError.check(shadow.offset, .offset, in: BadgeError.reach)
      parts.append(.group(Group(shadow.drawings(in: capsule).map { .drawing($0) }).named("inset-shadow")))
    }
    let center = capsule.rect.center
    let label = TextRun(run, at: Point(center.x, run.baseline(centredAt: center.y)), anchor: .middle)
    switch text {
    case .knockout: return [.group(Group(parts).knockingOut(label))]
    case .color(let color): return parts + [.text(label.fill(color))]
    }
  }
}
