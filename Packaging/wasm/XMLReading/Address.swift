extension String.UTF8View {
  /// Whether this is an address or a relative reference (RFC 3986) as libxml2 reads them.
  var isAddress: Bool {
    var reader = AddressReader(bytes: Array(self))
    return reader.readWhole(isRelative: false) || reader.readWhole(isRelative: true)
  }
}

private struct AddressReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readWhole(isRelative: Bool) -> Bool {
    index = 0
    if !isRelative, !readScheme() { return false }
    let start = index
    if skip("/"), skip("/") {
      guard readAuthority() else { return false }
    } else {
      index = start
      // A first part with a colon would be a scheme.
      readCharacters(isRelative ? "@" : ":@")
    }
    if index == bytes.count || skipNone("/?#") { return index == bytes.count }
    readCharacters(index < bytes.count && bytes[index] == UInt8(ascii: "/") ? "/:@" : "")
    if skip("?") { readCharacters("/?:@") }
    if skip("#") { readCharacters("/?:@[]") }
    return index == bytes.count
  }

  private mutating func readScheme() -> Bool {
    while index < bytes.count, bytes[index].isLetter || index > 0 && (bytes[index].isDigit || isOne(of: "+-.")) {
      index += 1
    }
    return index > 0 && skip(":")
  }

  private mutating func readAuthority() -> Bool {
    let start = index
    readCharacters(":")
    if !skip("@") { index = start }
    if skip("[") {
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "]")) else { return false }
      index = end + 1
    } else {
      readCharacters("")
    }
    guard skip(":") else { return true }
    let digits = index
    var port: UInt64 = 0
    while index < bytes.count, bytes[index].isDigit {
      port = min(10 * port + UInt64(bytes[index] - UInt8(ascii: "0")), 1 << 32)
      index += 1
    }
    return index > digits && port <= UInt64(Int32.max)
  }

  /// Passes over characters of addresses, those of a list and bytes in percent signs.
  private mutating func readCharacters(_ others: String) {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, bytes[index + 1].isHexadecimal,
        bytes[index + 2].isHexadecimal
      {
        index += 3
      } else if bytes[index].isLetter || bytes[index].isDigit || isOne(of: "-._~!$&'()*+,;=") || isOne(of: others) {
        index += 1
      } else {
        return
      }
    }
  }

  private func isOne(of list: String) -> Bool { list.utf8.contains(bytes[index]) }
  private func skipNone(_ list: String) -> Bool { index < bytes.count && !isOne(of: list) }

  private mutating func skip(_ character: String) -> Bool {
    guard index < bytes.count, isOne(of: character) else { return false }
    index += 1
    return true
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}
