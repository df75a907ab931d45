internal import SourceTree

/// The tracefile of lcov: one record for each source file and test.
enum LcovFormat {
  static func read(_ source: SourceBytes) throws(SourceError) -> Coverage {
    var files: [String: Record] = [:]
    var name: String?
    for line in LineRanges(source) {
      let line = source.trimmed(line)
      if line.isEmpty || source.bytes[line.lowerBound] == UInt8(ascii: "#") { continue }
      if source.starts(line, with: "end_of_record") {
        name = nil
        continue
      }
      // Outside of a record, other files have lines with colons, too.
      guard let colon = line.first(where: { source.bytes[$0] == UInt8(ascii: ":") }),
        name != nil || source.text(line.lowerBound..<colon).utf8.allSatisfy({ (0x41...0x5A).contains($0) })
      else {
        throw source.error(at: line.lowerBound, .badLine(format: .lcov, expected: "KEY:VALUE or end_of_record"))
      }
      let key = source.text(line.lowerBound..<colon)
      let value = colon + 1..<line.upperBound
      if key == "SF" {
        name = source.text(value)
      } else if let name {
        try files[name, default: Record()].read(key, value, source)
      } else if Record.keys.contains(key) {
        throw source.error(at: line.lowerBound, .badLine(format: .lcov, expected: "SF: before '\(key):'"))
      }
    }
    if name != nil { throw source.error(at: source.bytes.count, .unfinished(format: .lcov)) }

    var (lines, branches, functions) = (Tally(), Tally(), Tally())
    for file in files.values {
      lines += try file.lines.tally("lines", source)
      branches += try file.branches.tally("branches", source)
      functions += try file.functions.tally("functions", areNamed: true, source)
    }
    return Coverage(
      lines: try source.share(lines, of: "lines", at: 0), branches: try source.share(branches, of: "branches", at: 0),
      functions: try source.share(functions, of: "functions", at: 0))
  }

  /// What is measured in one source file.
  private struct Record {
    static let keys: Set<String> = [
      "DA", "LF", "LH", "BRDA", "BRF", "BRH", "FN", "FNDA", "FNL", "FNA", "FNF", "FNH",
    ]

    var lines = Parts()
    var branches = Parts()
    var functions = Parts()

    mutating func read(_ key: String, _ value: Range<Int>, _ source: SourceBytes) throws(SourceError) {
      let comma = UInt8(ascii: ",")
      switch key {
      case "LF": try lines.readTotal(value, "lines", source)
      case "LH": try lines.readCovered(value, "lines", source)
      case "BRF": try branches.readTotal(value, "branches", source)
      case "BRH": try branches.readCovered(value, "branches", source)
      case "FNF": try functions.readTotal(value, "functions", source)
      case "FNH": try functions.readCovered(value, "functions", source)
      case "DA":
        let parts = source.parts(value, by: comma, atMost: 3)
        guard parts.count >= 2 else { throw Self.bad(value, "DA:LINE,COUNT", source) }
        lines.add(source.text(parts[0]), isCovered: try source.isExecuted(parts[1]))
      case "FNDA", "FNA":
        // FNDA:COUNT,NAME, or FNA:INDEX,COUNT,NAME since version 2.2.
        let parts = source.parts(value, by: comma, atMost: key == "FNA" ? 3 : 2)
        guard parts.count >= 2 else { throw Self.bad(value, "\(key):…,COUNT", source) }
        let (count, name) = key == "FNA" ? (parts[1], parts[0]) : (parts[0], parts[1])
        functions.add(source.text(name), isCovered: try source.isExecuted(count))
      case "BRDA":
        // The name of a branch can have commas.
        guard let last = value.last(where: { source.bytes[$0] == comma }) else {
          throw Self.bad(value, "BRDA:LINE,BLOCK,BRANCH,COUNT", source)
        }
        let count = last + 1..<value.upperBound
        let isCovered = source.text(count) == "-" ? false : try source.isExecuted(count)
        branches.add(source.text(value.lowerBound..<last), isCovered: isCovered)
      default: break
      }
    }

    private static func bad(_ value: Range<Int>, _ expected: String, _ source: SourceBytes) -> SourceError {
      source.error(at: value.lowerBound, .badLine(format: .lcov, expected: expected))
    }
  }

  /// The lines, branches or functions of a file, and their numbers as the file says them.
  private struct Parts {
    /// The parts by name. One is covered if any test covers it.
    private var isCovered: [String: Bool] = [:]
    private var sum = Tally()
    private var offset = 0

    mutating func add(_ name: String, isCovered new: Bool) { isCovered[name] = isCovered[name] == true || new }

    mutating func readTotal(_ value: Range<Int>, _ what: String, _ source: SourceBytes) throws(SourceError) {
      sum.total = max(sum.total, try source.count(value, what))
    }

    mutating func readCovered(_ value: Range<Int>, _ what: String, _ source: SourceBytes) throws(SourceError) {
      sum.covered = max(sum.covered, try source.count(value, what))
      offset = value.lowerBound
    }

    /// The parts, or the numbers if none is listed.
    ///
    /// - Parameter areNamed: Whether several parts may have one name, as methods do. Then there are as many as announced.
    func tally(_ what: String, areNamed: Bool = false, _ source: SourceBytes) throws(SourceError) -> Tally {
      guard isCovered.isEmpty || areNamed && sum.total > isCovered.count else {
        return Tally(covered: isCovered.values.count { $0 }, total: isCovered.count)
      }
      var sum = sum
      sum.covered = max(sum.covered, isCovered.values.count { $0 })
      _ = try source.share(sum, of: what, at: offset)
      return sum
    }
  }
}
