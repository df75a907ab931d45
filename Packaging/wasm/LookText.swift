/// A built-in look as a text, which is read when an entry names the look. As constants, all looks take more room.
package struct LookText: Sendable {
  package let kind: String
  package let name: String
  private let line: StaticString

  /// The built-in looks, by kind and name.
  package static let all: [LookText] = lines.map { LookText(line: $0) }

  /// Of a line as `pill mail {"kind":"pill","summary":"…",…}`.
  private init(line: StaticString) {
    self.line = line
    (kind, name) = line.withUTF8Buffer { bytes in
      var words: [String] = []
      var start = 0
      for index in bytes.indices where bytes[index] == UInt8(ascii: " ") {
        words.append(String(decoding: bytes[start..<index], as: UTF8.self))
        if words.count == 2 { break }
        start = index + 1
      }
      return (words[0], words[1])
    }
  }

  /// The look as JSON.
  var json: [UInt8] { line.withUTF8Buffer { Array($0[(kind.utf8.count + name.utf8.count + 2)...]) } }

  /// The short description, which is the second value of the look.
  package var summary: String {
    String(decoding: json.split(separator: UInt8(ascii: "\""), maxSplits: 8)[7], as: UTF8.self)
  }
}
