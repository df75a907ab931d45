/// A path with its length, for places along it. A move takes no length.
package struct MeasuredPath {
  private let sides: [MeasuredSide]
  /// Where each side begins.
  private let starts: [Double]
  /// The length of the path in points.
  package let length: Double

  /// Measures a path.
  package init(_ path: Path) {
    sides = path.runs.flatMap { $0.measuredSides }
    (starts, length) = sides.starts
  }

  /// The point at a distance from the start of the path, and the direction there as a unit vector; nil beyond an end.
  package func place(at distance: Double) -> (point: Point, direction: Point)? {
    guard distance >= 0, distance <= length, !starts.isEmpty else { return nil }
    let index = firstIndex(below: starts.count) { starts[$0] > distance } - 1
    return sides[index].place(at: distance - starts[index])
  }
}

extension Subpath {
  /// The sides that have a length, that of a closing line with them.
  var measuredSides: [MeasuredSide] {
    (isClosed ? boundary : sides).filter { !$0.isPoint }.map(MeasuredSide.init)
  }
}

extension [MeasuredSide] {
  /// Where each begins along all of them, and where the last one ends.
  var starts: (starts: [Double], length: Double) {
    var length = 0.0
    let starts = map { side in
      defer { length += side.length }
      return length
    }
    return (starts, length)
  }
}

/// A side that can be cut by length.
struct MeasuredSide {
  private let segment: CurveSegment
  /// The cumulative lengths at even steps of the parameter.
  private let lengths: [Double]

  init(_ side: Side) {
    let segment = CurveSegment(side)
    self.segment = segment
    // For lines and circles, the length of the derivative is constant.
    let steps = segment.isLine ? 1 : 128
    var lengths = [0.0]
    for step in 0..<steps {
      let share = (0.5 + 0.5 * Self.node, 0.5 - 0.5 * Self.node)
      let speeds = [share.0, share.1].map { segment.derivative(at: (Double(step) + $0) / Double(steps)).length }
      lengths.append(lengths[step] + (speeds[0] + speeds[1]) / 2 / Double(steps))
    }
    self.lengths = lengths
  }

  /// The node of the two-point Gauss-Legendre rule: the square root of 1/3.
  private static let node = 0.577_350_269_189_625_8

  var length: Double { lengths[lengths.count - 1] }

  func draw(from first: Double, to last: Double, isOnward: Bool, into path: inout Path) {
    let (t0, t1) = (parameter(at: first), parameter(at: last))
    if !isOnward { path.move(to: segment.point(at: t0).drawable) }
    segment.draw(from: t0, to: t1, endingAt: segment.point(at: t1).drawable, into: &path)
  }

  /// Draws a line that is as short as possible but still has a direction.
  func drawPoint(at length: Double, into path: inout Path) {
    let t = parameter(at: length)
    let derivative = segment.derivative(at: t)
    let point = segment.point(at: t)
    let half = derivative.length > 0 ? derivative * (0.5e-6 / derivative.length) : Point(0.5e-6, 0)
    path.move(to: (point - half).drawable)
    path.line(to: (point + half).drawable)
  }

  /// The point at a length, and the direction there as a unit vector.
  func place(at length: Double) -> (point: Point, direction: Point) {
    let t = parameter(at: length)
    var way = segment.derivative(at: t)
    // A curve stands still at an end with its control point there.
    if way.length <= 1e-9 * self.length {
      way = segment.point(at: min(1, t + 1e-4)) - segment.point(at: max(0, t - 1e-4))
    }
    return (segment.point(at: t), way.length > 0 ? way * (1 / way.length) : Point(1, 0))
  }

  private func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard let step = lengths.firstIndex(where: { $0 >= length }), step > 0 else { return 1 }
    let share = (length - lengths[step - 1]) / (lengths[step] - lengths[step - 1])
    return (Double(step - 1) + share) / Double(lengths.count - 1)
  }
}
