import BadgeManifest
package import SourceTree

/// The keys of an entry, as a manifest has them, in the order in which they were set.
package struct EntryKeys: Hashable, Sendable {
  package private(set) var node = SourceNode(content: .map([SourceEntry]()), position: .start)

  /// Sets the value at a path of keys, a map without keys if it is nil. The one before goes.
  package mutating func set(_ path: [String], _ text: String?, at column: Int = 1) {
    node = Self.setting(path[...], text, in: node, SourcePosition(line: 1, column: column))
  }

  /// Removes a key of a map.
  package mutating func remove(_ key: String, from map: String) {
    var entries = node.entries.entries
    guard let index = entries.firstIndex(where: { $0.key == map }) else { return }
    entries[index].value.content = .map(entries[index].value.entries.entries.filter { $0.key != key })
    node.content = .map(entries)
  }

  private static func setting(
    _ path: ArraySlice<String>, _ text: String?, in node: SourceNode?, _ position: SourcePosition
  ) -> SourceNode {
    guard let key = path.first else {
      return SourceNode(content: text.map { .text($0) } ?? .map([SourceEntry]()), position: position)
    }
    var entries = node?.entries.entries ?? []
    let index = entries.firstIndex { $0.key == key }
    let value = setting(path.dropFirst(), text, in: index.map { entries[$0].value }, position)
    if let index {
      entries[index].value = value
    } else {
      entries.append(SourceEntry(key: key, position: position, value: value))
    }
    return SourceNode(content: .map(entries), position: node?.position ?? position)
  }

  /// Whether a path of keys, and what leads to it, has no value yet.
  func isFree(_ path: [String]) -> Bool {
    var found: SourceNode? = node
    for key in path {
      if case .text? = found?.content { return false }
      found = found?.entries[key]?.value
    }
    return found == nil
  }

  /// The text at a path of keys.
  package subscript(_ path: String...) -> String? { self[path] }

  /// The text at a path of keys.
  package subscript(_ path: [String]) -> String? {
    var found: SourceNode? = node
    for key in path { found = found?.entries[key]?.value }
    return found?.text
  }
}
