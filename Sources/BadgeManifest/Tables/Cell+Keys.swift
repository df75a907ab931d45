import Cartouche
import KeyTables
import LookFiles

extension Cell: EntryBadge {
  static let exclusions: [Exclusion] = [.look]

  static func record(in tables: EntryTables) -> Record<Cell> { tables.cell.value }

  static func record(_ files: EntryFiles) -> Record<Cell> {
    Record(
      "cell", blank: Cell(.single, size: .zero),
      keys: [
        .required("position", { $1(&$0.position) }, .word("position"), "The place of the cell in its group."),
        .required("width", { $1(&$0.size.width) }, .length, "The width."),
        .required("height", { $1(&$0.size.height) }, .length, "The height."),
        .look({ $1(&$0.look) }, files),
        .withDefault("state", { $1(&$0.state) }, .word("state"), "The state of the cell."),
        .optional("fill", { $1(&$0.fill) }, .paint, "The body's colour; several give a gradient from top to bottom."),
        .optional(
          "insetShadow", { $1(&$0.insetShadow) }, .shortInsetShadow, "A shadow that the edge casts into the cell."),
      ])
  }
}
