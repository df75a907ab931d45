internal import LookFiles
internal import Messages

/// Any JSON, YAML, TOML or CSV file, from which single values are read.
package struct DataFile: Sendable {
  /// The languages of such files.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case json, yaml, toml, csv
  }

  private enum Content: Sendable {
    case json(JSONValue)
    case yaml(SourceNode)
    case toml(TOMLEntries)
    case csv(CSVRows)
  }

  private let content: Content
  private let source: ReportSource

  /// Reads a file.
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
    case .yaml:
      do { content = .yaml(try YAMLReader.read(bytes)) } catch {
        throw source.error(line: error.line, column: error.column, .notYAML(error.problem), .scalars)
      }
    case .toml: content = .toml(try TOMLEntries(source))
    case .csv: content = .csv(try CSVRows(source))
    }
  }

  private static func language(of source: ReportSource, name: String?) -> Language {
    let name = name?.lowercased() ?? ""
    let byName = Language.allCases.first { name.hasSuffix(".\($0.rawValue)") }
    if let byName { return byName }
    let first = source.bytes.first { !$0.isBlank }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
  }

  /// The text, number, or true or false at a path, as it is written.
  ///
  /// - Throws: ``ReportError``; ``ReportProblem/isMissing`` if there is no such value, or null.
  package func value(at path: DataPath) throws(ReportError) -> String {
    switch content {
    case .json(let value): try value.value(at: path.parts)
    case .yaml(let node): try node.value(at: path.parts, in: source)
    case .toml(let entries): try entries.value(at: path.parts, in: source)
    case .csv(let rows): try rows.value(at: path.parts, in: source)
    }
  }
}

extension JSONValue {
  fileprivate func value(at parts: [String]) throws(ReportError) -> String {
    var value = self
    for part in parts {
      if value.kind == .list, let index = Int(part) {
        let elements = value.elements()
        guard elements.indices.contains(index) else {
          throw source.error(at: value.offset, .missingElement(index: index, count: elements.count))
        }
        value = elements[index]
      } else {
        value = try value.required(part)
      }
    }
    let name = parts.last ?? ""
    guard value.kind != .null else { throw source.error(at: value.offset, .missingKey(key: name, suggestion: nil)) }
    guard let text = try value.scalar() else { throw value.wrongType(name, "a text or a number") }
    return text
  }
}
