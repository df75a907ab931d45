import KeyTables
import Messages
import SourceTree

/// Looks up tokens in some sets. What is looked up for one look, and for all entries of a manifest, is limited, so that a
/// few tokens that refer to each other cannot mean billions of steps.
struct TokenReader {
  /// A token, without those that it refers to.
  struct Token {
    var name: String
    var type: TokenType
    /// The value of the last token that it refers to.
    var value: SourceNode
  }

  /// How many tokens refer to each other in a row, at most.
  private static let maximumChain = 32
  /// How many groups are looked into at once, at most.
  private static let maximumGroups = 64

  /// The sets, from the strongest to the weakest.
  private let sets: [SourceNode]
  /// How many groups are looked into yet.
  private var stepsLeft: Int

  init(_ sets: [SourceNode], steps: Int) {
    self.sets = sets
    stepsLeft = steps
  }

  /// Whether a text is the name of a token between braces.
  static func isReference(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
  }

  /// The token that a text between braces names.
  mutating func token(at place: Field) throws(SourceError) -> Token {
    try token(named: String(place.text().dropFirst().dropLast()), place)
  }

  /// The token with a name, whose parts have points between them.
  mutating func token(named name: String, _ place: Field) throws(SourceError) -> Token {
    try token(Self.path(name, place), place, [])
  }

