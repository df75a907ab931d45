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

  /// The values by their names, which is empty for a single value. A coverage is a percentage with all its digits. Nil for
  /// what the report does not say.
  package var values: [(name: String, text: String?)] {
    switch self {
    case .coverage(let coverage): Coverage.Metric.allCases.map { ($0.rawValue, coverage[$0]?.decimal) }
    case .tests(let counts):
      [
        ("passed", "\(counts.passed)"), ("failed", "\(counts.failed)"), ("skipped", "\(counts.skipped)"),
        ("errors", "\(counts.errors)"), ("total", "\(counts.total)"), ("time", counts.seconds?.decimal(digits: 3)),
      ]
    case .version(let version): [("", version), ("version", version)]
    case .requirement(let requirement):
      [("", requirement.version), ("tool", requirement.tool), ("version", requirement.version)]
    case .endpoint(let endpoint):
      [
        ("label", endpoint.label), ("message", endpoint.message), ("color", endpoint.color),
        ("labelColor", endpoint.labelColor), ("style", endpoint.style),
      ]
    case .findings(let counts):
      [
        ("errors", "\(counts.errors)"), ("warnings", "\(counts.warnings)"), ("notes", "\(counts.notes)"),
        ("total", "\(counts.total)"), ("score", counts.score),
      ]
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
