extension StyleSheetCheck {
  mutating func skip(_ text: String) -> Bool {
    guard reader.starts(with: text) else { return false }
    reader.skip(text.utf8.count)
    return true
  }

  mutating func expect(_ text: String) throws(Problem) {
    guard skip(text) else { throw unexpected }
  }

  var unexpected: Problem {
    guard !reader.isAtEnd else { return .unfinished }
    return .unexpected(String(decoding: reader.bytes[reader.offset...].prefix(32), as: UTF8.self).first ?? " ")
  }

  /// Letters, digits, hyphens and underscores, with no digit first.
  mutating func word() -> String? {
    guard let first = reader.peek, Self.isNameByte(first), !PathDataReader.isDigit(first) else { return nil }
    let start = reader.offset
    while let byte = reader.peek, Self.isNameByte(byte) { reader.skip(1) }
    return String(decoding: reader.bytes[start..<reader.offset], as: UTF8.self)
  }

  /// A word that may be a name: it begins with a letter or an underscore.
  mutating func identifier() -> String? {
    reader.peek == UInt8(ascii: "-") ? nil : word()
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    return isLetter || PathDataReader.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// A plain number with at most six decimals.
  mutating func number() -> Double? {
    let start = reader
    _ = skip("-")
    let whole = skipDigits()
    var decimals = 0
    if skip(".") {
      decimals = skipDigits()
      guard 1...6 ~= decimals else {
        reader = start
        return nil
      }
    }
    let text = String(decoding: reader.bytes[start.offset..<reader.offset], as: UTF8.self)
    guard whole + decimals > 0, whole <= 15, let number = Double(whole > 0 ? text : text.replacing(".", with: "0."))
    else {
      reader = start
      return nil
    }
    return number
  }

  private mutating func skipDigits() -> Int {
    let start = reader.offset
    while let byte = reader.peek, PathDataReader.isDigit(byte) { reader.skip(1) }
    return reader.offset - start
  }
}
