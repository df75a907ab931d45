import LookModel
import PathGeometry

/// Where a badge is, by itself or on a host. It is worked out for lines that run from left to right, and mirrored
/// where they run the other way.
struct Placement {
  /// The height of the badge, and its width before it grows, before it is scaled.
  var diameter: Double
  /// How many times as large the badge is, about its centre.
  var magnification = 1.0
  var host: Host?
  var overlap: Overlap
  /// Nil for the side that the overlap leaves free.
  var growth: Growth?
  var offset = Point.zero
  var direction = LayoutDirection.leftToRight

  /// The rectangle of a badge of the given size, which also draws in `outsets` around it. By itself it starts at the
  /// origin, so that its edges are as sharp as its width allows.
  func frame(of size: Size, outsets: Insets = Insets()) -> Rect {
    guard let host else { return Rect(origin: .zero, size: size) }
    let scaled = diameter * magnification
    let center = baseCenter(on: host)
    let x =
      switch growth(on: host) {
      case .both: center.x - size.width / 2
      case .leading: center.x + scaled / 2 - size.width
      case .trailing: center.x - scaled / 2
      }
    var frame = Rect(origin: Point(x, center.y - size.height / 2) + offset, size: size)
    if direction == .rightToLeft { frame.origin.x = host.size.width - frame.maxX }
    guard host.keepsInside else { return frame }
    frame.origin.x = Self.kept(
      from: frame.minX - outsets.left, to: frame.maxX + outsets.right, within: host.size.width, origin: frame.minX)
    frame.origin.y = Self.kept(
      from: frame.minY - outsets.top, to: frame.maxY + outsets.bottom, within: host.size.height, origin: frame.minY)
    return frame
  }

  /// The middle of the badge before it grows.
  private func baseCenter(on host: Host) -> Point {
    switch host.overlap ?? overlap {
    case .inset(let share): return host.anchor.center(in: host.size, inset: share * diameter)
    case .rectangular: return host.anchor.center(in: host.size, inset: 0)
    case .circular: return host.anchor.centerOnInscribedEllipse(of: host.size)
    case .corner(let x, let y):
      return host.anchor.center(in: host.size, insets: Point(x - diameter / 2, y - diameter / 2))
    }
  }

  private func growth(on host: Host) -> Growth {
    if let growth = host.growth ?? growth { return growth }
    guard case .corner = host.overlap ?? overlap else { return .both }
    return switch host.anchor.column {
    case .leading: .leading
    case .middle: .both
    case .trailing: .trailing
    }
  }

  /// The origin moved so that what is drawn is within a length; in its middle where it is longer.
  private static func kept(from start: Double, to end: Double, within length: Double, origin: Double) -> Double {
    if end - start > length { return origin + length / 2 - (start + end) / 2 }
    return origin + max(0, -start) - max(0, end - length)
  }
}
