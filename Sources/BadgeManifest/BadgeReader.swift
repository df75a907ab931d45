import Cartouche
import LookFiles

/// Reads badges of every kind.
struct BadgeReader {
  var looks: ManifestLooks

  init(looks: ManifestLooks) { self.looks = looks }

  mutating func pill(_ field: Field) throws(SourceError) -> Pill {
    let fields = try field.map("pill", keys: ["text"] + ManifestLooks.keys + BadgeStyle.keys)
    var pill = Pill(try fields.required("text").text())
    if let look = try looks.pill(fields) { pill.look = look }
    pill.style = try BadgeStyle(fields)
    return pill
  }

  private static let hubKeys =
    ["count", "limit", "moved", "scaled", "border"] + ManifestLooks.keys + BadgeStyle.keys

  mutating func hub(_ field: Field) throws(SourceError) -> Hub {
    let fields = try field.map("hub", keys: Self.hubKeys + ["on", "at"])
    var hub = try hub(fields)
    if let host = try fields["on"]?.map("host", keys: ["width", "height"]) {
      let width = try host.required("width").number(in: Field.length)
      let size = Size(width, try host.required("height").number(in: Field.length))
      hub.host = Hub.Host(size: size, anchor: try fields["at"]?.choice("anchor") ?? .topTrailing)
    } else if let anchor = fields["at"] {
      // A place on nothing.
      throw anchor.error(.missingKey(key: "on", context: "hub"))
    }
    return hub
  }

  private mutating func hub(_ fields: Fields) throws(SourceError) -> Hub {
    var hub = Hub(try fields.required("count").integer())
    if let look = try looks.hub(fields) { hub.look = look }
    hub.limit = try fields["limit"]?.integer(in: 1 ... .max)
    if let moved = try fields["moved"]?.map("move", keys: ["x", "y"]) {
      hub.offset = Point(
        try moved["x"]?.number(in: Field.reach) ?? 0, try moved["y"]?.number(in: Field.reach) ?? 0)
    }
    hub.magnification = try fields["scaled"]?.number(in: Field.length) ?? 1
    if let border = try fields["border"]?.map("border", keys: ["color", "width"]) {
      hub.border = Hub.Border(
        color: try border.required("color").color(),
        width: try border.required("width").number(in: Field.lengthOrNone))
    }
    hub.style = try BadgeStyle(fields)
    return hub
  }

  mutating func cell(_ field: Field) throws(SourceError) -> Cell {
    let keys = ["position", "width", "height", "state", "fill", "insetShadow"]
    let fields = try field.map("cell", keys: keys + ManifestLooks.keys)
    let position: Cell.Position = try fields.required("position").choice("position")
    let width = try fields.required("width").number(in: Field.length)
    var cell = Cell(position, size: Size(width, try fields.required("height").number(in: Field.length)))
    if let look = try looks.cell(fields) { cell.look = look }
    cell.style = try BadgeStyle(fields)
    return cell
  }

  mutating func table(_ field: Field) throws(SourceError) -> Table {
    let fields = try field.map("table", keys: ["width", "rows"] + ManifestLooks.keys)
    var rows: [Row] = []
    let width = try fields.required("width").number(in: Field.length)
    for row in try fields.required("rows").list(atLeast: 1) { rows.append(try self.row(row)) }
    var table = Table(width: width, rows: rows)
    if let look = try looks.cell(fields) { table.look = look }
    return table
  }

  private mutating func row(_ field: Field) throws(SourceError) -> Row {
    let badges = ["pill", "hub"]
    let fields = try field.map("row", keys: ["summary", "detail", "state"] + badges)
    var row = Row(try fields.required("summary").text(), detail: try fields["detail"]?.text())
    if let state = fields["state"] { row.state = try state.choice("state") }
    guard let kind = try fields.oneOf(badges), let badge = fields[kind.key] else { return row }
    row.accessory =
      kind.key == "pill" ? .pill(try pill(badge)) : .hub(try hub(badge.map("hub in a row", keys: Self.hubKeys)))
    return row
  }
}
