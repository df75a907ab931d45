package import PathGeometry

extension ByteWriter {
  /// Appends `text` as character data. Characters that XML 1.0 forbids become U+FFFD.
  package mutating func append(escapingText text: String) { append(text, isAttribute: false) }

  /// Appends `text` as an attribute value in double quotes. Characters that XML 1.0 forbids become U+FFFD.
  package mutating func append(escapingAttribute text: String) { append(text, isAttribute: true) }

  /// Appends `text` as character data or as an attribute value to which no language around it, such as Markdown or that
  /// of a template, gives a meaning: every ASCII punctuation mark, all white space but the space, and U+FFFD, which Hugo
  /// does not allow in a tag, are character references. Those to `&`, `<` and `>` have names: for numbers, minifiers of
  /// HTML write the marks themselves.
  mutating func append(escapingPunctuation text: String) {
    for scalar in text.replacingWhatXMLForbids().unicodeScalars {
      switch scalar.value {
      case 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: append(UInt8(truncatingIfNeeded: scalar.value))
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      // HTML reads a reference to this line end as one to an ellipsis.
      case 0x85: append("&#10;")
      case 0x7F... where scalar != "\u{FFFD}" && !scalar.properties.isWhitespace: append(utf8: String(scalar))
      default: append(utf8: "&#\(scalar.value);")
      }
    }
  }

  /// Copies the runs between special characters as a whole.
  private mutating func append(_ text: String, isAttribute: Bool) {
    text.readUTF8 { bytes in
      var copied = 0
      var index = 0
      while index < bytes.count {
        var length = 1
        guard Self.isSpecial(bytes[index]),
          let replacement = Self.replacement(in: bytes, at: index, isAttribute: isAttribute, length: &length)
        else {
          index += 1
          continue
        }
        append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
        append(replacement)
        index += length
        copied = index
      }
      append(UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
  }

  /// Whether a character that begins with a byte may need a replacement.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0xEF
      || (byte < 0x40 && (byte == 0x22 || byte == 0x26 || byte == 0x3C || byte == 0x3E))
  }

  /// The replacement for the character at `index`, or nil if it needs none.
  private static func replacement(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int, isAttribute: Bool, length: inout Int
  ) -> StaticString? {
    switch bytes[index] {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    // Required only in "]]>", but harmless elsewhere.
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return isAttribute ? "&quot;" : nil
    // A parser would change these characters into spaces or newlines if they are not escaped.
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

extension [UInt8] {
  /// Appends `text` with every ASCII punctuation mark and all white space but the space as a character reference.
  package mutating func append(escapingPunctuation text: String) {
    self += ByteWriter.bytes { $0.append(escapingPunctuation: text) }
  }

  /// Appends `text` as an attribute value in double quotes. Characters that XML 1.0 forbids become U+FFFD.
  package mutating func append(escapingAttribute text: String) {
    self += ByteWriter.bytes { $0.append(escapingAttribute: text) }
  }
}

extension String {
  /// This text with U+FFFD for each character that XML 1.0 forbids, as it will be written.
  package func replacingWhatXMLForbids() -> String {
    // Only these bytes begin characters that XML forbids.
    guard readUTF8({ bytes in bytes.contains { $0 < 0x20 || $0 == 0xEF } }) else { return self }
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
