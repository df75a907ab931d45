package import LookFiles
internal import Messages

/// Any JSON, YAML, TOML, CSV or JSON Lines file, from which single values and lists are read.
package struct DataFile: Sendable {
  /// The languages of such files.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case json, yaml, toml, csv, jsonl
  }

  enum Content: Sendable {
    case json(JSONValue)
    case yaml(SourceNode)
    case toml(TOMLEntries)
    case csv(CSVRows)
    case jsonl
  }

  let content: Content
  let source: ReportSource

  /// Reads a file. The rows of CSV and the lines of JSON Lines are read when they are asked for.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - language: Its language; nil to guess it from the first character and from the extension of the name.
  ///   - name: The name of the file.
  package init(
    reading bytes: [UInt8], as language: Language? = nil, name: String? = nil
  ) throws(ReportError) {
    let source = try ReportSource(bytes)
    self.source = source
    switch language ?? Self.language(of: source, name: name) {
    case .json: content = .json(try JSONValue(parsing: source))
    case .yaml: content = .yaml(try source.converting { () throws(SourceError) in try YAMLReader.read(bytes) })
    case .toml: content = .toml(try TOMLEntries(source))
    case .csv: content = .csv(try CSVRows(source))
    case .jsonl: content = .jsonl
    }
  }

  private static func language(of source: ReportSource, name: String?) -> Language {
    let name = name?.lowercased() ?? ""
    let byName = Language.allCases.first { name.hasSuffix(".\($0.rawValue)") }
    if let byName { return byName }
    if name.hasSuffix(".ndjson") { return .jsonl }
    let first = source.bytes.first { !$0.isBlank }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
  }

  /// The text, number, or true or false at a path, as it is written, with its place.
  ///
  /// - Throws: ``ReportError``; ``ReportProblem/isMissing`` if there is no such value, or null.
  package func scalar(at path: DataPath) throws(ReportError) -> SourceNode {
    switch content {
    case .json(let value): return try value.scalar(at: path.parts)
    case .yaml(let node): return try node.scalar(at: path.parts, in: source)
    case .toml(let entries): return try entries.scalar(at: path.parts, in: source)
    case .csv(let rows): return try rows.scalar(at: path.parts, in: source)
    case .jsonl:
      guard let index = path.parts.first.flatMap({ Int($0) }), index >= 0 else {
        throw source.error(
          at: 0, .wrongType(what: path.text, expected: "the number of a line and a path", found: "a path"))
      }
      var lines = JSONLines(source)
      for number in 0...index {
        guard let line = try lines.next() else {
          throw source.error(at: 0, .missingElement(index: index, count: number))
        }
        if number == index { return try line.scalar(at: Array(path.parts.dropFirst()), in: source) }
      }
      throw source.error(at: 0, .missingElement(index: index, count: index))
    }
  }

  /// The text, number, or true or false at a path, as it is written.
  ///
  /// - Throws: ``ReportError``; ``ReportProblem/isMissing`` if there is no such value, or null.
  package func value(at path: DataPath) throws(ReportError) -> String {
    if case .text(let text) = try scalar(at: path).content { text } else { "" }
  }
}
