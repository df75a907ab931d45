package import Typesetting

extension Font {
  static let record = Record(
    "font", blank: Font([], size: 1),
    keys: [
      .required("families", \.families, isLabelled: false, .families, "The families, in order of preference."),
      .required("size", \.size, .length, "The size."),
      .optional("weight", \.weight, .weight, "The weight."),
    ])
}

extension Codec where Value == [String] {
  /// The names of font families.
  package static let families = Codec<String>(
    form: .family, read: { field throws(SourceError) in try field.family() }, yaml: { .text($0) },
    swift: { .string($0) }
  ).list(atLeast: 1)
}

extension Codec where Value == Font.Weight {
  /// The weight of a font: `normal` or `bold`.
  package static let weight = word("weight") { $0.cssValue }
}
