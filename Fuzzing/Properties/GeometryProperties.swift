import PathGeometry

/// What holds for paths, whoever wrote them.
enum GeometryProperties {
  /// Path data that is read and written means the same, and writing it again and again changes nothing.
  @Sendable static func pathData(_ bytes: [UInt8]) throws {
    guard let path = try? Path(parsing: String(decoding: bytes, as: UTF8.self)) else { return }
    try require(path.area.isFinite, "the area is finite")
    guard let bounds = path.bounds else { return }
    try require(bounds.isFinite, "the bounds are finite")
    // Rounding may carry a larger one beyond what a path holds.
    guard bounds.extent < 1e8 else { return }
    for style in [Path.DataStyle.minified, .spaced] {
      for precision in [0, 3, 6] {
        let data = path.data(style: style, precision: precision)
        let read: Path
        do { read = try Path(parsing: data) } catch {
          throw PropertyFailure(description: "'\(data)' is path data: \(error)")
        }
        // An arc whose ends were rounded to one place draws nothing, and is left out the second time.
        let settled = read.data(style: style, precision: precision)
        let again = (try? Path(parsing: settled))?.data(style: style, precision: precision)
        try require(again == settled, "'\(settled)' is written as it is read")
        if precision == 6 { try compare(path, read, within: 1e-5) }
      }
    }
  }

  private static func compare(_ path: Path, _ read: Path, within tolerance: Double) throws {
    guard path.elements.count == read.elements.count else { return }
    for (first, second) in zip(path.elements, read.elements) {
      guard let from = first.end, let to = second.end else { continue }
      try require((from - to).length < tolerance, "\(first) is read as \(second)")
    }
  }

  // MARK: Operations

  /// The areas of union and intersection add up, and points inside keep their side.
  @Sendable static func boolean(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let rule = source.flag() ? FillRule.evenOdd : .nonzero
    let seed = source.integer(in: 0...0xFFFF)
    let parts = source.rest().split(separator: "\n", maxSplits: 1).map(String.init)
    let paths = parts.compactMap { try? Path(parsing: $0) }.filter { $0.isSmall(elements: 40) }
    guard paths.count == 2 else { return }
    let (first, second) = (paths[0], paths[1])
    let union = first.union(second, using: rule)
    let common = first.intersection(second, using: rule)
    let left = first.subtracting(second, using: rule)
    let unshared = first.symmetricDifference(second, using: rule)
    let areas = [first.normalized(using: rule), second.normalized(using: rule), union, common, left, unshared].map(
      \.area)
    try require(areas.allSatisfy(\.isFinite), "the areas \(areas) are finite")
    let tolerance = 0.03 * (first.lengthBound + second.lengthBound) + 0.1
    try require(
      abs(areas[2] + areas[3] - areas[0] - areas[1]) <= tolerance, "union and intersection add up: \(areas)")
    try require(abs(areas[4] + areas[3] - areas[0]) <= tolerance, "difference and intersection add up: \(areas)")
    try require(abs(areas[5] + areas[3] - areas[2]) <= tolerance, "both differences and intersection add up: \(areas)")
    guard let box = union.bounds else { return }
    var random = Points(seed: seed, in: box)
    for _ in 0..<24 {
      let point = random.next()
      guard let inFirst = first.side(of: point, rule), let inSecond = second.side(of: point, rule) else { continue }
      try require(union.contains(point) == (inFirst || inSecond), "\(point) keeps its side of the union")
      try require(common.contains(point) == (inFirst && inSecond), "\(point) keeps its side of the intersection")
      try require(left.contains(point) == (inFirst && !inSecond), "\(point) keeps its side of the difference")
      try require(unshared.contains(point) == (inFirst != inSecond), "\(point) keeps its side of both differences")
    }
  }

  // MARK: Strokes

  /// An expanded stroke covers its line, and stays within half its width of it, but for what its corners may add.
  @Sendable static func stroke(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let width = source.number(in: 0.05...60)
    let cap = source.choice([LineCap.butt, .round, .square])
    let join = source.choice([LineJoin.round, .bevel, .miter])
    guard let path = try? Path(parsing: source.rest()), path.isSmall(elements: 20) else { return }
    let outline = path.stroked(width: width, cap: cap, join: join)
    if let bounds = outline.bounds { try require(bounds.isFinite, "the bounds of a stroke are finite") }
    let line = FlatLine(path)
    guard line.length > 0.1 else { return }
    let half = width / 2
    let corner = join == .miter ? 4 : 1.0
    let limit = half * max(corner, cap == .square ? 2.0.squareRoot() : 1) + 0.05
    for point in outline.flattened(tolerance: 0.02).elements.compactMap(\.end) {
      try require(line.isWithin(limit, of: point), "\(point) is within \(limit) of the line")
    }
    for point in line.middles(atMost: 60) {
      try require(outline.contains(point), "the stroke covers \(point) of its line")
    }
  }
}
