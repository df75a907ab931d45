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

  /// The file whose top level this is, of a look with a name.
  static func read(_ root: Field, name: String) throws(SourceError) -> LookFile {
    let fields = try root.map(record.index.context, keys: LookFile.keys + record.names)
    let summary = try fields.required("summary").text()
    var table = try record.read(fields)
    try table.check(fields)
    table.name = name
    return LookFile(look: table.look, summary: summary)
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
    case .pill: PillLook.record.form
    case .hub: HubLook.record.form
    case .cell: CellLook.record.form
    case .status: StatusLook.record.form
    }
  }

  /// The file whose top level this is, of a look with a name.
  func read(_ root: Field, name: String) throws(SourceError) -> LookFile {
    switch self {
    case .pill: try PillLook.read(root, name: name)
    case .hub: try HubLook.read(root, name: name)
    case .cell: try CellLook.read(root, name: name)
    case .status: try StatusLook.read(root, name: name)
    }
  }
}
