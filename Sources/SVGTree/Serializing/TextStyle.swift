import PathGeometry
import Typesetting

/// What several texts have in common, written once on the group around them. Nil for what they do not share.
struct TextStyle: Hashable {
  var families: FontFamilies?
  var size: Double?
  var weight: Font.Weight?
  var anchor: TextRun.Anchor?
  var color: Color?
  /// Whether letters are drawn exactly where they are measured, and not moved to whole pixels.
  var isPrecise: Bool?

  /// Nothing that is shared.
  static let none = TextStyle()

  /// This style inside a group with the style `outer`.
  func inside(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      families: families ?? outer.families, size: size ?? outer.size, weight: weight ?? outer.weight,
      anchor: anchor ?? outer.anchor, color: color ?? outer.color, isPrecise: isPrecise ?? outer.isPrecise)
  }
}

extension TextStyle {
  /// The common style of the texts in `nodes`. Nil if there are fewer than two texts, or if they have several fonts.
  init?(sharedBy nodes: [Node]) {
    var common = Common()
    let areTextsAlone = common.collect(from: nodes)
    guard common.count > 1, var style = common.style, style.families != nil, style.size != nil else { return nil }
    // An outline would inherit the opacity too.
    if !areTextsAlone { style.color = nil }
    self = style
  }

  /// Compares texts one by one.
  private struct Common {
    var style: TextStyle?
    var count = 0

    /// Adds every text. Returns whether there are only texts and groups.
    mutating func collect(from nodes: [Node]) -> Bool {
      var areTextsAlone = true
      for node in nodes {
        switch node {
        case .text(let text): add(text)
        case .group(let group):
          if group.mask != nil || !collect(from: group.children) { areTextsAlone = false }
        case .link(let link):
          _ = collect(from: link.children)
          areTextsAlone = false
        case .drawing, .image: areTextsAlone = false
        }
      }
      return areTextsAlone
    }

    private mutating func add(_ text: TextRun) {
      count += 1
      guard style != nil else {
        style = TextStyle(text)
        return
      }
      let font = text.run.font
      if style?.families != font.familyList { style?.families = nil }
      if style?.size != font.size { style?.size = nil }
      if style?.weight != font.weight { style?.weight = nil }
      if style?.anchor != text.anchor { style?.anchor = nil }
      if style?.color != text.color { style?.color = nil }
      if style?.isPrecise != text.run.isPrecise(at: text.anchor) { style?.isPrecise = nil }
    }
  }

  /// The style of one text.
  init(_ text: TextRun) {
    self.init(
      families: text.run.font.familyList, size: text.run.font.size, weight: text.run.font.weight, anchor: text.anchor,
      color: text.color, isPrecise: text.run.isPrecise(at: text.anchor))
  }
}

extension TextRun.Anchor {
  /// The value of `text-anchor`.
  var word: StaticString {
    switch self {
    case .start: "start"
    case .middle: "middle"
    case .end: "end"
    }
  }
}

extension GlyphRun {
  /// Whether a text at this anchor is drawn exactly where it is measured.
  ///
  /// Otherwise Chromium would move the letters of a centred text to whole pixels. In a text that is spaced from its
  /// beginning it finds better places by itself, and WebKit draws precise letters worse.
  func isPrecise(at anchor: TextRun.Anchor) -> Bool { isFitted && anchor == .middle }
}

extension SVGSerializer {
  /// Writes the parts of a style that differ from the style around it.
  mutating func write(_ style: TextStyle) {
    write(
      color: style.color, families: style.families, size: style.size, weight: style.weight, anchor: style.anchor,
      isPrecise: style.isPrecise)
  }

  /// Writes the two colours of an embedded text. Returns whether it has two.
  mutating func writeAdaptiveColor(of text: TextRun) -> Bool {
    guard profile.kind == .embed, let dark = text.darkColor else { return false }
    start("fill")
    write(Adaptive(text.color, dark: dark))
    bytes.append(UInt8(ascii: "\""))
    if let outer = inherited.color, outer.alpha < 1 { attribute("fill-opacity", share: 1) }
    return true
  }

  /// Writes the parts of a text's style that differ from the style around it, with a colour or without one.
  mutating func write(styleOf run: GlyphRun, at anchor: TextRun.Anchor, _ color: Color?) {
    if anchor != .middle { contents.hasAnchoredTexts = true }
    write(
      color: color, families: run.font.familyList, size: run.font.size, weight: run.font.weight, anchor: anchor,
      isPrecise: run.isPrecise(at: anchor))
  }

  /// Writes a colour of texts that differs from the one around them.
  mutating func write(color: Color) {
    if color == inherited.color { return }
    write(color, as: .fill)
    if color.alpha == 1, let outer = inherited.color, outer.alpha < 1 { attribute("fill-opacity", share: 1) }
  }

  private mutating func write(
    color: Color?, families: FontFamilies?, size: Double?, weight: Font.Weight?, anchor: TextRun.Anchor?,
    isPrecise: Bool?
  ) {
    if let color { write(color: color) }
    if let families, families != inherited.families {
      start("font-family")
      families.write(to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    if let size, size != inherited.size { attribute("font-size", size) }
    if let weight, weight != inherited.weight ?? .regular {
      attribute("font-weight", weight.cssValue)
    }
    if let anchor, anchor != inherited.anchor ?? .start {
      attribute("text-anchor", word: anchor.word)
    }
    if isPrecise == true, inherited.isPrecise != true {
      attribute("text-rendering", word: "geometricPrecision")
    }
  }
}
