import KeyTables
import SourceTree

/// The value of a key in which texts may have braces, read once for all badges that are made from it.
indirect enum EntryTemplate {
  case constant(SourceNode)
  case text(TextTemplate, Field, isPattern: Bool)
  case list([EntryTemplate], SourcePosition)
  case map([(key: String, position: SourcePosition, value: EntryTemplate)], SourcePosition)

  /// The key of title patterns, in which `{count}` is the count of the badge.
  static let patternKey = "titlePattern"

  /// - Throws: The first mistake in a brace.
  init(_ field: Field, isPattern: Bool = false) throws(SourceError) {
    let isPattern = isPattern || field.path.last == Self.patternKey
    let position = field.node.position
    switch field.node.content {
    case .nothing: self = .constant(field.node)
    case .text(let text):
      do throws(DataProblem) {
        let template = try TextTemplate(text, keeping: isPattern ? ["count"] : [])
        self = template.map { .text($0, field, isPattern: isPattern) } ?? .constant(field.node)
      } catch {
        throw error.error(at: field)
      }
    case .list(let nodes):
      var elements: [EntryTemplate] = []
      for (index, node) in nodes.enumerated() {
        elements.append(try EntryTemplate(Field(root: node, path: field.path + ["\(index + 1)"]), isPattern: isPattern))
      }
      self = .list(elements, position)
    case .map(let entries):
      var values: [(String, SourcePosition, EntryTemplate)] = []
      for entry in entries {
        let value = try EntryTemplate(Field(entry, in: field.path), isPattern: isPattern)
        values.append((entry.key, entry.position, value))
      }
      self = .map(values, position)
    }
  }

  /// Whether no text has an expression.
  var isConstant: Bool {
    switch self {
    case .constant: true
    case .text: false
    case .list(let elements, _): elements.allSatisfy { $0.isConstant }
    case .map(let values, _): values.allSatisfy { $0.value.isConstant }
    }
  }

  /// The text at a path, or the text that holds what is there.
  func text(at path: ArraySlice<String>) -> (template: TextTemplate, field: Field)? {
    switch self {
    case .constant: return nil
    case .text(let template, let field, _): return (template, field)
    case .list(let elements, _):
      guard let number = path.first.flatMap({ Int($0) }), elements.indices.contains(number - 1) else { return nil }
      return elements[number - 1].text(at: path.dropFirst())
    case .map(let values, _): return values.first { $0.key == path.first }?.value.text(at: path.dropFirst())
    }
  }

  /// The value in a scope. Its texts have the places of the values in them.
  func node(_ scope: inout DataScope) throws(SourceError) -> SourceNode {
    switch self {
    case .constant(let node): return node
    case .text(let template, let field, let isPattern):
      if let token = try scope.token(of: template, at: field) { return token }
      let found = try scope.text(of: template, at: field, isPattern: isPattern)
      return SourceNode(content: .text(found.text), position: found.position ?? field.node.position)
    case .list(let elements, let position):
      var nodes: [SourceNode] = []
      for element in elements { nodes.append(try element.node(&scope)) }
      return SourceNode(content: .list(nodes), position: position)
    case .map(let values, let position):
      var entries: [SourceEntry] = []
      for (key, place, value) in values {
        entries.append(SourceEntry(key: key, position: place, value: try value.node(&scope)))
      }
      return SourceNode(content: .map(entries), position: position)
    }
  }
}
