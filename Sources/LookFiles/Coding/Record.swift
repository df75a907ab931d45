/// The table of the keys that make a value of one type.
struct Record<Root: Sendable>: Sendable {
  /// What the map is called in errors.
  var context: String
  /// A value with which reading begins. It has the default of each key that may be left out.
  var blank: Root
  /// The keys, in the order of the type's initializer.
  let keys: [Key<Root>]
  /// The names of the keys.
  let names: [String]
  /// The type that the map becomes.
  private var type: any Sendable.Type

  init(_ context: String, for type: any Sendable.Type = Root.self, blank: Root, keys: [Key<Root>]) {
    self.context = context
    self.type = type
    self.blank = blank
    self.keys = keys
    names = keys.flatMap(\.names)
  }

  /// What may stand in a file.
  var form: MapForm { MapForm(type: type, keys: keyForms) }
  var keyForms: [KeyForm] { keys.flatMap { $0.forms(blank) } }

  /// The value that a map of only these keys has.
  func read(_ field: Field) throws(SourceError) -> Root { try read(field.map(context, keys: names)) }

  /// The value that the keys of a map have, which may hold others.
  func read(_ fields: Fields) throws(SourceError) -> Root {
    var root = blank
    for key in keys where !key.dependsOnOthers { try key.read(fields, &root) }
    for key in keys where key.dependsOnOthers { try key.read(fields, &root) }
    return root
  }

  /// The keys of a value; `isWhole` for those, too, that have their default.
  func yaml(_ root: Root, isWhole: Bool) -> [YAMLEntry] {
    keys.flatMap { $0.yaml(root, isWhole ? nil : blank) }.filter { !$0.value.isEmpty }
  }

  /// The call of the initializer, without what it does by itself.
  func swift(_ root: Root, first: [CodeArgument] = []) -> CodeExpression {
    .call(form.typeName.contains("<") ? ".init" : form.typeName, first + keys.map { $0.swift(root, blank) })
  }

  /// How a whole value is in a file and in Swift.
  var codec: Codec<Root> {
    Codec(
      form: .map(form), read: { field throws(SourceError) in try read(field) },
      yaml: { .map(yaml($0, isWhole: true)) }, swift: { swift($0) })
  }
}

/// A key of a file with its value.
typealias YAMLEntry = (key: String, value: YAMLValue)

/// An argument of a call in Swift; without a value it is left out.
typealias CodeArgument = (String?, CodeExpression?)

/// One line of a table: a key or, where a part's keys stand beside those of the whole, several.
struct Key<Root: Sendable>: Sendable {
  /// The way to a value of a root.
  typealias Property<Value> = any WritableKeyPath<Root, Value> & Sendable

  /// The names in the file.
  var names: [String]
  /// What may stand there, given a value with the defaults.
  var forms: @Sendable (_ blank: Root) -> [KeyForm]
  /// Whether the value is read in the light of other keys' values, and therefore after them.
  var dependsOnOthers = false
  /// Reads the value into a root. A value that is not there leaves the root as it is.
  var read: @Sendable (Fields, inout Root) throws(SourceError) -> Void
  /// What a root has there; nothing for what it shares with `blank`.
  var yaml: @Sendable (Root, _ blank: Root?) -> [YAMLEntry]
  /// What a root has there, as an argument of its initializer; nil for what it shares with `blank`.
  var swift: @Sendable (Root, _ blank: Root) -> CodeArgument
}
