extension Key {
  /// A key that must be there.
  package static func required<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, isLabelled: Bool = true, _ codec: Codec<Value>, _ meaning: String
  ) -> Key {
    Key(name, path, meaning, isRequired: true, label: isLabelled ? name : nil) { _ in codec }
  }

  /// A required key with a codec that depends on the values of other keys.
  package static func required<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, _ meaning: String, codec: @escaping @Sendable (Root) -> Codec<Value>
  ) -> Key {
    Key(name, path, meaning, isRequired: true, dependsOnOthers: true, label: name, codec: codec)
  }

  /// A key that may be left out: then the value is that of the blank root.
  package static func optional<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, isLabelled: Bool = true, _ codec: Codec<Value>, _ meaning: String
  ) -> Key {
    Key(name, path, meaning, label: isLabelled ? name : nil) { _ in codec }
  }

  /// An optional key with a codec that depends on the values of other keys.
  package static func optional<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, _ meaning: String, codec: @escaping @Sendable (Root) -> Codec<Value>
  ) -> Key {
    Key(name, path, meaning, dependsOnOthers: true, label: name, codec: codec)
  }

  /// An optional key without a default. Its codec depends on the values of other keys.
  package static func optional<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value?>, _ meaning: String, codec: @escaping @Sendable (Root) -> Codec<Value>
  ) -> Key {
    Key(name, path, meaning, isOptional: true, dependsOnOthers: true, label: name) { codec($0).optional }
  }

  /// A key that may be left out: then there is no value.
  package static func optional<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value?>, chosenFor companion: String? = nil, _ codec: Codec<Value>,
    _ meaning: String
  ) -> Key {
    let codec = codec.optional
    return Key(name, path, meaning, isOptional: true, label: name, companion: companion) { _ in codec }
  }

  /// A key that may be left out: then the value is that of another property.
  package static func optional<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, like other: any KeyPath<Root, Value> & Sendable,
    chosenFor companion: String? = nil, _ codec: Codec<Value>, _ meaning: String
  ) -> Key {
    Key(name, path, meaning, dependsOnOthers: true, label: name, companion: companion, like: other) { _ in codec }
  }

  /// Keys that are read in their own way, if any of them has a value.
  package static func custom(
    _ forms: @autoclosure @escaping @Sendable () -> [KeyForm], names: String..., dependsOnOthers: Bool = false,
    read: @escaping @Sendable (Fields, inout Root) throws(SourceError) -> Void
  ) -> Key {
    Key(
      names: names, forms: { _ in forms() }, needsValue: true, dependsOnOthers: dependsOnOthers, read: read,
      yaml: { _, _ in [] }, swift: { _, _ in (nil, nil) })
  }

  /// The keys of a part, in the same map as those of the whole.
  package static func part<Part: Equatable & Sendable>(
    _ name: String, _ path: Property<Part>, _ record: Record<Part>
  ) -> Key {
    Key(
      names: record.names,
      forms: { _ in
        record.keyForms.map { form in
          var form = form
          form.property = "\(name).\(form.property)"
          return form
        }
      },
      needsValue: record.always.isEmpty,
      read: { fields, root throws(SourceError) in root[keyPath: path] = try record.read(fields) },
      yaml: { root, blank in record.yaml(root[keyPath: path], isWhole: blank == nil) },
      swift: { root, _ in
        let part = root[keyPath: path]
        return (name, part == record.blank ? nil : record.swift(part))
      })
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

  /// - Parameters:
  ///   - label: The label of the argument in the type's initializer; nil for none, and then it is always written.
  ///   - other: The property from which a key that is left out has its value; nil for that of the blank root.
  private init<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, _ meaning: String, isRequired: Bool = false,
    isOptional: Bool = false, dependsOnOthers: Bool = false, label: String?,
    companion: String? = nil, like other: (any KeyPath<Root, Value> & Sendable)? = nil,
    codec: @escaping @Sendable (Root) -> Codec<Value>
  ) {
    @Sendable func isFallback(_ value: Value, _ root: Root, _ blank: Root) -> Bool {
      !isRequired && value == (other.map { root[keyPath: $0] } ?? blank[keyPath: path])
    }
    self.init(
      names: [name],
      forms: { blank in
        let codec = codec(blank)
        let fallback = isRequired || other != nil ? nil : codec.yaml(blank[keyPath: path])
        return [
          KeyForm(
            name: name, property: name, form: codec.form(), meaning: meaning, isRequired: isRequired,
            isOptional: isOptional, companion: companion, fallback: fallback.flatMap { $0.isEmpty ? nil : $0.line })
        ]
      },
      needsValue: !isRequired && other == nil, dependsOnOthers: dependsOnOthers,
      read: { fields, root throws(SourceError) in
        if let field = isRequired ? try fields.required(name) : fields[name] {
          root[keyPath: path] = try codec(root).read(field)
        } else if let other {
          root[keyPath: path] = root[keyPath: other]
        }
      },
      yaml: { root, blank in
        let value = root[keyPath: path]
        if let blank, isFallback(value, root, blank) { return [] }
        return codec(root).yaml(value).map { [(name, $0)] } ?? []
      },
      swift: { root, blank in
        let value = root[keyPath: path]
        let isLeftOut = label != nil && isFallback(value, root, blank)
        return (label, isLeftOut ? nil : codec(root).swift(value))
      })
  }
}
