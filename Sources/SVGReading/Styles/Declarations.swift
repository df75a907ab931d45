/// A CSS declaration of an element or a rule: a property and its value, in the order of the source.
struct Declaration {
  var name: String
  var value: SourceString
}

extension Declaration {
  /// Whether this is a paint that shows anything.
  var setsPaint: Bool {
    ["fill", "stroke", "color"].contains(name) && !["none", "transparent"].contains(value.text.lowercased())
  }

  /// Reads `fill: red; stroke: none`: the value of a `style` attribute or the content of a rule.
  static func parse(_ block: SourceString) throws(SVGFault) -> [Declaration] {
    let text = block.withoutComments
    let bytes = Array(text.text.utf8)
    var declarations: [Declaration] = []
    var start = 0
    while start <= bytes.count {
      let end = Self.end(of: start, in: bytes)
      let part = text.part(start..<end, of: bytes[...])
      if !part.text.isEmpty { declarations.append(try declaration(part)) }
      start = end + 1
    }
    return declarations
  }

  /// The offset of the next semicolon outside parentheses and quotes, or the end.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";") where depth <= 0: return index
      default: break
      }
    }
    return bytes.count
  }

  private static func declaration(_ part: SourceString) throws(SVGFault) -> Declaration {
    let bytes = Array(part.text.utf8)
    // An escape can represent any word, and `!important` would need its own order.
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), !bytes.contains(UInt8(ascii: "\\")),
      !bytes.contains(UInt8(ascii: "!"))
    else { throw SVGFault(.declaration(part.text), at: part.offset) }
    let name = part.part(0..<colon, of: bytes[...]).text.lowercased()
    let value = part.part(colon + 1..<bytes.count, of: bytes[...])
    try value.requireLocal(name)
    return Declaration(name: name, value: value)
  }
}

extension SourceString {
  /// This text with spaces in place of comments, so that offsets stay the same.
  var withoutComments: SourceString {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return self }
    var bytes = Array(text.utf8)
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") else {
        index += 1
        continue
      }
      var end = index + 2
      while end < bytes.count, !(end >= index + 4 && bytes[end - 2] == 0x2A && bytes[end - 1] == 0x2F) { end += 1 }
      for place in index..<end { bytes[place] = 0x20 }
      index = end
    }
    return SourceString(String(decoding: bytes, as: UTF8.self), at: offset, isVerbatim: isVerbatim)
  }

  /// Throws for a value that refers to anything outside the file.
  package func requireLocal(_ attribute: String) throws(SVGFault) {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return }
    var rest = Array(text.lowercased().utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "(")) {
      let isAddress = rest[..<open].suffix(3).elementsEqual("url".utf8)
      rest = rest[(open + 1)...]
      let target = rest.first { !$0.isBlank && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      guard !isAddress || target == UInt8(ascii: "#") else {
        throw SVGFault(.externalReference(text, attribute: attribute), at: offset)
      }
    }
  }
}
