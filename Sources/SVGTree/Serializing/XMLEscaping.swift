extension [UInt8] {
  /// Adds `text` as character data. What XML 1.0 forbids becomes U+FFFD.
  mutating func append(escapingText text: String) { append(text, isAttribute: false) }

  /// Adds `text` as the value of an attribute in double quotes. What XML 1.0 forbids becomes U+FFFD.
  package mutating func append(escapingAttribute text: String) { append(text, isAttribute: true) }

  /// Copies the runs between characters that need care, whole.
  private mutating func append(_ text: String, isAttribute: Bool) {
    var text = text
    text.withUTF8 { bytes in
      var copied = 0
      var index = 0
      while index < bytes.count {
        var length = 1
        guard let replacement = Self.replacement(in: bytes, at: index, isAttribute: isAttribute, length: &length) else {
          index += 1
          continue
        }
        append(contentsOf: bytes[copied..<index])
        append(contentsOf: replacement.utf8)
        index += length
        copied = index
      }
      append(contentsOf: bytes[copied...])
    }
  }

  /// What stands for the character at `index`, or nil where it may stay.
  private static func replacement(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int, isAttribute: Bool, length: inout Int
  ) -> String? {
    switch bytes[index] {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    // Needed in "]]>" alone, but harmless anywhere.
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return isAttribute ? "&quot;" : nil
    // A parser would fold these into spaces or newlines where they stand as themselves.
    case 0x0D: return "&#13;"
    case 0x09: return isAttribute ? "&#9;" : nil
    case 0x0A: return isAttribute ? "&#10;" : nil
    case 0..<0x20: return "\u{FFFD}"
    // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
    case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
      length = 3
      return "\u{FFFD}"
    default: return nil
    }
  }
}

extension String {
  /// This text with each character that XML 1.0 forbids as U+FFFD, as it will be written.
  package func replacingWhatXMLForbids() -> String {
    func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
    guard unicodeScalars.contains(where: isForbidden) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(isForbidden(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}
