internal import PathGeometry

/// What is known about the contours of a glyph.
enum GlyphContours {
  case empty
  /// Contours that are their own normal form and touch nowhere, between two x coordinates in font units.
  case normal(left: Double, right: Double)
  case other

  /// A glyph with more work than this is not looked into.
  private static let work = 100_000

  /// The contours of an outline in font units.
  init(_ outline: OutlineCollector) {
    guard let bounds = outline.path.bounds else {
      self = .empty
      return
    }
    var budget = WorkBudget(Self.work)
    let isNormal = !outline.isOverfull && outline.path.isDisjoint(within: &budget)
    self = isNormal ? .normal(left: bounds.minX, right: bounds.maxX) : .other
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
  mutating func add(_ contours: GlyphContours, x: Double, scale: Double) {
    switch contours {
    case .empty: break
    case .normal(let left, let right):
      isNormal = isNormal && x + left * scale > end + Self.gap && x + right * scale < Self.farthest
      end = x + right * scale
    case .other: isNormal = false
    }
  }
}
