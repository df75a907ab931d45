package import LookFiles
internal import Messages

/// The elements of a list in a data file, one after the other. Only the present one is in memory beside the file.
package struct DataElements: Sendable {
  /// An element, and its key if the list is a map.
  package struct Element: Sendable {
    /// The key; nil in a list.
    package var key: String?
    /// The element with its place.
    package var node: SourceNode

    /// An element of a list, or of a map.
    package init(key: String? = nil, node: SourceNode) {
      self.key = key
      self.node = node
    }
  }

  private enum Rest: Sendable {
    case json([JSONValue.Member], SourcePlaces)
    case nodes([Element])
    case rows(CSVRows, SourcePlaces)
    case lines(JSONLines)
  }

  private var rest: Rest
  private var index = 0

  /// The next element; nil at the end.
  package mutating func next() throws(ReportError) -> Element? {
    defer { index += 1 }
    switch rest {
    case .json(let members, var places):
      guard index < members.count else { return nil }
      let member = members[index]
      let node = try member.value.node(&places)
      rest = .json(members, places)
      return Element(key: member.key.isEmpty ? nil : member.key, node: node)
    case .nodes(let elements): return index < elements.count ? elements[index] : nil
    case .rows(var rows, var places):
      guard let fields = try rows.next() else { return nil }
      let node = rows.node(fields, &places)
      rest = .rows(rows, places)
      return Element(node: node)
    case .lines(var lines):
      guard let node = try lines.next() else { return nil }
      rest = .lines(lines)
      return Element(node: node)
    }
  }
}

extension DataFile {
  /// The elements of the list at a path; of a map, the values with their keys.
  ///
  /// - Parameter path: The path of the list; nil for the whole file. The rows of CSV and JSON Lines have none.
  /// - Throws: ``ReportError``; ``ReportProblem/isMissing`` if there is no such list.
  package func elements(at path: DataPath?) throws(ReportError) -> DataElements {
    switch content {
    case .json(let value): return DataElements(json: try value.list(at: path?.parts ?? []))
    case .yaml(let node): return DataElements(nodes: try node.list(at: path?.parts ?? [], in: source))
    case .toml(let entries):
      return DataElements(nodes: try entries.node(in: source).list(at: path?.parts ?? [], in: source))
    case .csv, .jsonl:
      if let path {
        throw source.error(
          at: 0, .wrongType(what: path.text, expected: "left out for a file of rows", found: "a path"))
      }
      guard case .csv(let rows) = content else { return DataElements(lines: JSONLines(source)) }
      try rows.checkColumns()
      return DataElements(rows: rows)
    }
  }
}

extension DataElements {
  fileprivate init(json members: [JSONValue.Member]) {
    rest = .json(members, SourcePlaces(members.first?.value.source.bytes ?? []))
  }
  fileprivate init(nodes: [Element]) { rest = .nodes(nodes) }
  fileprivate init(rows: CSVRows) { rest = .rows(rows, SourcePlaces(rows.source.bytes)) }
  fileprivate init(lines: JSONLines) { rest = .lines(lines) }
}

extension JSONValue {
  /// The elements of a list, or the members of an object; those of a list have no key.
  fileprivate func list(at parts: [String]) throws(ReportError) -> [Member] {
    let value = try descend(parts)
    switch value.kind {
    case .object: return try value.members()
    case .list: return try value.elements().map { Member(offset: $0.offset, value: $0) }
    case .null: throw source.error(at: value.offset, .missingKey(key: parts.last ?? "", suggestion: nil))
    case .text, .number, .truth: throw value.wrongType(parts.last ?? "the file", "a list")
    }
  }
}

extension SourceNode {
  fileprivate func list(at parts: [String], in source: ReportSource) throws(ReportError) -> [DataElements.Element] {
    let node = try descend(parts, in: source)
    func fault(_ problem: ReportProblem) -> ReportError {
      source.error(line: node.position.line, column: node.position.column, problem, .scalars)
    }
    switch node.content {
    case .list(let nodes): return nodes.map { DataElements.Element(node: $0) }
    case .map(let entries): return entries.map { DataElements.Element(key: $0.key, node: $0.value) }
    case .nothing: throw fault(.missingKey(key: parts.last ?? "", suggestion: nil))
    case .text: throw fault(.wrongType(what: parts.last ?? "the file", expected: "a list", found: "a text"))
    }
  }
}

extension CSVRows {
  /// Refuses columns with the same name, of which only one could be used.
  fileprivate func checkColumns() throws(ReportError) {
    for (index, column) in columns.enumerated() where columns[..<index].contains(column) {
      throw source.error(at: 0, .duplicateKey(key: column, firstLine: 1))
    }
  }

  /// A row as keys with values. An empty field has no value.
  fileprivate func node(_ fields: [Field], _ places: inout SourcePlaces) -> SourceNode {
    var entries: [SourceEntry] = []
    for (column, field) in zip(columns, fields) {
      let place = places.place(of: field.offset)
      let content: SourceNode.Content = field.text.isEmpty ? .nothing : .text(field.text)
      entries.append(SourceEntry(key: column, position: place, value: SourceNode(content: content, position: place)))
    }
    return SourceNode(content: .map(entries), position: entries.first?.position ?? .start)
  }
}

extension TOMLEntries {
  /// The keys with their values as a tree. The tables of an array are the elements of a list. Lists and tables inside
  /// values are left out.
  fileprivate func node(in source: ReportSource) throws(ReportError) -> SourceNode {
    var places = SourcePlaces(source.bytes)
    return Self.node(entries[...].map { ($0.path[...], $0) }, &places)
  }

  private static func node(
    _ entries: [(path: ArraySlice<String>, entry: Entry)], _ places: inout SourcePlaces
  ) -> SourceNode {
    var keys: [String] = []
    var groups: [String: [(path: ArraySlice<String>, entry: Entry)]] = [:]
    for (path, entry) in entries {
      guard let key = path.first else { continue }
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append((path.dropFirst(), entry))
    }
    var found: [SourceEntry] = []
    for key in keys {
      guard let group = groups[key], let first = group.first else { continue }
      let place = places.place(of: first.entry.offset)
      if !first.path.isEmpty {
        found.append(SourceEntry(key: key, position: place, value: node(group, &places)))
        continue
      }
      switch first.entry.value {
      case .text(let text), .word(let text):
        let value = SourceNode(content: .text(text), position: places.place(of: first.entry.valueOffset))
        found.append(SourceEntry(key: key, position: place, value: value))
      case .list, .table: break
      }
    }
    let position = found.first?.position ?? .start
    let isList = !found.isEmpty && found.map(\.key) == found.indices.map(String.init)
    return SourceNode(content: isList ? .list(found.map(\.value)) : .map(found), position: position)
  }
}
