extension SourceNode {
  /// The value at a path: keys of maps, and numbers of elements from 0.
  ///
  /// - Throws: ``SourceError`` with a ``ValueProblem``, which says whether there is no such value.
  package func value(at path: [String]) throws(SourceError) -> SourceNode {
    var node = self
    for part in path {
      switch node.content {
      case .map(let entries):
        guard let entry = entries[part] else {
          throw SourceError(at: node.position, .missingKey(key: part, among: entries))
        }
        node = entry.value
      case .list(let elements):
        guard let index = Int(part) else {
          throw SourceError(
            at: node.position, .wrongType(what: part, expected: "the number of an element", found: "a key"))
        }
        guard elements.indices.contains(index) else {
          throw SourceError(at: node.position, .missingElement(index: index, count: elements.count))
        }
        node = elements[index]
      case .nothing: throw SourceError(at: node.position, .missingKey(key: part))
      case .text: throw node.wrongType(part, isAbove: true, "keys with values")
      }
    }
    return node
  }

  /// The text, number, or true or false at a path, as it is written, with its place.
  ///
  /// - Parameter name: What an error calls the node itself; empty for a whole file.
  /// - Throws: ``SourceError`` with a ``ValueProblem``, which says whether there is no such value, or null.
  package func text(
    at path: [String], of name: String = ""
  ) throws(SourceError) -> (text: String, position: SourcePosition) {
    let node = try value(at: path)
    switch node.content {
    case .text(let text): return (text, node.position)
    case .nothing: throw SourceError(at: node.position, .missingKey(key: path.last ?? ""))
    case .list, .map: throw node.wrongType(path.last ?? name, "a text or a number")
    }
  }

  /// The list or the map at a path.
  ///
  /// - Throws: ``SourceError`` with a ``ValueProblem``, which says whether there is no such list, or null.
  package func list(at path: [String]) throws(SourceError) -> SourceNode {
    let node = try value(at: path)
    switch node.content {
    case .list, .map: return node
    case .nothing: throw SourceError(at: node.position, .missingKey(key: path.last ?? ""))
    case .text: throw node.wrongType(path.last ?? "", "a list")
    }
  }

  private func wrongType(_ what: String, isAbove: Bool = false, _ expected: String) -> SourceError {
    // A number is a text here, too.
    let found = form == .text ? "a single value" : form.rawValue
    return SourceError(at: position, .wrongType(what: what, isAbove: isAbove, expected: expected, found: found))
  }
}
