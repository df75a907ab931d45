package import SourceTree

/// The table of the keys that make a value of one type.
package final class Record<Root: Sendable>: Sendable {
  /// The name of the map in errors.
  package let context: String
  /// The value before any key is read. It has the default of each optional key.
  package let blank: Root
  /// The keys, in the order of the type's initializer.
  package let keys: [Key<Root>]
  /// The keys in the order in which they are read, as indices: after those on which they depend.
  private let order: [Int]
  /// The names of the keys.
  package let names: [String]
  /// For each name, the key that has it, as an index of the order.
  private let owners: [Int]
  /// The keys that are read also without a value, as indices of the order.
  let always: [Int]
  /// The name of the type that the map becomes.
  private let type: @Sendable () -> String
  /// How the map is written as a text; nil for a map that is not.
  private let short: ShortForm?

  package convenience init(_ context: String, blank: Root, keys: [Key<Root>]) {
    self.init(context, for: Root.self, blank: blank, keys: keys)
  }

  /// - Parameter type: The type that the map becomes, where it is not that of the value.
  package convenience init<Made>(_ context: String, for type: Made.Type, blank: Root, keys: [Key<Root>]) {
    self.init(context, type: { MapForm.name(of: Made.self) }, blank: blank, keys: keys, short: nil)
  }

  private init(
    _ context: String, type: @escaping @Sendable () -> String, blank: Root, keys: [Key<Root>], short: ShortForm?
  ) {
    self.context = context
    self.type = type
    self.short = short
    self.blank = blank
    self.keys = keys
    var names: [String] = []
    var owners: [Int] = []
    var always: [Int] = []
    var order: [Int] = []
    var last: [Int] = []
    for index in keys.indices { if keys[index].dependsOnOthers { last.append(index) } else { order.append(index) } }
    order += last
    self.order = order
    for (place, index) in order.enumerated() {
      let key = keys[index]
      names += key.names
      while owners.count < names.count { owners.append(place) }
      if !key.needsValue { always.append(place) }
    }
    self.names = names
    self.owners = owners
    self.always = always
  }

  /// Whether a key has a name.
  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// The form of the value in a file.
  package var form: MapForm { MapForm(type: type, keys: keyForms, short: short) }
  package var keyForms: [KeyForm] { keys.flatMap { $0.forms(blank) } }

  /// The same table for a map that may be written as a text.
  package func short(_ form: ShortForm) -> Record {
    Record(context, type: type, blank: blank, keys: keys, short: form)
  }

  /// The value that a map of only these keys has.
  package func read(_ field: Field) throws(SourceError) -> Root { try read(fields(field)) }

  /// The values of a map of only these keys, apart from those that are ignored.
  package func fields(
    _ field: Field, ignoring isIgnored: (String) -> Bool = { _ in false }
  ) throws(SourceError) -> Fields {
    var field = field
    if let short, case .text = field.node.content { field.node.content = .map(try short.expanded(field)) }
    return try field.map(context, keys: names) { contains($0) || isIgnored($0) }
  }

  /// The value of the keys of a map, which may contain others. Keys that are missing keep the value of `root`.
  package func read(_ fields: Fields, over root: Root) throws(SourceError) -> Root {
    try read(places(in: fields, beside: always), of: fields, over: root)
  }

  /// The value of the keys of a map, which may contain others.
  package func read(_ fields: Fields) throws(SourceError) -> Root { try read(fields, over: blank) }

  /// Reads the keys that a map has, and throws the first problem of their values. A map may lack required keys.
  package func check(_ fields: Fields) throws(SourceError) {
    _ = try read(places(in: fields), of: fields, over: blank)
  }

  /// The keys that have a value, as indices of the order, in it.
  private func places(in fields: Fields, beside others: [Int] = []) -> [Int] {
    var places = others
    for entry in fields.entries {
      guard let name = names.firstIndex(of: entry.key), !places.contains(owners[name]) else { continue }
      places.append(owners[name])
    }
    places.sort()
    return places
  }

  private func read(_ places: [Int], of fields: Fields, over root: Root) throws(SourceError) -> Root {
    var root = root
    for place in places { try keys[order[place]].read(fields, &root) }
    return root
  }

  /// The keys of a value; `isWhole` for those, too, that have their default.
  package func yaml(_ root: Root, isWhole: Bool) -> [YAMLEntry] {
    keys.flatMap { $0.yaml(root, isWhole ? nil : blank) }.filter { !$0.value.isEmpty }
  }

  /// How a whole value is in a file.
  package var codec: Codec<Root> { .map(by: self) }
}

/// A key of a file with its value.
package typealias YAMLEntry = (key: String, value: YAMLValue)
