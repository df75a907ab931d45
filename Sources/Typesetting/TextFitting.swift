/// Fits a line of text into a given width.
public enum TextFitting {
  /// The text if it fits, otherwise the longest beginning that fits with an ellipsis.
  ///
  /// The ellipsis U+2026 follows the longest sequence of whole characters (grapheme clusters) with which it fits. White
  /// space before the ellipsis is dropped. Nothing else is changed. The caller keeps the full text, for a title.
  ///
  /// Widths are those of the shaper for prefix and ellipsis together, so kerning counts. A text much longer than the
  /// limit is not shaped as a whole: the cost is O(m log m) for a result of m characters, plus the shaper's cost for
  /// the text itself if it is short or nearly fits.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - limit: The maximum width in points. The result is never wider.
  ///   - font: The font of the text.
  ///   - shaper: The shaper that measures the text.
  /// - Returns: The run, or nil if not even the ellipsis fits.
  /// - Throws: The errors of the shaper for the text or a beginning of it.
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
    // If kerning or a ligature narrows the text as it grows, a longer beginning may fit although a shorter one did not.
    for count in (low + 1)..<(low + 1 + lookAhead) where count <= candidates.knownCount {
      if let run = try candidates.run(ofFirst: count, shaper: shaper).fitting(limit) { best = run }
    }
    return best
  }

  /// The number of characters that are tried beyond the first that does not fit.
  private static let lookAhead = 4
}

extension GlyphRun {
  fileprivate func fitting(_ limit: Double) -> GlyphRun? {
    width <= limit ? self : nil
  }
}

/// The beginnings of a text, found character by character as far as needed.
private struct Candidates {
  private let text: String
  private let font: Font

  /// The end of each character found so far; the first element is the start of the text.
  private var ends: [String.Index]

  /// Texts up to this number of bytes are shaped as a whole first; of longer ones, the same number of characters.
  private static let short = 256

  init(text: String, font: Font) {
    self.text = text
    self.font = font
    self.ends = [text.startIndex]
  }

  /// The number of characters found so far.
  var knownCount: Int { ends.count - 1 }

  /// The run of the whole text if it fits.
  ///
  /// Otherwise, enough characters are known to contain every beginning that fits. A long text is extended to twice the
  /// length each time, until it is more than twice as wide as the limit. No kerning compensates such a margin.
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

  /// The run of the first characters, without trailing white space, and an ellipsis.
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
