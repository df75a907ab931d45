import Messages
package import SourceTree

/// How a value is read. The compiler does not count the error of a function's type as a use of its module, so the files
/// that read values name these types.
package typealias Reading<Value> = @Sendable (Field) throws(SourceError) -> Value

/// How a part of a value is read from a field or several.
package typealias PartReading<Source, Root> = @Sendable (Source, inout Root) throws(SourceError) -> Void

/// A value in a file and the keys that lead to it.
package final class Field: Sendable {
  /// The value.
  package let node: SourceNode
  /// The keys that lead to the map or list with the value, from the file's top level.
  private let parents: [String]
  /// The value's own key; nil for a file's top level.
  private let key: String?

  /// A file's top level, or a value to which some keys lead.
  package convenience init(root: SourceNode, path: [String] = []) {
    self.init(root, key: path.last, in: Array(path.dropLast()))
  }

  /// The value of an entry of a map to which some keys lead.
  package convenience init(_ entry: SourceEntry, in parents: [String]) {
    self.init(entry.value, key: entry.key, in: parents)
  }

  private init(_ node: SourceNode, key: String?, in parents: [String]) {
    self.node = node
    self.key = key
    self.parents = parents
  }

  /// Another value at the same place.
  package func with(_ content: SourceNode.Content) -> Field {
    Field(SourceNode(content: content, position: node.position), key: key, in: parents)
  }

  /// The keys that lead to the value, from the file's top level.
  package var path: [String] { key.map { parents + [$0] } ?? parents }

  /// A problem with this value.
  package func error(_ problem: SourceProblem) -> SourceError {
    SourceError(at: node.position, path: path, problem: problem)
  }

  /// The value as a text, as written.
  package func text() throws(SourceError) -> String {
    guard case .text(let text) = node.content else { throw wrongForm(.text) }
    return text
  }

  /// The elements of a list, which has at least `minimum`.
  package func list(atLeast minimum: Int = 0) throws(SourceError) -> [Field] {
    guard case .list(let elements) = node.content else { throw wrongForm(.list) }
    guard elements.count >= minimum else { throw error(.tooFewElements(minimum: minimum)) }
    let path = path
    return elements.enumerated().map { Field($1, key: "\($0 + 1)", in: path) }
  }

  /// The values of a map that has only `keys`; `context` names it in errors.
  package func map(_ context: String, keys: [String]) throws(SourceError) -> Fields {
    try map(context, keys: keys) { keys.contains($0) }
  }

  /// The values of a map that has only known keys, of which errors name `keys`.
  package func map(
    _ context: String, keys: @autoclosure () -> [String], isKnown: (String) -> Bool
  ) throws(SourceError) -> Fields {
    guard case .map(let map) = node.content else { throw wrongForm(.map) }
    for entry in map.entries where !isKnown(entry.key) {
      let expected = keys().sorted()
      throw SourceError(
        at: entry.position, path: path + [entry.key],
        problem: .unknownKey(
          key: entry.key, context: context, suggestion: entry.key.nearest(among: expected), expected: expected))
    }
    return Fields(map: self, context: context, entries: map.entries)
  }

  /// The values of a map, whatever its keys are; nil for another value.
  package var anyKeys: Fields? { try? map("map", keys: []) { _ in true } }

  /// One of the words of an enumeration; `what` names it in errors.
  package func choice<Value: CaseIterable & RawRepresentable>(
    _ what: String, as type: Value.Type = Value.self
  ) throws(SourceError) -> Value where Value.RawValue == String {
    try choice(what) { $0.rawValue }
  }

  /// One of the cases of an enumeration, each spelled in its own way.
  func choice<Value: CaseIterable>(_ what: String, spelled: (Value) -> String) throws(SourceError) -> Value {
    let text = try text()
    if let value = Value.allCases.first(where: { spelled($0) == text }) { return value }
    let expected = Value.allCases.map(spelled)
    throw error(.unknownValue(text: text, what: what, suggestion: text.nearest(among: expected), expected: expected))
  }

  /// What a type of another module makes of this value. What it refuses is an error here.
  package func accepted<Value, Failure: Error & Hashable & Sendable & CustomStringConvertible>(
    _ make: () throws(Failure) -> Value
  ) throws(SourceError) -> Value {
    do { return try make() } catch { throw self.error(.refused(ForeignProblem(error))) }
  }

  /// `true` or `false`.
  package func flag() throws(SourceError) -> Bool {
    try choice("flag", as: Flag.self) == .yes
  }

  private enum Flag: String, CaseIterable {
    case yes = "true"
    case no = "false"
  }

  /// A problem with the form of this value.
  package func wrongForm(_ expected: SourceProblem.Form...) -> SourceError {
    error(.wrongForm(expected: expected, found: node.form))
  }
}

