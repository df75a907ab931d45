internal import LookFiles

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
      let bytes = Array(source.bytes[line])
      let places = SourcePlaces(bytes, line: number)
      var reader = JSONReader(bytes, places: places, maximumDepth: JSONValue.maximumDepth)
      return try source.converting { () throws(SourceError) in try reader.document() }
    }
    return nil
  }
}
