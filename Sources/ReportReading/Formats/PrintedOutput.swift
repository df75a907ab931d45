internal import SourceTree

/// What tools print for people, which is no report.
enum PrintedOutput {
  /// How a line begins and what else it has, the tool, and the option with which it writes a report.
  private static let signs: [(start: String, part: String, tool: String, option: String)] = [
    ("=== RUN ", "", "go test", "-json"), ("--- FAIL: ", "", "go test", "-json"),
    ("--- PASS: ", "", "go test", "-json"), ("ok  \t", "", "go test", "-json"), ("FAIL\t", "", "go test", "-json"),
    ("?   \t", "", "go test", "-json"),
    ("************* Module ", "", "pylint", "--output-format=json2"),
    ("Your code has been rated at ", "", "pylint", "--output-format=json2"),
    ("Run started:", "", "bandit", "-f json"), (">> Issue: [B", "", "bandit", "-f json"),
    ("All checks passed!", "", "ruff check", "--output-format=json"),
    ("Found ", " errors.", "ruff check", "--output-format=json"),
    ("Found ", " error.", "ruff check", "--output-format=json"),
    ("warning: `", ") generated ", "cargo clippy", "--message-format=json"),
  ]

  /// Refuses what a tool prints, with the option for a report.
  static func check(_ source: SourceBytes) throws(SourceError) {
    for line in LineRanges(source) {
      guard let sign = sign(of: source, line) else { continue }
      throw source.error(at: line.lowerBound, .printedOutput(tool: sign.tool, option: sign.option))
    }
  }

  /// Whether a tool prints such a line.
  static func isPrinted(_ source: SourceBytes, _ line: Range<Int>) -> Bool { sign(of: source, line) != nil }

  private static func sign(of source: SourceBytes, _ line: Range<Int>) -> (tool: String, option: String)? {
    guard !line.isEmpty else { return nil }
    let first = source.bytes[line.lowerBound]
    for sign in signs where sign.start.utf8.first == first && source.starts(line, with: sign.start) {
      if sign.part.isEmpty || source.text(line).contains(sign.part) { return (sign.tool, sign.option) }
    }
    return nil
  }
}
