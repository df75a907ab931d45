/// The rules of a file's style sheets for classes, in the light or dark colour scheme. Animations are ignored.
struct StyleRules {
  /// The colour scheme for which a picture is checked.
  typealias Scheme = ContrastFinding.Scheme

  private struct Declaration {
    var order: Int
    var value: String
  }

  /// By class and property. The last of several rules counts.
  private var light: [String: [String: Declaration]] = [:]
  private var dark: [String: [String: Declaration]] = [:]
  private var order = 0

  /// Whether there are rules for the dark colour scheme.
  private(set) var hasDarkRules = false

  /// The value of a property in the style sheets, for an element with these classes.
  func value(_ property: String, ofClasses classes: String, in scheme: Scheme) -> String? {
    let rules = scheme == .light ? light : dark
    var found: Declaration?
    for name in classes.split(separator: " ") {
      guard let declaration = rules[String(name)]?[property] else { continue }
      if declaration.order >= found?.order ?? 0 { found = declaration }
    }
    return found?.value
  }

  // MARK: Reading

  /// Adds the rules of a style sheet that the schema allows.
  mutating func read(_ text: String) {
    var rest = text.utf8[...]
    var isDark = false
    while let brace = rest.firstIndex(where: { $0 == Self.open || $0 == Self.close }) {
      let head = Self.trimmed(rest[..<brace])
      let isEnd = rest[brace] == Self.close
      rest = rest[rest.index(after: brace)...]
      if isEnd {
        isDark = false
      } else if head.hasPrefix("@media"), head.contains("prefers-color-scheme") {
        isDark = true
        hasDarkRules = true
      } else if head.hasPrefix("@") {
        rest = Self.afterBlock(rest)
      } else {
        let end = rest.firstIndex(of: Self.close) ?? rest.endIndex
        add(rest[..<end], for: head, isDark: isDark)
        rest = rest[end...].dropFirst()
      }
    }
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")

  private mutating func add(_ block: Substring.UTF8View, for selectors: String, isDark: Bool) {
    order += 1
    for selector in selectors.split(separator: ",") {
      let name = String(Self.trimmed(selector.utf8).dropFirst())
      for part in block.split(separator: UInt8(ascii: ";")) {
        guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { continue }
        let property = Self.trimmed(part[..<colon])
        let declaration = Declaration(order: order, value: Self.trimmed(part[colon...].dropFirst()))
        dark[name, default: [:]][property] = declaration
        if !isDark { light[name, default: [:]][property] = declaration }
      }
    }
  }

  /// The text after a block, given the text after its opening brace.
  private static func afterBlock(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var depth = 1
    var rest = text
    while depth > 0, let byte = rest.popFirst() {
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
    }
    return rest
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var rest = text.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(Substring(rest))
  }
}
