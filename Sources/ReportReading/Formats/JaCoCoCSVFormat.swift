internal import SourceTree

/// JaCoCo's CSV: one line for each class, after a line with the names of the columns.
enum JaCoCoCSVFormat {
  static func read(_ source: SourceBytes) throws(SourceError) -> Coverage {
    let table = try CSVRows(source)
    let columns = table.columns.map(\.text)
    let rows = try table.rest()
    func share(_ name: String, _ what: String) throws(SourceError) -> Share? {
      guard let missed = columns.firstIndex(of: "\(name)_MISSED"),
        let covered = columns.firstIndex(of: "\(name)_COVERED")
      else { return nil }
      var sum = Tally()
      for row in rows {
        let part = try source.count(row[covered].text[...].utf8, what, at: row[covered].offset)
        sum += Tally(
          covered: part, total: part + (try source.count(row[missed].text[...].utf8, what, at: row[missed].offset)))
      }
      return try source.share(sum, of: what, at: 0)
    }
    return Coverage(
      lines: try share("LINE", "lines"), branches: try share("BRANCH", "branches"),
      functions: try share("METHOD", "functions"), ownTotal: try share("INSTRUCTION", "instructions"))
  }
}
