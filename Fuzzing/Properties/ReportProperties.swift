import ReportReading
import SourceTree

/// What holds for reports of other tools.
enum ReportProperties {
  /// A report is read, in the format that the first byte names or in one that is guessed, or it is refused with a place in
  /// the file. Parts are never more than the whole, and nothing is never a whole.
  @Sendable static func report(_ bytes: [UInt8]) throws {
    guard let first = bytes.first else { return }
    let formats = ReportFormat.allCases
    let format = Int(first) < formats.count ? formats[Int(first)] : nil
    let file = Array(bytes.dropFirst())
    do {
      let report = try Report(reading: file, as: format)
      try require(format == nil || report.format == format, "a report has the format that was named")
      try check(report.content)
    } catch let error as SourceError {
      try require(error.line >= 1 && error.column >= 1, "an error has a place")
      let hasControls = error.description.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
      try require(!hasControls, "a message has no control characters")
    }
    for language in DataFile.Language.allCases {
      do {
        let root = try DataFile(reading: file, as: language).root
        try require(root.count <= 2 * file.count + 1, "values need bytes")
        try check(root, after: SourcePosition(line: 1, column: 1))
        _ = try? root.text(at: ["a", "0", "b"])
      } catch let error as SourceError {
        try require(error.line >= 1 && error.column >= 1, "an error of a data file has a place")
      }
    }
  }

  /// The values of lists are in the order of the file, and keys are found.
  private static func check(_ node: SourceNode, after place: SourcePosition) throws {
    try require((node.position.line, node.position.column) >= (place.line, place.column), "values have an order")
    switch node.content {
    case .list(let elements):
      var place = node.position
      for element in elements {
        try check(element, after: place)
        place = element.position
      }
    case .map(let entries):
      for entry in entries {
        try require(entries[entry.key] == entry, "a key is found")
        try check(entry.value, after: entry.position)
      }
    case .text, .nothing: break
    }
  }

  private static func check(_ content: Report.Content) throws {
    switch content {
    case .coverage(let coverage):
      for share in Coverage.Metric.allCases.compactMap({ coverage[$0] }) {
        try require(share.total > 0 && (0...share.total).contains(share.covered), "a share is a part of a whole")
        let isFull = share.percent() == "100%"
        try require(isFull == (share.covered == share.total), "100 % is all")
      }
    case .tests(let counts):
      let parts = [counts.passed, counts.failed, counts.skipped, counts.errors]
      try require(counts.total > 0 && parts.allSatisfy { $0 >= 0 }, "tests are counted")
    case .version(let version): try require(!version.isEmpty, "a version has a text")
    case .requirement(let requirement): try require(!requirement.version.isEmpty, "a requirement has a text")
    case .endpoint(let endpoint): try require(!endpoint.message.isEmpty, "an endpoint has a message")
    case .findings(let counts):
      try require(counts.errors >= 0 && counts.warnings >= 0 && counts.notes >= 0, "findings are counted")
    }
  }
}
