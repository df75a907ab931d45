package import PathGeometry

/// Family names in order of preference, with what follows from them. It is made with a font, which many texts share.
package final class FontFamilies: Hashable, Sendable {
  /// The names.
  let names: [String]
  /// The first family, if it has its own table; a quick answer for most fonts.
  let first: BuiltinFace.Family?
  /// The names in CSS syntax, without characters that could end one.
  private let css: [UInt8]
  /// Whether the last name is generic.
  private let isGeneric: Bool

  /// Families by their names. A text may be a list in CSS syntax: names with commas between them, in quotes or not.
  init(_ families: [String]) {
    var names = families
    var bytes = ByteWriter()
    var written = Self.write(names, to: &bytes)
    if !written.arePlain, !names.allSatisfy(Self.isName) {
      names = families.flatMap(Self.names)
      bytes = ByteWriter()
      written = Self.write(names, to: &bytes)
    }
    self.names = names
    first = names.first.flatMap { BuiltinFace.Family(named: $0) }
    isGeneric = written.isGeneric
    css = bytes.array
  }

  /// Whether a text is one name: it has no comma, and begins with neither white space nor a quotation mark.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return true }
    return first.value > 0x20 && first != "'" && first != "\"" && !text.utf8.contains(UInt8(ascii: ","))
  }

  /// The names of a list in CSS syntax.
  private static func names(in list: String) -> [String] {
    list.unicodeScalars.split(separator: ",").map { part in
      // White space and control characters.
      var name = part.drop { $0.value <= 0x20 }
      while let last = name.last, last.value <= 0x20 { name.removeLast() }
      let isQuoted = name.count > 1 && name.first == name.last && (name.first == "'" || name.first == "\"")
      return String(isQuoted ? name.dropFirst().dropLast() : name)
    }
  }

  /// Writes the value of `font-family`. The last family is generic: the one of the font class that measured the text.
  package func write(to bytes: inout ByteWriter) {
    css.withUnsafeBufferPointer { bytes.append($0) }
    if isGeneric { return }
    if !css.isEmpty { bytes.append(UInt8(ascii: ",")) }
    bytes.append(utf8: (first == nil ? FontClass(of: names) : .sansSerif).rawValue)
  }

  package static func == (left: FontFamilies, right: FontFamilies) -> Bool {
    left === right || left.names == right.names
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(names) }

  // MARK: Writing

  /// The words with another meaning in CSS if they are not in quotes, in any letter case.
  private static let reserved = ["inherit", "initial", "unset", "revert", "default"]
  /// The generic families.
  private static let generic = ["sans-serif", "serif", "monospace", "system-ui"]

  /// Writes the names in CSS syntax. Returns whether the last one is generic, and whether none needs quotes.
  private static func write(
    _ families: [String], to bytes: inout ByteWriter
  ) -> (isGeneric: Bool, arePlain: Bool) {
    var isGeneric = false
    var arePlain = true
    for family in families {
      let separator = bytes.count
      if separator > 0 { bytes.append(UInt8(ascii: ",")) }
      let name = bytes.count
      // Only what is ASCII is compared: to compare any text may take long.
      let isPlain = family.readUTF8(Self.isPlain) && !reserved.contains(family.lowercased())
      bytes.append(utf8: isPlain ? family : quoted(family))
      arePlain = arePlain && isPlain
      if bytes.count == name {
        bytes.truncate(to: separator)
      } else {
        isGeneric = isPlain && generic.contains(family)
      }
    }
    return (isGeneric, arePlain)
  }

  /// Whether CSS accepts the name without quotes: words of ASCII letters and hyphens that begin with a letter,
  /// separated by single spaces, unless it is reserved. The first may begin with one hyphen, as in `-apple-system`.
  private static func isPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var isInWord = false
    for index in (name.first == UInt8(ascii: "-") ? 1 : 0)..<name.count {
      let byte = name[index]
      if (byte | 0x20) &- UInt8(ascii: "a") < 26 {
        isInWord = true
      } else if !isInWord {
        return false
      } else if byte == UInt8(ascii: " ") {
        isInWord = false
      } else if byte != UInt8(ascii: "-") {
        return false
      }
    }
    return isInWord
  }

  /// The name's words, in quotes, without signs that could mean something else; empty if there is none.
  private static func quoted(_ family: String) -> String {
    let words = family.unicodeScalars.split { !isNameScalar($0) }.map(String.init)
    let name = words.joined(separator: " ").drop { $0 == "-" || $0 == " " }
    return name.isEmpty ? "" : "'\(name)'"
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark:
      true
    default: ("0"..."9").contains(scalar) || ["-", "_", "+", "."].contains(scalar)
    }
  }
}
