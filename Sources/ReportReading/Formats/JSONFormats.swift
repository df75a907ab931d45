internal import SourceTree

/// Coverage reports in JSON.
enum JSONCoverage {
  /// `coverage-summary.json`: `{"total": {"lines": {"total": 4, "covered": 3}}}`.
  static func istanbul(_ report: JSONValue) throws(SourceError) -> Coverage {
    try coverage(report.required("total"), all: "total")
  }

  /// The coverage of objects that have the number of all parts under a key.
  private static func coverage(_ totals: JSONValue, all: String) throws(SourceError) -> Coverage {
    func share(_ key: String) throws(SourceError) -> Share? {
      try totals.optional(key)?.share("covered", of: all, what: key)
    }
    return Coverage(lines: try share("lines"), branches: try share("branches"), functions: try share("functions"))
  }

  /// `coverage.json`: `{"totals": {"covered_lines": 3, "num_statements": 4}}`.
  static func coveragePy(_ report: JSONValue) throws(SourceError) -> Coverage {
    let totals = try report.required("totals")
    return Coverage(
      lines: try totals.share("covered_lines", of: "num_statements", what: "lines"),
      branches: try totals.share("covered_branches", of: "num_branches", what: "branches")
    ).withBranchesInTotal
  }

  /// `llvm-cov export`: `{"data": [{"totals": {"lines": {"count": 4, "covered": 3}}}]}`.
  static func llvm(_ report: JSONValue) throws(SourceError) -> Coverage {
    var sum = Coverage()
    for (index, export) in try report.required("data").list(key: "data").enumerated() {
      let coverage = try coverage(export.required("totals"), all: "count")
      guard index < 1_000, let added = sum.adding(coverage) else {
        throw export.source.error(at: export.offset, .countTooLarge(what: "lines", text: "these"))
      }
      sum = added
    }
    return sum
  }
}

/// The answer of an endpoint, as Shields documents it.
enum EndpointFormat {
  static func read(_ report: JSONValue) throws(SourceError) -> Endpoint {
    let version = try report.required("schemaVersion")
    guard version.kind == .number, try version.scalar() == "1" else {
      let text = try version.scalar() ?? version.kind.rawValue
      throw report.source.error(
        at: version.offset, .unknownVersion(what: "the endpoint", text: text, known: "the number 1"))
    }
    func text(_ key: String) throws(SourceError) -> String? { try report.optional(key)?.text(key: key) }
    let message = try report.required("message").text(key: "message")
    guard message.contains(where: { !$0.isWhitespace }) else {
      throw report.source.error(at: try report.required("message").offset, .nothingCounted(what: "message"))
    }
    var ignored: [String] = []
    for key in ["namedLogo", "logoSvg"] where try report.optional(key) != nil { ignored.append(key) }
    return Endpoint(
      label: try report.required("label").text(key: "label"), message: message, color: try text("color"),
      labelColor: try text("labelColor"), style: try text("style"),
      isError: try report.optional("isError")?.truth(key: "isError") ?? false, ignored: ignored)
  }
}

/// A JSON file with the key `version`.
enum PackageJSONFormat {
  static func read(_ report: JSONValue) throws(SourceError) -> String {
    let value = try report.required("version")
    return try VersionText.checked(value.text(key: "version")) { report.source.error(at: value.offset, $0) }
  }
}

/// The text of a version.
enum VersionText {
  /// The longest version, in characters.
  static let maximumLength = 100

  /// Refuses what no version is: nothing, several lines, a text without a digit, or one that is too long.
  static func checked(_ text: String, orElse error: (ReportProblem) -> SourceError) throws(SourceError) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard isPlain, text.utf8.contains(where: \.isDigit), text.utf8.count <= maximumLength else {
      throw error(.notAVersion(text: text))
    }
    return text
  }
}
