import Cartouche
import LookFiles

/// An entry that was read, as a pattern for the next ones: the entries of a list mostly differ only in texts.
struct EntryPattern: Sendable {
  /// The keys of the entry.
  private let keys: [SourceEntry]
  private let kind: EntryKind
  /// The keys of the badge whose texts may differ.
  private let textKeys: [String]
  private let entry: BadgeEntry
  /// The badge with the texts of some keys.
  private let badge: @Sendable (Fields) throws(SourceError) -> any Badge

  /// - Parameters:
  ///   - fields: The keys of the entry.
  ///   - all: The keys of the badge, with those of the defaults.
  /// - Returns: nil for an entry with warnings, or with requests, which have places.
  init?<Kind: EntryBadge>(
    _ fields: Fields, _ kind: EntryKind, _ all: Fields, _ record: Record<Kind>, _ badge: Kind, _ entry: BadgeEntry
  ) {
    guard entry.warnings.isEmpty, entry.requests.isEmpty, case .map(let keys) = fields.map.node.content else {
      return nil
    }
    self.keys = keys
    self.kind = kind
    textKeys = Kind.textKeys.filter { key in !Kind.readers(ofText: key).contains { all[$0] != nil } }
    self.entry = entry
    self.badge = { texts throws(SourceError) in try record.changing(badge, texts) }
  }

  /// The entry for keys that differ from the pattern only in texts and in the file; nil for others.
  func entry(for fields: Fields) throws(SourceError) -> BadgeEntry? {
    guard case .map(let others) = fields.map.node.content, others.count == keys.count else { return nil }
    var copy = entry
    for (old, new) in zip(keys, others) {
      guard old.key == new.key else { return nil }
      if new.key == kind.rawValue {
        let path = fields.map.path + [new.key]
        guard let texts = texts(in: new.value, unlike: old.value) else { return nil }
        let field = Field(root: SourceNode(content: .map(texts), position: new.value.position), path: path)
        if let texts = field.anyKeys, !texts.entries.isEmpty { copy.badge = try badge(texts) }
        copy.position = new.position
        copy.path = path
      } else if new.key != "file", !new.value.content.isLike(old.value.content) {
        return nil
      }
    }
    return copy
  }

  /// The texts of a badge that differ from those of another; nil if anything else differs.
  private func texts(in value: SourceNode, unlike other: SourceNode) -> [SourceEntry]? {
    guard case .map(let keys) = value.content, case .map(let others) = other.content, keys.count == others.count else {
      return nil
    }
    var texts: [SourceEntry] = []
    for (new, old) in zip(keys, others) {
      guard new.key == old.key else { return nil }
      if new.value.content.isLike(old.value.content) { continue }
      // Whether there is a text at all has an effect on other keys.
      guard textKeys.contains(new.key), case .text(let text) = new.value.content,
        case .text(let other) = old.value.content, text.isEmpty == other.isEmpty
      else { return nil }
      texts.append(new)
    }
    return texts
  }
}

extension SourceNode.Content {
  /// Whether this and another value are written alike, wherever they are.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let other)): one.hasSameBytes(as: other)
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.content.isLike($1.content) }
    case (.map(let one), .map(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { $0.key.hasSameBytes(as: $1.key) && $0.value.content.isLike($1.value.content) }
    case (.nothing, .nothing): true
    default: false
    }
  }
}

extension String {
  /// Whether this and another text have the same bytes. Equal texts may be composed otherwise, and name other files.
  fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
