import KeyTables
import Messages
import SourceTree

/// The types of tokens.
enum TokenType: String, CaseIterable {
  case color, dimension, number, fontFamily, fontWeight, typography, shadow, border, gradient, strokeStyle
  case duration, cubicBezier, transition
  /// A word: a type of Style Dictionary and of Tokens Studio.
  case string

  /// The type with a name of the format, or of Tokens Studio.
  init(_ field: Field) throws(SourceError) {
    let name = try field.text()
    guard let type = Self(rawValue: name) ?? Self.others[name] else {
      let known = Self.allCases.map { $0.rawValue }
      throw field.error(
        .unknownValue(text: name, what: "type of tokens", suggestion: name.nearest(among: known), expected: known))
    }
    self = type
  }

  private static let others: [String: TokenType] = [
    "sizing": .dimension, "spacing": .dimension, "borderRadius": .dimension, "borderWidth": .dimension,
    "fontSizes": .dimension, "fontSize": .dimension, "lineHeights": .number, "letterSpacing": .dimension,
    "opacity": .number, "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "boxShadow": .shadow,
    "text": .string, "boolean": .string,
  ]

  /// Whether values of the form can be tokens of the type.
  func fits(_ form: Form) -> Bool {
    switch (self, form) {
    case (_, .any(let forms)): forms.contains(where: fits)
    case (_, .payload(_, let form)): fits(form)
    case (.color, .color), (.color, .statusColor): true
    case (.dimension, .number(_, isLength: true)): true
    case (.number, .number), (.number, .integer): true
    case (.fontFamily, .family), (.fontFamily, .list(.family, _)): true
    case (.fontWeight, .word(let words)): words.contains("700")
    case (.strokeStyle, .word(let words)): words.contains("dashed")
    case (.string, .word), (.string, .flag): true
    case (.string, .text), (.color, .text), (.dimension, .text), (.number, .text), (.fontWeight, .text): true
    case (.gradient, .list(.color, _)), (.gradient, .list(.statusColor, _)): true
    case (.gradient, .list(.map(let map), _)): map["offset"] != nil && map["blur"] == nil
    case (.shadow, .list(.map(let map), _)), (.shadow, .map(let map)): map["blur"] != nil
    case (.border, .map(let map)): map["color"] != nil && map["width"] != nil
    case (.typography, .map(let map)): map["families"] != nil
    default: false
    }
  }

  /// The types that values of the form can have.
  static func all(fitting form: Form) -> [TokenType] { allCases.filter { $0.fits(form) } }
}
