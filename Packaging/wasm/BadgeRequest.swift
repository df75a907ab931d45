import Cartouche
import SVGTree
import SourceTree
import Typesetting

// In place of the file of the same name in BadgeManifest, which holds a badge of any type.

/// What is set for a badge, and the picture of the badge without it.
public struct BadgeRequest {
  let kind: Kind
  private let part: (() throws(BadgeError) -> SVGDocument)?
  private let plain: () throws(BadgeError) -> SVGDocument

  init<Part: Badge>(
    kind: Kind, position: SourcePosition, part: (() -> Part)? = nil, plain: @escaping () -> Part
  ) {
    self.kind = kind
    self.part = part.map { part in { () throws(BadgeError) in try part().document() } }
    self.plain = { () throws(BadgeError) in try plain().document() }
  }

  /// Whether a badge with this picture looks the same without the request.
  func changesNothing(in picture: SVGDocument) -> Bool {
    if kind == .shadowFilters { return picture.keepsShadowBands }
    guard let part = part == nil ? picture : try? part?(), part.title != nil, let plain = try? plain() else {
      return false
    }
    return part == plain
  }
}
