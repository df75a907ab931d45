// In place of the files of XMLChecking that call libxml2: a reader in Swift that accepts the same documents. It refuses
// others at the same place and, for common faults, with the words of libxml2 2.9. Only the first fault counts.

/// What is learnt of a document.
struct DocumentReading {
  var elements: ElementCollector?

  init(elements: ElementCollector? = nil) { self.elements = elements }
}

/// Reads a document, which `SourceText` has checked: UTF-8 without U+0000, and no tag with many attributes.
final class LibXMLParser {
  private(set) var reading: DocumentReading

  init(telling reading: DocumentReading) throws(XMLDiagnostic) { self.reading = reading }

  func read(_ text: SourceText) throws(XMLDiagnostic) {
    reading.elements?.source = text.bytes
    var document = XMLDocument(text.bytes, reading.elements)
    do throws(XMLFault) { try document.read() } catch {
      throw TextPosition(of: error.offset, in: text.bytes).diagnostic(error.kind)
    }
    reading.elements = document.elements
  }
}

/// A start tag.
struct StartTag {
  let name: String
  let namespace: String
  /// The names of the namespaces that it declares.
  let declarations: [String]
  let attributes: [Attribute]
  /// The offset of the tag's end, after its attributes.
  let end: Int

  struct Attribute {
    let name: String
    let namespace: String
    /// The value with references replaced.
    let value: [UInt8]

    var text: String { String(decoding: value, as: UTF8.self) }
  }

  var declarationCount: Int { declarations.count }
  var count: Int { attributes.count }
  subscript(index: Int) -> Attribute { attributes[index] }
  func declaration(_ index: Int) -> String { declarations[index] }
  static func string(_ text: String) -> String { text }
}

enum QualifiedName {
  enum Namespace: String {
    case svg = "http://www.w3.org/2000/svg"
  }
}

/// A fault at a byte. As an object, it is passed on as one pointer.
final class XMLFault: Error {
  let kind: XMLDiagnostic.Kind
  let offset: Int

  init(_ kind: XMLDiagnostic.Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

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
  /// The place of the namespace that each prefix has.
  var places: [String: Int] = [:]

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

  private mutating func readText() throws(XMLFault) {
    let start = input.offset
    var text: [UInt8] = []
    while let byte = input.peek, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") {
        try readReference(into: &text)
        continue
      }
      if byte == UInt8(ascii: "]"), input.starts(with: "]]>") { throw fault("Sequence ']]>' not allowed in content") }
      guard try hasCharacter() else { throw fault("PCDATA invalid Char value \(byte)") }
      text.append(take())
    }
    elements?.text(text, from: start)
  }

  private mutating func readSection() throws(XMLFault) {
    input.skip("<![CDATA[".utf8.count)
    let start = input.offset
    var text: [UInt8] = []
    while input.peek != UInt8(ascii: "]") || !input.starts(with: "]]>") {
      guard try hasCharacter() else { throw fault("CDATA section never ends") }
      text.append(take())
    }
    input.skip(3)
    if !text.isEmpty { elements?.text(text, from: start) }
  }

  // MARK: References

  mutating func readReference(into text: inout [UInt8]) throws(XMLFault) {
    if input.peek(after: 1) == UInt8(ascii: "#") {
      text += String(try readNumber()).utf8
      return
    }
    input.skip(1)
    guard let name = try readName() else { throw fault("xmlParseEntityRef: no name") }
    guard input.peek == UInt8(ascii: ";") else { throw fault("EntityRef: expecting ';'") }
    input.skip(1)
    switch name {
    case "amp": text.append(UInt8(ascii: "&"))
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    default: throw fault("Entity '\(name)' not defined")
    }
  }

  /// A reference by number, from its `&` to its semicolon.
  private mutating func readNumber() throws(XMLFault) -> Character {
    let isHexadecimal = input.peek(after: 2) == UInt8(ascii: "x")
    input.skip(isHexadecimal ? 3 : 2)
    var value: UInt32 = 0
    var count = 0
    while input.peek != UInt8(ascii: ";") {
      let digit = input.peek.flatMap { Character(Unicode.Scalar($0)).hexDigitValue } ?? 16
      // libxml2 takes no letter for each eleventh digit.
      guard digit < 10 || isHexadecimal && digit < 16 && count % 11 < 10 else {
        throw fault("CharRef: invalid \(isHexadecimal ? "hexadecimal" : "decimal") value")
      }
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
      count += 1
      input.skip(1)
    }
    input.skip(1)
    guard value < 0x110000 else { throw fault("xmlParseCharRef: character reference out of bounds") }
    guard let scalar = Unicode.Scalar(value), value >= 0x20 || value < 0x80 && UInt8(value).isXMLWhiteSpace,
      value & ~1 != 0xFFFE
    else { throw fault("xmlParseCharRef: invalid xmlChar value \(value)") }
    return Character(scalar)
  }
}
