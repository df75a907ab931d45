internal import LookFiles
internal import Messages

/// The values of a JSON Lines file, one on each line. Blank lines are left out.
struct JSONLines: Sendable {
  let source: ReportSource
  private var lines: ReportLines
  private var number = 0

  init(_ source: ReportSource) {
    self.source = source
    lines = ReportLines(source)
  }

  /// The value on the next line; nil at the end of the file.
  mutating func next() throws(ReportError) -> SourceNode? {
    while let line = lines.next() {
      number += 1
      if source.trimmed(line).isEmpty { continue }
      do {
        let value = try JSONValue(parsing: ReportSource(Array(source.bytes[line])))
        var places = ReportPlaces(value.source, line: number)
        return try value.node(&places)
      } catch {
        // The line is the first one of its own text.
        throw source.error(line: error.line + number - 1, column: error.column, error.problem, .scalars)
      }
    }
    return nil
  }
}
