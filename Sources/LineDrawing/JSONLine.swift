package import Cartouche

/// An object on one line of JSON.
package struct JSONLine: ~Copyable {
  private var bytes = ByteWriter(capacity: 8192)

  package init() { bytes.append("{") }

  package mutating func add(_ key: String, _ text: String) {
    begin(key)
    quote(text.utf8)
  }

  package mutating func add(_ key: String, _ text: [UInt8]) {
    begin(key)
    quote(text)
  }

  package mutating func add(_ key: String, _ texts: [String]) {
    begin(key)
    bytes.append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(",") }
      quote(text.utf8)
    }
    bytes.append("]")
  }

  /// Adds a number, `true` or `false`, written as in `text`.
  package mutating func add(_ key: String, number text: String) {
    begin(key)
    bytes.append(utf8: text)
  }

  /// The line with its end.
  package consuming func ended(by end: StaticString = "}\n") -> [UInt8] {
    bytes.append(end)
    return bytes.array
  }

  private mutating func begin(_ key: String) {
    if bytes.count > 1 { bytes.append(",") }
    quote(key.utf8)
    bytes.append(":")
  }

  private mutating func quote(_ text: some Collection<UInt8>) { Self.quote(text, to: &bytes) }

  /// Appends a text in quotation marks.
  package static func quote(_ text: String, to bytes: inout ByteWriter) { quote(text.utf8, to: &bytes) }

  /// A text in quotation marks.
  package static func quoted(_ text: String) -> String {
    String(decoding: ByteWriter.bytes { quote(text, to: &$0) }, as: UTF8.self)
  }

  private static func quote(_ text: some Collection<UInt8>, to bytes: inout ByteWriter) {
    // A byte becomes six at most.
    bytes.write(atMost: 6 * text.count + 2) { start in
      let backslash = UInt8(ascii: "\\")
      var end = start
      func put(_ byte: UInt8) {
        end.pointee = byte
        end += 1
      }
      put(UInt8(ascii: "\""))
      for byte in text {
        let isPlain = byte > backslash || byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != backslash
        if !isPlain { put(backslash) }
        if byte >= 0x20 {
          put(byte)
        } else if byte == UInt8(ascii: "\n") {
          put(UInt8(ascii: "n"))
        } else {
          for byte in "u00".utf8 { put(byte) }
          for digit in [byte >> 4, byte & 15] { put(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)) }
        }
      }
      put(UInt8(ascii: "\""))
      return end
    }
  }
}
