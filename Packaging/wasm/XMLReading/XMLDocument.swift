/// A document while it is read.
struct XMLDocument {
  /// The element that a start tag has opened.
  struct Open {
    var name: XMLName
    /// The offset of its `<`.
    var offset: Int
    /// The number of namespaces that are declared around it.
    var namespaces: Int
  }

  var input: ByteReader
  var elements: ElementCollector?
  var open: [Open] = []
  /// The declared namespaces of all open elements, each with the place of the one that its prefix had before.
  var namespaces: [(prefix: String, name: String, outer: Int?)] = []
  /// The place of the namespace that each prefix has, by the bytes of the prefix.
  var places: [[UInt8]: Int] = [:]

  init(_ bytes: [UInt8], _ elements: ElementCollector?) {
    input = ByteReader(bytes)
    self.elements = elements
  }

  mutating func read() throws(XMLFault) {
    if input.starts(with: "<?xml"), input.peek(after: 5)?.isXMLWhiteSpace == true { try readDeclaration() }
    try readMiscellaneous()
    if input.starts(with: "<!DOCTYPE") {
      try readDoctype()
      try readMiscellaneous()
    }
    guard input.peek == UInt8(ascii: "<") else { throw fault("Start tag expected, '<' not found") }
    try readStartTag()
    while let last = open.last { try readContent(of: last) }
    try readMiscellaneous()
    guard input.isAtEnd else { throw fault("Extra content at the end of the document") }
  }

  /// Comments, instructions and white space beside the root.
  private mutating func readMiscellaneous() throws(XMLFault) {
    while true {
      input.skipWhiteSpace()
      if input.starts(with: "<?") {
        try readInstruction()
      } else if input.starts(with: "<!--") {
        try readComment()
      } else {
        return
      }
    }
  }

  private mutating func readContent(of last: Open) throws(XMLFault) {
    guard let byte = input.peek else {
      throw fault("Premature end of data in tag \(last.name.local) line \(line(of: last.offset))")
    }
    if byte != UInt8(ascii: "<") {
      try readText()
    } else if input.starts(with: "</") {
      try readEndTag(of: last)
    } else if input.starts(with: "<?") {
      try readInstruction()
    } else if input.starts(with: "<!--") {
      try readComment()
    } else if input.starts(with: "<![CDATA[") {
      try readSection()
    } else {
      try readStartTag()
    }
  }

  // MARK: Faults

  /// A fault at this offset, or at the next byte, in the words of libxml2.
  func fault(_ message: String, at offset: Int? = nil) -> XMLFault {
    let words = message.split { $0.isWhitespace }.joined(separator: " ")
    return XMLFault(.notWellFormed(message: words), at: offset ?? input.offset)
  }

  /// The line of a byte as libxml2 counts: only line feeds end lines.
  func line(of offset: Int) -> Int { input.bytes[..<offset].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) } }

  // MARK: Characters

  /// Whether the next character is one that XML allows; no at the end.
  func hasCharacter() throws(XMLFault) -> Bool {
    guard let byte = input.peek else { return false }
    if byte == 0xEF, input.peek(after: 1) == 0xBF, let last = input.peek(after: 2), last >= 0xBE {
      throw fault("Char 0xFFF\(last == 0xBE ? "E" : "F") out of allowed range")
    }
    return byte >= 0x20 || byte.isXMLWhiteSpace
  }

  /// Passes over a byte, or a line end of two. Every line end becomes a line feed.
  mutating func take() -> UInt8 {
    let byte = input.next() ?? 0
    guard byte == 0x0D else { return byte }
    if input.peek == 0x0A { input.skip(1) }
    return 0x0A
  }

  /// Passes over white space; whether there is any.
  mutating func skipBlanks() -> Bool {
    let start = input.offset
    input.skipWhiteSpace()
    return input.offset > start
  }
}
