import PathGeometry
import PictureReading

extension Path {
  /// The arcs in their centre form, in order.
  var ellipticalArcs: [EllipticalArc] {
    var arcs: [EllipticalArc] = []
    for (start, element) in segments {
      if case .arc(let to, let radii, let rotation, let largeArc, let clockwise) = element,
        let arc = EllipticalArc(
          from: start, to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
      {
        arcs.append(arc)
      }
    }
    return arcs
  }

  /// The area of the inside, clockwise subpaths counted as positive: exact by Green's theorem, arcs included.
  var signedArea: Double {
    var twice = 0.0
    for (start, element) in segments {
      switch element {
      case .move: break
      case .line(let to): twice += start.cross(to)
      case .quad(let to, let control): twice += Bezier([start, control, to]).twiceSweptArea
      case .cubic(let to, let control1, let control2):
        twice += Bezier([start, control1, control2, to]).twiceSweptArea
      case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
        guard
          let arc = EllipticalArc(
            from: start, to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
        else {
          twice += start.cross(to)
          continue
        }
        twice += arc.center.cross(to - start) + arc.radii.width * arc.radii.height * arc.sweep.radians
      case .close: break
      }
    }
    return twice / 2
  }

  /// Every element with its start. Open subpaths are closed by a line.
  var segments: [(from: Point, element: Element)] {
    var result: [(from: Point, element: Element)] = []
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let to):
        if current != start { result.append((current, .line(to: start))) }
        result.append((current, element))
        start = to
        current = to
      case .line(let to), .quad(let to, _), .cubic(let to, _, _), .arc(let to, _, _, _, _):
        result.append((current, element))
        current = to
      case .close:
        if current != start { result.append((current, .line(to: start))) }
        current = start
      }
    }
    if current != start { result.append((current, .line(to: start))) }
    return result
  }

  /// The ends of all elements except closing ones.
  var ends: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .quad(let to, _), .cubic(let to, _, _), .arc(let to, _, _, _, _): to
      case .close: nil
      }
    }
  }
}

extension Bezier {
  /// Twice the area between the curve and the origin, by a quadrature that is exact up to degree five.
  fileprivate var twiceSweptArea: Double {
    let node = (3.0 / 5).squareRoot() / 2
    return [(0.5 - node, 5.0 / 18), (0.5, 8.0 / 18), (0.5 + node, 5.0 / 18)].reduce(0) { sum, rule in
      sum + rule.1 * point(at: rule.0).cross(derivative.point(at: rule.0))
    }
  }
}

extension Point {
  /// The cross product: the area of the parallelogram of both vectors, positive if `other` is clockwise from this one.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// Whether the distance to `other` is at most `distance`.
  func isNear(_ other: Point, within distance: Double) -> Bool { (self - other).length <= distance }
}

extension Rect {
  /// Whether all four edges are within `distance` of those of `other`.
  func isNear(_ other: Rect, within distance: Double) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance && abs(maxX - other.maxX) <= distance
      && abs(maxY - other.maxY) <= distance
  }
}

extension SeededGenerator {
  mutating func point(_ range: ClosedRange<Double> = -100...100) -> Point { Point(uniform(range), uniform(range)) }

  /// A path of one to five subpaths, with every kind of element.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...5, using: &self) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &self) { addElement(to: &path) }
      if Bool.random(using: &self) { path.close() }
    }
    return path
  }

  private mutating func addElement(to path: inout Path) {
    switch Int.random(in: 0...4, using: &self) {
    case 0: path.line(to: point())
    case 1: path.quad(to: point(), control: point())
    case 2: path.cubic(to: point(), control1: point(), control2: point())
    default:
      path.arc(
        to: point(), radii: Size(uniform(0.5...150), uniform(0.5...150)), rotation: .degrees(uniform(-360...360)),
        largeArc: Bool.random(using: &self), clockwise: Bool.random(using: &self))
    }
  }
}
