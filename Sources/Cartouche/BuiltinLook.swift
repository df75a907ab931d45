public import LookModel

/// A look that is included in Cartouche, with its summary. ``all`` lists them.
public struct BuiltinLook: Hashable, Sendable {
  /// The look.
  public var look: Look
  /// A short description of the look.
  public var summary: String

  /// The look's name, which no look of another kind has.
  public var name: String { look.name }
  /// The kind of badges that the look is for.
  public var kind: Look.Kind { look.kind }

  init(_ look: Look, summary: String) {
    self.look = look
    self.summary = summary
  }
}
