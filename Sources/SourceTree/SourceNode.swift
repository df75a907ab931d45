/// A value in a file and its place.
package struct SourceNode: Hashable, Sendable {
  /// What the value is made of.
  package enum Content: Hashable, Sendable {
    /// A text as written, without quotation marks.
    case text(String)
    /// Values one after the other.
    case list([SourceNode])
    /// Keys with values, in the order of the file.
    case map(SourceMap)
    /// No value.
    case nothing

    /// Keys with values.
    package static func map(_ entries: [SourceEntry]) -> Content { .map(SourceMap(entries)) }
  }

  /// The maximum number of values in a file.
  package static let maximumCount = 4_000_000
  /// The maximum size of a file of YAML or JSON in bytes: 16 MiB.
  static let maximumSize = 16 << 20
  /// The maximum number of nested lists and maps in such a file.
  static let maximumDepth = 64

  /// What the value is made of.
  package var content: Content
  /// Where the value begins.
  package var position: SourcePosition

  /// A value at a place.
  package init(content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// The text; nil for another value.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The elements of a list; none of another value.
  package var elements: [SourceNode] { if case .list(let elements) = content { elements } else { [] } }

  /// What is in a map; nothing of another value.
  package var entries: SourceMap { if case .map(let entries) = content { entries } else { [] } }

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

  /// A key with its value, both at one place.
  package init(_ key: String, _ content: SourceNode.Content, at position: SourcePosition) {
    self.init(key: key, position: position, value: SourceNode(content: content, position: position))
  }
}

extension SourceNode {
  /// The number of values, with this one and all inside.
  package var count: Int {
    switch content {
    case .text, .nothing: 1
    case .list(let elements): elements.reduce(1) { $0 + $1.count }
    case .map(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }

  /// The bytes of all texts and keys, with 16 for each value: about as many as it takes to write them.
  package var size: Int {
    switch content {
    case .nothing: 16
    case .text(let text): 16 + text.utf8.count
    case .list(let elements): elements.reduce(16) { $0 + $1.size }
    case .map(let entries): 16 + entries.size
    }
  }
}

extension Sequence<SourceEntry> {
  /// The bytes of the keys and of their values, as in ``SourceNode/size``.
  package var size: Int { reduce(0) { $0 + $1.key.utf8.count + $1.value.size } }
}
