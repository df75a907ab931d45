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

  /// Whether the text holds letters of a script that runs to the left, such as Hebrew or Arabic.
  ///
  /// Such a run gets no `textLength`: Firefox draws letters that it spaces to the left on top of each other.
  public let holdsRightToLeft: Bool

  /// In which direction the line runs: that of the first letter that has one, or from left to right. See
  /// ``directed(_:)``.
  public private(set) var direction: LayoutDirection

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
    self.init(
      text: text, font: font, width: width, metrics: metrics,
      isJoined: text.unicodeScalars.contains(where: JoinedScripts.contains), holdsRightToLeft: text.holdsRightToLeft,
      isFitted: isFitted, direction: LayoutDirection(firstStrongOf: text) ?? .leftToRight)
  }

  /// The run of a text that is ASCII throughout.
  init(ascii text: String, font: Font, width: Double, metrics: FontMetrics) {
    self.init(
      text: text, font: font, width: width, metrics: metrics, isJoined: false, holdsRightToLeft: false,
      isFitted: false, direction: .leftToRight)
  }

  private init(
    text: String, font: Font, width: Double, metrics: FontMetrics, isJoined: Bool, holdsRightToLeft: Bool,
    isFitted: Bool, direction: LayoutDirection
  ) {
    precondition(width.isFinite && width >= 0, "the width of a run is finite and not negative")
    self.text = text
    self.font = font
    self.width = width
    self.metrics = metrics
    self.isJoined = isJoined
    self.isFitted = isFitted
    self.holdsRightToLeft = holdsRightToLeft
    self.direction = direction
  }

  /// This run in a line of another direction; nil leaves it as it is. Only mixed text looks different.
  public func directed(_ direction: LayoutDirection?) -> GlyphRun {
    var copy = self
    if let direction { copy.direction = direction }
    return copy
  }

  /// Whether the line runs to the left and the parts of the text stand in another order for it.
  package var isTurned: Bool { direction == .rightToLeft && !text.hasOneOrder }

  /// Whether renderers are told to space the letters to ``width``.
  package var isSpaced: Bool {
    // A single letter that is given room is stretched by few of them.
    !isJoined && !holdsRightToLeft && !isTurned && !(isFitted && text.count == 1)
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