/// The values of a map. A key without a value, or with a null, counts as missing.
package final class Fields: Sendable {
  /// The map itself.
  package let map: Field
  /// The keys that lead to the map.
  package let path: [String]
  /// The name of the map in errors.
  package let context: String
  /// The keys that have a value, in the order of the file.
  package let entries: [SourceEntry]
  /// The keys without a value, in the order of the file.
  private let emptyEntries: [SourceEntry]
  /// The keys that are not in the map itself, but have a value from elsewhere.
  private let inherited: Set<String>

  package init(map: Field, context: String, entries: [SourceEntry]) {
    self.map = map
    path = map.path
    self.context = context
    emptyEntries = entries.filter { $0.value.form == .nothing }
    self.entries = emptyEntries.isEmpty ? entries : entries.filter { $0.value.form != .nothing }
    inherited = []
  }

  private init(_ other: Fields, entries: [SourceEntry], inherited: Set<String>) {
    (map, path, context, emptyEntries) = (other.map, other.path, other.context, other.emptyEntries)
    self.entries = entries
    self.inherited = inherited
  }

  /// Whether a key has a value.
  package func has(_ key: String) -> Bool { Self.index(of: key, in: entries) != nil }

  /// The value of a key, if it has one.
  package subscript(key: String) -> Field? { field(key, in: entries) }

  /// The value of a required key. The error of a missing one is at the key, if that is there without a value.
  package func required(_ key: String) throws(SourceError) -> Field {
    guard let field = self[key] else {
      throw (field(key, in: emptyEntries) ?? map).error(.missingKey(key: key, context: context))
    }
    return field
  }

  /// The values in the map itself.
  package var own: [SourceEntry] { entries.filter { !inherited.contains($0.key) } }

  /// These values and, for keys that have none, those of `defaults`.
  package func inheriting(_ defaults: [SourceEntry]) -> Fields {
    let added = defaults.filter { entry in !entries.contains { $0.key == entry.key } }
    return added.isEmpty
      ? self : Fields(self, entries: entries + added, inherited: inherited.union(added.map { $0.key }))
  }

  /// These values without those of some keys.
  package func without(_ keys: some Sequence<String>) -> Fields {
    Fields(self, entries: entries.filter { !keys.contains($0.key) }, inherited: inherited)
  }

  private func field(_ key: String, in entries: [SourceEntry]) -> Field? {
    Self.index(of: key, in: entries).map { Field(entries[$0], in: path) }
  }

  private static func index(of key: String, in entries: [SourceEntry]) -> Int? {
    let length = key.utf8.count
    // By index: a closure over the entries would copy each of them. Most keys are told apart by their lengths.
    return entries.indices.first { entries[$0].key.utf8.count == length && entries[$0].key == key }
  }

  /// The one key of `kinds` that is in the map; nil if there is none.
  ///
  /// - Throws: ``SourceProblem/severalKinds(context:found:expected:)`` at the second one.
  package func oneOf(_ kinds: [String]) throws(SourceError) -> SourceEntry? {
    let found = entries.indices.filter { kinds.contains(entries[$0].key) }
    guard found.count <= 1 else {
      let second = entries[found[1]]
      throw SourceError(
        at: second.position, path: path + [second.key],
        problem: .severalKinds(context: context, found: found.map { entries[$0].key }, expected: kinds))
    }
    return found.first.map { entries[$0] }
  }
}
