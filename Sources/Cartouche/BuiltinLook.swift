public import LookModel

/// A look that comes with Cartouche, as its template says it. The list of them is ``all``.
public struct BuiltinLook: Hashable, Sendable {
  /// The look's name, which no look of another kind shares.
  public var name: String
  /// Which badges the look is for.
  public var kind: Look.Kind
  /// What the look is, in a few words.
  public var summary: String
  /// The template: YAML, to start a look of one's own from.
  public var text: String
}
