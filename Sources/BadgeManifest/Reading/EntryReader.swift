import BadgeExport
import Cartouche
import KeyTables
import SourceTree

/// Reads entries: badges with their settings. Manifests, command lines and lines of JSON are forms of entries.
struct EntryReader {
  let tables: EntryTables
  /// Whether looks may name design tokens.
  private let hasTokens: Bool
  /// The keys of badges about reports, which the entries of a manifest can have in place of a kind; nil for others, which
  /// have one file each.
  var reportKeys: [String]?
  /// Whether entries keep their keys.
  var keepsKeys = false
  /// The keys beside badges that entries have by default, and whether all entries with one share its value.
  private var settingKeys: [(entry: SourceEntry, isShared: Bool)] = []
  /// Those of them that may have expressions.
  var settingTemplates: [SourceEntry] { settingKeys.filter { !$0.isShared }.map { $0.entry } }
  /// The values of those that entries share.
  private var settings = EntrySettings()
  /// The keys of kinds of badges that entries have by default.
  private var defaults: [(kind: EntryKind, keys: [SourceEntry])] = []

  /// Gives a key of the defaults as it applies to an entry; nil if it does not.
  typealias Expansion = (_ key: SourceEntry, _ path: [String]) throws(SourceError) -> SourceEntry?

  /// The value that status badges have by default.
  var defaultValue: Field? {
    let kind = EntryKind.status
    let keys = defaults.first { $0.kind == kind }?.keys
    return keys?.first { $0.key == "value" }.map { Field($0, in: ["defaults", kind.rawValue]) }
  }

  init(files: EntryFiles) {
    tables = EntryTables(files)
    hasTokens = files.hasTokens
  }

  /// - Parameter others: Keys of the defaults that are read elsewhere.
  init(files: EntryFiles, defaults: Field?, ignoring others: [String] = []) throws(SourceError) {
    self.init(files: files)
    guard let defaults else { return }
    let fields = try defaults.map("defaults", keys: EntrySettings.record.names + Self.kinds + others)
    settingKeys = fields.entries.filter { EntrySettings.record.contains($0.key) }
      .map { ($0, !$0.value.mayHaveExpressions) }
    settings = try EntrySettings.record.read(fields.without(settingTemplates.map { $0.key }))
    for kind in EntryKind.allCases {
      guard let field = fields[kind.rawValue] else { continue }
      self.defaults.append((kind, try ownKeys(of: kind, in: field)))
    }
  }

  static let kinds = EntryKind.allCases.map { $0.rawValue }
  /// The keys of an entry.
  static let entryKeys = ["file"] + EntrySettings.record.names + kinds

  /// Whether an entry can have a key.
  static func isEntryKey(_ key: String) -> Bool {
    key == "file" || kinds.contains(key) || EntrySettings.record.contains(key)
  }

  /// The keys of `EntryData`, which the core for WebAssembly does not have.
  private static let dataKeys = [
    "each", "coverage", "tests", "version", "requires", "endpoint", "lint", "metric", "digits", "missing",
  ]

  /// The values of an entry, which may have the key of its file.
  func fields(_ field: Field) throws(SourceError) -> Fields {
    do throws(SourceError) {
      return try field.map("badge", keys: Self.entryKeys, isKnown: Self.isEntryKey)
    } catch {
      guard case .unknownKey(let key, let context, _, _) = error.problem, Self.dataKeys.contains(key) else {
        throw error
      }
      var error = error
      error.problem = .unknownKey(key: key, context: context, suggestion: nil, expected: [])
      error.advice = "only entries of a manifest take values from data"
      throw error
    }
  }

