import LookFiles
import Messages
package import ReportReading

extension ReportFormat.Subject {
  var meaning: String {
    switch self {
    case .coverage: "The data whose coverage a status badge shows."
    case .tests: "The data whose numbers of tests a status badge shows."
    case .version: "The data whose version a status badge shows."
    case .requires: "The data with the version of an interpreter or a compiler that a status badge shows."
    case .endpoint: "The data that describes a status badge, as the endpoints of Shields do."
    case .lint: "The data whose numbers of errors and warnings a status badge shows."
    }
  }
}

/// The keys of a status badge about a report.
package struct ReportBadge: Sendable {
  /// The message.
  package var message: String
  /// The exact value, if the message is rounded.
  package var value: String?
  /// Keys that the user may replace, such as the label and the colour.
  package var defaults: [String: String]
  /// Keys of an endpoint that are not drawn.
  var ignored: [String] = []

  /// A badge of texts.
  package init(message: String, value: String? = nil, defaults: [String: String]) {
    self.message = message
    self.value = value
    self.defaults = defaults
  }

  /// What a user of the command should know.
  package var warnings: [String] { ignored.map { "\(DataProblem.ignoredKey($0, instead: "--logo"))" } }

  /// A badge that says that a value is missing.
  package static func unknown(_ preset: ReportFormat.Subject?) -> ReportBadge {
    var defaults = ["color": "inactive"]
    defaults["label"] = preset?.rawValue
    return ReportBadge(message: "unknown", defaults: defaults)
  }

  /// The keys that a badge about a missing value does not have.
  package static let valueKeys = [
    "message", "messages", "value", "color", "darkColor", "thresholds", "colors", "fill", "progress",
  ]
}

extension ReportBadge {
  /// The colour of coverage, by the percentage as it is shown.
  private static func color(ofPercent text: String) -> String {
    let percent = Double(text.dropLast()) ?? 0
    let steps: [(below: Double, color: String)] = [(50, "red"), (65, "orange"), (80, "yellow"), (90, "yellowgreen")]
    return steps.first { percent < $0.below }?.color ?? "green"
  }

  /// The badge of what a report says; nil if the coverage has no such metric.
  package init?(_ content: Report.Content, metric: Coverage.Metric = .total, digits: Int = 0) {
    switch content {
    case .coverage(let coverage):
      guard let share = coverage[metric] else { return nil }
      let percent = share.percent(digits: digits)
      self.init(
        message: percent, value: share.decimal,
        defaults: ["label": "coverage", "color": Self.color(ofPercent: percent), "value": percent])
    case .tests(let counts): self.init(message: counts.phrase, defaults: ["label": "tests", "color": counts.color])
    case .version(let version):
      let isBare = version.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      self.init(
        message: isBare ? "v" + version : version, value: version,
        defaults: ["label": "version", "color": Self.isRelease(version) ? "blue" : "orange"])
    case .requirement(let requirement):
      self.init(message: requirement.version, defaults: ["label": requirement.tool, "color": "blue"])
    case .endpoint(let endpoint):
      var defaults = ["label": endpoint.label]
      defaults["color"] =
        endpoint.color.map(ShieldsWords.messageColor) ?? (endpoint.isError ? "red" : "lightgrey")
      defaults["labelColor"] = endpoint.labelColor.flatMap(ShieldsWords.color)
      defaults["style"] = endpoint.style.flatMap(ShieldsWords.style)
      self.init(message: endpoint.message, defaults: defaults)
      ignored = endpoint.ignored
    case .findings(let counts): self.init(message: counts.phrase, defaults: ["label": "lint", "color": counts.color])
    }
  }

  /// Whether this is the version of a stable release: from 1 up, and without more than build metadata after its numbers.
  private static func isRelease(_ version: String) -> Bool {
    let numbers = version.utf8.first.map("vV".utf8.contains) == true ? version.dropFirst() : version[...]
    let rest = numbers.drop { $0 == "." || ("0"..."9").contains($0) }
    return !numbers.hasPrefix("0") && (rest.isEmpty || rest.hasPrefix("+"))
  }
}

extension TestCounts {
  /// `4 passed, 1 skipped`.
  fileprivate var phrase: String {
    [(passed, "passed"), (failed, "failed"), (errors, errors == 1 ? "error" : "errors"), (skipped, "skipped")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  fileprivate var color: String {
    if failed + errors > 0 { return "critical" }
    return passed > 0 ? "success" : "inactive"
  }
}

extension FindingCounts {
  /// `1 error, 2 warnings`.
  fileprivate var phrase: String {
    let found = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    return found.isEmpty ? "passed" : found.map { Message.count($0.0, $0.1) }.joined(separator: ", ")
  }

  fileprivate var color: String {
    if errors > 0 { return "critical" }
    if warnings > 0 { return "important" }
    return notes > 0 ? "informational" : "success"
  }
}
