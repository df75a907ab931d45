/// The lines that flake8 prints: `file.py:1:2: F401 text`.
enum Flake8Format {
  private static var pattern: Regex<(Substring, Substring)> { /.+:[0-9]+:[0-9]+: ([A-Z]{1,4}[0-9]{1,4})[ ]/ }

  /// The code of the finding in a line; nil for another line.
  static func code(_ line: String) -> Substring? {
    guard line.utf8.count <= 10_000, let match = line.prefixMatch(of: pattern) else { return nil }
    return match.1
  }

  /// Counts what makes a program fail as errors (pyflakes, and syntax errors), and all others as warnings.
  static func read(_ source: ReportSource) throws(ReportError) -> FindingCounts {
    var counts = FindingCounts()
    for line in ReportLines(source) {
      if source.trimmed(line).isEmpty { continue }
      guard let code = code(source.text(line)) else {
        throw source.error(at: line.lowerBound, .badLine(format: .flake8, expected: "FILE:LINE:COLUMN: CODE TEXT"))
      }
      if code.hasPrefix("F") || code.hasPrefix("E9") { counts.errors += 1 } else { counts.warnings += 1 }
    }
    return counts
  }
}

/// The forms `json` and `json2` of pylint: a list of messages, or an object with one.
enum PylintFormat {
  static func read(_ report: JSONValue) throws(ReportError) -> FindingCounts {
    let messages = report.kind == .list ? report : try report.required("messages")
    var counts = FindingCounts()
    for message in try messages.list(key: "messages") {
      let type = try message.required("type")
      switch try type.text(key: "type") {
      case "fatal", "error": counts.errors += 1
      case "warning": counts.warnings += 1
      case "refactor", "convention", "info": counts.notes += 1
      case let text:
        let known = ["fatal", "error", "warning", "refactor", "convention", "info"]
        throw report.source.error(
          at: type.offset, .unknownWord(what: "type", text: text, suggestion: nil, known: known))
      }
    }
    return counts
  }
}
