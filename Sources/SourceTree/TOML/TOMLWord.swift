/// The values of TOML that have no quotation marks: numbers, dates, times, true and false.
struct TOMLWord {
  private var rest: ArraySlice<UInt8>

  /// The word as a text: a number without underscores and in decimal digits, anything else as written. Nil for what is no
  /// value.
  static func text(_ word: ArraySlice<UInt8>) -> String? {
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) {
      return String(decoding: word, as: UTF8.self)
    }
    if let number = number(word) { return number }
    var scanner = TOMLWord(rest: word)
    return scanner.isMoment() ? String(decoding: word, as: UTF8.self) : nil
  }

  // MARK: Numbers

  private static func number(_ word: ArraySlice<UInt8>) -> String? {
    let isSigned = word.first == UInt8(ascii: "-") || word.first == UInt8(ascii: "+")
    let sign = word.first == UInt8(ascii: "-") ? "-" : ""
    let digits = word.dropFirst(isSigned ? 1 : 0)
    for name in ["inf", "nan"] where digits.elementsEqual(name.utf8) { return sign + name }
    let radixes: [UInt8: Int] = [UInt8(ascii: "x"): 16, UInt8(ascii: "o"): 8, UInt8(ascii: "b"): 2]
    if !isSigned, digits.first == UInt8(ascii: "0"), let radix = digits.dropFirst().first.flatMap({ radixes[$0] }) {
      guard let plain = withoutUnderscores(digits.dropFirst(2), between: { $0.isHexDigit }) else { return nil }
      // Integers have 64 bits.
      return plain.allSatisfy { $0.isHexDigit }
        ? Int(String(decoding: plain, as: UTF8.self), radix: radix).map(String.init) : nil
    }
    guard digits.first?.isDigit == true, let plain = withoutUnderscores(digits, between: { $0.isDigit }),
      JSONNumber(plain[...]) != nil
    else { return nil }
    return sign + String(decoding: plain, as: UTF8.self)
  }

  /// The bytes without underscores; nil if one is not between two digits.
  private static func withoutUnderscores(
    _ bytes: ArraySlice<UInt8>, between isDigit: (UInt8) -> Bool
  ) -> [UInt8]? {
    let underscore = UInt8(ascii: "_")
    for index in bytes.indices where bytes[index] == underscore {
      guard index > bytes.startIndex, index + 1 < bytes.endIndex, isDigit(bytes[index - 1]), isDigit(bytes[index + 1])
      else { return nil }
    }
    return bytes.filter { $0 != underscore }
  }

  // MARK: Dates and times

  /// Whether this is a date, a time, or both with or without an offset from UTC (RFC 3339).
  private mutating func isMoment() -> Bool {
    if rest.dropFirst(2).first == UInt8(ascii: ":") { return skipTime() && rest.isEmpty }
    guard skipDate() else { return false }
    if rest.isEmpty { return true }
    return skip("Tt ") && skipTime() && (rest.isEmpty || skipOffset() && rest.isEmpty)
  }

  private mutating func skipDate() -> Bool {
    guard let year = number(4, in: 0...9999), skip("-"), let month = number(2, in: 1...12), skip("-") else {
      return false
    }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return number(2, in: 1...days) != nil
  }

  private mutating func skipTime() -> Bool {
    guard number(2, in: 0...23) != nil, skip(":"), number(2, in: 0...59) != nil, skip(":"), number(2, in: 0...60) != nil
    else { return false }
    guard skip(".") else { return true }
    let fraction = rest.prefix { $0.isDigit }
    rest = rest[fraction.endIndex...]
    return !fraction.isEmpty
  }

  private mutating func skipOffset() -> Bool {
    skip("Zz") || skip("+-") && number(2, in: 0...23) != nil && skip(":") && number(2, in: 0...59) != nil
  }

  private mutating func skip(_ characters: String) -> Bool {
    guard let byte = rest.first, characters.utf8.contains(byte) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(_ count: Int, in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isDigit }) else { return nil }
    rest = rest[digits.endIndex...]
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(number) ? number : nil
  }
}
