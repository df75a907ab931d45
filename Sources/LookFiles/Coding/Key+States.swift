import KeyTables
import LookModel
import SourceTree

extension Key {
  /// A table of states that must be there, and beside it under `dark` what differs on dark pages.
  static func states<Value>(
    _ name: String, _ path: @escaping Property<StateTable<Value>>, as property: String? = nil,
    _ codec: Codec<Value>, _ meaning: String
  ) -> Key {
    let light = SomeStates<Value>.record(codec, needsNormal: true)
    let dark = SomeStates<Value>.record(codec)
    return Key(
      names: [name, "dark"],
      forms: { _ in
        [
          KeyForm(
            name: name, property: property ?? name, form: .map(light.form), meaning: meaning, isRequired: true,
            isOptional: false, companion: nil, fallback: nil),
          KeyForm(
            name: "dark", property: "\(property ?? name).dark", form: .map(dark.form),
            meaning: "What differs on a dark page. A state that is left out looks as on a light one.",
            isRequired: false, isOptional: false, companion: name, fallback: nil),
        ]
      },
      read: { fields, root throws(SourceError) in
        let field = try fields.required(name)
        let states = try light.read(field)
        guard let normal = states.normal else {
          throw field.error(.missingKey(key: BadgeState.normal.rawValue, context: light.index.context))
        }
        let differing = try fields["dark"].map { field throws(SourceError) in try dark.read(field) } ?? .init()
        path(&root) {
          $0 = StateTable(
            normal: normal, highlighted: states.highlighted, selected: states.selected, disabled: states.disabled,
            dark: differing)
        }
      },
      yaml: { root, _ in
        guard let table = value(of: root, path) else { return [] }
        return [
          (name, .map(light.yaml(table.light, isWhole: true))), ("dark", .map(dark.yaml(table.dark, isWhole: true))),
        ]
      })
  }
}

/// Values for some of the states.
typealias SomeStates<Value: Hashable & Sendable> = StateTable<Value>.Dark

extension StateTable.Dark {
  static func record(_ codec: Codec<Value>, needsNormal: Bool = false) -> Record<Self> {
    let normal = "While nothing in particular happens."
    let keys: [Key<Self>] = [
      needsNormal
        ? .required("normal", { $1(&$0.normal) }, codec.optional, normal)
        : .optional("normal", { $1(&$0.normal) }, codec, normal),
      .optional("highlighted", { $1(&$0.highlighted) }, codec, "While pressed or pointed at."),
      .optional("selected", { $1(&$0.selected) }, codec, "While chosen."),
      .optional("disabled", { $1(&$0.disabled) }, codec, "While out of use."),
    ]
    return needsNormal
      ? Record("states", for: StateTable<Value>.self, blank: Self(), keys: keys)
      : Record("states", blank: Self(), keys: keys)
  }
}

extension StateTable {
  /// The values of the states that have one on a light page.
  fileprivate var light: Dark {
    Dark(normal: normal, highlighted: highlighted, selected: selected, disabled: disabled)
  }
}
