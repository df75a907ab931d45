import Messages

/// Any JSON, YAML, TOML, CSV or JSON Lines file as a tree, from which single values and lists are taken.
package struct DataFile: Sendable {
  /// The languages of such files.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case json, yaml, toml, csv, jsonl
  }

  /// The values with their places. The rows of CSV are maps, in which an empty field has no value, and the lines of JSON
  /// Lines are elements of a list.
  package let root: SourceNode

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - language: Its language; nil to guess it from the first character and from the extension of the name.
  ///   - name: The name of the file, which every place has.
  package init(
    reading bytes: [UInt8], as language: Language? = nil, name: String? = nil
  ) throws(SourceError) {
    guard !bytes.isUTF16 else { throw SourceError(at: .start, problem: .utf16) }
    let language = language ?? Self.language(of: bytes, name: name)
    // No lines are an empty list, as no rows below a header are.
    let source = try SourceBytes(bytes, mayBeEmpty: language == .toml || language == .jsonl)
    do {
      switch language {
      case .json: root = try source.json(source.bytes, file: name)
      case .yaml: root = try YAMLReader.read(source.bytes, file: name)
      case .toml: root = try TOMLReader.read(source, file: name)
      case .csv: root = try CSVRows.table(source, file: name)
      case .jsonl: root = try source.jsonLines(file: name)
      }
    } catch {
      var error = error
      error.file = nil
      throw source.showing(error)
    }
  }

  private static func language(of bytes: [UInt8], name: String?) -> Language {
    let name = name?.lowercased() ?? ""
    let byName = Language.allCases.first { name.hasSuffix(".\($0.rawValue)") }
    if let byName { return byName }
    if name.hasSuffix(".ndjson") { return .jsonl }
    let first = bytes.withoutByteOrderMark.first { !$0.isBlank }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
  }
}

extension SourceBytes {
  fileprivate func json(_ text: [UInt8], line: Int = 1, file: String?) throws(SourceError) -> SourceNode {
    var reader = JSONReader(text, line: line, file: file, maximumDepth: JSONTokens.maximumReportDepth)
    return try reader.document()
  }

  /// The values on the lines of the file. Blank lines are left out.
  fileprivate func jsonLines(file: String?) throws(SourceError) -> SourceNode {
    var values: [SourceNode] = []
    var count = 0
    for (index, line) in LineRanges(self).enumerated() where !trimmed(line).isEmpty {
      let value = try json(Array(bytes[line]), line: index + 1, file: file)
      count += value.count
      if count > SourceNode.maximumCount { throw .tooManyValues(at: value.position) }
      values.append(value)
    }
    return SourceNode(content: .list(values), position: SourcePosition(line: 1, column: 1, file: file))
  }
}

extension CSVRows {
  /// The rows as maps with the columns as keys, each of which only one column can have. Spaces around a name are no part
  /// of it, as nobody sees them.
  fileprivate static func table(_ source: SourceBytes, file: String?) throws(SourceError) -> SourceNode {
    var places = SourcePlaces(source.bytes, file: file)
    var reader = try CSVRows(source)
    var columns: SourceMap = []
    for field in reader.columns {
      let position = places.place(of: field.offset)
      let name = String(field.text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      try columns.check(name, at: position)
      columns.append(SourceEntry(name, .nothing, at: position))
    }
    let start = SourcePosition(line: 1, column: 1, file: file)
    var rows: [SourceNode] = []
    while let fields = try reader.next() {
      let entries = zip(columns, fields).map { column, field in
        SourceEntry(column.key, field.text.isEmpty ? .nothing : .text(field.text), at: places.place(of: field.offset))
      }
      rows.append(
        SourceNode(
          content: .map(SourceMap(entries, indices: columns.indices)), position: entries.first?.position ?? start))
      if rows.count * columns.count > SourceNode.maximumCount { throw .tooManyValues(at: start) }
    }
    return SourceNode(content: .list(rows), position: start)
  }
}
