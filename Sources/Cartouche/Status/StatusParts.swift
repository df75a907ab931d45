import LookModel
import PathGeometry
import SVGTree
import Typesetting

/// One part of a status badge, measured and placed. Positions are those in lines from left to right; ``StatusPainter``
/// mirrors them.
struct StatusPart {
  /// The index of its line of text; nil without a text.
  var line: Int?
  /// The width of the text.
  var textWidth = 0.0
  /// From the part's left edge to the text.
  var textInset: Double
  /// The width of the part.
  var width: Double
  /// The extra width beyond what its text needs.
  var spare = 0.0
  /// Its left edge.
  var x = 0.0
  /// The index of the message; nil for the label.
  var message: Int?
  /// The background, once the part is painted.
  var background = Paint.none
  /// The colour of its text.
  var textColor = Color.black

  var isLabel: Bool { message == nil }

  /// The middle of the text.
  var middle: Double { x + textInset + textWidth / 2 + spare / 2 }

  /// Makes the part wider without moving its left edge.
  mutating func widen(by extra: Double) {
    width += extra
    spare += extra
  }
}

/// The rule for the widths of the texts of a status badge.
struct StatusWidths {
  var textWidth: StatusLook.TextWidth
  /// The letter spacing of spaced texts, in points.
  var letterSpacing: Double
  /// The direction of the line; nil for that of the first letter with a direction.
  var direction: LayoutDirection?
  /// Whether the font is not that of the look, so that a shaper measures it and not the tables of badge services.
  var hasOwnFont: Bool

  /// The run of a text with the full width that the look gives it.
  func run(of text: String, in font: Font, shaper: some TextShaper) throws(ShapingError) -> GlyphRun {
    let table = StatusShaper()
    var run = hasOwnFont ? try shaper.shape(text, in: font) : try table.shape(text, in: font)
    // The outlines of joined letters are never squeezed. Where both shapers have one table, they differ by roundings.
    if run.isJoined, !hasOwnFont, let drawn = try? shaper.shape(text, in: font), drawn.width > run.width + 1 {
      run = run.fitted(to: drawn.width)
    }
    if let direction { run = run.directed(direction) }
    let whole = run.width.rounded(.down)
    switch textWidth {
    case .odd: return run.fitted(to: whole.truncatingRemainder(dividingBy: 2) == 0 ? whole + 1 : whole)
    case .spaced:
      let count = table.spacings(of: text, in: font)
      return run.fitted(to: count == 0 ? 0 : whole + letterSpacing * Double(count))
    }
  }

  /// A shaper that measures by this rule.
  struct Measure<Shaper: TextShaper>: TextShaper {
    let widths: StatusWidths
    let shaper: Shaper

    func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
      try widths.run(of: text, in: font, shaper: shaper)
    }
  }
}

extension StatusBadge {
  /// The link of the part that a placed part shows.
  func link(of part: StatusPart) -> LinkDestination? {
    if let message = part.message { messages[message].link } else { label.link }
  }

  /// The title of the parts.
  var shownTitle: String {
    var title = look.shown(label.text, isLabel: true)
    var separator = ": "
    for index in messages.indices {
      let text = look.shown(messages[index].text, isLabel: false)
      if text.isEmpty { continue }
      if !title.isEmpty { title += separator }
      title += text
      separator = ", "
    }
    return title
  }
}

extension StatusLook {
  /// A text as shown: without white space at its ends, with the capitals that the look sets.
  func shown(_ text: String, isLabel: Bool) -> String {
    let trimmed = text.hasPlainEnds ? text : text.trimmed
    switch textCase {
    case .plain: return trimmed
    case .upper: return trimmed.uppercased()
    case .capitalized: return isLabel ? trimmed.prefix(1).uppercased() + trimmed.dropFirst() : trimmed
    }
  }
}

extension String {
  /// Whether the text begins and ends with ASCII characters that are not white space: a quick test for most texts.
  fileprivate var hasPlainEnds: Bool {
    readUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return (0x21...0x7E).contains(first) && (0x21...0x7E).contains(last)
    }
  }

  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace || scalar == "\u{FEFF}" }
    let scalars = unicodeScalars.drop(while: isSpace)
    let end = scalars.lastIndex { !isSpace($0) }.map { scalars.index(after: $0) } ?? scalars.startIndex
    return String(scalars[..<end])
  }
}
