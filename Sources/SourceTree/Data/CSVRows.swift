/// The rows of a CSV file (RFC 4180) with a first row of names. Lines end in LF, CR LF or CR. A row is read when it is
/// asked for.
package struct CSVRows {
  /// A field without its quotation marks, and its place.
  package struct Field {
    package var text: String
    package var offset: Int
  }

  /// The names of the columns.
  package let columns: [Field]
  package let source: SourceBytes
  private var offset = 0

  package init(_ source: SourceBytes) throws(SourceError) {
    try source.checkUTF8()
    self.source = source
    columns = try Self.row(source, &offset)
  }

  /// The next row: as many fields as there are columns. Nil at the end of the file. Blank lines are no rows.
  package mutating func next() throws(SourceError) -> [Field]? {
    while offset < source.bytes.count {
      let start = offset
      let row = try Self.row(source, &offset)
      if row.count == 1 && row[0].text.isEmpty { continue }
      guard row.count == columns.count else {
        throw source.error(at: start, .notCSV(expected: "\(columns.count) fields, not \(row.count)"))
      }
      return row
    }
    return nil
  }

  /// All rows that were not asked for yet.
  package func rest() throws(SourceError) -> [[Field]] {
    var copy = self
    var rows: [[Field]] = []
    while let row = try copy.next() { rows.append(row) }
    return rows
  }

  private static func row(_ source: SourceBytes, _ offset: inout Int) throws(SourceError) -> [Field] {
    let bytes = source.bytes
    var row: [Field] = []
    while true {
      row.append(try field(source, &offset))
      guard offset < bytes.count else { return row }
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: ",") { continue }
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      return row
    }
  }

  private static func field(_ source: SourceBytes, _ offset: inout Int) throws(SourceError) -> Field {
    let bytes = source.bytes
    let start = offset
    let quote = UInt8(ascii: "\"")
    guard offset < bytes.count, bytes[offset] == quote else {
      while offset < bytes.count, ![UInt8(ascii: ","), 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
      return Field(text: source.text(start..<offset), offset: start)
    }
    var text: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      let isQuote = bytes[offset] == quote
      if isQuote, offset + 1 >= bytes.count || bytes[offset + 1] != quote { break }
      text.append(bytes[offset])
      offset += isQuote ? 2 : 1
    }
    guard offset < bytes.count else { throw source.error(at: start, .notCSV(expected: "'\"' at the end of a field")) }
    offset += 1
    guard offset == bytes.count || [UInt8(ascii: ","), 0x0A, 0x0D].contains(bytes[offset]) else {
      throw source.error(at: offset, .notCSV(expected: "a comma after a quoted field"))
    }
    return Field(text: String(decoding: text, as: UTF8.self), offset: start)
  }
}
