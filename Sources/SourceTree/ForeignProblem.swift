/// A problem that a type of another module found, such as one of a picture or a link.
public struct ForeignProblem: Hashable, Sendable {
  /// The error of that module.
  public let facts: any (Hashable & Sendable & CustomStringConvertible)

  /// A problem with the given facts.
  public init(_ facts: any (Hashable & Sendable & CustomStringConvertible)) { self.facts = facts }

  /// Whether both are the same facts of the same type.
  public static func == (first: ForeignProblem, second: ForeignProblem) -> Bool {
    AnyHashable(first.facts) == AnyHashable(second.facts)
  }

  /// Mixes the facts in.
  public func hash(into hasher: inout Hasher) { facts.hash(into: &hasher) }
}
