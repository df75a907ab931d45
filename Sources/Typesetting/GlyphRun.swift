import PathGeometry

/// The vertical metrics of a font, as fractions of an em.
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

/// One line of text, measured in one font: the result of a shaper and the input of layout.
public struct GlyphRun: Hashable, Sendable {
  /// The text that was measured.
  public let text: String

  /// The requested font.
  public let font: Font

  /// The advance of the whole text in points, for the SVG attribute `textLength`.
  public private(set) var width: Double

  /// The vertical metrics of the font that was measured.
  public let metrics: FontMetrics

  /// Whether the text has letters of a script that joins, stacks or reorders them, such as Arabic or Devanagari.
  ///
  /// Such a run has no `textLength`: renderers that support the attribute would separate the letters.
  public let isJoined: Bool

  /// Whether the text has letters of a right-to-left script, such as Hebrew or Arabic.
  ///
  /// Such a run has no `textLength`: Firefox draws such letters on top of each other when it spaces them.
  public let holdsRightToLeft: Bool

  /// The direction of the line: that of the first letter with a direction, or left to right. See ``directed(_:)``.
  public private(set) var direction: LayoutDirection

  /// Whether ``width`` is a target width, not the natural width in the font. Letters are then spaced to it wherever the
  /// text is drawn: live text by `textLength`, outlines by ``TextShaper/outline(of:)``.
  public private(set) var isFitted: Bool

  /// A measured run.
  ///
  /// - Parameters:
  ///   - text: The text; its scripts determine ``isJoined``. The cost is linear in its length.
  ///   - font: The requested font.
  ///   - width: The advance of the whole text in points: finite and not negative.
  ///   - metrics: The vertical metrics of the font that was measured.
  ///   - isFitted: Whether outlines are spaced to the width too.
  public init(text: String, font: Font, width: Double, metrics: FontMetrics, isFitted: Bool = false) {
    let isASCII = text.isASCII
    self.init(
      text: text, font: font, width: width, metrics: metrics,
      isJoined: !isASCII && text.unicodeScalars.contains(where: JoinedScripts.contains),
      holdsRightToLeft: !isASCII && text.holdsRightToLeft,
      isFitted: isFitted, direction: isASCII ? .leftToRight : LayoutDirection(firstStrongOf: text) ?? .leftToRight)
  }

  /// The run of a text of only ASCII.
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

  /// This run spaced to another width, in points: finite and not negative.
  package consuming func fitted(to width: Double) -> GlyphRun {
    precondition(width.isFinite && width >= 0, "the width of a run is finite and not negative")
    self.width = width
    isFitted = true
    return self
  }

  /// This run in a line of another direction; nil keeps the direction. Only mixed text looks different.
  public func directed(_ direction: LayoutDirection?) -> GlyphRun {
    var copy = self
    if let direction { copy.direction = direction }
    return copy
  }

  /// Whether another run has the same glyphs. Those of equal texts may be others: a letter is composed in two ways.
  package func isSame(as other: GlyphRun) -> Bool { self == other && text.utf8.elementsEqual(other.text.utf8) }

  /// Whether the line is right to left and this changes the order of the parts of the text.
  package var isTurned: Bool { direction == .rightToLeft && !text.hasOneOrder }

  /// Whether the output tells renderers to space the letters to ``width``.
  package var isSpaced: Bool {
    // Few renderers stretch a single letter to a target width.
    !isJoined && !holdsRightToLeft && !isTurned && !(isFitted && text.isOneCharacter)
  }

  /// The height of capital letters in points.
  public var capHeight: Double { metrics.capHeight * font.size }

  /// The baseline that centres capital letters and digits on a y coordinate.
  ///
  /// - Parameter y: The y coordinate of the middle in points, y down.
  /// - Returns: The SVG attribute `y` of the text.
  public func baseline(centredAt y: Double) -> Double {
    y + capHeight / 2
  }

  /// The baseline of a line that is centred, from ascender to descender, in a box.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the box in points, y down.
  ///   - height: The height of the box in points.
  /// - Returns: The SVG attribute `y` of the text.
  public func baseline(inBoxFrom top: Double, height: Double) -> Double {
    let lineHeight = (metrics.ascender - metrics.descender) * font.size
    return top + (height - lineHeight) / 2 + metrics.ascender * font.size
  }
}

extension String {
  /// Whether every character is ASCII.
  package var isASCII: Bool {
    readUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } }
  }

  /// Whether the text is a single character as a reader sees it.
  fileprivate var isOneCharacter: Bool {
    // Two ASCII characters are one only as CR LF, and most texts begin with two others.
    var bytes = utf8.makeIterator()
    if let first = bytes.next(), let second = bytes.next(), first < 0x80, second < 0x80, first != 0x0D { return false }
    return count == 1
  }
}
