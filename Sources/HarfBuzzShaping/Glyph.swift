internal import PathGeometry

/// The outline of a glyph in font units, y downwards, and what is known about it.
struct Glyph {
  /// What is known about the contours of a glyph.
  enum Contours {
    case empty
    /// Contours that are their own normal form and touch nowhere, with their ends.
    case normal(RowEnds)
    /// Contours that may meet, with their ends.
    case overlapping(RowEnds)
    /// Too many contours to look into.
    case unknown
  }

  /// The outline; nil if it is too long to be kept.
  let path: Path?
  /// The number of points of the outline.
  let points: Int
  /// The largest coordinate of its points.
  let reach: Double
  let contours: Contours

  /// A glyph with more work than this is not looked into.
  private static let work = 100_000
  /// A glyph with more elements than this is not kept.
  private static let maximumElements = 2_000

  /// The glyph of an outline in font units.
  init(_ outline: OutlineCollector, unitsPerEm: Double) {
    let isKept = !outline.isOverfull && outline.path.elements.count <= Self.maximumElements
    path = isKept ? outline.path : nil
    points = outline.count
    reach = outline.reach
    guard outline.path.bounds != nil else {
      contours = .empty
      return
    }
    guard isKept else {
      contours = .unknown
      return
    }
    let ends = RowEnds(of: outline.path, em: unitsPerEm)
    var budget = WorkBudget(Self.work)
    contours = outline.path.isDisjoint(within: &budget) ? .normal(ends) : .overlapping(ends)
  }
}

/// The x coordinates between which an outline is, in each of 16 rows that are a twelfth of an em high, in font units.
/// The baseline is the lower edge of the twelfth row. The outermost rows hold what is beyond them, too.
struct RowEnds {
  private(set) var left = SIMD16(repeating: Double.infinity)
  private(set) var right = SIMD16(repeating: -Double.infinity)

  init(of path: Path, em: Double) {
    let slack = em / 1000
    var (start, from) = (Point.zero, Point.zero)
    for element in path.flattened(tolerance: slack / 2).elements {
      switch element {
      case .move(let to): (start, from) = (to, to)
      case .line(let to):
        add(from, to, em: em, slack: slack)
        from = to
      case .close:
        add(from, start, em: em, slack: slack)
        from = start
      case .quad, .cubic, .arc: break
      }
    }
  }

  /// Adds a line to the rows that it crosses.
  private mutating func add(_ from: Point, _ to: Point, em: Double, slack: Double) {
    let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
    func row(_ y: Double) -> Int { Int(max(0, min(y / em * 12 + 12, 15))) }
    func x(_ y: Double) -> Double {
      if y <= top.y { return top.x }
      return y < bottom.y ? top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y)) : bottom.x
    }
    for row in row(top.y - slack)...row(bottom.y + slack) {
      let first = x(row == 0 ? top.y : Double(row - 12) / 12 * em - slack)
      let last = x(row == 15 ? bottom.y : Double(row - 11) / 12 * em + slack)
      left[row] = min(left[row], first - slack, last - slack)
      right[row] = max(right[row], first + slack, last + slack)
    }
  }

  /// The outermost ends in every row.
  var everywhere: RowEnds {
    var ends = self
    (ends.left, ends.right) = (SIMD16(repeating: left.min()), SIMD16(repeating: right.max()))
    return ends
  }
}

/// Finds the glyphs of a line whose outlines may meet: each that is no normal form, and those that reach another one in
/// a row. Finding it out for each text costs three times as much as all else that is done for the text.
struct GlyphRow {
  /// The verbs of such glyphs and of those between them; nil if nothing is known.
  private(set) var overlaps: [Range<Int>]? = []
  /// The right ends of the glyphs before the last ones that may meet, and those of these.
  private var (end, lastEnd) = (SIMD16(repeating: -Double.infinity), SIMD16(repeating: -Double.infinity))
  /// Where the verbs of the last glyphs that may meet begin.
  private var lastStart = 0

  /// Glyphs that are closer count as overlapping, in points.
  private static let gap = 0.001
  /// Points beyond this distance are too coarse for a glyph's own result.
  private static let farthest = 100_000.0

  /// Adds a glyph.
  ///
  /// - Parameters:
  ///   - verbs: Its verbs in the outline of the line.
  ///   - origin: Its origin, in points.
  ///   - scale: Points per font unit.
  mutating func add(_ contours: Glyph.Contours, verbs: Range<Int>, at origin: Point, scale: Double) {
    switch contours {
    case .empty: break
    case .normal(let rows): add(rows, meetsItself: false, verbs, at: origin, scale: scale)
    case .overlapping(let rows): add(rows, meetsItself: true, verbs, at: origin, scale: scale)
    case .unknown: overlaps = nil
    }
  }

  private mutating func add(
    _ rows: RowEnds, meetsItself: Bool, _ verbs: Range<Int>, at origin: Point, scale: Double
  ) {
    let ends = origin.y == 0 ? rows : rows.everywhere
    let (left, right) = (origin.x + ends.left * scale, origin.x + ends.right * scale)
    // A glyph that reaches back farther than to its neighbours is rare.
    if (left - end).min() <= Self.gap || right.max() >= Self.farthest { overlaps = nil }
    let meetsLast = (left - lastEnd).min() <= Self.gap
    if !meetsLast {
      end.replace(with: lastEnd, where: lastEnd .> end)
      lastStart = verbs.lowerBound
    }
    lastEnd.replace(with: right, where: right .> lastEnd)
    guard meetsLast || meetsItself else { return }
    if overlaps?.last?.lowerBound == lastStart { overlaps?.removeLast() }
    overlaps?.append(lastStart..<verbs.upperBound)
  }
}
