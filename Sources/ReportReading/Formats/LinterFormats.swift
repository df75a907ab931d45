internal import Messages
internal import SourceTree

/// The reports of single linters in JSON.
enum LinterFormats {
  /// The levels of a linter's words.
  private struct Levels {
    var errors: [String]
    var warnings: [String]
    var notes: [String]

    func add(_ word: JSONValue, _ what: String, to counts: inout FindingCounts) throws(SourceError) {
      let text = try word.text(key: what)
      if errors.contains(text) {
        counts.errors += 1
      } else if warnings.contains(text) {
        counts.warnings += 1
      } else if notes.contains(text) {
        counts.notes += 1
      } else {
        let known = errors + warnings + notes
        throw word.source.error(
          at: word.offset,
          .unknownWord(what: what, text: text, known: known))
      }
    }
  }

  /// The forms `json` and `json2` of pylint: a list of messages, or an object with one, and a score of at most 10.
  static func pylint(_ report: JSONValue) throws(SourceError) -> FindingCounts {
    let levels = Levels(
      errors: ["fatal", "error"], warnings: ["warning"], notes: ["refactor", "convention", "info"])
    var counts = FindingCounts()
    let messages = report.kind == .list ? report : try report.required("messages")
    for message in try messages.list(key: "messages") {
      try levels.add(message.required("type"), "type", to: &counts)
    }
    guard report.kind == .object, let score = try report.optional("statistics")?.optional("score") else {
      return counts
    }
    guard score.kind == .number, let number = try score.scalar().flatMap(Double.init), abs(number) < 1e9 else {
      throw score.wrongType("score", "a number")
    }
    counts.score = number.decimal(digits: 2)
    return counts
  }

  /// The form `json` of ruff: a list of findings. Old versions have no severity: all are errors, as in its SARIF.
  static func ruff(_ report: JSONValue) throws(SourceError) -> FindingCounts {
    let levels = Levels(errors: ["error"], warnings: ["warning"], notes: ["info", "help"])
    var counts = FindingCounts()
    for finding in try report.list(key: "") {
      if let severity = try finding.optional("severity") {
        try levels.add(severity, "severity", to: &counts)
      } else {
        _ = try finding.required("message")
        counts.errors += 1
      }
    }
    return counts
  }

  /// The form `json` of bandit. What it could not read is an error.
  static func bandit(_ report: JSONValue) throws(SourceError) -> FindingCounts {
    let levels = Levels(errors: ["HIGH"], warnings: ["MEDIUM"], notes: ["LOW", "UNDEFINED"])
    var counts = FindingCounts()
    for result in try report.required("results").list(key: "results") {
      try levels.add(result.required("issue_severity"), "issue_severity", to: &counts)
    }
    counts.errors += try report.optional("errors")?.list(key: "errors").count ?? 0
    return counts
  }

  /// The messages of `cargo clippy --message-format=json`, each once, though several targets have the same file.
  static func clippy(_ source: SourceBytes) throws(SourceError) -> FindingCounts {
    let levels = Levels(errors: ["error"], warnings: ["warning"], notes: ["note", "help"])
    var counts = FindingCounts()
    var known: Set<String> = []
    var hasFailed = false
    try JSONValue.forEachLine(of: source) { line throws(SourceError) in
      switch try line.required("reason").text(key: "reason") {
      case "compiler-message":
        let message = try line.required("message")
        // Without a place, a message is a sum, such as `2 warnings emitted`.
        guard try message.optional("spans")?.list(key: "spans").isEmpty == false else { return }
        let text = try message.optional("rendered")?.text(key: "rendered")
        if let text, !known.insert(text).inserted { return }
        try levels.add(message.required("level"), "level", to: &counts)
      case "build-finished": hasFailed = try !line.required("success").truth(key: "success")
      default: break
      }
    }
    if hasFailed, counts.errors == 0 { counts.errors = 1 }
    return counts
  }
}
