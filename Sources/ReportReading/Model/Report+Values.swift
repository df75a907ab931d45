extension Report.Content {
  /// What two reports say together; nil if it cannot be added up.
  package func adding(_ other: Report.Content) -> Report.Content? {
    switch (self, other) {
    case (.coverage(let first), .coverage(let second)): first.adding(second).map(Self.coverage)
    case (.tests(let first), .tests(let second)): .tests(first.adding(second))
    case (.findings(let first), .findings(let second)): .findings(first.adding(second))
    default: nil
    }
  }

  /// The names of the values; the empty name for a single value.
  package var valueNames: [String] {
    switch self {
    case .coverage: Coverage.Metric.allCases.map(\.rawValue)
    case .tests: ["passed", "failed", "skipped", "errors", "total", "time"]
    case .version: ["", "version"]
    case .requirement: ["", "tool", "version"]
    case .endpoint: ["label", "message", "color", "labelColor", "style"]
    case .findings: ["errors", "warnings", "notes", "total", "score"]
    }
  }

  /// The value of a name as a text: a coverage is a percentage with all its digits. Nil for what the report does not say.
  package func value(_ name: String) -> String? {
    switch self {
    case .coverage(let coverage): Coverage.Metric(rawValue: name).flatMap { coverage[$0]?.decimal }
    case .tests(let counts) where name == "time":
      counts.seconds?.decimal(digits: 3)
    case .tests(let counts):
      [
        "passed": counts.passed, "failed": counts.failed, "skipped": counts.skipped, "errors": counts.errors,
        "total": counts.total,
      ][name].map { "\($0)" }
    case .version(let version): version
    case .requirement(let requirement): name == "tool" ? requirement.tool : requirement.version
    case .endpoint(let endpoint):
      [
        "label": endpoint.label, "message": endpoint.message, "color": endpoint.color,
        "labelColor": endpoint.labelColor, "style": endpoint.style,
      ][name] ?? nil
    case .findings(let counts) where name == "score": counts.score
    case .findings(let counts):
      ["errors": counts.errors, "warnings": counts.warnings, "notes": counts.notes, "total": counts.total][name]
        .map { "\($0)" }
    }
  }
}

extension FindingCounts {
  /// The number of all results.
  package var total: Int { errors + warnings + notes }

  /// The sum of two reports.
  package func adding(_ other: FindingCounts) -> FindingCounts {
    FindingCounts(
      errors: errors + other.errors, warnings: warnings + other.warnings, notes: notes + other.notes)
  }
}
