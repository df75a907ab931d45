import XMLChecking

/// The rules of an icon's `style` elements: those that exporters write, with a type, classes and an id as selectors.
struct StyleSheet {
  /// One selector with its declarations.
  struct Rule {
    var type: String?
    var id: String?
    var classes: Set<String> = []
    var declarations: [Declaration] = []

    /// The specificity of the selector. Of equal ones, the later wins.
    var specificity: Int { (id == nil ? 0 : 1_000_000) + classes.count * 1_000 + (type == nil ? 0 : 1) }

    func matches(_ element: Element, id elementID: String?, classes elementClasses: Set<String>) -> Bool {
      (type == nil || type == element.name) && (id == nil || id == elementID) && classes.isSubset(of: elementClasses)
    }
  }

  private var rules: [Rule] = []

  /// The declarations of all rules for an element, in ascending order of specificity.
  func declarations(for element: Element) -> [Declaration] {
    guard !rules.isEmpty else { return [] }
    let id = element.attribute("id")?.text
    let classes = Set((element.attribute("class")?.text ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
    let matching = rules.enumerated().filter { $1.matches(element, id: id, classes: classes) }
    let ordered = matching.sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
    return ordered.flatMap(\.element.declarations)
  }

  // MARK: Reading

  /// Adds the rules of one `style` element.
  mutating func append(_ source: Located) throws(IconFault) {
    let text = source.withoutComments
    let bytes = Array(text.text.utf8)
    var start = 0
    while true {
      while start < bytes.count, bytes[start].isBlank { start += 1 }
      if start == bytes.count { return }
      guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else {
        throw Self.atRule(in: text, bytes, start) ?? IconFault(.styleSheet(.notClosed), at: text.place(start))
      }
      if let fault = Self.atRule(in: text, bytes, start) { throw fault }
      guard let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")),
        !bytes[(open + 1)..<close].contains(UInt8(ascii: "{")), !bytes[start..<open].contains(UInt8(ascii: "}"))
      else { throw IconFault(.styleSheet(.notClosed), at: text.place(start)) }
      let declarations = try Declaration.parse(text.part(open + 1..<close, of: bytes))
      var selector = start
      while selector <= open {
        let end = bytes[selector..<open].firstIndex(of: UInt8(ascii: ",")) ?? open
        var rule = try Self.rule(text.part(selector..<end, of: bytes))
        rule.declarations = declarations
        guard rules.count < IconLimits.rules else {
          throw IconFault(.styleSheet(.tooManyRules(maximum: IconLimits.rules)), at: text.place(start))
        }
        rules.append(rule)
        selector = end + 1
      }
      start = close + 1
    }
  }

  private static func atRule(in text: Located, _ bytes: [UInt8], _ start: Int) -> IconFault? {
    let rest = bytes[start...]
    guard rest.first == UInt8(ascii: "@") else { return nil }
    let name = rest.prefix { !$0.isBlank && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ";") }
    return IconFault(.styleSheet(.atRule(String(decoding: name, as: UTF8.self))), at: text.place(start))
  }

  private static func rule(_ selector: Located) throws(IconFault) -> Rule {
    let fault = IconFault(.styleSheet(.selector(selector.text)), at: selector.offset)
    var rule = Rule()
    var rest = Array(selector.text.utf8)[...]
    guard !rest.isEmpty else { throw fault }
    while let mark = rest.first {
      let isNamed = mark == UInt8(ascii: ".") || mark == UInt8(ascii: "#")
      if isNamed { rest.removeFirst() }
      if mark == UInt8(ascii: "*"), rest.startIndex == 0 {
        rest.removeFirst()
        continue
      }
      let name = rest.prefix(while: isNamePart)
      rest = rest.dropFirst(name.count)
      guard !name.isEmpty, isNamed || name.startIndex == 0 else { throw fault }
      let word = String(decoding: name, as: UTF8.self)
      switch mark {
      case UInt8(ascii: "."): rule.classes.insert(word)
      case UInt8(ascii: "#"):
        guard rule.id == nil || rule.id == word else { throw fault }
        rule.id = word
      default: rule.type = word
      }
    }
    return rule
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F || byte >= 0x80
  }
}
