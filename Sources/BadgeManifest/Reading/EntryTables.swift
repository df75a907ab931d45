import Cartouche
package import KeyTables
import LookFiles
import SourceTree

/// The tables of the keys of every kind of badge. Manifests, options, schema and reference follow from them.
///
/// Each is made when it is needed: a command line needs one.
struct EntryTables: Sendable {
  let pill: Lazy<Record<Pill>>
  let hub: Lazy<Record<Hub>>
  let cell: Lazy<Record<Cell>>
  let table: Lazy<Record<Table>>
  let rowPill: Lazy<Record<Pill>>
  let rowHub: Lazy<Record<Hub>>
  let status: Lazy<Record<StatusBadge>>

  init(_ files: EntryFiles) {
    let rowPill = Lazy(Pill.record(files, inRow: true))
    let rowHub = Lazy(Hub.record(files, inRow: true))
    pill = Lazy(Pill.record(files))
    hub = Lazy(Hub.record(files))
    cell = Lazy(Cell.record(files))
    table = Lazy(Table.record(rows: Row.record(pill: rowPill.value, hub: rowHub.value), files))
    status = Lazy(StatusBadge.record(files))
    self.rowPill = rowPill
    self.rowHub = rowHub
  }

  /// The badge in a map that has no defaults, such as a pill in a row of a table.
  static func read<Kind: EntryBadge>(_ field: Field, by record: Record<Kind>) throws(SourceError) -> Kind {
    try read(record.index.fields(field), by: record, EntrySettings()).badge
  }

  /// The badge that the keys of a map describe, without those that have no effect, and these.
  static func read<Kind: EntryBadge>(
    _ fields: Fields, by record: Record<Kind>, _ settings: EntrySettings
  ) throws(SourceError) -> (badge: Kind, ineffective: [IneffectiveKey]) {
    try check(fields, Kind.exclusions, Kind.companions)
    let badge = try record.read(fields)
    try badge.check(fields)
    let ineffective = badge.ineffectiveKeys(fields, settings)
    guard !ineffective.isEmpty else { return (badge, []) }
    // Exports may have the colours for dark pages that a file for light ones does not show.
    let removed = ineffective.filter { $0.path == fields.path && $0.reason != .lightPages }
    guard !removed.isEmpty else { return (badge, ineffective) }
    let effective = fields.without(removed.map { $0.entry.key })
    return (try record.read(effective), ineffective)
  }

  /// Throws for keys that exclude each other, and for those that need another.
  private static func check(
    _ fields: Fields, _ exclusions: [Exclusion], _ companions: [String: [String]]
  ) throws(SourceError) {
    for entry in fields.entries {
      guard let needed = companions[entry.key], !needed.contains(where: fields.has) else { continue }
      throw Field(entry, in: fields.path).error(.missingKey(key: needed[0], context: fields.context))
    }
    for exclusion in exclusions {
      guard fields.has(exclusion.key), let other = exclusion.others.first(where: fields.has) else { continue }
      if let field = fields[exclusion.key] {
        throw field.error(.exclusiveKeys(context: fields.context, keys: [other, exclusion.key]))
      }
    }
  }
}

/// The kinds of badges, by their keys in an entry.
package enum EntryKind: String, CaseIterable, Sendable {
  case pill, hub, cell, status, table

  /// The tables as a description, which read no files.
  private static let tables = EntryTables(EntryFiles(resolver: LookResolver()))

  /// The form of a badge of the kind.
  package var form: MapForm {
    switch self {
    case .pill: Self.tables.pill.value.form
    case .hub: Self.tables.hub.value.form
    case .cell: Self.tables.cell.value.form
    case .status: Self.tables.status.value.form
    case .table: Self.tables.table.value.form
    }
  }

  /// The form of the value to which some keys lead, those of a kind of badge among them; nil if it is not known.
  static func form(at path: [String]) -> Form? {
    let kinds = path.lazy.map { EntryKind(rawValue: $0) }
    guard let index = kinds.firstIndex(where: { $0 != nil }) else { return nil }
    return kinds[index]?.form.form(at: path[(index + 1)...])
  }

  /// The keys of pills and hubs, which other kinds of badges ignore with a warning.
  package static var styleForm: MapForm { BadgeStyle.record.form }
}
