/// Reads the tokens of path data: numbers, flags and separators. The number of times it looks at each byte is bounded,
/// for any input.
package struct PathDataScanner {
  private let bytes: [UInt8]

  /// The number of bytes read.
  package private(set) var offset = 0

  /// A scanner at the first byte of `text`.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte, or nil at the end.
  package var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether only a number can follow, valid or not.
  var startsNumber: Bool {
    guard let next else { return false }
    return digit(at: offset) != nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "+")
      || next == UInt8(ascii: "-")
  }

  /// Skips the next byte.
  package mutating func advance() { offset += 1 }

  /// Skips white space: tab, line feed, form feed, carriage return and space.
  package mutating func skipWhiteSpace() {
    while let next, next == 0x20 || next == 0x9 || next == 0xA || next == 0xC || next == 0xD { offset += 1 }
  }

  /// Skips white space with at most one comma in it. Returns whether there was a comma.
  @discardableResult
  package mutating func skipSeparator() -> Bool {
    skipWhiteSpace()
    guard next == UInt8(ascii: ",") else { return false }
    offset += 1
    skipWhiteSpace()
    return true
  }

  /// Reads a flag: one digit, which needs no separator after it. Reads nothing if there is none.
  mutating func flag() -> Bool? {
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
    defer { offset += 1 }
    return next == UInt8(ascii: "1")
  }

  /// Reads the longest number at this position. A decimal point and an exponent count only if digits follow.
  ///
  /// Reads nothing if there is no number. A number beyond the range of `Double` becomes infinite. Significant digits
  /// after the nineteenth are ignored.
  package mutating func number() -> Double? {
    var place = offset
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { place += 1 }

    var decimal = Decimal()
    let start = place
    while let digit = digit(at: place) {
      decimal.append(digit, isFraction: false)
      place += 1
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: "."), digit(at: place + 1) != nil {
      place += 1
      while let digit = digit(at: place) {
        decimal.append(digit, isFraction: true)
        place += 1
      }
    }
    guard place > start else { return nil }
    offset = place
    decimal.exponent += exponent() ?? 0
    return isNegative && decimal.significand > 0 ? -decimal.value : decimal.value
  }

  private mutating func exponent() -> Int? {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return nil }
    var place = offset + 1
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative || place < bytes.count && bytes[place] == UInt8(ascii: "+") { place += 1 }
    guard digit(at: place) != nil else { return nil }
    var exponent = 0
    while let digit = digit(at: place) {
      exponent = min(exponent * 10 + Int(digit), 100_000_000)
      place += 1
    }
    offset = place
    return isNegative ? -exponent : exponent
  }

  private func digit(at place: Int) -> UInt8? {
    guard place < bytes.count, bytes[place] &- UInt8(ascii: "0") < 10 else { return nil }
    return bytes[place] - UInt8(ascii: "0")
  }
}

/// A number of at most nineteen significant digits, times a power of ten.
private struct Decimal {
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  private(set) var significand: UInt64 = 0
  var exponent = 0

  mutating func append(_ digit: UInt8, isFraction: Bool) {
    if significand < 1_000_000_000_000_000_000 {
      significand = significand * 10 + UInt64(digit)
      if isFraction { exponent -= 1 }
    } else if !isFraction {
      exponent += 1
    }
  }

  /// The nearest `Double`.
  var value: Double {
    // If both are exact, their product or quotient is rounded correctly.
    if significand <= 1 << 53, abs(exponent) < Self.powers.count {
      let power = Self.powers[abs(exponent)]
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }
    if significand == 0 { return 0 }
    return Double("\(significand)e\(max(-1_000, min(exponent, 1_000)))") ?? .infinity
  }
}
