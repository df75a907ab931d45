public import LookModel

/// A look as a template says it. The keys are those of the files in `Templates`.
public struct LookFile: Hashable, Sendable {
  /// The look.
  public var look: Look
  /// What the look is, in a few words.
  public var summary: String

  /// Reads the bytes of a look file. A look is called `name`, which is the file's name without its extension.
  ///
  /// A file may begin with `extends: mail`, and then says only what differs from the look `mail`, or with
  /// `extends: ./own.yml`, a path to a file beside this one or below. Keys are laid over keys as deep as they go; lists and
  /// values take the place of those below them, and a key without a value takes away what lies below it.
  ///
  /// - Parameters:
  ///   - reference: What the file is called where another one extends it: finds circles, and files beside this one.
  ///   - resolver: Where the looks are found that are extended. At most 16 extend one another.
  /// - Throws: ``SourceError`` at the first problem of the file, or of one that it extends.
  public init(
    parsing bytes: [UInt8], name: String, at reference: LookReference? = nil, resolver: LookResolver = LookResolver()
  ) throws(SourceError) {
    let look = try YAMLReader.read(bytes)
    let chain = reference.map { [$0] } ?? []
    let root = Field(root: try LookExtension(resolver: resolver).whole(look, chain: chain))
    let kind = try LookExtension.kind(of: root)
    let keys = ["kind", "summary", LookExtension.key] + Self.keys(of: kind)
    let fields = try root.map("\(kind.rawValue) look", keys: keys)
    summary = try fields.required("summary").text()
    self.look =
      switch kind {
      case .pill: .pill(try PillLook(fields, name: name))
      case .hub: .hub(try HubLook(fields, name: name))
      case .cell: .cell(try CellLook(fields, name: name))
      case .status: .status(try StatusLook(fields, name: name))
      }
  }

  private static func keys(of kind: Look.Kind) -> [String] {
    switch kind {
    case .pill: PillLook.keys
    case .hub: HubLook.keys
    case .cell: CellLook.keys
    case .status: StatusLook.keys
    }
  }
}
