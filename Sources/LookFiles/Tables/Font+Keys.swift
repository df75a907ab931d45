package import KeyTables
import Messages
import SourceTree
package import Typesetting

extension Font {
  static let record = Record(
    "font", blank: Font([], size: 1),
    keys: [
      .required("families", { $1(&$0.families) }, .families, "The families, in order of preference."),
      .required("size", { $1(&$0.size) }, .length, "The size."),
      .withDefault("weight", { $1(&$0.weight) }, .weight, "The weight."),
    ])
}

extension Codec where Value == [String] {
  /// The names of font families.
  package static let families = Codec<String>(
    form: .family, read: { field throws(SourceError) in try field.family() }, yaml: { .text($0) }
  ).list(atLeast: 1)
}

extension Codec where Value == Font.Weight {
  /// The weight of a font: `normal`, `bold` or a number from 100 to 900, of which 400 and 700 are these two.
  package static let weight = Codec(
    form: .word(spellings),
    read: { field throws(SourceError) in
      let text = try field.text()
      let known = Font.Weight.allCases.first { $0.cssValue == text || String($0.rawValue) == text }
      if let known { return known }
      let near = text.nearest(among: spellings)
      throw field.error(.unknownValue(text: text, what: "weight", suggestion: near, expected: spellings))
    }, yaml: { .text($0.cssValue) })

  private static let spellings = ["normal", "bold"] + Font.Weight.allCases.map { String($0.rawValue) }
}
