import Cartouche
import LookFiles

extension Cell: EntryBadge {
  static let exclusions: [Exclusion] = [.look]

  static func record(in tables: EntryTables) -> Record<Cell> { tables.cell.value }

  static func record(_ files: EntryFiles) -> Record<Cell> {
    Record(
      "cell", blank: Cell(.single, size: .zero),
      keys: [
        .required("position", \.position, .word("position"), "The place of the cell in its group."),
        .required("width", \.size.width, .length, "The width."),
        .required("height", \.size.height, .length, "The height."),
        .look(\.look, files),
        .optional("state", \.state, .word("state"), "The state of the cell."),
        .optional("fill", \.fill, .paint, "The body's colour; several give a gradient from top to bottom."),
        .optional("insetShadow", \.insetShadow, .shortInsetShadow, "A shadow that the edge casts into the cell."),
      ])
  }
}
