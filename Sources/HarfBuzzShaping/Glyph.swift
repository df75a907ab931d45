internal import PathGeometry

/// The outline of a glyph in font units, y downwards, and what is known about it.
final class Glyph {
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
  /// The outline in the last sizes.
  private var shapes: [(scale: Double, shape: LetterShape)] = []

  /// A glyph with more work than this is not looked into.
  private static let work = 100_000
  /// A glyph with more elements than this is not kept.
  private static let maximumElements = 2_000
  /// The maximum number of sizes.
  static let sizes = 4

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

extension Glyph {
  /// The outline in a size; nil if it is empty, or too long to be kept.
  func shape(scale: Double) -> LetterShape? {
    if let known = shapes.first(where: { $0.scale == scale }) { return known.shape }
    guard let shape = path.flatMap({ LetterShape($0.applying(.scale(scale))) }) else { return nil }
    if shapes.count == Self.sizes { shapes.removeFirst() }
    shapes.append((scale, shape))
    return shape
  }
}

/// The x coordinates between which an outline is, in each of 16 rows that are a twelfth of an em high, in font units.
/// The baseline is the lower edge of the twelfth row. The outermost rows hold what is beyond them, too.
struct RowEnds {
  private(set) var left = SIMD16(repeating: Float.infinity)
  private(set) var right = SIMD16(repeating: -Float.infinity)
  /// The outermost ends of all rows.
  private(set) var (leftmost, rightmost) = (Float.infinity, -Float.infinity)

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
    (leftmost, rightmost) = (left.min(), right.max())
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
      left[row] = min(left[row], Float(min(first, last) - slack))
      right[row] = max(right[row], Float(max(first, last) + slack))
    }
  }

  /// The outermost ends in every row.
  var everywhere: RowEnds {
    var ends = self
    (ends.left, ends.right) = (SIMD16(repeating: leftmost), SIMD16(repeating: rightmost))
    return ends
  }
}

/// Finds the glyphs of a line whose outlines may meet: each that is no normal form, and those that reach another one in
/// a row. Finding it out for each text costs three times as much as all else that is done for the text.
struct GlyphRow {
  /// The letters of such glyphs and of those between them; nil if nothing is known.
  private(set) var overlaps: [Range<Int>]? = []
  /// The origin of the last glyph.
  private var x = 0.0
  /// The right ends of the glyphs before the last ones that may meet, and those of all, from that origin.
  private var (end, lastEnd) = (SIMD16(repeating: -Float.infinity), SIMD16(repeating: -Float.infinity))
  private var rightmost = -Float.infinity
  /// The first of the last glyphs that may meet.
  private var lastStart = 0
  /// The number of letters. Glyphs without an outline are none.
  private var count = 0

  /// Glyphs that are closer count as overlapping, in points.
  private static let gap: Float = 0.001
  /// Points beyond this distance are too coarse for a glyph's own result.
  private static let farthest = 100_000.0

  /// Adds a glyph.
  ///
  /// - Parameters:
  ///   - glyph: Nil for one that is no letter of the outline.
  ///   - origin: Its origin, in points.
  ///   - scale: Points per font unit.
  mutating func add(_ glyph: Glyph?, at origin: Point, scale: Double) {
    switch glyph?.contours {
    case .empty: break
    case .normal(let rows): add(rows, meetsItself: false, at: origin, scale: Float(scale))
    case .overlapping(let rows): add(rows, meetsItself: true, at: origin, scale: Float(scale))
    case .unknown, nil: overlaps = nil
    }
  }

  private mutating func add(_ rows: RowEnds, meetsItself: Bool, at origin: Point, scale: Float) {
    let step = Float(origin.x - x)
    x = origin.x
    end -= step
    lastEnd -= step
    rightmost -= step
    let rows = origin.y == 0 ? rows : rows.everywhere
    var meetsLast = false
    // Most glyphs are beside all others.
    if rows.leftmost * scale <= rightmost + Self.gap {
      let left = rows.left * scale
      // A glyph that reaches back farther than to its neighbours is rare.
      if (left - end).min() <= Self.gap { overlaps = nil }
      meetsLast = (left - lastEnd).min() <= Self.gap
    }
    if !meetsLast {
      end = lastEnd
      lastStart = count
    }
    count += 1
    let right = rows.right * scale
    lastEnd.replace(with: right, where: right .> lastEnd)
    rightmost = max(rightmost, rows.rightmost * scale)
    if x + Double(rightmost) >= Self.farthest { overlaps = nil }
    guard meetsLast || meetsItself else { return }
    if overlaps?.last?.lowerBound == lastStart { overlaps?.removeLast() }
    overlaps?.append(lastStart..<count)
  }
}
