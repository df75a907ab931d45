import PathGeometry
import XMLChecking

extension Path {
  /// This path after a map; throws if it exceeds the largest coordinates.
  func mapped(by map: AffineTransform, at offset: Int) throws(IconFault) -> Path {
    let farthest = farthestCoordinate * map.span + max(abs(map.tx), abs(map.ty))
    guard farthest <= IconLimits.coordinate else { throw IconFault(.coordinatesTooLarge, at: offset) }
    return applying(map)
  }

  private var farthestCoordinate: Double {
    func far(_ point: Point) -> Double { max(abs(point.x), abs(point.y)) }
    return elements.reduce(0) { farthest, element in
      switch element {
      case .move(let to), .line(let to): max(farthest, far(to))
      case .quad(let to, let control): max(farthest, far(to), far(control))
      case .cubic(let to, let control1, let control2): max(farthest, far(to), far(control1), far(control2))
      case .arc(let to, let radii, _, _, _): max(farthest, far(to), radii.width, radii.height)
      case .close: farthest
      }
    }
  }

  /// This path as a rectangle, if it is one with sides parallel to the axes.
  var asRect: Rect? {
    var points: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let to) where index == 0: points.append(to)
      case .line(let to) where to != points.last: points.append(to)
      case .line: break
      case .close where index == elements.count - 1: break
      default: return nil
      }
      if points.count > 5 { return nil }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4, let bounds else { return nil }
    let isLevelFirst =
      points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
      && points[3].x == points[0].x
    let isUprightFirst =
      points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
      && points[3].y == points[0].y
    return isLevelFirst || isUprightFirst ? bounds : nil
  }

  /// The distance of each corner's tip when two lines meet there, in half widths of the line: 1 if the path is smooth,
  /// infinite if it turns back.
  var miterRatios: [Double] {
    var ratios: [Double] = []
    var corners = CornerReader { ratios.append($0) }
    for element in convertingArcs(tolerance: 0.01).elements { corners.read(element) }
    corners.endSubpath(isClosed: false)
    return ratios
  }
}

/// Follows the directions of a path from corner to corner.
private struct CornerReader {
  var report: (Double) -> Void
  private var current = Point.zero
  private var start = Point.zero
  private var first: Point?
  private var last: Point?

  init(report: @escaping (Double) -> Void) { self.report = report }

  mutating func read(_ element: Path.Element) {
    switch element {
    case .move(let to):
      endSubpath(isClosed: false)
      (current, start) = (to, to)
    case .line(let to): step([to])
    case .quad(let to, let control): step([control, to])
    case .cubic(let to, let control1, let control2): step([control1, control2, to])
    case .arc(let to, _, _, _, _): step([to])
    case .close:
      step([start])
      endSubpath(isClosed: true)
    }
  }

  mutating func endSubpath(isClosed: Bool) {
    if isClosed, let first, let last { meet(last, first) }
    first = nil
    last = nil
  }

  private mutating func step(_ points: [Point]) {
    let path = [current] + points
    let directions = zip(path, path.dropFirst()).map { $1 - $0 }.filter { $0.length > 1e-9 }
    current = points.last ?? current
    guard let begin = directions.first, let end = directions.last else { return }
    if let last { meet(last, begin) }
    first = first ?? begin
    last = end
  }

  private func meet(_ before: Point, _ after: Point) {
    let cosine = (before.x * after.x + before.y * after.y) / (before.length * after.length)
    let half = max(0, (1 + cosine) / 2).squareRoot()
    report(half > 0 ? 1 / half : .infinity)
  }
}