  /// The entry with these values, without its file.
  ///
  /// - Parameters:
  ///   - weaker: Keys of the badge that apply unless the entry has or excludes them.
  ///   - expanded: A key of the defaults, in the map to which some keys lead, as it applies to this entry; nil if it does
  ///     not.
  func entry(
    _ fields: Fields, over weaker: [SourceEntry] = [],
    expanding expanded: Expansion = { entry, _ throws(SourceError) in entry }
  ) throws(SourceError) -> BadgeEntry {
    var inherited: [(key: SourceEntry, isShared: Bool)] = []
    // Those that entries share need not be read again, unless the entry leaves out one of them, or keeps its keys.
    var shared = keepsKeys ? nil : settings
    for (key, isShared) in settingKeys where !fields.has(key.key) {
      if let key = try expanded(key, ["defaults"]) {
        inherited.append((key, isShared))
      } else if isShared {
        shared = nil
      }
    }
    let whole = fields.inheriting(inherited.filter { shared == nil || !$0.isShared }.map { $0.key })
    guard let key = try fields.oneOf(Self.kinds), let kind = EntryKind(rawValue: key.key) else {
      throw fields.map.error(.missingKind(context: fields.context, expected: Self.kinds + (reportKeys ?? [])))
    }
    var settings = try EntrySettings.record.read(whole, over: shared ?? EntrySettings())
    if settings.alignment == "false" { settings.alignment = nil }
    if settings.colorScheme == .pair && reportKeys == nil {
      throw (fields["colorScheme"] ?? fields.map).error(.pairNeedsManifest)
    }
    let value = Field(key, in: fields.path)
    var entry =
      switch kind {
      case .pill: try entry(Pill.self, kind, value, fields, whole, settings, weaker, expanded)
      case .hub: try entry(Hub.self, kind, value, fields, whole, settings, weaker, expanded)
      case .cell: try entry(Cell.self, kind, value, fields, whole, settings, weaker, expanded)
      case .status: try entry(StatusBadge.self, kind, value, fields, whole, settings, weaker, expanded)
      case .table: try entry(Table.self, kind, value, fields, whole, settings, weaker, expanded)
      }
    entry.position = key.position
    return entry
  }

  private func entry<Kind: EntryBadge>(
    _ type: Kind.Type, _ kind: EntryKind, _ value: Field, _ fields: Fields, _ whole: Fields,
    _ settings: EntrySettings, _ weaker: [SourceEntry], _ expanded: Expansion
  ) throws(SourceError) -> BadgeEntry {
    let record = type.record(in: tables)
    var keys = try effectiveKeys(
      kind, record.index, type.exclusions, type.companions, value, fields, settings, weaker, expanded)
    var (badge, found) = try EntryTables.read(keys.all, by: record, keys.settings)
    keys.ineffective += found
    if kind == .table { keys.ineffective += try tables.ineffectiveKeysInRows(keys.own, keys.settings) }
    keys.settings.apply(to: &badge)
    return BadgeEntry(
      badge: badge, profile: keys.settings.profile, exports: keys.settings.exports, warnings: keys.warnings(fields),
      requests: BadgeRequest.all(of: badge, entry: fields.map, value: value, keys.settings),
      alignment: keys.settings.alignment, isPair: keys.settings.colorScheme == .pair, position: value.node.position,
      path: keys.own.path, source: keepsKeys ? source(kind, keys.all.entries, keysBesideBadge(whole)) : nil)
  }

  /// The keys of an entry, before its badge is read by them.
  private struct Keys {
    /// Those in the map of the badge.
    var own: Fields
    /// Those and what applies by default.
    var all: Fields
    /// Those without an effect.
    var ineffective: [IneffectiveKey]
    var settings: EntrySettings

    func warnings(_ fields: Fields) -> [SourceError] {
      ineffective.filter { $0.path == fields.path || all.isOwn($0) }.map { $0.warning }
    }
  }

