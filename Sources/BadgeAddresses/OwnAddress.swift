import BadgeManifest

/// The addresses of Cartouche: the kind of badge, what it shows, and the keys of a manifest as words of the query.
extension BadgeAddress {
  /// The keys that the parts of a path set.
  private static let keysOfParts = [
    "pill": ["text"], "hub": ["count"], "cell": ["position"], "status": ["label", "message"],
  ]

  /// Keys that read or write files.
  private static let keysOfFiles: Set = ["file", "lookFile", "exports", "data"]

  /// Reads `/pill/42?look=mail`. False for another address.
  mutating func readOwn(_ target: AddressTarget) throws(BadgeAddressError) -> Bool {
    guard var parts = try? target.parts(), let kind = parts.first?.text, let names = Self.keysOfParts[kind] else {
      return false
    }
    // Without a part or a word, the reader of entries still says which key the kind needs.
    keys.set([kind], nil, at: parts.removeFirst().column)
    setForm(&parts)
    if parts.count > names.count { throw .extraPart(parts[names.count].text) }
    // With one part, a status badge has no label.
    for (name, part) in zip(names.suffix(parts.count), parts) {
      keys.set([kind, name], part.text, at: part.column)
    }
    for word in target.words {
      let path = word.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard !path.contains(where: Self.keysOfFiles.contains) else { throw .refusedKey(word.name) }
      var whole = BadgeLineReader.isEntryKey(path[0]) ? path : [kind] + path
      // The name of a logo with more keys is one of them: `logo=npm&logo.color=red`.
      let hasMore = path.last == "logo" && target.words.contains { $0.name.hasPrefix(word.name + ".") }
      if hasMore { whole.append("file") }
      guard path.count <= 8 else { throw .deepKey(word.name) }
      guard keys.isFree(whole) else { throw .repeatedKey(word.name) }
      keys.set(whole, word.value, at: word.column)
    }
    return true
  }
}
