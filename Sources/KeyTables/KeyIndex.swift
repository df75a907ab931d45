package import SourceTree

/// The names of the keys of a table, and the order in which they are read. What does not depend on the type of the value is
/// here, and compiled once for all tables.
package struct KeyIndex: Sendable {
  /// The name of the map in errors.
  package let context: String
  /// How the map is written as a text; nil for a map that is not.
  let short: ShortForm?
  /// The names of the keys.
  package let names: [String]
  /// The keys in the order in which they are read, as indices: after those on which they depend.
  let order: [Int]
  /// The keys that are read also without a value, as indices of the order.
  let always: [Int]
  /// The lengths of the names in bytes: most names, which are in ASCII, are told apart by them.
  private let lengths: [Int]
  /// For each name, the key that has it, as an index of the order.
  private let owners: [Int]

  init(_ context: String, _ short: ShortForm?, _ keys: [(names: [String], needsValue: Bool, dependsOnOthers: Bool)]) {
    self.context = context
    self.short = short
    var names: [String] = []
    var owners: [Int] = []
    var always: [Int] = []
    order = keys.indices.filter { !keys[$0].dependsOnOthers } + keys.indices.filter { keys[$0].dependsOnOthers }
    for (place, index) in order.enumerated() {
      names += keys[index].names
      while owners.count < names.count { owners.append(place) }
      if !keys[index].needsValue { always.append(place) }
    }
    self.names = names
    lengths = names.map { $0.utf8.count }
    self.owners = owners
    self.always = always
  }

  /// Which of the names a key is; nil for none.
  private func index(of key: String) -> Int? {
    let length = key.utf8.count
    return lengths.indices.first { lengths[$0] == length && names[$0] == key }
  }

  /// Whether a key has a name.
  package func contains(_ name: String) -> Bool { index(of: name) != nil }

  /// The keys that have a value, as indices of the order, in it.
  func places(in fields: Fields, beside others: [Int] = []) -> [Int] {
    var places = others
    for entry in fields.entries {
      guard let name = index(of: entry.key), !places.contains(owners[name]) else { continue }
      places.append(owners[name])
    }
    places.sort()
    return places
  }

  /// The values of a map of only these keys, apart from those that are ignored.
  package func fields(
    _ field: Field, ignoring isIgnored: (String) -> Bool = { _ in false }
  ) throws(SourceError) -> Fields {
    var field = field
    if let short, case .text = field.node.content { field = field.with(.map(try short.expanded(field))) }
    return try field.map(context, keys: names) { contains($0) || isIgnored($0) }
  }
}
