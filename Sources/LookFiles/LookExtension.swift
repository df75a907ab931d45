import KeyTables
import LookModel
import Messages
import SVGTree
import SourceTree

/// Lays a look file over the one that it extends, and that over the one that it extends in turn.
struct LookExtension {
  /// The key that names the look to start from.
  static let key = "extends"
  /// Looks that extend one another, at most.
  static let maximumLength = 16

  var resolver: LookResolver

  /// The whole of a look, in which every value keeps its place in its own file.
  ///
  /// - Parameter chain: The looks on the way here, this one last where it has a name.
  func whole(_ look: SourceNode, chain: [LookReference]) throws(SourceError) -> SourceNode {
    let root = Field(root: look)
    guard case .map(let entries) = look.content else { throw root.wrongForm(.map) }
    let kind = try Self.kind(of: root)
    guard let entry = entries.first(where: { $0.key == Self.key && $0.value.content != .nothing }) else { return look }
    let field = Field(root: entry.value, path: [Self.key])
    let reference = try Self.reference(field, from: chain.last)
    if let first = chain.firstIndex(of: reference) {
      throw field.error(.cyclicLooks(chain: (chain[first...] + [reference]).map { $0.description }))
    }
    guard chain.count < Self.maximumLength else {
      throw field.error(.tooManyExtensions(maximum: Self.maximumLength))
    }
    let base = try read(reference, field, kind: kind)
    let found = try Self.kind(of: Field(root: base))
    guard found == kind else {
      throw field.error(
        .unknownLook(
          name: reference.description, kind: kind.rawValue, suggestion: nil, belongsTo: found.rawValue, expected: []))
    }
    var own = look
    own.content = .map(entries.filter { $0.key != Self.key })
    return try whole(base, chain: chain + [reference]).overlaid(by: own, as: kind.form)
  }

  /// Which badges a look is for.
  static func kind(of look: Field) throws(SourceError) -> Look.Kind {
    guard case .map(let entries) = look.node.content else { throw look.wrongForm(.map) }
    guard let entry = entries.first(where: { $0.key == "kind" }) else {
      throw look.error(.missingKey(key: "kind", context: "look"))
    }
    return try Field(root: entry.value, path: ["kind"]).choice("kind")
  }

  /// What `extends` names: a file where it begins with `./`, else a name.
  private static func reference(_ field: Field, from file: LookReference?) throws(SourceError) -> LookReference {
    let text = try field.text()
    guard text.utf8.contains(UInt8(ascii: "/")) || text.utf8.contains(UInt8(ascii: "\\")) else { return .named(text) }
    let path = try field.relativePath()
    guard case .file(let own)? = file else { return .file(path) }
    return .file(own.folderPath + path)
  }

  private func read(_ reference: LookReference, _ field: Field, kind: Look.Kind) throws(SourceError) -> SourceNode {
    let bytes: [UInt8]
    switch reference {
    case .named(let name):
      guard let known = resolver.named(name) else {
        let names = resolver.names.sorted()
        let isFile = name.hasSuffix(".yml") || name.hasSuffix(".yaml")
        throw field.error(
          .unknownLook(
            name: name, kind: kind.rawValue, suggestion: isFile ? "./\(name)" : name.nearest(among: names),
            belongsTo: nil, expected: names))
      }
      bytes = known
    case .file(let path): bytes = try resolver.bytes(at: path, field)
    }
    return try LookFile.tree(of: bytes, file: reference.description)
  }
}

extension SourceNode {
  /// This map with what another says instead: maps are laid over each other key by key, a key without a value takes
  /// away the one below it, and all else is replaced.
  fileprivate func overlaid(by other: SourceNode, as form: MapForm?) -> SourceNode {
    guard case .map(let all) = content, case .map(let above) = other.content else { return other }
    let below = all.compactMap { $0.withoutCompanions(ofKeysIn: above, as: form?[$0.key]) }
    var rest: [String: SourceEntry] = [:]
    for entry in above { rest[entry.key] = entry }
    var entries: [SourceEntry] = []
    for var entry in below {
      if let own = rest.removeValue(forKey: entry.key) {
        if own.value.content == .nothing { continue }
        entry.position = own.position
        entry.value = entry.value.overlaid(by: own.value, as: form?[entry.key]?.form.map)
      }
      entries.append(entry)
    }
    entries += above.filter { rest[$0.key] != nil }
    return SourceNode(content: .map(entries), position: other.position)
  }
}

extension SourceEntry {
  /// This entry of a map, without the colours in it that go with others which `above` replaces and says nothing more
  /// of; nil where nothing is left. A new fill brings no crescent and no dark fill of the old one with it.
  fileprivate func withoutCompanions(ofKeysIn above: SourceMap, as form: KeyForm?) -> SourceEntry? {
    guard let companion = form?.companion, let new = above[companion] else { return self }
    let stated = above[key]
    guard let states = form?.form.map else { return stated == nil ? nil : self }
    let replaced = new.value.entries.filter { $0.saysColors(as: states[$0.key]) }
    var copy = self
    copy.value.content = .map(
      value.entries.filter { state in
        !replaced.contains { $0.key == state.key } || stated?.value.entries[state.key] != nil
      })
    return copy
  }

  /// Whether a state is painted again: by a paint of its own or by a colour that it must have.
  private func saysColors(as form: KeyForm?) -> Bool {
    guard case .map(let parts) = value.content else { return value.content != .nothing }
    return parts.contains { form?.form.map?[$0.key]?.isRequired == true }
  }
}
