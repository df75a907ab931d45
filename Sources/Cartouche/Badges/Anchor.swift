import LookModel
import PathGeometry

/// One of the nine places of a badge on its host. Leading is where a line of text begins: left, or right where lines
/// run from right to left.
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

  /// The column: from left to right in left-to-right lines.
  enum Column { case leading, middle, trailing }
  /// The row: from top to bottom.
  enum Row { case top, middle, bottom }

  var column: Column {
    switch self {
    case .topLeading, .leading, .bottomLeading: .leading
    case .top, .center, .bottom: .middle
    case .topTrailing, .trailing, .bottomTrailing: .trailing
    }
  }

  var row: Row {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .leading, .center, .trailing: .middle
    case .bottomLeading, .bottom, .bottomTrailing: .bottom
    }
  }

  /// The badge's centre on a host of the given size: `inset` inside the edges that the place touches.
  func center(in size: Size, inset: Double) -> Point { center(in: size, insets: Point(inset, inset)) }

  /// The badge's centre on a host of the given size: inside the edges that the place touches, by separate horizontal
  /// and vertical insets.
  func center(in size: Size, insets: Point) -> Point {
    let x =
      switch column {
      case .leading: insets.x
      case .middle: size.width / 2
      case .trailing: size.width - insets.x
      }
    let y =
      switch row {
      case .top: insets.y
      case .middle: size.height / 2
      case .bottom: size.height - insets.y
      }
    return Point(x, y)
  }

  /// The badge's centre on the ellipse inscribed in a host of the given size, at a corner at 45 degrees.
  func centerOnInscribedEllipse(of size: Size) -> Point {
    guard column != .middle, row != .middle else { return center(in: size, inset: 0) }
    let share = Overlap.circularInset
    return center(in: size, insets: Point(share * size.width, share * size.height))
  }
}
