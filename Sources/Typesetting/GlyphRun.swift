/// Vertical measures of a font, as fractions of an em.
public struct FontMetrics: Hashable, Sendable {
  /// The height of capital letters above the baseline.
  public var capHeight: Double

  /// The height of a line above the baseline.
  public var ascender: Double

  /// The depth of a line below the baseline, as a negative number.
  public var descender: Double

  /// Metrics from fractions of an em.
  ///
  /// - Parameters:
  ///   - capHeight: The height of capital letters above the baseline.
  ///   - ascender: The height of a line above the baseline.
  ///   - descender: The depth of a line below the baseline; negative.
  public init(capHeight: Double, ascender: Double, descender: Double) {
    self.capHeight = capHeight
    self.ascender = ascender
    self.descender = descender
  }
}

/// One line of text, measured in one font: what a shaper answers and what layout places.
public struct GlyphRun: Hashable, Sendable {
  /// The text as it was given to the shaper.
  public let text: String

  /// The font that was asked for.
  public let font: Font

  /// The advance of the whole text in points, for the SVG attribute `textLength`.
  public let width: Double

  /// Vertical measures of the font that was measured.
  public let metrics: FontMetrics

  /// Whether the text holds letters of a script that joins, stacks or reorders them, such as Arabic or Devanagari.
  ///
  /// Such a run gets no `textLength`: renderers that honour it tear the letters apart.
  public let isJoined: Bool

  /// Whether ``width`` is how wide the text is meant to be rather than how wide its font makes it, so that its letters are
  /// spaced to it wherever it is drawn: live text by `textLength`, outlines by ``TextShaper/outline(of:)``.
  public let isFitted: Bool

  /// A measured run.
  ///
  /// - Parameters:
  ///   - text: The text, whose scripts decide ``isJoined``. The cost is linear in its length.
  ///   - font: The font that was asked for.
  ///   - width: The advance of the whole text in points: finite and not negative.
  ///   - metrics: Vertical measures of the font that was measured.
  ///   - isFitted: Whether outlines, too, are spaced to the width.
  public init(text: String, font: Font, width: Double, metrics: FontMetrics, isFitted: Bool = false) {
    let isJoined = text.unicodeScalars.contains(where: JoinedScripts.contains)
    self.init(text: text, font: font, width: width, metrics: metrics, isJoined: isJoined, isFitted: isFitted)
  }

  init(text: String, font: Font, width: Double, metrics: FontMetrics, isJoined: Bool, isFitted: Bool = false) {
    precondition(width.isFinite && width >= 0, "the width of a run is finite and not negative")
    self.text = text
    self.font = font
    self.width = width
    self.metrics = metrics
    self.isJoined = isJoined
    self.isFitted = isFitted
  }

  /// The height of capital letters in points.
  public var capHeight: Double { metrics.capHeight * font.size }

  /// The baseline that centres capital letters and digits on a height.
  ///
  /// - Parameter y: The height of the middle in points, y downwards.
  /// - Returns: The SVG attribute `y` of the text.
  public func baseline(centredAt y: Double) -> Double {
    y + capHeight / 2
  }

  /// The baseline of a line that is centred, from ascender to descender, in a box.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the box in points, y downwards.
  ///   - height: The height of the box in points.
  /// - Returns: The SVG attribute `y` of the text.
  public func baseline(inBoxFrom top: Double, height: Double) -> Double {
    let lineHeight = (metrics.ascender - metrics.descender) * font.size
    return top + (height - lineHeight) / 2 + metrics.ascender * font.size
  }
}
