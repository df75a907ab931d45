package import SourceTree

/// The table of the keys that make a value of one type.
package final class Record<Root: Sendable>: Sendable {
  /// The value before any key is read. It has the default of each optional key.
  package let blank: Root
  /// The keys, in the order of the type's initializer.
  package let keys: [Key<Root>]
  /// What does not depend on the type of the value.
  package let index: KeyIndex
  /// The name of the type that the map becomes.
  private let type: @Sendable () -> String
  private let lazyForm: Lazy<MapForm>

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
    self.type = type
    self.blank = blank
    self.keys = keys
    index = KeyIndex(context, short, keys.map { ($0.names, $0.needsValue, $0.dependsOnOthers) })
    lazyForm = Lazy(MapForm(type: type, keys: keys.flatMap { $0.forms(blank) }, short: short))
  }

  /// The names of the keys.
  package var names: [String] { index.names }
  /// Whether there are keys that are read also without a value.
  var readsAlways: Bool { !index.always.isEmpty }

  /// Whether a key has a name.
  package func contains(_ name: String) -> Bool { index.contains(name) }

  /// The form of the value in a file.
  package var form: MapForm { lazyForm.value }

  /// The same table for a map that may be written as a text.
  package func short(_ form: ShortForm) -> Record {
    Record(index.context, type: type, blank: blank, keys: keys, short: form)
  }

  /// The value that a map of only these keys has.
  package func read(_ field: Field) throws(SourceError) -> Root { try read(index.fields(field)) }

  /// The value of the keys of a map, which may contain others. Keys that are missing keep the value of `root`.
  package func read(_ fields: Fields, over root: Root) throws(SourceError) -> Root {
    try read(index.places(in: fields, beside: index.always), of: fields, over: root)
  }

  /// The value of the keys of a map, which may contain others.
  package func read(_ fields: Fields) throws(SourceError) -> Root { try read(fields, over: blank) }

  /// Reads the keys that a map has, and throws the first problem of their values. A map may lack required keys.
  package func check(_ fields: Fields) throws(SourceError) {
    _ = try read(index.places(in: fields), of: fields, over: blank)
  }

  private func read(_ places: [Int], of fields: Fields, over root: Root) throws(SourceError) -> Root {
    var root = root
    for place in places { try keys[index.order[place]].read(fields, &root) }
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
