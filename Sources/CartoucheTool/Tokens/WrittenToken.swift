import Cartouche
import KeyTables
import LineDrawing
import Messages

/// A value of a look as a design token.
struct WrittenToken {
  /// The names of the groups around the token, and its own.
  var path: [String]
  /// The name of its variable in CSS.
  var variable: String
  /// Its type, by the name in the format.
  var type: String
  /// Its value in the format.
  var json: CodeExpression
  /// Its value in CSS.
  var css: String
}

/// The parts of values of tokens, in the format and in CSS.
extension WrittenToken {
  /// A value in both.
  typealias Value = (type: String, json: CodeExpression, css: String)

  static func dimension(_ points: String) -> Value {
    ("dimension", .object([("value", .atom(points)), ("unit", .atom("\"px\""))]), points == "0" ? "0" : points + "px")
  }

  static func color(_ color: Color) -> Value {
    let channels = [color.red, color.green, color.blue]
    // Four digits are enough for a channel to come back.
    let components = channels.map { CodeExpression.number((Double($0) / 255 * 1e4).rounded() / 1e4) }
    let hex = "#" + channels.map { Message.hexadecimal($0, digits: 2) }.joined()
    let json = CodeExpression.object([
      ("colorSpace", .atom("\"srgb\"")), ("components", .array(components)),
      ("alpha", color.alpha < 1 ? .number(color.alpha) : nil), ("hex", .atom("\"\(hex)\"")),
    ])
    guard color.alpha < 1 else { return ("color", json, hex) }
    let css = channels.map { "\($0)" }.joined(separator: " ") + " / \(YAMLValue.number(color.alpha).line)"
    return ("color", json, "rgb(\(css))")
  }

  static func families(_ families: [String]) -> Value {
    ("fontFamily", .array(families.map { .atom(JSONLine.quoted($0)) }), families.map(cssFamily).joined(separator: ", "))
  }

  static func gradient(_ stops: [(color: Color, offset: Double)]) -> Value {
    let json = stops.map { stop in
      CodeExpression.object([("color", color(stop.color).json), ("position", .number(stop.offset))])
    }
    let css = stops.map { "\(color($0.color).css) \(YAMLValue.number($0.offset * 100).line)%" }
    return ("gradient", .array(json), "linear-gradient(\(css.joined(separator: ", ")))")
  }

  /// - Parameters:
  ///   - x: The offset to the right, in points as they are written; those of `y` and `blur`, too.
  ///   - isInset: Whether the shadow is inside the edge.
  static func shadow(_ color: Color, x: String, y: String, blur: String, isInset: Bool) -> Value {
    let json = CodeExpression.object([
      ("color", Self.color(color).json), ("offsetX", dimension(x).json), ("offsetY", dimension(y).json),
      ("blur", dimension(blur).json), ("spread", dimension("0").json), ("inset", isInset ? .atom("true") : nil),
    ])
    let lengths = [x, y, blur].map { dimension($0).css }.joined(separator: " ")
    return ("shadow", json, (isInset ? "inset " : "") + "\(lengths) \(Self.color(color).css)")
  }

  static func border(_ color: Color, width: String, style: String) -> Value {
    let json = CodeExpression.object([
      ("color", Self.color(color).json), ("width", dimension(width).json), ("style", .atom("\"\(style)\"")),
    ])
    return ("border", json, "\(dimension(width).css) \(style) \(Self.color(color).css)")
  }

  static func typography(_ names: [String], size: String, weight: String) -> Value {
    let json = CodeExpression.object([
      ("fontFamily", families(names).json), ("fontSize", dimension(size).json), ("fontWeight", .atom(weight)),
      ("letterSpacing", dimension("0").json), ("lineHeight", .atom("1")),
    ])
    return ("typography", json, "\(weight) \(dimension(size).css)/1 \(families(names).css)")
  }

  private static let generic: Set<String> = ["sans-serif", "serif", "monospace", "system-ui"]

  /// A family between quotation marks, in which only letters, digits, spaces and hyphens are as they are.
  private static func cssFamily(_ name: String) -> String {
    guard !generic.contains(name) else { return name }
    var text = "\""
    for scalar in name.unicodeScalars {
      if scalar.isNamePart || scalar == " " {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\" + Message.hexadecimal(scalar.value, digits: 1) + " "
      }
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter, a digit, a hyphen or an underscore: what a name keeps in every format.
  var isNamePart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: true
    default: self == "-" || self == "_"
    }
  }
}
