package import KeyTables
package import LookModel
import SourceTree

/// A kind of look with its table of keys.
protocol LookTable: Hashable, Sendable {
  /// The keys.
  static var record: Record<Self> { get }
  /// The look's name, which is its file's.
  var name: String { get set }
  /// The look as one of any kind.
  var look: Look { get }

  /// Checks what depends on several keys.
  func check(_ fields: Fields) throws(SourceError)
}

extension LookTable {
  func check(_ fields: Fields) throws(SourceError) {}

  /// The names of the keys.
  static var keys: [String] { record.names }

  /// The look with a name and the keys of a file.
  static func read(_ fields: Fields, name: String) throws(SourceError) -> Look {
    var table = try record.read(fields)
    try table.check(fields)
    table.name = name
    return table.look
  }

  func yaml(isWhole: Bool) -> [YAMLEntry] { Self.record.yaml(self, isWhole: isWhole) }
}

extension Look {
  /// The keys of the look; `isWhole` for those, too, that have their default.
  func yaml(isWhole: Bool) -> [YAMLEntry] {
    switch self {
    case .pill(let look): look.yaml(isWhole: isWhole)
    case .hub(let look): look.yaml(isWhole: isWhole)
    case .cell(let look): look.yaml(isWhole: isWhole)
    case .status(let look): look.yaml(isWhole: isWhole)
    }
  }
}

extension Look.Kind {
  /// The form of a file without kind, summary and extended look.
  package var form: MapForm {
    switch self {
    case .pill: PillLook.forms
    case .hub: HubLook.forms
    case .cell: CellLook.forms
    case .status: StatusLook.forms
    }
  }

  /// The names of the keys.
  var keys: [String] {
    switch self {
    case .pill: PillLook.keys
    case .hub: HubLook.keys
    case .cell: CellLook.keys
    case .status: StatusLook.keys
    }
  }

  /// The look with a name and the keys of a file.
  func read(_ fields: Fields, name: String) throws(SourceError) -> Look {
    switch self {
    case .pill: try PillLook.read(fields, name: name)
    case .hub: try HubLook.read(fields, name: name)
    case .cell: try CellLook.read(fields, name: name)
    case .status: try StatusLook.read(fields, name: name)
    }
  }
}
