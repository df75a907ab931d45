import PathGeometry

extension Path {
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
