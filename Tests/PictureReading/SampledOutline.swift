import Foundation
package import PathGeometry

/// A path as polygons, flattened by the formulas of SVG's appendix on arcs and by de Casteljau's construction.
package struct SampledOutline: Sendable {
  /// The corners of each subpath.
  package private(set) var polygons: [[Point]] = []

  /// - Parameter pieces: The number of straight pieces for each curve.
  package init(_ path: Path, pieces: Int = 64) {
    var polygon: [Point] = []
    func finish() { if polygon.count > 1 { polygons.append(polygon) } }
    for element in path.elements {
      let from = polygon.last ?? .zero
      switch element {
      case .move(let to):
        finish()
        polygon = [to]
      case .line(let to): polygon.append(to)
      case .quad(let to, let control):
        polygon += (1...pieces).map { step in
          let t = Double(step) / Double(pieces)
          return Self.mix(Self.mix(from, control, t), Self.mix(control, to, t), t)
        }
      case .cubic(let to, let control1, let control2):
        polygon += (1...pieces).map { step in
          let t = Double(step) / Double(pieces)
          let (a, b, c) = (Self.mix(from, control1, t), Self.mix(control1, control2, t), Self.mix(control2, to, t))
          return Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t)
        }
      case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
        polygon += Self.arc(
          from: from, to: to, radii: radii, turn: rotation.radians, largeArc: largeArc, clockwise: clockwise,
          pieces: pieces)
      case .close:
        let start = polygon.first ?? .zero
        finish()
        polygon = [start]
      }
    }
    finish()
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }

  /// SVG 1.1, appendix F.6.5.
  private static func arc(
    from: Point, to: Point, radii: Size, turn: Double, largeArc: Bool, clockwise: Bool, pieces: Int
  ) -> [Point] {
    var (rx, ry) = (radii.width, radii.height)
    let dx = (from.x - to.x) / 2
    let dy = (from.y - to.y) / 2
    let x = cos(turn) * dx + sin(turn) * dy
    let y = -sin(turn) * dx + cos(turn) * dy
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let square = max(0, (rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x) / (rx * rx * y * y + ry * ry * x * x))
    let factor = square.squareRoot() * (largeArc == clockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let centre = Point(
      cos(turn) * cx - sin(turn) * cy + (from.x + to.x) / 2, sin(turn) * cx + cos(turn) * cy + (from.y + to.y) / 2)
    let start = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - start
    if clockwise, sweep < 0 { sweep += 2 * .pi }
    if !clockwise, sweep > 0 { sweep -= 2 * .pi }
    return (1...pieces).map { step in
      if step == pieces { return to }
      let angle = start + sweep * Double(step) / Double(pieces)
      let (u, v) = (rx * cos(angle), ry * sin(angle))
      return Point(centre.x + cos(turn) * u - sin(turn) * v, centre.y + sin(turn) * u + cos(turn) * v)
    }
  }

  /// The area, positive if the outline is clockwise as seen on screen.
  package var area: Double {
    var double = 0.0
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) { double += a.x * b.y - b.x * a.y }
    }
    return double / 2
  }

  /// The winding number of the outline around a point, clockwise as seen on screen.
  package func winding(_ point: Point) -> Int {
    var winding = 0
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y <= point.y ? 1 : -1 }
      }
    }
    return winding
  }

  /// The ranges of the inside on the horizontal line at `y`, by the nonzero rule.
  package func spans(at y: Double) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) where (a.y <= y) != (b.y <= y) {
        crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y <= y ? 1 : -1))
      }
    }
    var spans: [ClosedRange<Double>] = []
    var winding = 0
    var start = 0.0
    for crossing in crossings.sorted(by: { $0.x < $1.x }) {
      if winding == 0 { start = crossing.x }
      winding += crossing.turn
      if winding == 0 { spans.append(start...crossing.x) }
    }
    return spans
  }
}
