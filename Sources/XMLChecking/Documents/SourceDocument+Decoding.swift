extension SourceDocument {
  /// The characters that a range of source represents (XML 1.0, 2.11 and 3.3.3 for an attribute of type CDATA).
  func decode(_ range: Range<Int>, isAttribute: Bool) -> String {
    if bytes[range].isPlainXML {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"):
        let end = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) ?? range.upperBound
        output.append(contentsOf: Self.replacement(for: bytes[index..<end]))
        index = min(end + 1, range.upperBound)
      case 0x0D:
        if index < range.upperBound, bytes[index] == 0x0A { index += 1 }
        output.append(isAttribute ? 0x20 : 0x0A)
      case 0x09 where isAttribute, 0x0A where isAttribute: output.append(0x20)
      default: output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func replacement(for reference: ArraySlice<UInt8>) -> [UInt8] {
    let name = String(decoding: reference, as: UTF8.self)
    switch name {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard let number, let scalar = Unicode.Scalar(number), let code = UTF8.encode(scalar) else { return [] }
    return Array(code)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are their own meaning in XML: without references, and with no white space but spaces.
  var isPlainXML: Bool { allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "&") } }
}
