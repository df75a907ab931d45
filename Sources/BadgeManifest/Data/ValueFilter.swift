import Messages
import ReportReading

/// What changes a value before it is part of a text.
enum ValueFilter: Hashable {
  /// A number of hundredths, rounded as coverage.py does, with a percent sign.
  case percent(digits: Int)
  /// A number, rounded.
  case round(digits: Int)
  /// Small letters, digits and hyphens, for names of files.
  case slug
  /// Another text if the value is missing.
  case fallback(String)
  /// A date in another form.
  case date(DatePattern)

  private static let names = ["percent", "round", "slug", "default", "date"]

  init(_ name: String, _ argument: String?) throws(DataProblem) {
    switch (name, argument) {
    case ("percent", _): self = .percent(digits: try Self.digits(argument ?? "0", name))
    case ("round", _): self = .round(digits: try Self.digits(argument ?? "0", name))
    case ("slug", nil): self = .slug
    case ("default", let text?): self = .fallback(text)
    case ("date", let text?): self = .date(try DatePattern(text))
    case ("slug", _): throw .badExpression(reason: "slug has no argument")
    case ("default", _), ("date", _): throw .badExpression(reason: "\(name) needs an argument in parentheses")
    default:
      throw .badExpression(
        reason: Message.unknown("filter", name, suggestion: name.nearest(among: Self.names), known: Self.names))
    }
  }

  private static func digits(_ text: String, _ name: String) throws(DataProblem) -> Int {
    guard let digits = Int(text), (0...6).contains(digits) else {
      throw .badExpression(reason: "\(name) has a number of digits from 0 to 6, not '\(Message.shortened(text))'")
    }
    return digits
  }

  /// The value with this filter.
  ///
  /// - Throws: The problem of a value that the filter is not for.
  func applied(to text: String) throws(DataProblem) -> String {
    switch self {
    case .percent(let digits): return Self.withoutMinus(Share.percent(try Self.number(text), digits: digits))
    case .round(let digits): return Self.withoutMinus(try Self.number(text).decimal(digits: digits))
    case .slug: return try Self.slug(text)
    case .fallback: return text
    case .date(let pattern):
      guard let date = DateParts(text) else {
        throw DataProblem.unfit(
          text: text, needed: "a date such as 2026-03-01, 2026-03-01T12:00:00Z or seconds since 1970")
      }
      return pattern.text(of: date)
    }
  }

  /// A plain decimal number, which may have a percent sign.
  private static func number(_ text: String) throws(DataProblem) -> Double {
    // Ends of texts are compared as Unicode does, which takes long for a long one.
    let digits = text.utf8.last == UInt8(ascii: "%") ? text.dropLast() : text[...]
    let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    guard isPlain, digits.utf8.count <= 40, let number = Double(digits), abs(number) < 1e15 else {
      throw DataProblem.unfit(text: text, needed: "a plain number")
    }
    return number
  }

  /// Zero has no sign.
  private static func withoutMinus(_ text: String) -> String {
    text.hasPrefix("-") && text.allSatisfy { "-0.%".contains($0) } ? String(text.dropFirst()) : text
  }

  /// The longest text for a slug, in bytes: four times the longest path. Composing takes time by the square of the marks
  /// on a letter.
  static let maximumSlug = 4_096

  private static func slug(_ text: String) throws(DataProblem) -> String {
    guard text.utf8.count <= maximumSlug else {
      throw DataProblem.unfit(text: text, needed: "a text of at most \(maximumSlug) bytes")
    }
    let words = text.composed.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else {
      throw DataProblem.unfit(text: text, needed: "a text with a letter or a digit")
    }
    return words.joined(separator: "-")
  }
}