  private static func path(_ name: String, _ place: Field) throws(SourceError) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    let isName = parts.enumerated().allSatisfy { index, part in
      !part.isEmpty && !part.contains("{") && !part.contains("}")
        && (part.first != "$" || part == "$root" && index == parts.count - 1)
    }
    guard isName else { throw TokenProblem.badName(name).error(at: place) }
    return parts
  }

  // MARK: Tokens

  private mutating func token(_ path: [String], _ place: Field, _ chain: [String]) throws(SourceError) -> Token {
    let name = path.joined(separator: ".")
    if let first = chain.firstIndex(of: name) {
      throw TokenProblem.cycle(Array(chain[first...]) + [name]).error(at: place)
    }
    guard chain.count < Self.maximumChain else { throw TokenProblem.tooLong.error(at: place) }
    let group = try group(at: path, place, depth: 0)
    guard let token = group.nodes.first(where: { $0["$value"] != nil || $0["$ref"] != nil }) else {
      if group.nodes.contains(where: { $0["value"] != nil && $0["value"]?["$value"] == nil }) {
        throw TokenProblem.older(name: name).error(at: place)
      }
      if group.nodes.contains(where: { $0.entries["$value"] != nil }) {
        throw TokenProblem.noValue(name: name).error(at: place)
      }
      let root = group.nodes.contains { $0["$root"] != nil } ? name + ".$root" : nil
      throw TokenProblem.group(name: name, root: root).error(at: place)
    }
    let value = token["$value"] ?? token
    var declared: TokenType?
    if let type = group.nodes.lazy.compactMap({ $0["$type"] }).first {
      declared = try TokenType(Field(root: type, path: path + ["$type"]))
    }
    if let target = try target(of: value, path) {
      let found = try self.token(target.path, Field(root: value, path: path), chain + [name])
      let inside = try part(target.rest, of: found.value, value)
      let type = declared ?? (target.rest.isEmpty ? found.type : group.type)
      guard let type else { throw TokenProblem.noType(name: name).error(at: token.position, path: path) }
      return Token(name: name, type: type, value: inside)
    }
    guard let type = declared ?? group.type else {
      throw TokenProblem.noType(name: name).error(at: token.position, path: path)
    }
    return Token(name: name, type: type, value: value)
  }

  /// A value inside a token, or what it refers to.
  mutating func resolved(_ node: SourceNode) throws(SourceError) -> SourceNode {
    guard let target = try target(of: node, []) else { return node }
    return try part(target.rest, of: token(target.path, Field(root: node), []).value, node)
  }

  private func part(_ path: [String], of value: SourceNode, _ place: SourceNode) throws(SourceError) -> SourceNode {
    if path.isEmpty { return value }
    do { return try value.value(at: path) } catch {
      throw TokenProblem.badPointer(place["$ref"]?.text ?? "").error(at: place.position)
    }
  }

  /// The token that a value refers to, and the way to a part of its value; nil for a value of its own.
  private func target(
    of node: SourceNode, _ path: [String]
  ) throws(SourceError) -> (path: [String], rest: [String])? {
    if case .text(let text) = node.content, Self.isReference(text) {
      return (try Self.path(String(text.dropFirst().dropLast()), Field(root: node, path: path)), [])
    }
    guard let pointer = node["$ref"] else { return nil }
    let text = pointer.text ?? ""
    // A reference is an address: its escapes are decoded before it is a pointer (RFC 6901, section 6).
    let decoded = String(validating: text.utf8.percentDecoded().bytes, as: UTF8.self) ?? ""
    var parts: [String] = []
    for part in decoded.split(separator: "/", omittingEmptySubsequences: false) {
      parts.append(Self.unescaped(part))
    }
    let names = Array(parts.dropFirst().prefix { $0 != "$value" })
    guard parts.first == "#", !names.isEmpty else {
      throw TokenProblem.badPointer(text).error(at: pointer.position, path: path)
    }
    return (names, Array(parts.dropFirst(names.count + 2)))
  }

  /// A part of a JSON pointer, in which `~1` is a slash and `~0` a tilde.
  private static func unescaped(_ part: Substring) -> String {
    let pieces = part.split(separator: "~", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
      switch piece.first {
      case "0": text + "~" + piece.dropFirst()
      case "1": text + "/" + piece.dropFirst()
      default: text + "~" + piece
      }
    }
  }

  // MARK: Groups

  /// The maps that are one group together, from the strongest to the weakest, and the type that tokens in it have.
  private struct Group {
    var nodes: [SourceNode]
    var type: TokenType?
  }

  private mutating func group(at path: [String], _ place: Field, depth: Int) throws(SourceError) -> Group {
    var group = Group(nodes: sets)
    for (index, part) in path.enumerated() {
      let nodes = try extended(group.nodes, place, depth)
      guard stepsLeft >= 0 else { throw TokenProblem.tooLong.error(at: place) }
      if let type = nodes.lazy.compactMap({ $0["$type"] }).first {
        group.type = try TokenType(Field(root: type, path: path.prefix(index) + ["$type"]))
      }
      group.nodes = nodes.compactMap { $0[part] }
      guard group.nodes.isEmpty else { continue }
      throw missing(path, at: index, among: nodes, for: place.path).error(at: place)
    }
    return group
  }

  /// The maps of a group with those of the groups that it extends.
  private mutating func extended(
    _ nodes: [SourceNode], _ place: Field, _ depth: Int
  ) throws(SourceError) -> [SourceNode] {
    var found: [SourceNode] = []
    for node in nodes {
      found.append(node)
      stepsLeft -= 1
      guard let base = node["$extends"] else { continue }
      let field = Field(root: base, path: ["$extends"])
      guard let target = try target(of: base, field.path), target.rest.isEmpty else {
        throw TokenProblem.badName(base.text ?? "").error(at: base.position, path: field.path)
      }
      guard depth < Self.maximumChain, found.count < Self.maximumGroups else {
        throw TokenProblem.tooLong.error(at: base.position, path: field.path)
      }
      found += try extended(group(at: target.path, field, depth: depth + 1).nodes, field, depth + 1)
    }
    return found
  }

  /// The keys of a group that are compared with a missing one, at most.
  private static let maximumKeys = 100

  /// A token that is not there; the one that refers to it, at `place`, is no suggestion.
  private func missing(
    _ path: [String], at index: Int, among nodes: [SourceNode], for place: [String]
  ) -> TokenProblem {
    var suggestion: [String]? = Array(path[..<index])
    var nodes = nodes
    // A name with one right part may have other wrong ones.
    for part in path[index...] {
      let own = suggestion == place.dropLast() ? place.last : nil
      let known = nodes.flatMap { node in node.entries.prefix(Self.maximumKeys).map { $0.key } }.filter { $0 != own }
      let isKnown = nodes.contains { $0[part] != nil }
      guard let near = isKnown ? part : part.nearest(among: known.filter { $0.first != "$" || $0 == "$root" }) else {
        suggestion = nil
        break
      }
      suggestion?.append(near)
      nodes = nodes.compactMap { $0[near] }
    }
    return .missing(name: path.joined(separator: "."), suggestion: suggestion?.joined(separator: "."))
  }
}
