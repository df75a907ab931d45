package import KeyTables
package import LookModel
import SourceTree

/// A kind of look with its table of keys.
protocol LookTable: Hashable, Sendable {
  /// The keys.
  static var record: Record<Self> { get }
  /// The form in a file, which is made once.
  static var forms: MapForm { get }
  /// The look's name, which is its file's.
  var name: String { get set }
  /// The look as one of any kind.
  var look: Look { get }
}

extension LookTable {
  /// The names of the keys.
  static var keys: [String] { record.names }

  /// The look with a name and the keys of a file.
  static func read(_ fields: Fields, name: String) throws(SourceError) -> Look {
    var table = try record.read(fields)
    table.name = name
    return table.look
  }

  func yaml(isWhole: Bool) -> [YAMLEntry] { Self.record.yaml(self, isWhole: isWhole) }
}

extension Look {
  /// The look as one of its kind.
  var table: any LookTable {
    switch self {
    case .pill(let look): look
    case .hub(let look): look
    case .cell(let look): look
    case .status(let look): look
    }
  }
}

extension Look.Kind {
  /// The form of a file without kind, summary and extended look.
  package var form: MapForm { table.forms }

  /// The looks of this kind.
  var table: any LookTable.Type {
    switch self {
    case .pill: PillLook.self
    case .hub: HubLook.self
    case .cell: CellLook.self
    case .status: StatusLook.self
    }
  }
}
