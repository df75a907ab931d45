public import PathGeometry

/// A line along an outline, half of its width on either side.
public struct Stroke: Hashable, Sendable {
  /// How a line ends: `stroke-linecap`.
  public typealias Cap = LineCap

  /// How two sides meet: `stroke-linejoin`.
  public typealias Join = LineJoin

  /// The paint of the line: `stroke`.
  public var paint: Paint
  /// The paint of the line for readers who prefer dark pages, in the web profile; nil for the same paint.
  public var darkPaint: Paint?
  /// The line's width in points: `stroke-width`.
  public var width: Double { didSet { check() } }
  /// How the line ends.
  public var cap: Cap
  /// How two sides meet.
  public var join: Join
  /// The maximum length of a mitred corner, as a multiple of the width; longer corners are cut off:
  /// `stroke-miterlimit`.
  public var miterLimit: Double { didSet { check() } }
  /// The lengths of a dash, the gap after it, the next dash, and so on, in points: `stroke-dasharray`. An odd number of
  /// lengths is repeated once. No lengths, or only zeros, give a solid line.
  public var dashes: [Double] { didSet { check() } }
  /// The position in the dash pattern where each subpath begins, in points: `stroke-dashoffset`.
  public var dashOffset: Double { didSet { check() } }

  /// A line along an outline.
  ///
  /// - Parameters:
  ///   - paint: The paint of the line.
  ///   - width: The line's width in points.
  ///   - cap: How the line ends.
  ///   - join: How two sides meet.
  ///   - miterLimit: The maximum length of a mitred corner, as a multiple of the width.
  ///   - dashes: The lengths of dashes and gaps in points.
  ///   - dashOffset: The position in the dash pattern where each subpath begins, in points.
  /// - Precondition: Every number is at most 1e9. The width and the dashes are not negative, the limit is at least 1.
  public init(
    _ paint: Paint, width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
    check()
  }

  private func check() {
    precondition(width >= 0 && width <= 1e9, "the width of a stroke is finite and not negative")
    precondition(miterLimit >= 1 && miterLimit <= 1e9, "the miter limit of a stroke is finite and at least 1")
    precondition(dashes.allSatisfy { $0 >= 0 && $0 <= 1e9 }, "the length of a dash is finite and not negative")
    precondition(abs(dashOffset) <= 1e9, "the offset of dashes is finite")
  }

  /// The area of the line along a path, within the budget of a picture.
  package func outline(of path: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
    let line = try path.dashed(dashes, offset: dashOffset, within: &budget)
    try budget.take(line.costOfStroke)
    let outline = line.stroked(width: width, cap: cap, join: join, miterLimit: miterLimit)
    // The sides of a long curve take more than those of a short one.
    try budget.take(outline.elements.count * WorkBudget.ofOutlinedElement)
    return outline
  }

  /// Whether corners are cut off at the default limit, for readers that do not know the attribute.
  var hasUsualCorners: Bool { join != .miter || miterLimit == 4 }
}
