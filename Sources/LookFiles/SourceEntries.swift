/// The entries of a map while it is read. Its keys are different.
struct SourceEntries {
  /// The entries so far, in the order of the file.
  private(set) var all: [SourceEntry] = []
  /// The lines of the keys, for a map of more than a few: those are compared one by one, which is faster than hashing.
  private var lines: [String: Int] = [:]
  private static let few = 8

  /// Checks the key of the next entry.
  ///
  /// - Throws: ``SourceError`` for a key that another entry has.
  func check(_ key: String, at position: SourcePosition) throws(SourceError) {
    let line = lines.isEmpty ? all.first { $0.key == key }?.position.line : lines[key]
    if let line { throw SourceError(at: position, problem: .duplicateKey(key: key, firstLine: line)) }
  }

  /// Appends the entry whose key was checked.
  mutating func append(_ entry: SourceEntry) {
    all.append(entry)
    guard all.count > Self.few else { return }
    for entry in lines.isEmpty ? all[...] : all.suffix(1) { lines[entry.key] = entry.position.line }
  }
}
