/// An object of JSON on one line.
struct JSONObject {
  private var members: [UInt8] = []

  /// The object.
  var bytes: [UInt8] { Array("{".utf8) + members + Array("}\n".utf8) }

  mutating func add(_ key: String, _ text: String) {
    begin(key)
    quote(text)
  }

  mutating func add(_ key: String, _ texts: [String]) {
    begin(key)
    members.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { members.append(UInt8(ascii: ",")) }
      quote(text)
    }
    members.append(UInt8(ascii: "]"))
  }

  mutating func add(_ key: String, _ number: Int) {
    begin(key)
    members += "\(number)".utf8
  }

  private mutating func begin(_ key: String) {
    if !members.isEmpty { members.append(UInt8(ascii: ",")) }
    quote(key)
    members.append(UInt8(ascii: ":"))
  }

  private mutating func quote(_ text: String) {
    members.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): members += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        let code = String(byte, radix: 16)
        members += "\\u".utf8 + Array(repeating: UInt8(ascii: "0"), count: 4 - code.utf8.count) + code.utf8
      default: members.append(byte)
      }
    }
    members.append(UInt8(ascii: "\""))
  }
}
