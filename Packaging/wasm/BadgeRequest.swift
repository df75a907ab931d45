import Cartouche
import SVGTree
import SourceTree
import Typesetting

// In place of the file of the same name in BadgeManifest, which holds a badge of any type.

/// What is set for a badge, and the picture of the badge without it.
public struct BadgeRequest {
  let kind: Kind
  private let part: (() -> SVGDocument?)?
  private let plain: () -> SVGDocument?

  init<Part: Badge>(kind: Kind, position: SourcePosition, part: (() -> Part)? = nil, plain: @escaping () -> Part) {
    self.kind = kind
    if let part { self.part = { try? part().document() } } else { self.part = nil }
    self.plain = { try? plain().document() }
  }

  /// Whether a badge with this picture looks the same without the request.
  func changesNothing(in picture: SVGDocument) -> Bool {
    if kind == .shadowFilters { return picture.keepsShadowBands }
    var shown: SVGDocument? = picture
    if let part { shown = part() }
    guard let shown, shown.title != nil, let plain = plain() else { return false }
    return shown == plain
  }
}
