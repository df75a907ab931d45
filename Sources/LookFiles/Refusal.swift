/// Facts about a value that a type of another module refuses, such as a picture or a link.
public struct Refusal: Hashable, Sendable {
  /// The facts, in that module's own terms.
  public let facts: any (Hashable & Sendable & CustomStringConvertible)

  /// A refusal for the reason that `facts` describe.
  public init(_ facts: any (Hashable & Sendable & CustomStringConvertible)) { self.facts = facts }

  /// Whether both are the same facts of the same type.
  public static func == (first: Refusal, second: Refusal) -> Bool {
    AnyHashable(first.facts) == AnyHashable(second.facts)
  }

  /// Mixes the facts in.
  public func hash(into hasher: inout Hasher) { facts.hash(into: &hasher) }
}
