/// The source of a file, for messages that point into it.
package struct SourceLines: Sendable {
  /// The unit of columns.
  package enum Column: Sendable {
    /// Unicode scalars.
    case scalars
    /// Characters as a cursor counts them.
    case characters
  }

  private let bytes: [UInt8]
  /// The start of each line; lines end in LF, CR LF or CR.
  private let starts: [Int]

  /// The lines of a file. Linear in its bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isEnd = byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The line of a position and a caret below it, both indented by two spaces; nil if the line is blank or missing, and
  /// in UTF-16.
  package func snippet(line: Int, column: Int, _ unit: Column) -> String? {
    guard !bytes.isUTF16, let (before, after) = parts(of: line, at: column, unit) else { return nil }
    // Only a part around the column, so that a line of a megabyte does not fill the screen.
    // A single character can have any number of marks.
    let left = TerminalText.plain(Substring(before.unicodeScalars.suffix(240)).suffix(60))
    let shown = left + TerminalText.plain(Substring(after.unicodeScalars.prefix(240)).prefix(60))
    if shown.allSatisfy({ $0.isWhitespace }) { return nil }
    let caret = String(repeating: " ", count: TerminalText.columns(of: left)) + "^"
    return "  \(shown)\n  \(caret)"
  }

  /// The text of a line without its end; nil if the line is missing.
  ///
  /// - Parameter maximum: A line of more bytes is not read, and counts as missing.
  package func text(ofLine number: Int, atMost maximum: Int = .max) -> String? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end - start > maximum ? nil : String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text of a line before a column, and from there on.
  private func parts(of number: Int, at column: Int, _ unit: Column) -> (Substring, Substring)? {
    guard column > 0, let text = text(ofLine: number) else { return nil }
    // Stepping by characters through a line of a megabyte takes a tenth of a second, for each error in it.
    switch unit {
    case .characters:
      let place = text.index(text.startIndex, offsetBy: column - 1, limitedBy: text.endIndex) ?? text.endIndex
      return (text[..<place], text[place...])
    case .scalars:
      let scalars = text.unicodeScalars
      let place = scalars.index(scalars.startIndex, offsetBy: column - 1, limitedBy: scalars.endIndex)
      return (text[..<(place ?? text.endIndex)], text[(place ?? text.endIndex)...])
    }
  }
}

extension Sequence<UInt8> {
  /// Whether the file begins with a byte order mark of UTF-16.
  package var isUTF16: Bool { starts(with: [0xFE, 0xFF]) || starts(with: [0xFF, 0xFE]) }
}
