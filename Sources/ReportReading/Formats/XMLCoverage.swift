internal import SourceTree
internal import XMLChecking

/// Coverage reports in XML.
enum XMLCoverage {
  /// Cobertura. Old reports have no totals; then the lines of the classes are counted.
  static func cobertura(_ report: XMLReport) throws(SourceError) -> Coverage {
    var lines = try report.tally("lines-covered", of: "lines-valid", in: report.root, "lines")
    var branches = try report.tally("branches-covered", of: "branches-valid", in: report.root, "branches")
    if lines == nil {
      let counted = try countedLines(report)
      lines = counted.lines
      branches = branches ?? counted.branches
    }
    return Coverage(
      lines: try report.share(lines ?? Tally(), of: "lines", at: report.root),
      branches: try report.share(branches ?? Tally(), of: "branches", at: report.root))
  }

  private static func countedLines(
    _ report: XMLReport
  ) throws(SourceError) -> (lines: Tally, branches: Tally) {
    var lines = Tally()
    var branches = Tally()
    for index in 0..<report.elements.count {
      let element = report.elements[index]
      // A line is in its class and, once more, in its method.
      guard element.name == "line", let list = element.parent, let parent = report.elements[list].parent,
        report.elements[parent].name == "class"
      else { continue }
      if let hits = element.attributes.first(where: { $0.name == "hits" }) {
        lines.add(isCovered: try isExecuted(hits, report))
      }
      if let condition = element.attributes.first(where: { $0.name == "condition-coverage" }) {
        branches += try conditions(condition, report)
      }
    }
    return (lines, branches)
  }

  private static func isExecuted(
    _ hits: XMLElements.Attribute, _ report: XMLReport
  ) throws(SourceError) -> Bool {
    guard !hits.value.isEmpty, hits.value.utf8.allSatisfy(\.isDigit) else {
      throw report.error(at: hits.valueOffset, .notACount(what: "executions", text: hits.value))
    }
    return hits.value.contains { $0 != "0" }
  }

  /// `50% (1/2)`.
  private static func conditions(
    _ attribute: XMLElements.Attribute, _ report: XMLReport
  ) throws(SourceError) -> Tally {
    let inside = attribute.value.split(separator: "(", maxSplits: 1).last.map { $0.prefix { $0 != ")" } } ?? ""
    let numbers = inside.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let covered = numbers[0], let total = numbers[1],
      (0...SourceBytes.maximumCount).contains(total), (0...total).contains(covered)
    else { throw report.error(at: attribute.valueOffset, .notACount(what: "branches", text: attribute.value)) }
    return Tally(covered: covered, total: total)
  }

  /// Clover: the metrics of the projects.
  static func clover(_ report: XMLReport) throws(SourceError) -> Coverage {
    var (lines, branches, functions) = (Tally(), Tally(), Tally())
    for project in report.children(report.root, "project") {
      for metrics in report.children(project, "metrics") {
        lines += try report.tally("coveredstatements", of: "statements", in: metrics, "statements") ?? Tally()
        branches += try report.tally("coveredconditionals", of: "conditionals", in: metrics, "conditionals") ?? Tally()
        functions += try report.tally("coveredmethods", of: "methods", in: metrics, "methods") ?? Tally()
      }
    }
    return try coverage(report, lines, branches, functions)
  }

  /// JaCoCo: the counters of the report, which are the sums of its groups and packages.
  static func jacoco(_ report: XMLReport) throws(SourceError) -> Coverage {
    var tallies: [String: Tally] = [:]
    for counter in report.children(report.root, "counter") {
      guard let type = counter.value("type"),
        let missed = try report.count("missed", of: counter, "parts"),
        let covered = try report.count("covered", of: counter, "parts")
      else { continue }
      tallies[type, default: Tally()] += Tally(covered: covered, total: covered + missed)
    }
    return try coverage(
      report, tallies["LINE"] ?? Tally(), tallies["BRANCH"] ?? Tally(), tallies["METHOD"] ?? Tally())
  }

  private static func coverage(
    _ report: XMLReport, _ lines: Tally, _ branches: Tally, _ functions: Tally
  ) throws(SourceError) -> Coverage {
    Coverage(
      lines: try report.share(lines, of: "lines", at: report.root),
      branches: try report.share(branches, of: "branches", at: report.root),
      functions: try report.share(functions, of: "functions", at: report.root))
  }
}
