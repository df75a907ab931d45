import Cartouche
import Messages

/// Reads the values of options: each refusal is one line that says what was expected.
enum Values {
  static func color(_ text: String) throws(Failure) -> Color {
    do { return try Color(parsing: text) } catch { throw .usage(error.description) }
  }

  static func number(_ text: Substring, _ option: String) throws(Failure) -> Double {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x2B }
    guard isPlain, let number = Double(text) else {
      throw .usage("\(option) takes numbers, not '\(Message.shortened(String(text)))'")
    }
    return number
  }

  /// One of an enumeration's words.
  static func word<Value: RawRepresentable & CaseIterable>(
    _ text: String, _ what: String
  ) throws(Failure) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw .usage(Message.unknown(what, text, suggestion: text.nearest(among: words), known: words))
  }

  /// The words of an enumeration, for a help text.
  static func list<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> String
  where Value.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// `320x200`.
  static func size(_ text: String, _ option: String) throws(Failure) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .usage("\(option) takes a size such as 96x96, not '\(Message.shortened(text))'")
    }
    return Size(try number(parts[0], option), try number(parts[1], option))
  }

  /// `4,-2`.
  static func point(_ text: String, _ option: String) throws(Failure) -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .usage("\(option) takes two numbers such as 4,-2, not '\(Message.shortened(text))'")
    }
    return Point(try number(parts[0], option), try number(parts[1], option))
  }

  /// A colour and the numbers behind it, separated by commas, of which the colour may hold some in brackets.
  static func color(
    _ text: String, withNumbers count: Int, _ option: String, example: String
  ) throws(Failure) -> (Color, [Double]) {
    var depth = 0
    let parts = text.split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth <= 0
    }
    guard parts.count == count + 1 else {
      throw .usage("\(option) takes a value such as \(example), not '\(Message.shortened(text))'")
    }
    let color = try color(String(parts[0]))
    var numbers: [Double] = []
    for part in parts.dropFirst() { numbers.append(try number(part, option)) }
    return (color, numbers)
  }

  /// One colour, or several from top to bottom.
  static func paint(_ colors: [String]) throws(Failure) -> Paint? {
    var parsed: [Color] = []
    for text in colors { parsed.append(try color(text)) }
    guard let first = parsed.first else { return nil }
    guard parsed.count > 1 else { return .color(first) }
    let stops = parsed.enumerated().map { index, color in
      GradientStop(offset: Double(index) / Double(parsed.count - 1), color: color)
    }
    return .linearGradient(LinearGradient(stops: stops))
  }
}
