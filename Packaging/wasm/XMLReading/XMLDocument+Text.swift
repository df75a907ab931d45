extension XMLDocument {
  mutating func readText() throws(XMLFault) {
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

  mutating func readSection() throws(XMLFault) {
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
