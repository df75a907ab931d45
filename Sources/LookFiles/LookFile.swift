package import KeyTables
public import LookModel
public import SourceTree

/// A look file. The keys are those of the files in `Templates`.
public struct LookFile: Hashable, Sendable {
  /// The look.
  public var look: Look
  /// A short description of the look.
  public var summary: String

  /// A look with a summary.
  package init(look: Look, summary: String) {
    self.look = look
    self.summary = summary
  }

  /// Reads the bytes of a look file. A look is called `name`, which is the file's name without its extension.
  ///
  /// A file may begin with `extends: mail`, and then contains only what differs from the look `mail`, or with
  /// `extends: ./own.yml`, a path to a file beside this one or below. Maps are merged key by key at every depth; lists
  /// and values replace those below them, and a key without a value removes what is below it.
  ///
  /// - Parameters:
  ///   - reference: The name by which other files extend this one. It detects cycles, and finds files beside this one.
  ///   - resolver: Finds the looks that are extended. At most 16 extend each other.
  /// - Throws: ``SourceError`` at the first problem of the file, or of one that it extends.
  public init(
    parsing bytes: [UInt8], name: String, at reference: LookReference? = nil, resolver: LookResolver = LookResolver()
  ) throws(SourceError) {
    do { try self.init(Self.tree(of: bytes), name: name, at: reference, resolver: resolver) } catch {
      throw error.showing(bytes, read: resolver.bytes)
    }
  }

  /// Reads the tree of a look.
  package init(
    _ look: SourceNode, name: String, at reference: LookReference? = nil, resolver: LookResolver
  ) throws(SourceError) {
    let chain = reference.map { [$0] } ?? []
    let whole = try LookExtension(resolver: resolver).whole(look, chain: chain)
    let kind = try LookExtension.kind(of: Field(root: whole))
    let root = Field(root: try LookTokens.resolved(whole, as: kind.form, with: resolver.tokens))
    self = try kind.read(root, name: name)
  }

  /// The tree of a file; `file` is its name if another file names it.
  static func tree(of bytes: [UInt8], file: String? = nil) throws(SourceError) -> SourceNode {
    #if hasFeature(Embedded)
      return try JSONReader.read(bytes, file: file)
    #else
      // YAML does not know the surrogate pairs of JSON.
      if bytes.beginAsJSON, let node = try? JSONReader.read(bytes, file: file) { return node }
      return try YAMLReader.read(bytes, file: file, allowsLostColors: false)
    #endif
  }

  /// The keys of every look beside those of its kind.
  static let keys = ["kind", "summary", LookExtension.key]

  /// The whole look as the text of a file that extends no other: every key with its value, including those that the
  /// file leaves out. Reading it gives the same look.
  public var resolvedText: String { written(isWhole: true).document }

  /// The look as the text of a file that extends no other, without the keys that have their default.
  package var text: String { written(isWhole: false).document }

  /// The look as the value of a file that extends no other; `isWhole` for the keys, too, that have their default.
  package func written(isWhole: Bool) -> YAMLValue {
    let head: [YAMLEntry] = [("kind", .text(look.kind.rawValue)), ("summary", .text(summary))]
    return .map(head + look.yaml(isWhole: isWhole).map { ($0.key, $0.value.withDoubledBraces) })
  }
}
