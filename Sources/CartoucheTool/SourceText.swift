import Cartouche
import LookFiles

/// A file as the user wrote it, for messages that point into it.
struct SourceText {
  private let name: String
  private let bytes: [UInt8]

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A problem in a YAML file.
  func message(for error: SourceError) -> String {
    message(line: error.line, column: error.column, Wording.describe(error.problem))
  }

  /// `badges.yml:7:12: error: …` with the source line and a caret below it.
  func message(line: Int, column: Int, _ text: String) -> String {
    let head = "\(name):\(line):\(column): error: \(text)"
    guard let source = self.line(line) else { return head }
    // A window around the column, so that a line of a megabyte does not fill the screen.
    let start = max(0, column - 60)
    let window = source.dropFirst(start).prefix(110)
    let shown = String(window.map { $0.isPrintable ? $0 : " " })
    let indent = String(repeating: " ", count: max(0, column - 1 - start))
    return "\(head)\n  \(shown)\n  \(indent)^"
  }

  /// The characters of a line counted from one; nil where there is none, or nothing but blanks.
  private func line(_ number: Int) -> [Character]? {
    var rest = bytes[...]
    for _ in 1..<max(1, number) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[(end + 1)...]
    }
    let text = String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    return text.allSatisfy(\.isWhitespace) ? nil : Array(text)
  }
}

extension Character {
  fileprivate var isPrintable: Bool {
    !isNewline
      && unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
  }
}
