/// The form of a value in a file. Schemas, references, options and the checks of looks are made from forms.
package indirect enum Form: Sendable {
  /// A number, or a length in points.
  case number(ClosedRange<Double>, isLength: Bool)
  /// A whole number.
  case integer(ClosedRange<Int64>)
  /// One of some words.
  case word([String])
  /// `true` or `false`.
  case flag
  /// A text; with what it is, such as `file`.
  case text(String)
  /// The name of a font family.
  case family
  /// A colour of CSS.
  case color
  /// A colour in the words of status badges.
  case statusColor
  /// Values of one form, under names that the file chooses.
  case names(Form)
  /// A list with a minimum number of elements.
  case list(Form, atLeast: Int)
  /// A map.
  case map(MapForm)
  /// Any one of some forms.
  case any([Form])
  /// A form that is the payload of an enumeration's case in Swift.
  case payload(of: String, Form)
}

/// The keys of a map.
package struct MapForm: Sendable {
  /// The name of the Swift type that the map becomes, without modules.
  package var typeName: String { type() }
  private let type: @Sendable () -> String
  /// The keys, in the order of the type's initializer.
  package var keys: [KeyForm]
  /// How the map is written as a text; nil for a map that is not.
  package var short: ShortForm?

  /// The keys of a map that becomes a value of a type.
  package init<Made>(type: Made.Type, keys: [KeyForm], short: ShortForm? = nil) {
    self.init(type: { Self.name(of: Made.self) }, keys: keys, short: short)
  }

  init(type: @escaping @Sendable () -> String, keys: [KeyForm], short: ShortForm?) {
    self.type = type
    self.keys = keys
    self.short = short
  }
}

extension Form {
  /// The forms of which a value has one, none of them ``any(_:)`` or ``payload(of:_:)``.
  package var alternatives: [Form] {
    switch self {
    case .any(let forms): forms.flatMap { $0.alternatives }
    case .payload(_, let form): form.alternatives
    default: [self]
    }
  }

  /// The form of the map that is one of the forms, if any.
  package var map: MapForm? {
    alternatives.lazy.compactMap { if case .map(let map) = $0 { map } else { nil } }.first
  }

  /// The form of the path of a file.
  package static let file = Form.text("file")

  /// Whether the value is the path of a file.
  package var isFile: Bool { if case .text("file") = self { true } else { false } }
}

extension MapForm {
  /// The form of the value to which some keys lead; nil for unknown keys.
  package func form(at path: some Collection<String>) -> Form? {
    guard let key = path.first, let form = self[key]?.form else { return nil }
    let rest = path.dropFirst()
    return rest.isEmpty ? form : form.map?.form(at: rest)
  }

  #if hasFeature(Embedded)
    /// No name: only schema and reference, which the core for WebAssembly does not write, have those of types.
    static func name<Made>(of type: Made.Type) -> String { "" }
  #else
    /// The name of a type, without modules.
    package static func name(of type: Any.Type) -> String {
      String(reflecting: type).replacing(
        /(PathGeometry|Typesetting|SVGTree|LookModel|LookFiles|Cartouche|BadgeManifest)\./, with: "")
    }
  #endif

  /// The form of a key.
  package subscript(key: String) -> KeyForm? { keys.first { $0.name == key } }
}

/// A key of a map with its form.
package struct KeyForm: Sendable {
  /// The key.
  package var name: String
  /// The property that holds the value, seen from the map's type.
  package var property: String
  /// The form of the value.
  package var form: Form
  /// What the key means, as a sentence or more.
  package var meaning: String
  /// Whether the key must be there.
  package var isRequired: Bool
  /// Whether the property is an optional.
  package var isOptional: Bool
  /// The key beside it for whose value the one here was chosen: a look that extends another, and has a new value
  /// there, does not take over the old one here.
  package var companion: String?
  /// The value of a key that is left out, as a file would have it; nil for none.
  package var fallback: String?
  #if !hasFeature(Embedded)
    /// Whether a value of the map's type has the default there.
    package var isDefault: @Sendable (_ root: Any) -> Bool = { _ in false }
  #endif

  /// A key without a property of its own.
  package init(_ name: String, _ form: Form, _ meaning: String, isRequired: Bool = false, fallback: String? = nil) {
    self.init(
      name: name, property: name, form: form, meaning: meaning, isRequired: isRequired, isOptional: !isRequired,
      fallback: fallback)
  }

  package init(
    name: String, property: String, form: Form, meaning: String, isRequired: Bool, isOptional: Bool,
    companion: String? = nil, fallback: String? = nil
  ) {
    self.name = name
    self.property = property
    self.form = form
    self.meaning = meaning
    self.isRequired = isRequired
    self.isOptional = isOptional
    self.companion = companion
    self.fallback = fallback
  }
}
