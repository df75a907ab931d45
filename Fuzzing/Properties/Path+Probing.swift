import PathGeometry

extension Path.Element {
  /// Where the verb ends; nil for a close.
  var end: Point? {
    switch self {
    case .move(let to), .line(let to), .quad(let to, _), .cubic(let to, _, _), .arc(let to, _, _, _, _): to
    case .close: nil
    }
  }
}

extension Rect {
  var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

  /// The largest coordinate.
  var extent: Double { [minX, minY, maxX, maxY].map(abs).max() ?? 0 }
}

extension Path {
  /// Whether the properties can be checked in a moment, and to a hundredth of a point.
  func isSmall(elements count: Int) -> Bool {
    elements.count <= count && (bounds?.extent ?? 0) <= 1000 && lengthBound <= 20_000
  }

  /// No less than the length of the outline.
  var lengthBound: Double {
    let flat = flattened(tolerance: 1).elements.compactMap(\.end)
    return zip(flat, flat.dropFirst()).reduce(0) { $0 + ($1.0 - $1.1).length } + (bounds?.extent ?? 0)
  }

  /// Whether a point is inside; nil for one so near to the outline that rounding may decide.
  func side(of point: Point, _ rule: FillRule) -> Bool? {
    let isInside = contains(point, rule: rule)
    for (x, y) in [(1.0, 0.0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)] {
      if contains(point + Point(x, y) * 0.05, rule: rule) != isInside { return nil }
    }
    return isInside
  }
}

/// Points that are spread over a rectangle, the same for the same seed.
struct Points {
  private var state: UInt64
  private let box: Rect

  init(seed: Int, in box: Rect) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    self.box = box
  }

  mutating func next() -> Point { Point(box.minX + box.width * share(), box.minY + box.height * share()) }

  private mutating func share() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / Double(1 << 53)
  }
}

/// A line as short straight pieces.
struct FlatLine {
  private var pieces: [(from: Point, to: Point)] = []

  init(_ path: Path) {
    var start = Point.zero
    var from = Point.zero
    for element in path.flattened(tolerance: 0.01).elements {
      let to = element.end ?? start
      switch element {
      case .move: start = to
      default: pieces.append((from, to))
      }
      from = to
    }
  }

  var length: Double { pieces.reduce(0) { $0 + ($1.to - $1.from).length } }

  /// The middles of pieces that have a length, evenly picked.
  func middles(atMost count: Int) -> [Point] {
    let long = pieces.filter { ($0.to - $0.from).length > 0.01 }
    let step = max(1, long.count / count)
    return stride(from: 0, to: long.count, by: step).map { long[$0].from + (long[$0].to - long[$0].from) * 0.5 }
  }

  func isWithin(_ distance: Double, of point: Point) -> Bool {
    pieces.contains { piece in
      let along = piece.to - piece.from
      let square = along.x * along.x + along.y * along.y
      let offset = point - piece.from
      let share = square > 0 ? min(1, max(0, (offset.x * along.x + offset.y * along.y) / square)) : 0
      return (offset - along * share).length <= distance
    }
  }
}
