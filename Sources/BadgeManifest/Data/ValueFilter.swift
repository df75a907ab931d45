import Messages
import ReportReading

/// What changes a value before it is part of a text.
enum ValueFilter: Hashable {
  /// A number of hundredths, rounded as coverage.py does, with a percent sign.
  case percent(digits: Int)
  /// A number from 0 to 1 as a percentage, rounded in the same way.
  case ratio(digits: Int)
  /// A number, rounded.
  case round(digits: Int)
  /// A number in thousands, millions and so on: `12.3k`.
  case compact(digits: Int)
  /// A number of bytes in units of a thousand, or of 1,024: `12.3 kB`, `12 KiB`.
  case bytes(isBinary: Bool)
  /// A number of seconds as a time: `1m13s`.
  case duration
  /// Small letters, digits and hyphens, for names of files.
  case slug
  /// Another text if the value is missing.
  case fallback(String)
  /// A date in another form.
  case date(DatePattern)

  var isFallback: Bool { if case .fallback = self { true } else { false } }

  /// The names of all filters.
  static let names = ["percent", "ratio", "round", "compact", "bytes", "duration", "slug", "default", "date"]

  init(_ name: String, _ argument: String?) throws(DataProblem) {
    switch (name, argument) {
    case ("percent", _): self = .percent(digits: try Self.digits(argument ?? "0", name))
    case ("ratio", _): self = .ratio(digits: try Self.digits(argument ?? "0", name))
    case ("round", _): self = .round(digits: try Self.digits(argument ?? "0", name))
    case ("compact", _): self = .compact(digits: try Self.digits(argument ?? "1", name))
    case ("bytes", nil): self = .bytes(isBinary: false)
    case ("bytes", "KiB"?): self = .bytes(isBinary: true)
    case ("duration", nil): self = .duration
    case ("slug", nil): self = .slug
    case ("default", let text?): self = .fallback(text)
    case ("date", let text?): self = .date(try DatePattern(text))
    case ("slug", _), ("duration", _): throw .badExpression(reason: "\(name) has no argument")
    case ("bytes", _): throw .badExpression(reason: "bytes has no argument but KiB, for units of 1,024 bytes")
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
    case .ratio(let digits): return Self.withoutMinus(Share.percent(try Self.number(text, times: 2), digits: digits))
    case .round(let digits): return Self.withoutMinus(try Self.number(text).decimal(digits: digits))
    case .compact(let digits):
      return Self.scaled(try Self.number(text), by: 1_000, ["", "k", "M", "G", "T"], digits: digits)
    case .bytes(let isBinary):
      let units = isBinary ? [" B", " KiB", " MiB", " GiB", " TiB"] : [" B", " kB", " MB", " GB", " TB"]
      return Self.scaled(try Self.number(text), by: isBinary ? 1_024 : 1_000, units, digits: 1)
    case .duration:
      let seconds = try Self.number(text)
      guard seconds >= 0 else { throw DataProblem.unfit(text: text, needed: "a number of seconds") }
      return Self.duration(seconds)
    case .slug: return try Slug.text(text)
    case .fallback: return text
    case .date(let pattern):
      guard let date = DateParts(text) else {
        throw DataProblem.unfit(
          text: text, needed: "a date such as 2026-03-01, 2026-03-01T12:00:00Z or seconds since 1970")
      }
      return pattern.text(of: date)
    }
  }

  /// Whether this shows a number between 0 and 1 as less than a percent: it may be a ratio.
  func isPercentOfRatio(_ text: String) -> Bool {
    guard case .percent = self, let number = try? Self.number(text), text.utf8.last != UInt8(ascii: "%") else {
      return false
    }
    return number > 0 && number < 1
  }

  /// A time in its two largest units, without those that are zero.
  private static func duration(_ seconds: Double) -> String {
    let milliseconds = (seconds * 1_000).rounded()
    if milliseconds < 1_000 { return milliseconds == 0 ? "0s" : "\(Int(milliseconds))ms" }
    let whole = Int(seconds.rounded())
    let parts = [(whole / 3600, "h"), (whole / 60 % 60, "m"), (whole % 60, "s")]
    return parts.drop { $0.0 == 0 }.prefix(2).filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
  }

  /// A number in the largest unit of which there is one, without zeros at its end.
  private static func scaled(_ number: Double, by step: Double, _ units: [String], digits: Int) -> String {
    func shown(_ value: Double) -> String {
      var text = value.decimal(digits: digits)
      while text.contains("."), let last = text.last, "0.".contains(last) {
        text.removeLast()
        if last == "." { break }
      }
      return text
    }
    var value = number
    var index = 0
    // What is rounded up to the next unit is in that unit.
    while index + 1 < units.count, abs(Double(shown(value)) ?? 0) >= step {
      value /= step
      index += 1
    }
    return withoutMinus(shown(value)) + units[index]
  }

  /// A plain decimal number, which may have a percent sign, times a power of ten. The power is read with the number,
  /// because a multiplication would round: 0.575 is 57.5 hundredths.
  private static func number(_ text: String, times power: Int = 0) throws(DataProblem) -> Double {
    // Ends of texts are compared as Unicode does, which takes long for a long one.
    let digits = text.utf8.last == UInt8(ascii: "%") ? text.dropLast() : text[...]
    let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    guard isPlain, digits.utf8.count <= 40, let number = Double(digits), abs(number) < 1e15 else {
      throw DataProblem.unfit(text: text, needed: "a plain number")
    }
    return power == 0 ? number : Double("\(digits)e\(power)") ?? number * 100
  }

  /// Zero has no sign.
  private static func withoutMinus(_ text: String) -> String {
    text.hasPrefix("-") && text.allSatisfy { "-0.%".contains($0) } ? String(text.dropFirst()) : text
  }
}
