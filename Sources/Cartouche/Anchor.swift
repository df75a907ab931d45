import PathGeometry

/// One of the nine places of a badge on its host. Leading is left, trailing right.
public enum Anchor: String, Hashable, Sendable, CaseIterable {
  /// The upper left corner.
  case topLeading = "top-leading"
  /// The middle of the upper edge.
  case top
  /// The upper right corner.
  case topTrailing = "top-trailing"
  /// The middle of the left edge.
  case leading
  /// The middle.
  case center
  /// The middle of the right edge.
  case trailing
  /// The lower left corner.
  case bottomLeading = "bottom-leading"
  /// The middle of the lower edge.
  case bottom
  /// The lower right corner.
  case bottomTrailing = "bottom-trailing"

  /// Where a badge's centre lies on a host of the given size: `inset` inside the edges that the place touches.
  func center(in size: Size, inset: Double) -> Point {
    let x =
      switch self {
      case .topLeading, .leading, .bottomLeading: inset
      case .top, .center, .bottom: size.width / 2
      case .topTrailing, .trailing, .bottomTrailing: size.width - inset
      }
    let y =
      switch self {
      case .topLeading, .top, .topTrailing: inset
      case .leading, .center, .trailing: size.height / 2
      case .bottomLeading, .bottom, .bottomTrailing: size.height - inset
      }
    return Point(x, y)
  }
}
