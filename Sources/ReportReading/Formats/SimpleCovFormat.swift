internal import SourceTree

/// `.resultset.json` of SimpleCov, with the counts of each suite, and `coverage.json` of its JSON formatter.
enum SimpleCovFormat {
  /// What is executed of a file, by any suite.
  private struct Lines {
    /// For each line whether it is executed; nil for a line without code.
    var lines: [Bool?] = []
    /// For each branch whether it is executed.
    var branches: [String: Bool] = [:]

    /// Adds a line of a suite. One that has no code in some suite counts only if another suite executes it.
    mutating func add(_ line: Bool?, at index: Int) {
      guard index < lines.count else { return lines.append(line) }
      if line == true || line == nil && lines[index] == false { lines[index] = line }
    }
  }

  static func read(_ report: JSONValue) throws(SourceError) -> Coverage {
    var files: [String: Lines] = [:]
    for coverage in try suites(report) {
      guard coverage.kind == .object else { throw coverage.wrongType("coverage", "an object") }
      for file in try coverage.members() {
        try add(file.value, to: &files[file.key, default: Lines()])
      }
    }
    var lines = Tally()
    var branches = Tally()
    for file in files.values {
      for case .some(let isCovered) in file.lines { lines.add(isCovered: isCovered) }
      for isCovered in file.branches.values { branches.add(isCovered: isCovered) }
    }
    return Coverage(
      lines: try report.source.share(lines, of: "lines", at: report.offset),
      branches: try report.source.share(branches, of: "branches", at: report.offset))
  }

  /// The coverage of each suite.
  private static func suites(_ report: JSONValue) throws(SourceError) -> [JSONValue] {
    if let coverage = try report.optional("coverage") { return [coverage] }
    var results: [JSONValue] = []
    for suite in try report.members() { results.append(try suite.value.required("coverage")) }
    return results
  }

  private static func add(_ file: JSONValue, to lines: inout Lines) throws(SourceError) {
    // Before version 0.18, a file was the list of its lines.
    let list = file.kind == .list ? file : try file.required("lines")
    for (index, line) in try list.list(key: "lines").enumerated() {
      // Lines that a comment leaves out have a word instead of a number.
      let isCode = line.kind == .number
      lines.add(isCode ? try isExecuted(line) : nil, at: index)
    }
    guard file.kind != .list, let branches = try file.optional("branches") else { return }
    if branches.kind == .list {
      for (index, branch) in try branches.elements().enumerated() {
        let count = try branch.required("coverage")
        guard count.kind == .number else { continue }
        lines.branches["\(index)", default: false] = try isExecuted(count) || lines.branches["\(index)"] == true
      }
      return
    }
    guard branches.kind == .object else { throw branches.wrongType("branches", "an object") }
    for condition in try branches.members() {
      guard condition.value.kind == .object else { throw condition.value.wrongType(condition.key, "an object") }
      for branch in try condition.value.members() {
        let name = condition.key + branch.key
        lines.branches[name] = try isExecuted(branch.value) || lines.branches[name] == true
      }
    }
  }

  private static func isExecuted(_ value: JSONValue) throws(SourceError) -> Bool {
    try value.count("executions", key: "the executions") > 0
  }
}
