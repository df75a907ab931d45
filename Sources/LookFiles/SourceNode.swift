/// A value in a file and its place.
package struct SourceNode: Hashable, Sendable {
  /// What the value is made of.
  package enum Content: Hashable, Sendable {
    /// A text as written, without quotation marks.
    case text(String)
    /// Values one after the other.
    case list([SourceNode])
    /// Keys with values, in the order of the file.
    case map([SourceEntry])
    /// No value.
    case nothing
  }

  /// What the value is made of.
  package var content: Content
  /// Where the value begins.
  package var position: SourcePosition

  /// A value at a place.
  package init(content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// The form of the value.
  package var form: SourceProblem.Form {
    switch content {
    case .text: .text
    case .list: .list
    case .map: .map
    case .nothing: .nothing
    }
  }
}

/// A key in a file with its value.
package struct SourceEntry: Hashable, Sendable {
  /// The key.
  package var key: String
  /// Where the key begins.
  package var position: SourcePosition
  /// The value.
  package var value: SourceNode

  /// A key at a place.
  package init(key: String, position: SourcePosition, value: SourceNode) {
    self.key = key
    self.position = position
    self.value = value
  }
}

extension SourceNode {
  /// The value with all its places in `file`.
  package func located(in file: String) -> SourceNode {
    var copy = self
    copy.position.file = file
    switch content {
    case .list(let elements): copy.content = .list(elements.map { $0.located(in: file) })
    case .map(let entries):
      copy.content = .map(
        entries.map { entry in
          var position = entry.position
          position.file = file
          return SourceEntry(key: entry.key, position: position, value: entry.value.located(in: file))
        })
    case .text, .nothing: break
    }
    return copy
  }
}
