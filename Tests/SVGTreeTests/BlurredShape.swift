import Foundation
import PathGeometry

/// A rounded rectangle with circular corners and a Gaussian blur, by numerical integration: the reference for shadows.
struct BlurredShape {
  let rect: Rect
  let radii: RoundedRect.CornerRadii
  let deviation: Double

  init(_ figure: RoundedRect, deviation: Double) {
    rect = figure.rect
    radii = figure.usedRadii
    self.deviation = deviation
  }

  /// The left and right end of the shape at a height.
  private func ends(at y: Double) -> (left: Double, right: Double) {
    func indent(_ radius: Double, _ depth: Double) -> Double {
      depth >= radius ? 0 : radius - max(0, radius * radius - (radius - depth) * (radius - depth)).squareRoot()
    }
    let (above, below) = (y - rect.minY, rect.maxY - y)
    return (
      rect.minX + max(indent(radii.topLeft.width, above), indent(radii.bottomLeft.width, below)),
      rect.maxX - max(indent(radii.topRight.width, above), indent(radii.bottomRight.width, below))
    )
  }

  func contains(_ point: Point) -> Bool {
    guard (rect.minY...rect.maxY).contains(point.y) else { return false }
    let ends = ends(at: point.y)
    return ends.left <= point.x && point.x <= ends.right
  }

  /// Whether a point is inside by more than the error of arcs drawn as polygons.
  func covers(_ point: Point) -> Bool {
    [Point(0.03, 0), Point(-0.03, 0), Point(0, 0.03), Point(0, -0.03)].allSatisfy { contains(point + $0) }
  }

  /// The share of a Gaussian around a point that is in the shape.
  func value(at point: Point) -> Double {
    let low = max(rect.minY, point.y - 5 * deviation)
    let high = min(rect.maxY, point.y + 5 * deviation)
    guard high > low else { return 0 }
    func below(_ distance: Double) -> Double { erfc(-distance / deviation / 2.0.squareRoot()) / 2 }
    let strips = 64
    var sum = 0.0
    for strip in 0..<strips {
      // Denser at both ends, where a corner's outline is steep.
      let angle = Double.pi * (Double(strip) + 0.5) / Double(strips)
      let y = low + (high - low) * (1 - cos(angle)) / 2
      let height = (high - low) / 2 * sin(angle) * Double.pi / Double(strips)
      let share = exp(-pow((y - point.y) / deviation, 2) / 2) / (deviation * (2 * Double.pi).squareRoot())
      let ends = ends(at: y)
      sum += height * share * (below(ends.right - point.x) - below(ends.left - point.x))
    }
    return sum
  }
}
