/// The keys of a TOML file (version 1.0) with their values: texts, and what else is written on one line.
///
/// The reader is custom and small, because the common parser calls itself for each part of a key, so that a key of some
/// thousand parts ends the process, and because it gives no place of a value. Elements of arrays and of inline tables are
/// stepped over.
struct TOMLEntries {
  /// A key with its value.
  struct Entry {
    /// The parts of the key, after those of its table. The tables of an array are numbered from 0.
    var path: [String]
    var offset: Int
    var value: Value
    var valueOffset: Int
  }

  /// A value.
  enum Value: Hashable {
    case text(String)
    /// A number, a date, true or false, as written.
    case word(String)
    case list
    case table

    /// The type for messages.
    var phrase: String {
      switch self {
      case .text: "a text"
      case .word: "a number, a date, true or false"
      case .list: "a list"
      case .table: "a table"
      }
    }
  }

  private(set) var entries: [Entry] = []
  /// The index in ``entries`` of each key.
  private var indices: [[String]: Int] = [:]

  init(_ source: ReportSource) throws(ReportError) {
    try source.checkUTF8()
    var scanner = TOMLScanner(source)
    var table: [String] = []
    /// The number of tables in each array of tables.
    var counts: [[String]: Int] = [:]
    while scanner.skipToStatement() {
      let start = scanner.offset
      if scanner.skip("[[") {
        table = try scanner.key()
        try scanner.expect("]]")
        let count = counts[table, default: 0]
        counts[table] = count + 1
        table.append("\(count)")
      } else if scanner.skip("[") {
        table = try scanner.key()
        try scanner.expect("]")
        // A table below an array of tables belongs to its last table.
        for length in table.indices.reversed() where counts[Array(table[..<length])] != nil {
          table.insert("\((counts[Array(table[..<length])] ?? 1) - 1)", at: length)
          break
        }
      } else {
        let path = table + (try scanner.key())
        try scanner.expect("=")
        scanner.skipSpaces()
        let place = scanner.offset
        let entry = Entry(path: path, offset: start, value: try scanner.value(), valueOffset: place)
        if let first = indices.updateValue(entries.count, forKey: path) {
          let line = source.error(at: entries[first].offset, .empty).line
          throw source.error(at: start, .duplicateKey(key: path.joined(separator: "."), firstLine: line))
        }
        entries.append(entry)
      }
      try scanner.endStatement()
    }
  }

  /// The entry of a key; nil if there is none.
  subscript(path: [String]) -> Entry? { indices[path].map { entries[$0] } }
}
