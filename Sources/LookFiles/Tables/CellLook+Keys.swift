import KeyTables
import LookModel
import SVGTree

extension CellLook: LookTable {
  static let record = Record(
    "cell look",
    blank: CellLook(name: "", radius: 0, fill: StateTable(normal: .none), row: RowLook.record.blank),
    keys: [
      .required("radius", { $1(&$0.radius) }, .lengthOrNone, "The radius of a group's corners."),
      .states("fill", { $1(&$0.fill) }, .paint, "What the cell is filled with in each state."),
      .optional("border", { $1(&$0.border) }, Border.record.codec, "A line around a group."),
      .optional("separator", { $1(&$0.separator) }, Separator.record.codec, "A line between cells."),
      .optional("bevel", { $1(&$0.bevel) }, Bevel.record.codec, "A bevel at the upper and the lower end of a group."),
      .required("row", { $1(&$0.row) }, RowLook.record.codec, "How rows are set on such cells."),
      .withDefault(
        "background", { $1(&$0.background) }, BackgroundLook.record.codec, "What lies around a table of such cells."),
    ])

  var look: Look { .cell(self) }
}

extension CellLook.Border {
  fileprivate static let record = Record(
    "border", blank: Self(color: .black, width: 1),
    keys: [
      .required("color", { $1(&$0.color.light) }, .color, "The colour of the line."),
      .withDefault(
        "darkColor", { $1(&$0.color.dark) }, like: { $0.color.light }, chosenFor: "color", .color,
        "The colour on a dark page, where it differs."),
      .required("width", { $1(&$0.width) }, .length, "The width of the line, all of it inside the cell."),
      .withDefault(
        "placement", { $1(&$0.placement) }, .word("placement"),
        "Where the fill ends: at the cell's edge, below the border (`over`), or at the border's inner edge (`around`)."
      ),
    ])
}

extension CellLook.Separator {
  fileprivate static let record = Record(
    "separator", blank: Self(color: .black, height: 1),
    keys: [
      .required("color", { $1(&$0.color.light) }, .color, "The colour of the line at the bottom of the upper cell."),
      .withDefault(
        "darkColor", { $1(&$0.color.dark) }, like: { $0.color.light }, chosenFor: "color", .color,
        "That colour on a dark page, where it differs."),
      .required("height", { $1(&$0.height) }, .length, "The height of each line."),
      .withDefault("inset", { $1(&$0.inset) }, .lengthOrNone, "How far from the leading edge the line begins."),
      .optional(
        "highlight", { $1(&$0.highlight.light) }, .color, "The colour of a second line at the top of the lower cell."),
      .withDefault(
        "darkHighlight", { $1(&$0.highlight.dark) }, like: { $0.highlight.light }, chosenFor: "highlight",
        Codec.color.optional,
        "That colour on a dark page, where it differs."),
      .withDefault(
        "makesWayForSelection", { $1(&$0.makesWayForSelection) }, .flag,
        "Whether there is no line above and below a highlighted or selected cell."),
    ])
}

extension CellLook.Bevel {
  fileprivate static let record = Record(
    "bevel", blank: Self(shadow: .black, highlight: .white),
    keys: [
      .required(
        "shadow", { $1(&$0.shadow.light) }, .color,
        "The colour of a line of one point under the top border, inside the fill."),
      .withDefault(
        "darkShadow", { $1(&$0.shadow.dark) }, like: { $0.shadow.light }, chosenFor: "shadow", .color,
        "That colour on a dark page, where it differs."),
      .required(
        "highlight", { $1(&$0.highlight.light) }, .color, "The colour of a line of one point below the bottom border."),
      .withDefault(
        "darkHighlight", { $1(&$0.highlight.dark) }, like: { $0.highlight.light }, chosenFor: "highlight", .color,
        "That colour on a dark page, where it differs."),
    ])
}

extension Adaptive<Color>? {
  fileprivate var light: Color? {
    get { self?.light }
    set { self = newValue.map { Adaptive($0, dark: self?.dark) } }
  }
  /// It is the light one where there is none, and has no effect then.
  fileprivate var dark: Color? {
    get { self?.dark }
    set { if let newValue { self?.dark = newValue } }
  }
}
