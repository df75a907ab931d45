/// The parts of a JSON number.
package struct JSONNumber {
  private var sign: ArraySlice<UInt8>
  private var whole: ArraySlice<UInt8>
  private var fraction: ArraySlice<UInt8> = []
  private var exponent: ArraySlice<UInt8> = []

  /// The number that is written; nil for anything else.
  package init?(_ text: ArraySlice<UInt8>) {
    sign = text.prefix(text.first == UInt8(ascii: "-") ? 1 : 0)
    whole = text[sign.endIndex...].prefix { $0.isDigit }
    var rest = text[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix { $0.isDigit }
      rest = rest[fraction.endIndex...]
      if fraction.isEmpty { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      exponent = rest.dropFirst()
      let isSigned = exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+")
      let digits = exponent.dropFirst(isSigned ? 1 : 0)
      if digits.isEmpty || !digits.allSatisfy({ $0.isDigit }) { return nil }
      rest = []
    }
    let hasZeros = whole.count > 1 && whole.first == UInt8(ascii: "0")
    if !rest.isEmpty || whole.isEmpty || hasZeros { return nil }
  }

  /// The largest exponent of a `Double`.
  private static let largestExponent = 308

  /// The number without an exponent; nil if it has none, or one that a `Double` cannot have.
  package var withoutExponent: String? {
    guard let exponent = Int(String(decoding: exponent, as: UTF8.self)), abs(exponent) <= Self.largestExponent else {
      return nil
    }
    let whole = String(decoding: whole, as: UTF8.self)
    let digits =
      String(repeating: "0", count: max(0, 1 - exponent - whole.count)) + whole
      + String(decoding: fraction, as: UTF8.self)
    // The decimal point moves to the right by the exponent.
    let point = max(1, whole.count + exponent)
    let padded = digits + String(repeating: "0", count: max(0, point - digits.count))
    let shown = padded.prefix(point).drop { $0 == "0" }
    var rest = padded.dropFirst(point)
    while rest.last == "0" { rest.removeLast() }
    return (sign.isEmpty ? "" : "-") + (shown.isEmpty ? "0" : shown) + (rest.isEmpty ? "" : "." + rest)
  }
}
