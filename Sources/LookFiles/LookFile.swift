public import LookModel

/// A look as a template says it. The keys are those of the files in `Templates`.
public struct LookFile: Hashable, Sendable {
  /// The look.
  public var look: Look
  /// What the look is, in a few words.
  public var summary: String

  /// Reads the bytes of a template. A look is called `name`, which is the file's name without its extension.
  ///
  /// - Throws: ``SourceError`` at the first problem of the file.
  public init(parsing bytes: [UInt8], name: String) throws(SourceError) {
    let root = Field(root: try YAMLReader.read(bytes))
    guard case .map(let entries) = root.node.content else { throw root.wrongForm(.map) }
    guard let entry = entries.first(where: { $0.key == "kind" }) else {
      throw root.error(.missingKey(key: "kind", context: "look"))
    }
    let kind = try Field(node: entry.value, path: ["kind"]).choice("kind", as: Look.Kind.self)
    let fields = try root.map("\(kind.rawValue) look", keys: ["kind", "summary"] + Self.keys(of: kind))
    summary = try fields.required("summary").text()
    look =
      switch kind {
      case .pill: .pill(try PillLook(fields, name: name))
      case .hub: .hub(try HubLook(fields, name: name))
      case .cell: .cell(try CellLook(fields, name: name))
      }
  }

  private static func keys(of kind: Look.Kind) -> [String] {
    switch kind {
    case .pill: PillLook.keys
    case .hub: HubLook.keys
    case .cell: CellLook.keys
    }
  }
}
