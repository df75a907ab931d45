// Generated from Templates/ by `make looks`. Edit the templates instead.
private let h = ["Helvetica", "Arial", "Liberation Sans"]
extension PillLook {
  public static let digdog = PillLook(
    name: "digdog", font: Font(h, size: 13, weight: .bold), height: 20, padding: 7,
    colors: StateTable(
      normal: .init(fill: "#8799BC", text: .knockout), highlighted: .init(fill: "#FFFFFF", text: .knockout)))
  public static let mail = PillLook(
    name: "mail", font: Font(h, size: 18, weight: .bold), height: 25, padding: 7,
    compact: .init(characters: 2, textWidth: 22, width: 34), letterpress: .init(depth: 1, shade: 0.82),
    colors: StateTable(
      normal: .init(fill: "#8C99B0", text: .knockout, crescent: "#737D91"),
      highlighted: .init(fill: "#FFFFFF", text: .knockout)))
  public static let countIndicator = PillLook(
    name: "count-indicator", body: .line, font: Font(h, size: 13), height: 13, padding: 6.5,
    colors: StateTable(
      normal: .init(fill: "#808080", text: .color("#FFFFFF")),
      highlighted: .init(fill: "#FFFFFF", text: .color("#808080"))))
}
extension HubLook {
  public static let badgeHub = HubLook(
    name: "badge-hub", font: Font(h, size: 15), diameter: 30, widening: 0.3, padding: 2, overlap: 1 / 6, limit: 100000,
    colors: StateTable(normal: .init(fill: "#FF0000", text: .color("#FFFFFF"))))
}
extension CellLook {
  public static let ambiance = CellLook(
    name: "ambiance", radius: 10,
    fill: StateTable(
      normal: .linearGradient(from: "#fff", to: "#ddd"), highlighted: .linearGradient(from: "#058CF5", to: "#015DE6")),
    border: .init(color: "#808080", width: 1), separator: .init(color: "#808080", height: 1),
    row: RowLook(
      height: 44, detailHeight: 60, inset: 10, gap: 5,
      summary: .init(
        font: Font(h, size: 18, weight: .bold), top: 10, height: 22,
        color: StateTable(normal: .black, highlighted: .white)),
      detail: .init(
        font: Font(h, size: 14), top: 32, height: 18, color: StateTable(normal: "#808080", highlighted: .white))))
  public static let grouped = CellLook(
    name: "grouped", radius: 11,
    fill: StateTable(normal: "#f7f7f7", highlighted: .linearGradient(from: "#058CF5", to: "#015DE6")),
    border: .init(color: "rgba(0,0,0,.183)", width: 1, placement: .around),
    separator: .init(color: "#CACACA", height: 1, highlight: "#FDFDFD"),
    bevel: .init(shadow: "#E4E4E4", highlight: "rgba(255,255,255,.81)"), row: ambiance.row,
    ground: GroundLook(
      margin: 9, padding: 10,
      stripes: [
        .init(color: "#C5CCD4", width: 4), .init(color: "#C5CCD2", width: 1), .init(color: "#CBD2D8", width: 2),
      ]))
}
