import PathGeometry

/// A run of straight sides close to an outline.
struct Polyline {
  var points: [Point]
  var isClosed = false
}

extension Path {
  /// The outline as straight sides: arcs are cut every `step` degrees of their ellipse, curves into 64 sides.
  func polylines(step: Double = 0.5) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline(points: [])
    for element in elements {
      guard let current = line.points.last else {
        if case .move(let to) = element { line.points = [to] }
        continue
      }
      switch element {
      case .move(let to):
        lines.append(line)
        line = Polyline(points: [to])
      case .line(let to): line.points.append(to)
      case .quad(let to, let control):
        line.points += (1...64).map { Bezier([current, control, to]).point(at: Double($0) / 64) }
      case .cubic(let to, let control1, let control2):
        line.points += (1...64).map { Bezier([current, control1, control2, to]).point(at: Double($0) / 64) }
      case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
        if let arc = EllipticalArc(
          from: current, to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
        {
          let sides = max(1, Int((abs(arc.sweep.degrees) / step).rounded(.up)))
          line.points += (1..<max(2, sides)).map { arc.point(along: Double($0) / Double(max(2, sides))) }
        }
        line.points.append(to)
      case .close:
        let start = line.points[0]
        line.isClosed = true
        lines.append(line)
        line = Polyline(points: [start])
      }
    }
    lines.append(line)
    return lines.filter { $0.points.count > 1 || $0.isClosed }
  }

  /// Whether `point` is inside by the nonzero rule, with every subpath closed.
  func contains(_ point: Point) -> Bool { polylines().winding(around: point) != 0 }
}

extension [Polyline] {
  /// The winding number of the outlines around `point`, clockwise turns counted as positive.
  func winding(around point: Point) -> Int {
    var winding = 0
    for line in self {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        let side =
          (next.x - previous.x) * (point.y - previous.y) - (point.x - previous.x) * (next.y - previous.y)
        if previous.y <= point.y && next.y > point.y && side > 0 { winding += 1 }
        if previous.y > point.y && next.y <= point.y && side < 0 { winding -= 1 }
        previous = next
      }
    }
    return winding
  }
}

extension EllipticalArc {
  /// The point at a share of the sweep.
  func point(along share: Double) -> Point { point(at: .degrees(start.degrees + sweep.degrees * share)) }
}

/// A Bézier curve of any degree, evaluated by repeated subdivision of its control polygon.
struct Bezier {
  let controls: [Point]

  init(_ controls: [Point]) { self.controls = controls }

  func point(at t: Double) -> Point {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 * (1 - t) + $1 * t }
    }
    return points[0]
  }

  /// The first derivative, a curve of one degree less.
  var derivative: Bezier {
    Bezier(zip(controls, controls.dropFirst()).map { ($1 - $0) * Double(controls.count - 1) })
  }
}
