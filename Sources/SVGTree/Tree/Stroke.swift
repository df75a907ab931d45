public import PathGeometry

/// A line along an outline, half of its width on either side.
public struct Stroke: Hashable, Sendable {
  /// How a line ends: `stroke-linecap`.
  public typealias Cap = LineCap

  /// How two lines meet: `stroke-linejoin`.
  public typealias Join = LineJoin

  /// What the line is painted with: `stroke`.
  public var paint: Paint
  /// What it is painted with where the reader prefers dark pages, in the web profile; nil for the same.
  public var darkPaint: Paint?
  /// The line's width in points: `stroke-width`.
  public var width: Double
  /// How the line ends.
  public var cap: Cap
  /// How its parts meet.
  public var join: Join
  /// How many times the width a mitred corner may be long before it is cut off: `stroke-miterlimit`.
  public var miterLimit: Double
  /// The lengths of a dash, the gap after it, the next dash, and so on, in points: `stroke-dasharray`. An odd number of
  /// them is taken twice; none, or zeros alone, make a line in one piece.
  public var dashes: [Double]
  /// How far into the dashes each subpath begins, in points: `stroke-dashoffset`.
  public var dashOffset: Double

  /// A line along an outline.
  ///
  /// - Parameters:
  ///   - paint: What the line is painted with.
  ///   - width: The line's width in points.
  ///   - cap: How the line ends.
  ///   - join: How its parts meet.
  ///   - miterLimit: How many times the width a mitred corner may be long.
  ///   - dashes: The lengths of dashes and gaps in points.
  ///   - dashOffset: How far into the dashes each subpath begins, in points.
  /// - Precondition: Every number is at most 1e9. The width and the dashes are not negative, the limit is at least 1.
  public init(
    _ paint: Paint, width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    precondition(width >= 0 && width <= 1e9, "the width of a stroke is finite and not negative")
    precondition(miterLimit >= 1 && miterLimit <= 1e9, "the miter limit of a stroke is finite and at least 1")
    precondition(dashes.allSatisfy { $0 >= 0 && $0 <= 1e9 }, "the length of a dash is finite and not negative")
    precondition(abs(dashOffset) <= 1e9, "the offset of dashes is finite")
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
  }

  /// The area that the line covers along a path, within the budget of a picture.
  func outline(of path: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
    let line = path.dashed(dashes, offset: dashOffset)
    try budget.take(line.costOfStroke)
    return line.stroked(width: width, cap: cap, join: join, miterLimit: miterLimit)
  }

  /// Whether corners are cut off where a reader that knows no limit cuts them off.
  var hasUsualCorners: Bool { join != .miter || miterLimit == 4 }
}
