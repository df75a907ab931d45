import PathGeometry

/// Reads numbers, lengths and lists of them.
enum Lengths {
  /// Points per unit, by CSS: 96 per inch.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
  ]

  /// A length, with percentages relative to `whole`.
  static func length(_ value: SourceString, _ attribute: String, of whole: Double) throws(SVGFault) -> Double {
    guard let (number, unit) = parts(value.text) else { throw fault(value, attribute, .length) }
    if unit == "%" { return try bounded(number / 100 * whole, at: value.offset) }
    guard let factor = units[unit] else { throw fault(value, attribute, .length) }
    return try bounded(number * factor, at: value.offset)
  }

  /// A length that is not negative.
  static func extent(_ value: SourceString, _ attribute: String, of whole: Double) throws(SVGFault) -> Double {
    let length = try length(value, attribute, of: whole)
    guard length >= 0 else { throw fault(value, attribute, .positiveNumber) }
    return length
  }

  /// The width or height that the root requests; nil if it depends on the page: a percentage, or a multiple of the font
  /// size.
  static func rootExtent(_ value: SourceString, _ attribute: String) throws(SVGFault) -> Double? {
    if value.text == "auto" { return nil }
    guard let (number, unit) = parts(value.text) else { throw fault(value, attribute, .length) }
    if ["%", "em", "rem", "ex", "ch", "vw", "vh"].contains(unit) { return nil }
    guard number >= 0 else { throw fault(value, attribute, .positiveNumber) }
    return try length(value, attribute, of: 0)
  }

  /// A number from 0 to 1, or a percentage. Values outside are clamped, as in CSS.
  static func share(_ value: SourceString, _ attribute: String) throws(SVGFault) -> Double {
    guard let (number, unit) = parts(value.text), unit.isEmpty || unit == "%", number.isFinite else {
      throw fault(value, attribute, .number)
    }
    return min(1, max(0, unit == "%" ? number / 100 : number))
  }

  /// The lengths of dashes and gaps.
  static func dashes(_ value: SourceString, _ attribute: String, of whole: Double) throws(SVGFault) -> [Double] {
    var lengths: [Double] = []
    for part in value.text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      let part = SourceString(String(part), at: value.offset, isVerbatim: false)
      lengths.append(try extent(part, attribute, of: whole))
    }
    return lengths
  }

  /// Numbers separated by white space or a comma.
  static func list(
    _ value: SourceString, _ attribute: String, _ expected: SVGProblem.Expectation
  ) throws(SVGFault)
    -> [Double]
  {
    var scanner = PathDataScanner(value.text)
    var numbers: [Double] = []
    scanner.skipWhiteSpace()
    while scanner.next != nil {
      guard let number = scanner.number() else {
        throw SVGFault(
          .value(value.text, attribute: attribute, expected: expected), at: value.place(scanner.offset))
      }
      numbers.append(try bounded(number, at: value.place(scanner.offset)))
      scanner.skipSeparator()
    }
    return numbers
  }

  /// A number so small that later sums and products stay within the bounds of a path.
  static func bounded(_ number: Double, at offset: Int) throws(SVGFault) -> Double {
    guard abs(number) <= SVGLimits.coordinate else { throw SVGFault(.coordinatesTooLarge, at: offset) }
    return number
  }

  private static func parts(_ text: String) -> (number: Double, unit: String)? {
    var scanner = PathDataScanner(text)
    scanner.skipWhiteSpace()
    guard let number = scanner.number() else { return nil }
    let rest = String(decoding: Array(text.utf8)[scanner.offset...], as: UTF8.self)
    return (number, SourceString(rest, at: 0, isVerbatim: false).trimmed.text.lowercased())
  }

  private static func fault(_ value: SourceString, _ attribute: String, _ expected: SVGProblem.Expectation) -> SVGFault
  {
    SVGFault(.value(value.text, attribute: attribute, expected: expected), at: value.offset)
  }
}
