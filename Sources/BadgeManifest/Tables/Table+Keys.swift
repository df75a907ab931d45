import Cartouche
import KeyTables
import SourceTree

extension Table: EntryBadge {
  static let exclusions: [Exclusion] = [.look]

  static func record(in tables: EntryTables) -> Record<Table> { tables.table.value }

  static func record(rows: Record<Row>, _ files: EntryFiles) -> Record<Table> {
    Record(
      "table", blank: Table(width: 0, rows: []),
      keys: [
        .required("width", { $1(&$0.width) }, .length, "The width."),
        .required("rows", { $1(&$0.rows) }, rows.codec.list(atLeast: 1), "The rows from top to bottom."),
        .look({ $1(&$0.look) }, files),
        .direction({ $1(&$0.layoutDirection) }),
      ])
  }
}

extension EntryTables {
  /// The keys of pills and hubs in the rows of a table that these do not show.
  func ineffectiveKeysInRows(_ table: Fields, _ settings: EntrySettings) throws(SourceError) -> [IneffectiveKey] {
    let (rowPill, rowHub) = (rowPill.value, rowHub.value)
    var found: [IneffectiveKey] = []
    for row in try table["rows"]?.list() ?? [] {
      let keys = row.anyKeys
      if let pill = keys?["pill"] {
        found += try Self.read(rowPill.index.fields(pill), by: rowPill, settings).ineffective
      }
      if let hub = keys?["hub"] { found += try Self.read(rowHub.index.fields(hub), by: rowHub, settings).ineffective }
    }
    return found
  }
}

extension Row {
  static func record(pill: Record<Pill>, hub: Record<Hub>) -> Record<Row> {
    Record(
      "row", blank: Row(""),
      keys: [
        .required("summary", { $1(&$0.summary) }, .text(), "The first line."),
        .optional("detail", { $1(&$0.detail) }, .text(), "The second line."),
        .withDefault("state", { $1(&$0.state) }, .word("state"), "The state of the row's cell."),
        .custom(
          [
            KeyForm("pill", .map(pill.form), "A pill at the end of the row."),
            KeyForm("hub", .map(hub.form), "A hub at the end of the row."),
          ], names: "pill", "hub"
        ) { fields, row throws(SourceError) in
          guard let kind = try fields.oneOf(["pill", "hub"]), let field = fields[kind.key] else { return }
          row.accessory =
            kind.key == "pill"
            ? .pill(try EntryTables.read(field, by: pill)) : .hub(try EntryTables.read(field, by: hub))
        },
      ]
    ).short(
      ShortForm(example: "Inbox=3", keys: ["summary", "pill"]) { text in
        guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "=")) else { return [("summary", .text(text))] }
        let pill = String(text[text.utf8.index(after: sign)...])
        return [("summary", .text(String(text[..<sign]))), ("pill", .map([("text", .text(pill))]))]
      })
  }
}
