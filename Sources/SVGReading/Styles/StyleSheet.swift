import XMLChecking

/// The rules of `style` elements: those that exporters write, with a type, classes and an id as selectors.
struct StyleSheet {
  /// One selector with its declarations.
  struct Rule {
    var type: String?
    var id: String?
    var classes: Set<String> = []
    /// Whether it is for the outermost element alone, or for every other one alone.
    var isRoot = false
    var isInner = false
    var declarations: [Declaration] = []

    /// The specificity of the selector. Of equal ones, the later wins.
    var specificity: Int {
      (id == nil ? 0 : 1_000_000) + (classes.count + (isRoot ? 1 : 0)) * 1_000 + (type == nil ? 0 : 1)
    }

    func matches(_ element: Element, id elementID: String?, classes elementClasses: Set<String>) -> Bool {
      (type == nil || type == element.name) && (!isRoot || element.parent == nil)
        && (!isInner || element.parent != nil) && (id == nil || id == elementID)
        && classes.isSubset(of: elementClasses)
    }
  }

  private let options: SVGOptions
  /// In ascending order of specificity.
  private var rules: [Rule] = []
  /// The rules that may still be compared with an element. Applying a declaration counts as four.
  private var comparisonsLeft = SVGLimits.comparisons
  /// Whether there are rules for readers with a dark colour scheme.
  private(set) var hasDarkRules = false
  /// Whether a rule sets a paint.
  private(set) var setsPaint = false

  init(_ options: SVGOptions) { self.options = options }

  /// The declarations of all rules for an element, in ascending order of specificity.
  mutating func declarations(for element: Element) throws(SVGFault) -> [Declaration] {
    guard !rules.isEmpty else { return [] }
    let id = element.attribute("id")?.text
    let classes = Set((element.attribute("class")?.text ?? "").split { $0.isWhitespace }.map(String.init))
    var declarations: [Declaration] = []
    for rule in rules {
      let matches = rule.matches(element, id: id, classes: classes)
      comparisonsLeft -= 1 + (matches ? 4 * rule.declarations.count : 0)
      guard comparisonsLeft >= 0 else { throw SVGFault(.appliedTooOften, at: element.offset) }
      if matches { declarations += rule.declarations }
    }
    return declarations
  }

  // MARK: Reading

  /// Adds the rules of a `style` element.
  mutating func append(_ element: Element) throws(SVGFault) {
    if let media = element.attribute("media"), !["all", "screen", ""].contains(media.text) {
      throw SVGFault(.atRule("@media \(media.text)"), at: media.offset)
    }
    let source = SourceString(
      element.text, at: element.textOffset ?? element.offset, isVerbatim: element.textOffset != nil
    ).withoutComments
    let bytes = Array(source.text.utf8)
    try read(source, bytes[...], isNested: false)
  }

  private mutating func read(
    _ source: SourceString, _ bytes: ArraySlice<UInt8>, isNested: Bool
  ) throws(SVGFault) {
    var rest = bytes
    while true {
      rest = rest.drop { $0.isBlank }
      guard let first = rest.first else { return }
      if first == UInt8(ascii: "@") {
        rest = try readAtRule(source, rest, isNested: isNested)
      } else {
        rest = try readRule(source, rest)
      }
    }
  }

  /// Reads a rule, and returns what follows it.
  private mutating func readRule(
    _ source: SourceString, _ bytes: ArraySlice<UInt8>
  ) throws(SVGFault) -> ArraySlice<UInt8> {
    let start = bytes.startIndex
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")),
      !bytes[(open + 1)..<close].contains(UInt8(ascii: "{")), !bytes[..<open].contains(UInt8(ascii: "}"))
    else { throw SVGFault(.notClosed, at: source.place(start)) }
    let declarations = try Declaration.parse(source.part(open + 1..<close, of: bytes))
    if !setsPaint { setsPaint = declarations.contains { $0.setsPaint } }
    var selector = start
    while selector <= open {
      let end = bytes[selector..<open].firstIndex(of: UInt8(ascii: ",")) ?? open
      var rule = try Self.rule(source.part(selector..<end, of: bytes))
      rule.declarations = declarations
      guard rules.count < SVGLimits.rules else {
        throw SVGFault(.tooManyRules(maximum: SVGLimits.rules), at: source.place(start))
      }
      let before = rules.lastIndex { $0.specificity <= rule.specificity }
      rules.insert(rule, at: before.map { $0 + 1 } ?? 0)
      selector = end + 1
    }
    return bytes[(close + 1)...]
  }

  /// Reads the rules for dark colour schemes, passes over all other rules with `@`, and returns what follows. A strict
  /// reader refuses them.
  private mutating func readAtRule(
    _ source: SourceString, _ bytes: ArraySlice<UInt8>, isNested: Bool
  ) throws(SVGFault) -> ArraySlice<UInt8> {
    let name = bytes.prefix { !$0.isBlank && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ";") }
    if options.isStrict {
      throw SVGFault(
        .atRule(String(decoding: name, as: UTF8.self)), at: source.place(bytes.startIndex))
    }
    let head = bytes.prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ";") }
    guard bytes[head.endIndex...].first == UInt8(ascii: "{") else { return bytes[head.endIndex...].dropFirst() }
    var depth = 0
    let block = bytes[head.endIndex...].prefix { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return depth > 0
    }
    if !isNested, name.elementsEqual("@media".utf8),
      head.indices.contains(where: { head[$0...].starts(with: "prefers-color-scheme".utf8) })
    {
      hasDarkRules = true
      if options.isDark { try read(source, block.dropFirst(), isNested: true) }
    }
    return bytes[block.endIndex...].dropFirst()
  }

  private static func rule(_ selector: SourceString) throws(SVGFault) -> Rule {
    let fault = SVGFault(.selector(selector.text), at: selector.offset)
    var rule = Rule()
    rule.isRoot = ["svg:root", ":root"].contains(selector.text)
    if selector.text == ":root" { return rule }
    var rest = Array((rule.isRoot ? "svg" : selector.text).utf8)[...]
    if rest.first == UInt8(ascii: "*"), rest.dropFirst().first?.isBlank == true {
      rule.isInner = true
      rest = Array(rest.dropFirst().drop { $0.isBlank })[...]
    }
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
