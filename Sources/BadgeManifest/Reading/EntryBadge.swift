import Cartouche
import KeyTables
import SourceTree

/// A kind of badge as the keys of an entry.
protocol EntryBadge: Badge {
  /// The table of the keys.
  static func record(in tables: EntryTables) -> Record<Self>
  /// The keys that exclude each other.
  static var exclusions: [Exclusion] { get }
  /// The keys that need another key: one of some, of which the first is named in errors.
  static var companions: [String: [String]] { get }

  /// Checks what depends on several keys.
  func check(_ fields: Fields) throws(SourceError)

  /// The keys that the badge does not show.
  func ineffectiveKeys(_ fields: Fields, _ settings: EntrySettings) -> [IneffectiveKey]

  /// The size of the largest font that the badge is high enough for, if its font is larger.
  var largestFont: Double? { get }

  /// The states that the map of the badge sets for it or its rows.
  func states(_ value: SourceNode) -> [BadgeRequest]
}

extension EntryBadge {
  static var companions: [String: [String]] { [:] }
  func check(_ fields: Fields) throws(SourceError) {}
  func ineffectiveKeys(_ fields: Fields, _ settings: EntrySettings) -> [IneffectiveKey] { [] }
}

/// A key that excludes some others.
struct Exclusion {
  static let look = Exclusion("lookFile", excludes: "look")
  static let host = Exclusion("on", excludes: "host")

  var key: String
  var others: [String]

  init(_ key: String, excludes others: String...) {
    self.key = key
    self.others = others
  }

  /// Whether two keys exclude each other.
  func separates(_ first: String, _ second: String) -> Bool {
    key == first && others.contains(second) || key == second && others.contains(first)
  }
}

/// A key that has no effect, and why.
struct IneffectiveKey {
  /// The keys that lead to the map with the key.
  var path: [String]
  var entry: SourceEntry
  var reason: NoEffectReason

  /// The warning about the key.
  var warning: SourceError {
    SourceError(at: entry.position, path: path + [entry.key], problem: .noEffect(key: entry.key, because: reason))
  }
}

extension Fields {
  /// Those of some keys that are here, as keys without an effect.
  func ineffective(_ keys: [String], _ reason: @autoclosure () -> NoEffectReason) -> [IneffectiveKey] {
    ineffective(reason()) { keys.contains($0) }
  }

  /// The keys that have no effect. Most entries have none, so the reason is only made for one.
  func ineffective(
    _ reason: @autoclosure () -> NoEffectReason, where isIneffective: (String) -> Bool
  ) -> [IneffectiveKey] {
    entries.indices.filter { isIneffective(entries[$0].key) }.map {
      IneffectiveKey(path: path, entry: entries[$0], reason: reason())
    }
  }
}
