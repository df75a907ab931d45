import KeyTables
import SVGTree
import SourceTree

/// Tokens as the values of keys.
extension TokenReader {
  /// The value that a text between braces stands for, all of it at the place of the text.
  ///
  /// - Parameter form: What the key takes; nil if that is not known here.
  mutating func node(for field: Field, as form: Form?) throws(SourceError) -> SourceNode {
    try node(of: token(at: field), for: field, as: form)
  }

  /// The value of a token, all of it at the place of the text that names it.
  mutating func node(of token: Token, for field: Field, as form: Form?) throws(SourceError) -> SourceNode {
    if let form, !token.type.fits(form) {
      let expected = TokenType.all(fitting: form).filter { $0 != .string }.map { $0.rawValue }
      throw TokenProblem.wrongType(name: token.name, found: token.type.rawValue, expected: expected).error(at: field)
    }
    guard let value = try value(of: token, as: form) else {
      throw TokenProblem.wrongType(name: token.name, found: token.type.rawValue, expected: []).error(at: field)
    }
    return value.node(at: field.node.position)
  }

  private mutating func value(of token: Token, as form: Form?) throws(SourceError) -> YAMLValue? {
    let value = token.value
    switch token.type {
    case .color: return .color(try color(value))
    case .dimension: return .number(try length(value))
    case .number: return .number(try number(value))
    case .fontWeight: return .number(try weight(value))
    case .fontFamily: return .list(try families(value).map { .text($0) })
    case .string: return .text(try Field(root: value).text())
    case .strokeStyle: return .text(try line(value))
    case .typography: return try typography(value)
    case .border: return try border(value, form?.map)
    case .shadow: return try shadow(value, form)
    case .gradient: return try gradient(value, form)
    case .duration, .cubicBezier, .transition: return nil
    }
  }

  // MARK: Composite values

  private mutating func typography(_ node: SourceNode) throws(SourceError) -> YAMLValue {
    let node = try composite(node)
    var entries: [YAMLEntry] = [
      ("families", .list(try families(part("fontFamily", of: node)).map { .text($0) })),
      ("size", .number(try length(part("fontSize", of: node)))),
    ]
    if let weight = node["fontWeight"] { entries.append(("weight", .number(try self.weight(weight)))) }
    return .map(entries)
  }

  private mutating func border(_ node: SourceNode, _ keys: MapForm?) throws(SourceError) -> YAMLValue {
    let node = try composite(node)
    var entries: [YAMLEntry] = [
      ("color", .color(try color(part("color", of: node)))), ("width", .number(try length(part("width", of: node)))),
    ]
    if let style = node["style"], keys.map({ $0["line"] != nil }) ?? true {
      entries.append(("line", .text(try line(style))))
    }
    return .map(entries)
  }

  /// How a line is drawn: what is not solid, such as a map of dashes, is dashed.
  private mutating func line(_ node: SourceNode) throws(SourceError) -> String {
    let node = try resolved(node)
    if case .map = node.content { return "dashed" }
    let text = try Field(root: node).text()
    let styles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
    guard styles.contains(text) else {
      let needed = "a style of strokes such as solid or dashed"
      throw TokenProblem.badValue(text: text, needed: needed).error(at: node.position)
    }
    return text == "solid" ? "solid" : "dashed"
  }

  private mutating func shadow(_ node: SourceNode, _ form: Form?) throws(SourceError) -> YAMLValue {
    var shadows = [node]
    if case .list(let elements) = node.content { shadows = elements }
    var read: [(value: YAMLValue, isInset: Bool)] = []
    for element in shadows {
      let parts = try composite(element)
      let isInset = parts["inset"]?.content == .text("true") || parts["type"]?.content == .text("innerShadow")
      read.append((try self.shadow(of: parts, form?.elementForm?.map ?? form?.map), isInset))
    }
    if form?.elementForm != nil { return .list(read.map { $0.value }) }
    // A look has one shadow of each kind.
    let wantsInset = form?.map.map { $0["x"] == nil } ?? false
    guard let first = read.first(where: { $0.isInset == wantsInset }) ?? read.first else {
      throw Field(root: node).error(.tooFewElements(minimum: 1))
    }
    return first.value
  }

  /// One shadow with the keys of a map: that of a body, of the edge inside it, or of a text.
  private mutating func shadow(of node: SourceNode, _ keys: MapForm?) throws(SourceError) -> YAMLValue {
    let color = try color(part("color", of: node))
    let blur = try length(node["blur"] ?? .zero)
    let x = try length(node["offsetX"] ?? node["x"] ?? .zero)
    let y = try length(node["offsetY"] ?? node["y"] ?? .zero)
    guard let keys, keys["x"] == nil else {
      return .map([("color", .color(color)), ("blur", .number(blur)), ("x", .number(x)), ("y", .number(y))])
    }
    guard keys["opacity"] != nil else {
      return .map([("color", .color(color)), ("blur", .number(blur)), ("offset", .number(y))])
    }
    // The blur of a text is a standard deviation, half of that of CSS.
    return .map([
      ("offset", .number(y)), ("opacity", .number(color.alpha)), ("blur", .number(blur / 2)),
      ("color", .color(color.opacity(1))),
    ])
  }

  private mutating func gradient(_ node: SourceNode, _ form: Form?) throws(SourceError) -> YAMLValue {
    var stops: [(color: Color, offset: Double)] = []
    for element in try Field(root: node).list(atLeast: 2) {
      let stop = try composite(element.node)
      let offset = try number(part("position", of: stop))
      stops.append((try color(part("color", of: stop)), min(1, max(0, offset))))
    }
    if form?.elementForm?.map != nil {
      return .list(stops.map { .map([("offset", .number($0.offset)), ("color", .color($0.color))]) })
    }
    let last = Double(stops.count - 1)
    guard stops.indices.allSatisfy({ abs(stops[$0].offset - Double($0) / last) < 0.01 }) else {
      throw TokenProblem.badValue(text: "gradient", needed: "one with even steps, which a fill has")
        .error(at: node.position)
    }
    return .list(stops.map { .color($0.color) })
  }

  private mutating func composite(_ node: SourceNode) throws(SourceError) -> SourceNode {
    let node = try resolved(node)
    guard case .map = node.content else { throw Field(root: node).wrongForm(.map) }
    return node
  }
}

extension SourceNode {
  fileprivate static let zero = SourceNode(content: .text("0"), position: .start)
}
