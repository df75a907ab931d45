import SourceTree

/// One line of a table: a key, or the keys of a part of the value.
package struct Key<Root: Sendable>: Sendable {
  /// The way to a value of a root: calls a function with it, as in `{ $1(&$0.width) }`. A key path that writes would need
  /// metadata at run time, which Embedded Swift does not have.
  package typealias Property<Value> = @Sendable (_ root: inout Root, _ use: (inout Value) -> Void) -> Void

  /// The names in the file.
  package var names: [String]
  /// Whether nothing is read without a value.
  var needsValue = false
  /// Whether the value depends on those of other keys, and is read after them.
  var dependsOnOthers = false
  /// Reads the value into a root. A value that is not there leaves the root as it is.
  var read: PartReading<Fields, Root>
  /// The forms of the values, given a value with the defaults.
  package var forms: @Sendable (_ blank: Root) -> [KeyForm]
  #if hasFeature(Embedded)
    // The core for WebAssembly reads entries and looks, and writes neither schema nor looks: a third of its size.
    var yaml: @Sendable (Root, _ blank: Root?) -> [YAMLEntry] { { _, _ in [] } }
  #else
    /// What a root has there; nothing for what it shares with `blank`.
    var yaml: @Sendable (Root, _ blank: Root?) -> [YAMLEntry]
  #endif

  /// A key that is read and written in its own way.
  package init(
    names: [String], forms: @escaping @Sendable (_ blank: Root) -> [KeyForm],
    read: @escaping PartReading<Fields, Root>,
    yaml: @escaping @Sendable (Root, _ blank: Root?) -> [YAMLEntry]
  ) {
    self.names = names
    self.read = read
    self.forms = forms
    #if !hasFeature(Embedded)
      self.yaml = yaml
    #endif
  }

  /// The value of a property.
  package static func value<Value>(of root: Root, _ property: Property<Value>) -> Value? {
    var (root, found) = (root, Value?.none)
    property(&root) { found = $0 }
    return found
  }
}

extension Key {
  /// A key that must be there.
  package static func required<Value: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Value>, _ codec: Codec<Value>, _ meaning: String
  ) -> Key {
    Key(name, property, meaning, isRequired: true) { _ in codec }
  }

  /// A required key with a codec that depends on the values of other keys.
  package static func required<Value: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Value>, _ meaning: String,
    codec: @escaping @Sendable (Root) -> Codec<Value>
  ) -> Key {
    Key(name, property, meaning, isRequired: true, dependsOnOthers: true, codec: codec)
  }

  /// A key that may be left out: then the value is that of the blank root.
  package static func withDefault<Value: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Value>, _ codec: Codec<Value>, _ meaning: String
  ) -> Key {
    Key(name, property, meaning) { _ in codec }
  }

  /// The same with a codec that depends on the values of other keys.
  package static func withDefault<Value: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Value>, _ meaning: String,
    codec: @escaping @Sendable (Root) -> Codec<Value>
  ) -> Key {
    Key(name, property, meaning, dependsOnOthers: true, codec: codec)
  }

  /// An optional key without a default. Its codec depends on the values of other keys.
  package static func optional<Value: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Value?>, _ meaning: String,
    codec: @escaping @Sendable (Root) -> Codec<Value>
  ) -> Key {
    Key(name, property, meaning, isOptional: true, dependsOnOthers: true) { codec($0).optional }
  }

  /// A key that may be left out: then there is no value.
  package static func optional<Value: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Value?>, chosenFor companion: String? = nil, _ codec: Codec<Value>,
    _ meaning: String
  ) -> Key {
    let codec = codec.optional
    return Key(name, property, meaning, isOptional: true, companion: companion) { _ in codec }
  }

  /// A key that may be left out: then the value is that of another property.
  package static func withDefault<Value: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Value>, like other: @escaping @Sendable (Root) -> Value,
    chosenFor companion: String? = nil, _ codec: Codec<Value>, _ meaning: String
  ) -> Key {
    Key(name, property, meaning, dependsOnOthers: true, companion: companion, like: other) { _ in codec }
  }

  /// Keys that are read in their own way, if any of them has a value.
  package static func custom(
    _ forms: @autoclosure @escaping @Sendable () -> [KeyForm], names: String..., dependsOnOthers: Bool = false,
    read: @escaping PartReading<Fields, Root>
  ) -> Key {
    var key = Key(names: names, forms: { _ in forms() }, read: read, yaml: { _, _ in [] })
    key.needsValue = true
    key.dependsOnOthers = dependsOnOthers
    return key
  }

  /// The keys of a part, in the same map as those of the whole.
  package static func part<Part: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Part>, _ record: Record<Part>
  ) -> Key {
    var key = Key(
      names: record.names,
      forms: { _ in
        record.form.keys.map { form in
          var form = form
          form.property = "\(name).\(form.property)"
          return form
        }
      },
      read: { fields, root throws(SourceError) in
        let part = try record.read(fields)
        property(&root) { $0 = part }
      },
      yaml: { root, blank in value(of: root, property).map { record.yaml($0, isWhole: blank == nil) } ?? [] })
    key.needsValue = !record.readsAlways
    return key
  }

  /// This key without a default in schema and reference, because some maps need it.
  package var withoutDefault: Key {
    var copy = self
    copy.forms = { [forms] blank in
      forms(blank).map { form in
        var form = form
        form.fallback = nil
        return form
      }
    }
    return copy
  }

  /// - Parameter other: What a key that is left out has; nil for what the blank root has.
  private init<Value: Equatable & Sendable>(
    _ name: String, _ property: @escaping Property<Value>, _ meaning: String, isRequired: Bool = false,
    isOptional: Bool = false, dependsOnOthers: Bool = false, companion: String? = nil,
    like other: (@Sendable (Root) -> Value)? = nil, codec: @escaping @Sendable (Root) -> Codec<Value>
  ) {
    @Sendable func isDefault(_ root: Root, _ blank: Root) -> Bool {
      !isRequired && Self.value(of: root, property) == other?(root) ?? Self.value(of: blank, property)
    }
    self.init(
      names: [name],
      forms: { blank in
        #if hasFeature(Embedded)
          // Only looks that extend others ask for forms.
          return [
            KeyForm(
              name: name, property: "", form: codec(blank).form(), meaning: "", isRequired: isRequired,
              isOptional: isOptional, companion: companion)
          ]
        #else
          let fallback =
            isRequired || other != nil ? nil : Self.value(of: blank, property).flatMap { codec(blank).yaml($0) }
          var form = KeyForm(
            name: name, property: name, form: codec(blank).form(), meaning: meaning, isRequired: isRequired,
            isOptional: isOptional, companion: companion, fallback: fallback.flatMap { $0.isEmpty ? nil : $0.line })
          form.isDefault = { root in (root as? Root).map { isDefault($0, blank) } ?? false }
          return [form]
        #endif
      },
      read: { fields, root throws(SourceError) in
        let value: Value
        if let field = isRequired ? try fields.required(name) : fields[name] {
          value = try codec(root).read(field)
        } else if let other {
          value = other(root)
        } else {
          return
        }
        property(&root) { $0 = value }
      },
      yaml: { root, blank in
        if let blank, isDefault(root, blank) { return [] }
        guard let value = Self.value(of: root, property) else { return [] }
        return codec(root).yaml(value).map { [(name, $0)] } ?? []
      })
    needsValue = !isRequired && other == nil
    self.dependsOnOthers = dependsOnOthers
  }
}
