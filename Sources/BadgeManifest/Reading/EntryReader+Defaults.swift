import Cartouche
import KeyTables
import SourceTree

extension EntryReader {
  /// Reads the values of the defaults beside badges and of kinds without entries, so that wrong ones are errors there, too.
  ///
  /// - Parameters:
  ///   - used: The kinds that have entries.
  ///   - haveExpressions: Whether texts can have expressions. Keys with one are not read: it has a value only in an entry.
  func checkDefaults(_ defaults: Field, used: Set<String>, haveExpressions: Bool) throws(SourceError) {
    if haveExpressions {
      for key in settingTemplates { _ = try EntryTemplate(Field(key, in: defaults.path)) }
    } else {
      _ = try EntrySettings.record.read(defaults.with(.map(settingTemplates)))
    }
    for kind in EntryKind.allCases where !used.contains(kind.rawValue) {
      guard var field = defaults.anyKeys?[kind.rawValue] else { continue }
      if haveExpressions, case .map(let entries) = field.node.content {
        var constant: [SourceEntry] = []
        for entry in entries {
          if try EntryTemplate(Field(entry, in: field.path)).isConstant { constant.append(entry) }
        }
        field = field.with(.map(constant))
      }
      switch kind {
      case .pill: try check(Pill.self, field)
      case .hub: try check(Hub.self, field)
      case .cell: try check(Cell.self, field)
      case .status: try check(StatusBadge.self, field)
      case .table: try check(Table.self, field)
      }
    }
  }

  private func check<Kind: EntryBadge>(_ type: Kind.Type, _ field: Field) throws(SourceError) {
    let record = type.record(in: tables)
    try record.check(Self.keys(of: record.index, in: field))
  }
}
