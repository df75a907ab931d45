/// Fitting a line of text into a given width.
public enum TextFitting {
  /// The text if it fits, or else as much of its beginning as fits with an ellipsis.
  ///
  /// The ellipsis U+2026 follows the longest run of whole characters (grapheme clusters) with which it fits. White
  /// space before the ellipsis is dropped. Nothing else is changed: the caller keeps the full text, for a title.
  ///
  /// Widths are the shaper's, of prefix and ellipsis together, so kerning counts. A text much longer than its room is
  /// not shaped as a whole: the cost is O(m log m) for a result of m characters, plus what the shaper costs for the
  /// text itself where it is short or nearly fits.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - limit: The room in points. The result is never wider.
  ///   - font: The font to set it in.
  ///   - shaper: What measures the text.
  /// - Returns: The run, or nil when not even the ellipsis fits.
  /// - Throws: What the shaper throws for the text or for a beginning of it.
  public static func truncated(
    _ text: String, toWidth limit: Double, in font: Font, shaper: some TextShaper
  ) throws(ShapingError) -> GlyphRun? {
    var candidates = Candidates(text: text, font: font)
    if let whole = try candidates.whole(fitting: limit, shaper: shaper) { return whole }

    guard var best = try candidates.run(ofFirst: 0, shaper: shaper).fitting(limit) else { return nil }
    var low = 0
    var high = candidates.knownCount + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if let run = try candidates.run(ofFirst: middle, shaper: shaper).fitting(limit) {
        best = run
        low = middle
      } else {
        high = middle
      }
    }
    // Where kerning or a ligature narrows the text as it grows, a longer beginning may fit after a shorter did not.
    for count in (low + 1)..<(low + 1 + lookAhead) where count <= candidates.knownCount {
      if let run = try candidates.run(ofFirst: count, shaper: shaper).fitting(limit) { best = run }
    }
    return best
  }

  /// How many characters beyond the first that does not fit are tried.
  private static let lookAhead = 4
}

extension GlyphRun {
  fileprivate func fitting(_ limit: Double) -> GlyphRun? {
    width <= limit ? self : nil
  }
}

/// The beginnings of a text, found character by character as far as they are needed.
private struct Candidates {
  private let text: String
  private let font: Font

  /// Where each character that has been looked at ends; the first element is the start of the text.
  private var ends: [String.Index]

  /// Texts up to this many bytes are shaped as a whole first; of longer ones, as many characters.
  private static let short = 256

  init(text: String, font: Font) {
    self.text = text
    self.font = font
    self.ends = [text.startIndex]
  }

  /// The number of characters that have been looked at.
  var knownCount: Int { ends.count - 1 }

  /// The run of the whole text if it fits.
  ///
  /// If not, enough characters have been looked at to hold every beginning that fits: a long text is taken in twice
  /// the length each time, until it is more than twice as wide as the room, a margin that no kerning makes up for.
  mutating func whole(fitting limit: Double, shaper: some TextShaper) throws(ShapingError) -> GlyphRun? {
    if text.utf8.count <= Self.short {
      if let run = try shaper.shape(text, in: font).fitting(limit) { return run }
      lookAt(Self.short)
      return nil
    }
    var count = Self.short
    while true {
      lookAt(count)
      let isWhole = ends[knownCount] == text.endIndex
      let run = try shaper.shape(isWhole ? text : String(text[..<ends[knownCount]]), in: font)
      if isWhole { return run.fitting(limit) }
      if !(run.width <= 2 * limit + 4 * font.size) { return nil }
      count *= 2
    }
  }

  /// The run of the first characters, less trailing white space, and an ellipsis.
  func run(ofFirst count: Int, shaper: some TextShaper) throws(ShapingError) -> GlyphRun {
    var count = count
    while count > 0, text[ends[count - 1]].isWhitespace { count -= 1 }
    return try shaper.shape(text[..<ends[count]] + "\u{2026}", in: font)
  }

  private mutating func lookAt(_ count: Int) {
    while knownCount < count, let last = ends.last, last < text.endIndex {
      ends.append(text.index(after: last))
    }
  }
}
