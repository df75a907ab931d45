extension XMLDocument {
  // MARK: The XML declaration

  mutating func readDeclaration() throws(XMLFault) {
    input.skip("<?xml".utf8.count)
    let missing = "Malformed declaration expecting version"
    guard let quote = try readKey("version") else { throw fault(missing) }
    let start = input.offset
    var isVersion = readDigit()
    isVersion = isVersion && input.peek == UInt8(ascii: ".")
    if isVersion { input.skip(1) }
    while isVersion, readDigit() {}
    let version = String(decoding: input.bytes[start..<input.offset], as: UTF8.self)
    try close(quote)
    guard isVersion else { throw fault(missing) }
    guard version.hasPrefix("1.") else { throw fault("Unsupported version '\(version)'") }
    guard input.peek?.isXMLWhiteSpace == true || input.starts(with: "?>") else { throw fault("Blank needed here") }
    if let quote = try readKey("encoding") {
      guard (0x61...0x7A).contains((input.peek ?? 0) | 0x20) else { throw fault("Invalid XML encoding name") }
      while let byte = input.peek, byte != quote, byte.isEncodingName { input.skip(1) }
      try close(quote)
    }
    if let quote = try readKey("standalone") {
      guard input.starts(with: "yes") || input.starts(with: "no") else {
        throw fault("standalone accepts only 'yes' or 'no'")
      }
      input.skip(input.peek == UInt8(ascii: "y") ? 3 : 2)
      try close(quote)
    }
    input.skipWhiteSpace()
    guard input.starts(with: "?>") else { throw fault("parsing XML declaration: '?>' expected") }
    input.skip(2)
  }

  /// Passes over a key of the declaration up to its value, and returns the quote; nil if another key is next.
  private mutating func readKey(_ name: String) throws(XMLFault) -> UInt8? {
    input.skipWhiteSpace()
    guard input.starts(with: name) else { return nil }
    input.skip(name.utf8.count)
    input.skipWhiteSpace()
    guard input.peek == UInt8(ascii: "=") else { throw fault("expected '='") }
    input.skip(1)
    input.skipWhiteSpace()
    guard let quote = input.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("String not started expecting ' or \"")
    }
    input.skip(1)
    return quote
  }

  private mutating func close(_ quote: UInt8) throws(XMLFault) {
    guard input.peek == quote else { throw fault("String not closed expecting \" or '") }
    input.skip(1)
  }

  private mutating func readDigit() -> Bool {
    guard let byte = input.peek, (0x30...0x39).contains(byte) else { return false }
    input.skip(1)
    return true
  }

  // MARK: The document type

  /// A declaration without an internal subset. What it names is not read.
  mutating func readDoctype() throws(XMLFault) {
    input.skip("<!DOCTYPE".utf8.count)
    input.skipWhiteSpace()
    guard try readName() != nil else { throw fault("xmlParseDocTypeDecl : no DOCTYPE name !") }
    input.skipWhiteSpace()
    let isPublic = input.starts(with: "PUBLIC")
    if isPublic || input.starts(with: "SYSTEM") {
      input.skip(6)
      guard skipBlanks() else { throw fault("Space required after '\(isPublic ? "PUBLIC" : "SYSTEM")'") }
      if isPublic {
        try readLiteral(isPublic: true)
        guard skipBlanks() else { throw fault("Space required after the Public Identifier") }
      }
      try readLiteral(isPublic: false)
      input.skipWhiteSpace()
    }
    guard input.peek == UInt8(ascii: ">") else { throw fault("DOCTYPE improperly terminated") }
    input.skip(1)
  }

  private mutating func readLiteral(isPublic: Bool) throws(XMLFault) {
    guard let quote = input.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("SystemLiteral \" or ' expected")
    }
    input.skip(1)
    let start = input.offset
    while input.peek != quote {
      guard try isPublic ? input.peek?.isPublicIdentifier == true : hasCharacter() else {
        throw fault("Unfinished System or Public ID \" or ' expected")
      }
      input.skip(1)
      guard input.offset - start <= Self.longestName else {
        throw fault("Name too long: \(isPublic ? "Public ID" : "SystemLiteral")")
      }
    }
    input.skip(1)
  }

  // MARK: Comments and instructions

  mutating func readComment() throws(XMLFault) {
    input.skip("<!--".utf8.count)
    let start = input.offset
    while let byte = input.peek, byte >= 0x20 && byte < 0x80 || byte == 0x09 || isLineEnd {
      if byte == UInt8(ascii: "-"), input.peek(after: 1) == byte {
        if input.peek(after: 2) == UInt8(ascii: ">") { return input.skip(3) }
        let text = String(decoding: input.bytes[start..<input.offset].prefix(50), as: UTF8.self)
        throw fault("Double hyphen within comment\(text.isEmpty ? "" : ": <!--")\(text)")
      }
      input.skip(1)
    }
    // From the first other character on, libxml2 looks at three characters at once.
    let rest = input.offset
    while try hasCharacter() {
      if input.starts(with: "-->") { return input.skip(3) }
      let isDouble = input.starts(with: "--")
      input.skip(isDouble ? 2 : 1)
      if isDouble, try hasCharacter() { throw fault("Comment must not contain '--' (double-hyphen)") }
    }
    if let byte = input.peek { throw fault("xmlParseComment: invalid xmlChar value \(byte)") }
    let text = String(decoding: input.bytes[start...], as: UTF8.self).unicodeScalars
    let isShort = String(decoding: input.bytes[rest...], as: UTF8.self).unicodeScalars.count < 3
    let shown = String(decoding: Array(String(text.dropLast(2)).utf8.prefix(50)), as: UTF8.self)
    throw fault("Comment not terminated\(isShort ? "" : " <!--\(shown)")")
  }

  private var isLineEnd: Bool { input.peek == 0x0A || input.peek == 0x0D && input.peek(after: 1) == 0x0A }

  mutating func readInstruction() throws(XMLFault) {
    let start = input.offset
    input.skip(2)
    guard let target = try readName() else { throw fault("xmlParsePI : no target name") }
    if target == "xml" { throw fault("XML declaration allowed only at the start of the document") }
    if target.lowercased() == "xml" { throw fault("Invalid PI name") }
    if target.contains(":") { throw fault("colons are forbidden from PI names '\(target)'") }
    if !input.starts(with: "?>") {
      guard skipBlanks() else { throw fault("ParsePI: PI \(target) space expected") }
      while input.peek != UInt8(ascii: "?") || !input.starts(with: "?>") {
        guard try hasCharacter() else { throw fault("ParsePI: PI \(target) never end ...") }
        input.skip(1)
      }
    }
    input.skip(2)
    elements?.instruction(at: start)
  }
}

extension UInt8 {
  fileprivate var isEncodingName: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self) || "._-".utf8.contains(self)
  }

  fileprivate var isPublicIdentifier: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
      || " \r\n-'()+,./:=?;!*#@$_%".utf8.contains(self)
  }
}