  /// The keys of an entry with the defaults that apply. What does not depend on the type of the badge is compiled once.
  ///
  /// - Throws: ``SourceError`` for unknown keys, and for a width beside those of a group.
  private func effectiveKeys(
    _ kind: EntryKind, _ index: KeyIndex, _ exclusions: [Exclusion], _ companions: [String: [String]], _ value: Field,
    _ fields: Fields, _ settings: EntrySettings, _ weaker: [SourceEntry], _ expanded: Expansion
  ) throws(SourceError) -> Keys {
    var settings = settings
    let own = try Self.keys(of: index, in: value)
    let others = defaults.first { $0.kind == kind }?.keys ?? []
    var weaker = weaker
    // A report with a value has a colour by thresholds of its own.
    if others.contains(where: { $0.key == "thresholds" }), !others.contains(where: { $0.key == "color" }),
      weaker.contains(where: { $0.key == "value" })
    {
      weaker.removeAll { $0.key == "color" }
    }
    var all = own.inheriting(Self.usable(weaker, beside: own, exclusions, companions))
    if !others.isEmpty {
      var inherited: [SourceEntry] = []
      for key in Self.usable(others, beside: all, exclusions, companions) where !all.has(key.key) {
        if let key = try expanded(key, ["defaults", kind.rawValue]) { inherited.append(key) }
      }
      all = all.inheriting(inherited)
    }
    var ineffective = own.ineffective(.kind(own.context)) { !index.contains($0) }
    if kind != .status {
      if fields["alignWidths"]?.node.content != .text("false") {
        ineffective += fields.ineffective(["alignWidths"], .kind(own.context))
      }
      settings.alignment = nil
    } else if settings.alignment != nil, let width = all["width"] {
      switch (fields["alignWidths"], own["width"]) {
      case (nil, _): settings.alignment = nil
      case (_, nil): all = all.without(["width"])
      default: throw width.error(.exclusiveKeys(context: own.context, keys: ["alignWidths", "width"]))
      }
    }
    if settings.kind != .design {
      // A key that is switched off is worth no warning.
      let keys =
        (settings.hasBounds && !settings.exports.contains(.imageSet) ? ["bounds"] : [])
        + (settings.mergesColors && settings.exports.allSatisfy { $0.drawsPixels } ? ["merge"] : [])
      ineffective += fields.ineffective(keys, .webPages)
    }
    if settings.kind == .design, settings.exports.isEmpty, settings.colorScheme == .auto {
      ineffective += fields.ineffective(["colorScheme"], .designFiles)
    }
    return Keys(own: own, all: all, ineffective: ineffective, settings: settings)
  }

  /// The keys of an entry as they are.
  private func source(_ kind: EntryKind, _ keys: [SourceEntry], _ settings: [SourceEntry]) -> EntrySource {
    let mayNameTokens = hasTokens && keys.contains { $0.key == "lookFile" }
    return EntrySource(kind: kind, keys: keys, settings: settings, mayNameTokens: mayNameTokens)
  }

  /// The keys of an entry beside its badge.
  private func keysBesideBadge(_ fields: Fields) -> [SourceEntry] {
    (fields.entries.dropFirst(fields.own.count) + fields.own).filter { EntrySettings.record.contains($0.key) }
  }

  private func ownKeys(of kind: EntryKind, in field: Field) throws(SourceError) -> [SourceEntry] {
    let index =
      switch kind {
      case .pill: Pill.record(in: tables).index
      case .hub: Hub.record(in: tables).index
      case .cell: Cell.record(in: tables).index
      case .status: StatusBadge.record(in: tables).index
      case .table: Table.record(in: tables).index
      }
    return try Self.keys(of: index, in: field).own
  }

  /// The values of a badge, with those that only other kinds show.
  static func keys(of index: KeyIndex, in field: Field) throws(SourceError) -> Fields {
    try index.fields(field) { BadgeStyle.record.contains($0) }
  }

  /// Those of the defaults that go with the keys of an entry.
  private static func usable(
    _ defaults: [SourceEntry], beside own: Fields, _ exclusions: [Exclusion], _ companions: [String: [String]]
  ) -> [SourceEntry] {
    if defaults.isEmpty { return [] }
    return defaults.filter { entry in
      let isExcluded = own.entries.contains { other in
        exclusions.contains { $0.separates(entry.key, other.key) }
      }
      let companions = companions[entry.key]
      let lacksCompanion =
        companions.map { !(own.entries + defaults).map { $0.key }.contains(where: $0.contains) } ?? false
      return !isExcluded && !lacksCompanion
    }
  }
}

extension SourceNode {
  /// Whether a text may have an expression, or a brace that stands for two.
  var mayHaveExpressions: Bool {
    switch content {
    case .text(let text): text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    case .list(let elements): elements.contains { $0.mayHaveExpressions }
    case .map(let entries): entries.contains { $0.value.mayHaveExpressions }
    default: false
    }
  }
}

extension Fields {
  /// Whether a key, or the one that leads to it, is in the map itself and not in the defaults.
  fileprivate func isOwn(_ key: IneffectiveKey) -> Bool {
    let path = (key.path + [key.entry.key]).dropFirst(self.path.count)
    return own.contains { $0.key == path.first && (path.count > 1 || $0 == key.entry) }
  }
}
