public import LookModel

/// A look that comes with Cartouche, as its template says it. The list of them is ``all``.
public struct BuiltinLook: Hashable, Sendable {
  /// The look.
  public var look: Look
  /// What the look is, in a few words.
  public var summary: String

  /// The look's name, which no look of another kind shares.
  public var name: String { look.name }
  /// Which badges the look is for.
  public var kind: Look.Kind { look.kind }

  init(_ look: Look, summary: String) {
    self.look = look
    self.summary = summary
  }
}
