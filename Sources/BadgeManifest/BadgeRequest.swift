public import Cartouche
public import SourceTree

/// A state, a colour scheme or a form of shadows that is set for a badge, and the badge without it. Comparing both shows
/// whether it has an effect.
public struct BadgeRequest: Sendable {
  /// What is set.
  public var kind: Kind
  /// Where it is in the entry; nil for a badge that no entry describes.
  public var position: SourcePosition?
  /// Makes the part of the badge that it may change; nil for the whole badge. Of a table it is a row and those beside it:
  /// to draw all rows for each would take time by the square of their number.
  var part: (@Sendable () -> any Badge)?
  /// Makes the part without it.
  let plain: @Sendable () -> any Badge
  /// Whether the badge never shows more than its host.
  package var isOfPicture = false

  /// Whether `badge` looks different because of this request. For a badge that shows nothing, this is true.
  ///
  /// - Throws: ``BadgeError`` if a badge cannot be drawn.
  public func changes(_ badge: any Badge, shaper: any TextShaper) throws(BadgeError) -> Bool {
    let document = try (part?() ?? badge).document(shaper: shaper)
    if kind == .shadowFilters { return !document.keepsShadowBands }
    let other = try plain().document(shaper: shaper)
    return document.title == nil && !isOfPicture || document != other
  }
}

extension [BadgeRequest] {
  /// Those without which `badge` looks the same. One that cannot be compared is none of them.
  public func withoutEffect(on badge: any Badge, shaper: any TextShaper) -> [BadgeRequest] {
    filter { (try? $0.changes(badge, shaper: shaper)) == false }
  }
}
