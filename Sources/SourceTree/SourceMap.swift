/// Keys with values, in the order of the file. The keys of a map that was read are different.
package struct SourceMap: Sendable {
  /// The entries.
  package private(set) var entries: [SourceEntry]
  /// Where the keys of a map with more than a few are: those are compared one by one, which is faster than hashing.
  package private(set) var indices: [String: Int]
  private static let few = 8

  /// A map of entries.
  ///
  /// - Parameter indices: The index of each key, if it is known. Without it, finding a key takes time linear in the map.
  package init(_ entries: [SourceEntry], indices: [String: Int] = [:]) {
    self.entries = entries
    self.indices = indices
  }

  /// The entry of a key; nil if there is none.
  package subscript(key: String) -> SourceEntry? {
    let index = indices.isEmpty ? entries.indices.first { entries[$0].key == key } : indices[key]
    return index.map { entries[$0] }
  }

  /// Checks the key of the next entry.
  ///
  /// - Throws: ``SourceError`` for a key that another entry has.
  package func check(_ key: String, at position: SourcePosition) throws(SourceError) {
    guard let first = self[key] else { return }
    throw SourceError(at: position, problem: .duplicateKey(key: key, firstLine: first.position.line))
  }

  /// Appends the entry whose key was checked.
  package mutating func append(_ entry: SourceEntry) {
    entries.append(entry)
    guard entries.count > Self.few else { return }
    for index in (indices.isEmpty ? 0 : entries.count - 1)..<entries.count { indices[entries[index].key] = index }
  }
}

extension SourceMap: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable {
  package init(arrayLiteral elements: SourceEntry...) { self.init(elements) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }
  package subscript(position: Int) -> SourceEntry { entries[position] }
  package func makeIterator() -> IndexingIterator<[SourceEntry]> { entries.makeIterator() }

  package static func == (first: SourceMap, second: SourceMap) -> Bool { first.entries == second.entries }
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
