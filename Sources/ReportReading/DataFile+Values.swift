internal import LookFiles
internal import Messages

extension JSONValue {
  /// The value at a path.
  func descend(_ parts: [String]) throws(ReportError) -> JSONValue {
    var value = self
    for part in parts {
      if value.kind == .list, let index = Int(part) {
        let elements = try value.elements()
        guard elements.indices.contains(index) else {
          throw source.error(at: value.offset, .missingElement(index: index, count: elements.count))
        }
        value = elements[index]
      } else {
        value = try value.required(part)
      }
    }
    return value
  }

  /// The text, number, or true or false at a path.
  func scalar(at parts: [String]) throws(ReportError) -> SourceNode {
    let value = try descend(parts)
    let name = parts.last ?? ""
    guard value.kind != .null else { throw source.error(at: value.offset, .missingKey(key: name, suggestion: nil)) }
    guard let text = try value.scalar() else { throw value.wrongType(name, "a text or a number") }
    var places = SourcePlaces(source.bytes)
    return SourceNode(content: .text(text), position: places.place(of: value.offset))
  }
}

extension SourceNode {
  /// The value at a path.
  func descend(_ parts: [String], in source: ReportSource) throws(ReportError) -> SourceNode {
    var node = self
    for part in parts {
      func fault(_ problem: ReportProblem) -> ReportError {
        source.error(line: node.position.line, column: node.position.column, problem, .scalars)
      }
      switch node.content {
      case .map(let entries):
        guard let entry = entries.first(where: { $0.key == part }) else {
          throw fault(.missingKey(key: part, suggestion: part.nearest(among: entries.map(\.key))))
        }
        node = entry.value
      case .list(let elements):
        guard let index = Int(part), elements.indices.contains(index) else {
          throw fault(
            Int(part).map { .missingElement(index: $0, count: elements.count) }
              ?? .wrongType(what: "the value above '\(part)'", expected: "keys with values", found: "a list"))
        }
        node = elements[index]
      case .nothing: throw fault(.missingKey(key: part, suggestion: nil))
      case .text:
        throw fault(.wrongType(what: "the value above '\(part)'", expected: "keys with values", found: "a text"))
      }
    }
    return node
  }

  /// The text at a path.
  func scalar(at parts: [String], in source: ReportSource) throws(ReportError) -> SourceNode {
    let node = try descend(parts, in: source)
    func fault(_ problem: ReportProblem) -> ReportError {
      source.error(line: node.position.line, column: node.position.column, problem, .scalars)
    }
    let name = parts.last ?? ""
    switch node.content {
    case .text: return node
    case .nothing: throw fault(.missingKey(key: name, suggestion: nil))
    case .list: throw fault(.wrongType(what: name, expected: "a text or a number", found: "a list"))
    case .map: throw fault(.wrongType(what: name, expected: "a text or a number", found: "keys with values"))
    }
  }
}

extension TOMLEntries {
  /// The text, number, date, true or false at a path.
  func scalar(at parts: [String], in source: ReportSource) throws(ReportError) -> SourceNode {
    let name = parts.joined(separator: ".")
    guard let entry = self[parts] else {
      let known = entries.map { $0.path.joined(separator: ".") }
      throw source.error(at: 0, .missingKey(key: name, suggestion: name.nearest(among: known)))
    }
    switch entry.value {
    case .text(let text), .word(let text):
      var places = SourcePlaces(source.bytes)
      return SourceNode(content: .text(text), position: places.place(of: entry.valueOffset))
    case .list, .table:
      throw source.error(
        at: entry.valueOffset, .wrongType(what: name, expected: "a text or a number", found: entry.value.phrase))
    }
  }
}

extension CSVRows {
  /// The field at a path of two parts: the number of the row after the first one, from 0, and the name of the column.
  func scalar(at parts: [String], in source: ReportSource) throws(ReportError) -> SourceNode {
    guard parts.count == 2, let number = Int(parts[0]) else {
      throw source.error(
        at: 0,
        .wrongType(what: parts.joined(separator: "."), expected: "the number of a row and a column", found: "a path"))
    }
    guard let column = columns.firstIndex(of: parts[1]) else {
      throw source.error(at: 0, .missingKey(key: parts[1], suggestion: parts[1].nearest(among: columns)))
    }
    let rows = try rest()
    guard rows.indices.contains(number) else {
      throw source.error(at: 0, .missingElement(index: number, count: rows.count))
    }
    let field = rows[number][column]
    guard !field.text.isEmpty else {
      throw source.error(at: field.offset, .missingKey(key: parts[1], suggestion: nil))
    }
    var places = SourcePlaces(source.bytes)
    return SourceNode(content: .text(field.text), position: places.place(of: field.offset))
  }
}
