internal import PathGeometry

/// The outline of a glyph in font units, y downwards, and what is known about it.
struct Glyph {
  /// What is known about the contours of a glyph.
  enum Contours {
    case empty
    /// Contours that are their own normal form and touch nowhere, between two x coordinates in font units.
    case normal(left: Double, right: Double)
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
  init(_ outline: OutlineCollector) {
    let isKept = !outline.isOverfull && outline.path.elements.count <= Self.maximumElements
    path = isKept ? outline.path : nil
    points = outline.count
    reach = outline.reach
    guard let bounds = outline.path.bounds else {
      contours = .empty
      return
    }
    var budget = WorkBudget(Self.work)
    let isNormal = !outline.isOverfull && outline.path.isDisjoint(within: &budget)
    contours = isNormal ? .normal(left: bounds.minX, right: bounds.maxX) : .other
  }
}

/// Finds out whether the outline of a line of glyphs is its own normal form: if each glyph is, and none reaches the next.
/// Finding it out for each text costs three times as much as all else that is done for the text.
struct GlyphRow {
  /// Whether the glyphs so far are in normal form.
  private(set) var isNormal = true
  private var end = -Double.infinity

  /// Glyphs that are closer count as overlapping, in points.
  private static let gap = 0.001
  /// Points beyond this distance are too coarse for a glyph's own result.
  private static let farthest = 100_000.0

  /// Adds a glyph.
  ///
  /// - Parameters:
  ///   - x: The x coordinate of its origin, in points.
  ///   - scale: Points per font unit.
  mutating func add(_ contours: Glyph.Contours, x: Double, scale: Double) {
    switch contours {
    case .empty: break
    case .normal(let left, let right):
      isNormal = isNormal && x + left * scale > end + Self.gap && x + right * scale < Self.farthest
      end = x + right * scale
    case .other: isNormal = false
    }
  }
}
