import Cartouche
import SVGTree
import SourceTree
import Typesetting

// In place of the file of the same name in BadgeManifest, which holds a badge of any type.

/// What is set for a badge, and the picture of the badge without it.
public struct BadgeRequest {
  let kind: Kind
  private let plain: () throws(BadgeError) -> SVGDocument

  init<Plain: Badge>(kind: Kind, position: SourcePosition, plain: @escaping () -> Plain) {
    self.kind = kind
    self.plain = { () throws(BadgeError) in try plain().document() }
  }

  /// Whether a badge with this picture looks the same without the request.
  func changesNothing(in picture: SVGDocument) -> Bool {
    if kind == .shadowFilters { return picture.keepsShadowBands }
    guard picture.title != nil, let plain = try? plain() else { return false }
    return picture == plain
  }
}
