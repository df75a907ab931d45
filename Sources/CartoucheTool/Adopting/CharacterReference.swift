import SourceTree

/// The references to characters that occur in addresses.
enum CharacterReference {
  private static let named = ["amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">", "nbsp": "\u{A0}"]
  private static let longest = 12

  /// A text without references, and without backslashes before punctuation if `isMarkdown`. One that is not known stays.
  static func resolved(_ text: ArraySlice<UInt8>, isMarkdown: Bool = false) -> String {
    var plain: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let end = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";")),
        let character = character(rest[rest.startIndex + 1..<end])
      {
        plain += character.utf8
        rest = rest[(end + 1)...]
      } else if isMarkdown, byte == UInt8(ascii: "\\"), let next = rest.dropFirst().first, next.isPunctuation {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether a text has a reference by a name that is not known, so that it stands for another text.
  static func hasUnknown(_ text: ArraySlice<UInt8>) -> Bool {
    text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).dropFirst().contains { part in
      let name = part.prefix(while: \.isLetterOrDigit)
      return !name.isEmpty && part.dropFirst(name.count).first == UInt8(ascii: ";") && character(name) == nil
    }
  }

  private static func character(_ name: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: name, as: UTF8.self)
    guard text.hasPrefix("#") else { return named[text] }
    let isHex = text.dropFirst().first.map { "xX".contains($0) } ?? false
    let number = UInt32(text.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}

extension UInt8 {
  /// Whether this is a mark of ASCII: neither a letter, a digit, a space nor a control character.
  var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isLetterOrDigit }
}
