internal import SourceTree

/// The cover profile of Go: `name.go:line.column,line.column statements executions`.
enum GoCoverFormat {
  static func read(_ source: SourceBytes) throws(SourceError) -> Coverage {
    /// The statements of each block. A block is covered if any test covers it.
    var blocks: [String: Tally] = [:]
    for line in LineRanges(source) {
      let line = source.trimmed(line)
      if line.isEmpty || source.starts(line, with: "mode: ") { continue }
      let parts = source.parts(line, by: UInt8(ascii: " "))
      guard parts.count >= 3 else {
        throw source.error(
          at: line.lowerBound, .badLine(format: .goCover, expected: "FILE:START,END STATEMENTS EXECUTIONS"))
      }
      let statements = try source.count(parts[parts.count - 2], "statements")
      let isExecuted = try source.isExecuted(parts[parts.count - 1])
      let name = source.text(line.lowerBound..<parts[parts.count - 2].lowerBound)
      let wasExecuted = blocks[name].map { $0.covered > 0 } ?? false
      blocks[name] = Tally(covered: isExecuted || wasExecuted ? statements : 0, total: statements)
    }
    let sum = blocks.values.reduce(into: Tally()) { $0 += $1 }
    return Coverage(lines: try source.share(sum, of: "statements", at: 0))
  }
}
