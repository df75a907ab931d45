/// Font families as CSS names them.
enum FontFamilies {
  private static let generic: Set<String> = ["sans-serif", "serif", "monospace", "system-ui"]

  /// Writes the value of `font-family`, without the characters that could end a name, and with a generic family last.
  static func write(_ families: [String], to bytes: inout [UInt8]) {
    let start = bytes.count
    var last: String?
    for family in families {
      let isPlain = isPlain(family)
      let name = isPlain ? family : quoted(family)
      if name.isEmpty { continue }
      if bytes.count > start { bytes.append(UInt8(ascii: ",")) }
      if isPlain { bytes += name.utf8 } else { bytes.append(escapingAttribute: name) }
      last = name
    }
    guard last.map({ !generic.contains($0) }) ?? true else { return }
    if bytes.count > start { bytes.append(UInt8(ascii: ",")) }
    bytes += "sans-serif".utf8
  }

  /// Whether CSS takes the name without quotes: words of ASCII letters and hyphens, each a letter first, between single
  /// spaces.
  private static func isPlain(_ family: String) -> Bool {
    var isInWord = false
    for byte in family.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: isInWord = true
      case UInt8(ascii: "-") where isInWord: break
      case UInt8(ascii: " ") where isInWord: isInWord = false
      default: return false
      }
    }
    return isInWord
  }

  /// The name's words of letters, digits and hyphens, in quotes; empty where there is none.
  private static func quoted(_ family: String) -> String {
    let words = family.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return words.isEmpty ? "" : "'\(words.joined(separator: " "))'"
  }
}
