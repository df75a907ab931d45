import Typesetting

/// What several texts have in common, written once on the group around them. Nil for what they do not share.
struct TextStyle: Hashable {
  var families: [String]?
  var size: Double?
  var weight: Font.Weight?
  var anchor: TextRun.Anchor?
  var color: Color?
  /// Whether letters are drawn exactly where they are measured, and not moved to whole pixels.
  var isPrecise: Bool?

  /// Nothing that is shared.
  static let none = TextStyle()

  /// The common style of the texts in `nodes`. Nil if there are fewer than two texts, or if they have several fonts.
  init?(sharedBy nodes: [Node]) {
    var texts: [TextRun] = []
    let areTextsAlone = Self.collect(from: nodes, into: &texts)
    guard let first = texts.first, texts.count > 1 else { return nil }
    func shared<Value: Equatable>(_ path: KeyPath<TextRun, Value>) -> Value? {
      texts.allSatisfy { $0[keyPath: path] == first[keyPath: path] } ? first[keyPath: path] : nil
    }
    guard let families = shared(\.run.font.families), let size = shared(\.run.font.size) else { return nil }
    self.families = families
    self.size = size
    weight = shared(\.run.font.weight)
    anchor = shared(\.anchor)
    isPrecise = shared(\.run.isFitted)
    // An outline would inherit the opacity too.
    color = areTextsAlone ? shared(\.color) : nil
  }

  private init() {}

  /// Adds every text. Returns whether there are only texts and groups.
  private static func collect(from nodes: [Node], into texts: inout [TextRun]) -> Bool {
    var areTextsAlone = true
    for node in nodes {
      switch node {
      case .text(let text): texts.append(text)
      case .group(let group):
        if group.mask != nil || !collect(from: group.children, into: &texts) { areTextsAlone = false }
      case .link(let link):
        _ = collect(from: link.children, into: &texts)
        areTextsAlone = false
      case .drawing, .image: areTextsAlone = false
      }
    }
    return areTextsAlone
  }

  /// This style inside a group with the style `outer`.
  func inside(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      families: families ?? outer.families, size: size ?? outer.size, weight: weight ?? outer.weight,
      anchor: anchor ?? outer.anchor, color: color ?? outer.color, isPrecise: isPrecise ?? outer.isPrecise)
  }

  private init(
    families: [String]?, size: Double?, weight: Font.Weight?, anchor: TextRun.Anchor?, color: Color?, isPrecise: Bool?
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.color = color
    self.isPrecise = isPrecise
  }

  /// The style of one text.
  init(_ text: TextRun) {
    self.init(
      families: text.run.font.families, size: text.run.font.size, weight: text.run.font.weight, anchor: text.anchor,
      color: text.color, isPrecise: text.run.isFitted)
  }
}

extension SVGSerializer {
  /// Writes the parts of a style that differ from the style around it.
  func write(_ style: TextStyle, to bytes: inout [UInt8]) {
    if let color = style.color, color != inherited.color {
      write(color: color, name: "fill", to: &bytes)
      if color.alpha == 1, let outer = inherited.color, outer.alpha < 1 {
        attribute("fill-opacity", share: 1, to: &bytes)
      }
    }
    if let families = style.families, families != inherited.families {
      start("font-family", to: &bytes)
      FontFamilies.write(families, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    if let size = style.size, size != inherited.size { attribute("font-size", size, to: &bytes) }
    if let weight = style.weight, weight != inherited.weight ?? .regular {
      attribute("font-weight", weight.cssValue, to: &bytes)
    }
    if let anchor = style.anchor, anchor != inherited.anchor ?? .start {
      attribute("text-anchor", anchor.rawValue, to: &bytes)
    }
    if style.isPrecise == true, inherited.isPrecise != true {
      attribute("text-rendering", "geometricPrecision", to: &bytes)
    }
  }
}
