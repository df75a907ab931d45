/// The error of a type in another module, such as a picture or a link.
public struct Refusal: Hashable, Sendable {
  /// The error of that module.
  public let facts: any (Hashable & Sendable & CustomStringConvertible)

  /// A refusal for the reason in `facts`.
  public init(_ facts: any (Hashable & Sendable & CustomStringConvertible)) { self.facts = facts }

  /// Whether both are the same facts of the same type.
  public static func == (first: Refusal, second: Refusal) -> Bool {
    AnyHashable(first.facts) == AnyHashable(second.facts)
  }

  /// Mixes the facts in.
  public func hash(into hasher: inout Hasher) { facts.hash(into: &hasher) }
}
