import Cartouche
import LookFiles

/// Reads badges of every kind.
struct BadgeReader {
  var looks: ManifestLooks

  init(looks: ManifestLooks) { self.looks = looks }

  private static let pillKeys = ["text", "maxCharacters"] + ManifestLooks.keys + BadgeStyle.keys

  mutating func pill(_ field: Field) throws(SourceError) -> Pill {
    let fields = try field.map("pill", keys: Self.pillKeys + ["moved"] + Host.keys)
    var pill = try pill(fields)
    pill.host = try Host(fields, looks: &looks)
    pill.offset = try fields["moved"]?.move() ?? .zero
    if pill.look.ribbon != nil {
      try fields.refuse(["overlap", "growth", "keepInside"], because: .ribbon)
    }
    try fields.checkHalo(of: pill.style, on: pill.host)
    return pill
  }

  private mutating func pill(_ fields: Fields) throws(SourceError) -> Pill {
    var pill = Pill(try fields.required("text").text())
    if let look = try looks.pill(fields) { pill.look = look }
    pill.maximumCharacters = try fields["maxCharacters"]?.integer(in: 1 ... .max)
    pill.style = try BadgeStyle(fields)
    if pill.look.dot != nil && pill.style.text == .knockout { try fields.refuse(["textColor"], because: .dot) }
    return pill
  }

  private static let hubKeys =
    ["count", "form", "limit", "showZero", "scaled", "locale", "grouping", "titlePattern"]
    + ManifestLooks.keys + BadgeStyle.keys

  mutating func hub(_ field: Field) throws(SourceError) -> Hub {
    let fields = try field.map("hub", keys: Self.hubKeys + ["moved"] + Host.keys)
    var hub = try hub(fields)
    hub.host = try Host(fields, looks: &looks)
    hub.offset = try fields["moved"]?.move() ?? .zero
    try fields.checkHalo(of: hub.style, on: hub.host)
    return hub
  }

  private mutating func hub(_ fields: Fields) throws(SourceError) -> Hub {
    let form: HubForm? = try fields["form"]?.choice("form")
    // Without a count there is only a form that shows none.
    var hub: Hub
    if let form, form != .count, fields["count"] == nil {
      hub = Hub(form)
    } else {
      hub = Hub(try fields.required("count").integer())
      hub.form = form
    }
    if let look = try looks.hub(fields) { hub.look = look }
    hub.limit = try fields["limit"]?.integer(in: 1 ... .max)
    hub.showsZero = try fields["showZero"]?.flag() ?? false
    hub.locale = try fields["locale"]?.locale()
    hub.groupsDigits = try fields["grouping"]?.flag() ?? false
    hub.titlePattern = try fields["titlePattern"]?.titlePattern()
    hub.magnification = try fields["scaled"]?.number(in: Field.length)
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
    if let state = fields["state"] { cell.state = try state.choice("state") }
    cell.fill = try fields["fill"]?.paint()
    cell.insetShadow = try Effects(fields).insetShadow
    return cell
  }

  mutating func table(_ field: Field) throws(SourceError) -> Table {
    let fields = try field.map("table", keys: ["width", "rows", "direction"] + ManifestLooks.keys)
    var rows: [Row] = []
    let width = try fields.required("width").number(in: Field.length)
    for row in try fields.required("rows").list(atLeast: 1) { rows.append(try self.row(row)) }
    var table = Table(width: width, rows: rows)
    if let look = try looks.cell(fields) { table.look = look }
    table.layoutDirection = try fields["direction"]?.choice("direction")
    return table
  }

  mutating func row(_ field: Field) throws(SourceError) -> Row {
    let badges = ["pill", "hub"]
    let fields = try field.map("row", keys: ["summary", "detail", "state"] + badges)
    var row = Row(try fields.required("summary").text(), detail: try fields["detail"]?.text())
    if let state = fields["state"] { row.state = try state.choice("state") }
    guard let kind = try fields.oneOf(badges), let badge = fields[kind.key] else { return row }
    if kind.key == "pill" {
      let fields = try badge.map("pill in a row", keys: Self.pillKeys)
      let pill = try pill(fields)
      try fields.checkHalo(of: pill.style, on: nil)
      row.accessory = .pill(pill)
    } else {
      let fields = try badge.map("hub in a row", keys: Self.hubKeys)
      let hub = try hub(fields)
      try fields.checkHalo(of: hub.style, on: nil)
      row.accessory = .hub(hub)
    }
    return row
  }
}
