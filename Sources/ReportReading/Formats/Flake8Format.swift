internal import SourceTree

/// The lines that flake8 prints: `file.py:1:2: F401 text`.
enum Flake8Format {
  /// The code of the finding in a line; nil for another line. The last place counts, since a name can have colons.
  static func code(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line
    while let colon = rest.lastIndex(of: UInt8(ascii: ":")) {
      rest = rest[..<colon]
      guard line[(colon + 1)...].first == UInt8(ascii: " "), let column = withoutNumber(rest),
        let name = withoutNumber(column), !name.isEmpty
      else { continue }
      let code = line[(colon + 2)...].prefix { $0 != UInt8(ascii: " ") }
      let letters = code.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      let digits = code.dropFirst(letters.count)
      if (1...4).contains(letters.count), (1...4).contains(digits.count), digits.allSatisfy(\.isDigit),
        code.endIndex < line.endIndex
      {
        return code
      }
    }
    return nil
  }

  /// What is before a colon and a number at the end; nil if these are not there.
  private static func withoutNumber(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let last = text.lastIndex(where: { !$0.isDigit }), last + 1 < text.endIndex, text[last] == UInt8(ascii: ":")
    else { return nil }
    return text[..<last]
  }

  /// Counts what makes a program fail as errors (pyflakes, and syntax errors), and all others as warnings.
  static func read(_ source: SourceBytes) throws(SourceError) -> FindingCounts {
    var counts = FindingCounts()
    for line in LineRanges(source) {
      if source.trimmed(line).isEmpty { continue }
      guard let code = code(source.bytes[line]) else {
        throw source.error(at: line.lowerBound, .badLine(format: .flake8, expected: "FILE:LINE:COLUMN: CODE TEXT"))
      }
      let isError = code.first == UInt8(ascii: "F") || code.starts(with: "E9".utf8)
      if isError { counts.errors += 1 } else { counts.warnings += 1 }
    }
    return counts
  }
}
