internal import Messages
internal import SourceTree

/// SARIF 2.1.0, by OASIS.
enum SARIFFormat {
  static func read(_ log: JSONValue) throws(SourceError) -> FindingCounts {
    let version = try log.required("version")
    let text = try version.text(key: "version")
    guard text.hasPrefix("2.") else {
      throw log.source.error(at: version.offset, .unknownVersion(what: "SARIF", text: text, known: "2.1.0"))
    }
    var counts = FindingCounts()
    let runs = try log.required("runs")
    let list = try runs.list(key: "runs")
    guard !list.isEmpty else { throw log.source.error(at: runs.offset, .nothingCounted(what: "runs")) }
    var hasResults = false
    for run in list {
      let before = counts
      let hasFailed = try countFailures(of: run, in: &counts)
      // Without the list, the analysis was not run (section 3.14.23).
      if let results = try run.optional("results") {
        hasResults = true
        let levels = try ToolLevels(run)
        for result in try results.list(key: "results") where try isFinding(result) {
          switch try level(of: result, levels) {
          case .error: counts.errors += 1
          case .warning: counts.warnings += 1
          case .note: counts.notes += 1
          case .none: break
          }
        }
      }
      if hasFailed, counts == before { counts.errors += 1 }
    }
    guard hasResults || counts.errors > 0 else {
      throw log.source.error(at: runs.offset, .nothingCounted(what: "results"))
    }
    return counts
  }

  /// Counts the errors of the tool itself, such as a file that it cannot read. Its warnings are no findings.
  ///
  /// - Returns: Whether the tool failed.
  private static func countFailures(of run: JSONValue, in counts: inout FindingCounts) throws(SourceError) -> Bool {
    var hasFailed = false
    for invocation in try run.optional("invocations")?.list(key: "invocations") ?? [] {
      for key in ["toolConfigurationNotifications", "toolExecutionNotifications"] {
        for notification in try invocation.optional(key)?.list(key: key) ?? [] {
          if let level = try notification.optional("level"), try Level(level) == .error { counts.errors += 1 }
        }
      }
      let key = "executionSuccessful"
      if try invocation.optional(key)?.truth(key: key) == false { hasFailed = true }
    }
    return hasFailed
  }

  /// Whether a result is a finding of today that nobody has suppressed.
  private static func isFinding(_ result: JSONValue) throws(SourceError) -> Bool {
    if let kind = try result.optional("kind")?.text(key: "kind"), kind != "fail" { return false }
    if try result.optional("baselineState")?.text(key: "baselineState") == "absent" { return false }
    let suppressions = try result.optional("suppressions")?.list(key: "suppressions") ?? []
    // One that is under review or rejected lets the result stand (section 3.27.23).
    for suppression in suppressions {
      if let status = try suppression.optional("status")?.text(key: "status"), status != "accepted" { return true }
    }
    return suppressions.isEmpty
  }

  private static func level(of result: JSONValue, _ tool: ToolLevels) throws(SourceError) -> Level {
    if let value = try result.optional("level") { return try Level(value) }
    let rule = try result.optional("rule")
    let component = try rule?.optional("toolComponent")?.optional("index")?.scalar().flatMap { Int($0) }
    guard let levels = tool.components[component ?? ToolLevels.driver] else { return .warning }
    // The rule is named beside the result, or in an object of its own.
    for (place, index, id) in [(result, "ruleIndex", "ruleId"), (rule ?? result, "index", "id")] {
      if let text = try place.optional(index)?.scalar(), let number = Int(text), levels.byIndex.indices.contains(number)
      {
        return levels.byIndex[number]
      }
      if let name = try place.optional(id)?.text(key: id), let level = levels[name] { return level }
    }
    return .warning
  }

  /// The levels of results.
  private enum Level: String, CaseIterable {
    case none, note, warning, error

    init(_ value: JSONValue) throws(SourceError) {
      let text = try value.text(key: "level")
      guard let level = Level(rawValue: text) else {
        let known = Level.allCases.map(\.rawValue)
        throw value.source.error(at: value.offset, .unknownWord(what: "level", text: text, known: known))
      }
      self = level
    }
  }

  /// The levels that the rules of a run give to results without their own.
  private struct ToolLevels {
    /// The index that stands for a missing one.
    static let driver = -1

    /// Those of the driver, and of the extensions by their indices.
    var components: [Int: RuleLevels] = [:]

    init(_ run: JSONValue) throws(SourceError) {
      let tool = try run.optional("tool")
      components[Self.driver] = try RuleLevels(tool?.optional("driver"))
      for (index, component) in try (tool?.optional("extensions")?.list(key: "extensions") ?? []).enumerated() {
        components[index] = try RuleLevels(component)
      }
    }
  }

  /// The levels of the rules of the driver or of an extension.
  private struct RuleLevels {
    var byIndex: [Level] = []
    private var byID: [String: Level] = [:]

    /// The level of the rule with an id, which may have one more part than that of the rule (section 3.52.4).
    subscript(id: String) -> Level? { byID[id] ?? id.lastIndex(of: "/").flatMap { byID[String(id[..<$0])] } }

    init(_ component: JSONValue?) throws(SourceError) {
      for rule in try component?.optional("rules")?.list(key: "rules") ?? [] {
        var level = Level.warning
        if let value = try rule.optional("defaultConfiguration")?.optional("level") { level = try Level(value) }
        byIndex.append(level)
        if let id = try rule.optional("id") { byID[try id.text(key: "id")] = level }
      }
    }
  }
}
