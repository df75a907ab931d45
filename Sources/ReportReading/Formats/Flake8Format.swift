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
      if let code = firstCode(line[(colon + 2)...]) { return code }
    }
    return nil
  }

  /// The code before a space at the start of a text.
  private static func firstCode(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let code = text.prefix { $0 != UInt8(ascii: " ") }
    let letters = code.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let digits = code.dropFirst(letters.count)
    let isCode = (1...8).contains(letters.count) && (1...4).contains(digits.count) && digits.allSatisfy(\.isDigit)
    return isCode && code.endIndex < text.endIndex ? code : nil
  }

  /// What is before a colon and a number at the end; nil if these are not there.
  private static func withoutNumber(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let last = text.lastIndex(where: { !$0.isDigit }), last + 1 < text.endIndex, text[last] == UInt8(ascii: ":")
    else { return nil }
    return text[..<last]
  }

  /// The number in a line of `--count`, or before a code in one of `--statistics`; nil for another line.
  private static func number(_ line: Range<Int>, of source: SourceBytes) -> (digits: Range<Int>, hasCode: Bool)? {
    let text = source.bytes[line]
    let digits = text.prefix(while: \.isDigit)
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, rest.isEmpty || firstCode(rest.drop { $0 == UInt8(ascii: " ") }) != nil else { return nil }
    return (digits.indices, !rest.isEmpty)
  }

  /// Counts what makes a program fail as errors (pyflakes, and syntax errors), and all others as warnings.
  ///
  /// - Throws: An error for sums of other findings than those that are named, as with `-q`.
  static func read(_ source: SourceBytes) throws(SourceError) -> FindingCounts {
    var counts = FindingCounts()
    // What the lines of `--count` and those of `--statistics` add up to, and where the last one is.
    var sums: [(sum: Int, offset: Int)?] = [nil, nil]
    var lines = Array(LineRanges(source))[...]
    while let line = lines.popFirst() {
      if source.trimmed(line).isEmpty { continue }
      if let (digits, hasCode) = number(line, of: source) {
        let option = hasCode ? 1 : 0
        sums[option] = (try source.count(digits, "findings") + (sums[option]?.sum ?? 0), line.lowerBound)
        continue
      }
      guard let code = code(source.bytes[line]) else {
        throw source.error(at: line.lowerBound, .badLine(format: .flake8, expected: "FILE:LINE:COLUMN: CODE TEXT"))
      }
      let isError = code.first == UInt8(ascii: "F") || code.starts(with: "E9".utf8)
      if isError { counts.errors += 1 } else { counts.warnings += 1 }
      // The source of `--show-source`, and the mark below it.
      if let mark = lines.dropFirst().first, source.text(source.trimmed(mark)) == "^" { lines = lines.dropFirst(2) }
    }
    for case let (sum, offset)? in sums where sum != counts.errors + counts.warnings {
      throw source.error(at: offset, .moreThanNamed(sum: sum, named: counts.errors + counts.warnings))
    }
    return counts
  }
}
