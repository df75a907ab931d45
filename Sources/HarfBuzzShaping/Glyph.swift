internal import PathGeometry

/// The outline of a glyph in font units, y downwards, and what is known about it.
struct Glyph {
  /// What is known about the contours of a glyph.
  enum Contours {
    case empty
    /// Contours that are their own normal form and touch nowhere, with their ends.
    case normal(RowEnds)
    case other
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
    var budget = WorkBudget(Self.work)
    let isNormal = !outline.isOverfull && outline.path.isDisjoint(within: &budget)
    contours = isNormal ? .normal(RowEnds(of: outline.path, em: unitsPerEm)) : .other
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

/// Finds out whether the outline of a line of glyphs is its own normal form: if each glyph is, and none reaches those
/// before it in any row. Finding it out for each text costs three times as much as all else that is done for the text.
struct GlyphRow {
  /// Whether the glyphs so far are in normal form.
  private(set) var isNormal = true
  private var end = SIMD16(repeating: -Double.infinity)

  /// Glyphs that are closer count as overlapping, in points.
  private static let gap = 0.001
  /// Points beyond this distance are too coarse for a glyph's own result.
  private static let farthest = 100_000.0

  /// Adds a glyph.
  ///
  /// - Parameters:
  ///   - origin: Its origin, in points.
  ///   - scale: Points per font unit.
  mutating func add(_ contours: Glyph.Contours, at origin: Point, scale: Double) {
    switch contours {
    case .empty: break
    case .normal(let rows):
      let ends = origin.y == 0 ? rows : rows.everywhere
      let (left, right) = (origin.x + ends.left * scale, origin.x + ends.right * scale)
      let gaps = left - end
      isNormal = isNormal && gaps.min() > Self.gap && right.max() < Self.farthest
      end.replace(with: right, where: right .> end)
    case .other: isNormal = false
    }
  }
}
