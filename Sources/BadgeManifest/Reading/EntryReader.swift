import Cartouche
import KeyTables
import SourceTree

/// Reads entries: badges with their settings. Manifests, command lines and lines of JSON are forms of entries.
struct EntryReader {
  private let tables: EntryTables
  private var settings = EntrySettings()
  /// Whether the entries are those of a manifest, which may have two files, or be about a report.
  var isForManifest = false
  /// The keys of kinds of badges that entries have by default.
  private var defaults: [(kind: EntryKind, keys: [SourceEntry])] = []

  init(files: EntryFiles) { tables = EntryTables(files) }

  /// - Parameter others: Keys of the defaults that are read elsewhere.
  init(files: EntryFiles, defaults: Field?, ignoring others: [String] = []) throws(SourceError) {
    self.init(files: files)
    guard let defaults else { return }
    let fields = try defaults.map("defaults", keys: EntrySettings.record.names + Self.kinds + others)
    settings = try EntrySettings.record.read(fields)
    for kind in EntryKind.allCases {
      guard let field = fields[kind.rawValue] else { continue }
      self.defaults.append((kind, try ownKeys(of: kind.type, in: field)))
    }
  }

  /// Reads the values of the defaults of kinds without entries, so that wrong ones are errors there, too.
  ///
  /// - Parameters:
  ///   - used: The kinds that have entries.
  ///   - haveExpressions: Whether texts can have expressions. Keys with one are not read: it has a value only in an entry.
  func checkDefaults(_ defaults: Field, used: Set<String>, haveExpressions: Bool) throws(SourceError) {
    for kind in EntryKind.allCases where !used.contains(kind.rawValue) {
      guard var field = defaults.anyKeys?[kind.rawValue] else { continue }
      if haveExpressions, case .map(let entries) = field.node.content {
        var constant: [SourceEntry] = []
        for entry in entries {
          if try EntryTemplate(Field(entry, in: field.path)).isConstant { constant.append(entry) }
        }
        field.node.content = .map(constant)
      }
      try check(kind.type, field)
    }
  }

  private func check<Kind: EntryBadge>(_ type: Kind.Type, _ field: Field) throws(SourceError) {
    let record = type.record(in: tables)
    try record.check(Self.keys(of: record, in: field))
  }

  static let kinds = EntryKind.allCases.map { $0.rawValue }
  /// The keys of an entry.
  static let entryKeys = ["file"] + EntrySettings.record.names + kinds

  /// Whether an entry can have a key.
  static func isEntryKey(_ key: String) -> Bool {
    key == "file" || kinds.contains(key) || EntrySettings.record.contains(key)
  }

  /// The values of an entry, which may have the key of its file.
  func fields(_ field: Field) throws(SourceError) -> Fields {
    try field.map("badge", keys: Self.entryKeys, isKnown: Self.isEntryKey)
  }

  /// The entry with these values, without its file.
  ///
  /// - Parameters:
  ///   - weaker: Keys of the badge that apply unless the entry has or excludes them.
  ///   - expanded: A key of the defaults as it applies to this entry.
  func entry(
    _ fields: Fields, over weaker: [SourceEntry] = [],
    expanding expanded: (SourceEntry) throws(SourceError) -> SourceEntry = { entry throws(SourceError) in entry }
  ) throws(SourceError) -> BadgeEntry {
    guard let key = try fields.oneOf(Self.kinds), let kind = EntryKind(rawValue: key.key), let value = fields[key.key]
    else {
      let presets = isForManifest ? ReportPreset.allCases.map { $0.rawValue } : []
      throw fields.map.error(.missingKind(context: fields.context, expected: Self.kinds + presets))
    }
    var settings = try EntrySettings.record.read(fields, over: settings)
    if settings.alignment == "false" { settings.alignment = nil }
    if settings.colorScheme == .pair && !isForManifest {
      throw DataProblem.pairNeedsManifest.error(at: (fields["colorScheme"] ?? fields.map))
    }
    var entry = try entry(kind.type, kind, value, fields, settings, weaker, expanded)
    entry.position = key.position
    return entry
  }

  private func entry<Kind: EntryBadge>(
    _ type: Kind.Type, _ kind: EntryKind, _ value: Field, _ fields: Fields, _ settings: EntrySettings,
    _ weaker: [SourceEntry], _ expanded: (SourceEntry) throws(SourceError) -> SourceEntry
  ) throws(SourceError) -> BadgeEntry {
    var settings = settings
    let record = type.record(in: tables)
    let own = try Self.keys(of: record, in: value)
    var all = own.inheriting(Self.usable(weaker, beside: own, type))
    var inherited: [SourceEntry] = []
    for key in Self.usable(defaults.first { $0.kind == kind }?.keys ?? [], beside: all, type) where all[key.key] == nil
    {
      inherited.append(try expanded(key))
    }
    all = all.inheriting(inherited)
    var ineffective = own.ineffective(.kind(own.context)) { !record.contains($0) }
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
    if settings.kind != .design, settings.exports.isEmpty {
      ineffective += fields.ineffective(["bounds", "merge"], .webPages)
    }
    if settings.kind == .design, settings.exports.isEmpty, settings.colorScheme == .auto {
      ineffective += fields.ineffective(["colorScheme"], .designFiles)
    }
    let (badge, found) = try EntryTables.read(all, by: record, settings)
    ineffective += found
    if kind == .table { ineffective += try tables.ineffectiveKeysInRows(own) }
    let drawn: any Badge = settings.applied(to: badge)
    return BadgeEntry(
      badge: drawn, profile: settings.profile, exports: settings.exports,
      warnings: ineffective.filter { $0.path == fields.path || all.isOwn($0) }.map { $0.warning },
      requests: BadgeRequest.all(of: drawn, entry: fields.map, value: value, settings), alignment: settings.alignment,
      isPair: settings.colorScheme == .pair, position: value.node.position, path: own.path)
  }

  private func ownKeys<Kind: EntryBadge>(of type: Kind.Type, in field: Field) throws(SourceError) -> [SourceEntry] {
    try Self.keys(of: type.record(in: tables), in: field).own
  }

  /// The values of a badge, with those that only other kinds show.
  private static func keys<Kind: EntryBadge>(of record: Record<Kind>, in field: Field) throws(SourceError) -> Fields {
    try record.fields(field) { BadgeStyle.record.contains($0) }
  }

  /// Those of the defaults that go with the keys of an entry.
  private static func usable<Kind: EntryBadge>(
    _ defaults: [SourceEntry], beside own: Fields, _ type: Kind.Type
  ) -> [SourceEntry] {
    defaults.filter { entry in
      let isExcluded = own.entries.contains { other in
        type.exclusions.contains { $0.separates(entry.key, other.key) }
      }
      let companions = type.companions[entry.key]
      let lacksCompanion =
        companions.map { !(own.entries + defaults).map { $0.key }.contains(where: $0.contains) } ?? false
      return !isExcluded && !lacksCompanion
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
