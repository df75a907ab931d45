/// An object on one line of JSON.
struct JSONLine {
  private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

  mutating func add(_ key: String, _ text: String) {
    begin(key)
    quote(text.utf8)
  }

  mutating func add(_ key: String, _ text: [UInt8]) {
    begin(key)
    quote(text)
  }

  mutating func add(_ key: String, _ texts: [String]) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      quote(text.utf8)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Adds a number, `true` or `false`, written as in `text`.
  mutating func add(_ key: String, number text: String) {
    begin(key)
    bytes += text.utf8
  }

  /// The object without the end of the line.
  consuming func closed() -> [UInt8] {
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  /// The line with its end.
  consuming func ended() -> [UInt8] {
    bytes += "}\n".utf8
    return bytes
  }

  private mutating func begin(_ key: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    quote(key.utf8)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func quote(_ text: some Collection<UInt8>) { Self.quote(text, to: &bytes) }

  /// Appends a text in quotation marks.
  static func quote(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + text.count + 2)
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes += [byte >> 4, byte & 15].map { $0 < 10 ? $0 + UInt8(ascii: "0") : $0 - 10 + UInt8(ascii: "a") }
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
