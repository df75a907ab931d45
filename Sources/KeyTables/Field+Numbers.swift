package import SourceTree

extension Field {
  /// The lengths that can be drawn, in points.
  package static let length = 0.001...1_000_000.0
  /// The lengths that can be drawn, and 0, in points.
  package static let lengthOrNone = 0...1_000_000.0
  /// The offsets in either direction, in points.
  package static let coordinates = -1_000_000...1_000_000.0

  /// A number as people write it: digits with a sign and a decimal point at most.
  package func number(in allowed: ClosedRange<Double>) throws(SourceError) -> Double {
    let text = try digits()
    guard Self.isDecimal(text), let value = Double(text) else { throw error(.notANumber(text: text)) }
    guard allowed.contains(value) else { throw error(.numberOutOfRange(text: text, allowed: allowed)) }
    return value
  }

  /// A whole number.
  package func integer(in allowed: ClosedRange<Int64> = .min ... .max) throws(SourceError) -> Int64 {
    let text = try digits()
    guard Self.isDecimal(text) else { throw error(.notANumber(text: text)) }
    // JSON may write a whole number as 4.0.
    let end = text.utf8.firstIndex(of: Self.point) ?? text.endIndex
    guard text[end...].utf8.dropFirst().allSatisfy({ $0 == UInt8(ascii: "0") }),
      text[..<end].utf8.last?.isDigit == true
    else { throw error(.notAnInteger(text: text)) }
    guard let value = Int64(text[..<end]) else { throw error(.integerTooLarge(text: text)) }
    guard allowed.contains(value) else {
      let range = Double(allowed.lowerBound)...Double(allowed.upperBound)
      throw error(.numberOutOfRange(text: text, allowed: range))
    }
    return value
  }

  private func digits() throws(SourceError) -> String {
    guard case .text(let text) = node.content else { throw wrongForm(.number) }
    return text
  }

  private static let point = UInt8(ascii: ".")

  /// `Double` alone would also read `nan`, `inf`, hexadecimal and exponents.
  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+") ? 1 : 0
    let parts = text.utf8.dropFirst(digits).split(separator: point, omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.last?.isEmpty == false
      && parts.allSatisfy { $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }
}
