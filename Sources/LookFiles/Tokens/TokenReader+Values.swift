import KeyTables
import SVGTree
import SourceTree
import Typesetting

/// The values of tokens, in the format and in the older forms of texts. Errors are at their places in the files of tokens.
extension TokenReader {
  /// A colour: a space with components, or any text that a look takes.
  mutating func color(_ node: SourceNode) throws(SourceError) -> Color {
    let node = try resolved(node)
    guard case .map = node.content else { return try Field(root: node).color() }
    let space = try part("colorSpace", of: node)
    var parts: [String] = []
    let components = try Field(root: part("components", of: node)).list()
    for field in components { parts.append(try component(field.node)) }
    let name = try Field(root: space).text()
    let isFunction = ["hsl", "hwb", "lab", "lch", "oklab", "oklch"].contains(name)
    var text = (isFunction ? name + "(" : "color(" + name + " ") + parts.joined(separator: " ")
    if let alpha = node["alpha"] { text += " / " + (try component(alpha)) }
    do { return try Color(parsing: text + ")") } catch {
      throw TokenProblem.badValue(text: text + ")", needed: "a colour").error(at: node.position)
    }
  }

  /// A component of a colour as CSS has it.
  private mutating func component(_ node: SourceNode) throws(SourceError) -> String {
    let node = try resolved(node)
    if node.content == .text("none") { return "none" }
    let value = try Field(root: node).number(in: -1e6...1e6)
    return YAMLValue.number(abs(value) < 1e-9 ? 0 : value).line
  }

  /// A length in points: in pixels of CSS or in `rem`, of which one is 16 pixels.
  mutating func length(_ node: SourceNode) throws(SourceError) -> Double {
    let node = try resolved(node)
    let needed = "a dimension such as 4px or 0.25rem"
    var number = node
    var unit = "px"
    if case .map = node.content {
      number = try resolved(part("value", of: node))
      unit = try Field(root: resolved(part("unit", of: node))).text()
    } else {
      var text = try Field(root: node).text()
      for suffix in ["px", "rem"] where text.hasSuffix(suffix) {
        unit = suffix
        text = String(text.dropLast(suffix.count))
        break
      }
      number.content = .text(text)
    }
    guard unit == "px" || unit == "rem", let value = try? self.number(number) else {
      let shown = node.text ?? (number.text ?? "") + unit
      throw TokenProblem.badValue(text: shown, needed: needed).error(at: node.position)
    }
    return unit == "rem" ? value * 16 : value
  }

  mutating func number(_ node: SourceNode) throws(SourceError) -> Double {
    var node = try resolved(node)
    guard let text = node.text, text.utf8.last == UInt8(ascii: "%") else {
      return try Field(root: node).number(in: -1e15...1e15)
    }
    // Tokens Studio has opacities in per cent.
    node.content = .text(String(text.dropLast()))
    return try Field(root: node).number(in: -1e15...1e15) / 100
  }

  /// The families of a font, in order of preference.
  mutating func families(_ node: SourceNode) throws(SourceError) -> [String] {
    let node = try resolved(node)
    guard case .list(let elements) = node.content else {
      // Older files have one text.
      return try Field(root: node).text().partsBetweenCommas.map { String($0.trimmingSpaces) }
    }
    var families: [String] = []
    for element in elements { families.append(try Field(root: resolved(element)).text()) }
    return families
  }

  /// The weight of a font that looks have nearest to a number or a word.
  mutating func weight(_ node: SourceNode) throws(SourceError) -> Int {
    let node = try resolved(node)
    let text = try Field(root: node).text()
    let word = text.lowercased().filter { $0 != " " && $0 != "-" }
    guard let value = Self.weights[word] ?? (try? Field(root: node).number(in: 1...1000)) else {
      throw TokenProblem.badValue(text: text, needed: "a weight such as 700 or semi-bold").error(at: node.position)
    }
    return Int(min(900, max(100, (value / 100).rounded(.toNearestOrAwayFromZero) * 100)))
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "ultrabold": 800,
    "black": 900, "heavy": 900, "extrablack": 950, "ultrablack": 950,
  ]

  /// A part of a composite value.
  func part(_ key: String, of node: SourceNode) throws(SourceError) -> SourceNode {
    guard let part = node[key] else { throw TokenProblem.missingPart(key).error(at: node.position) }
    return part
  }
}
