/// A problem that a type of another module found, such as one of a picture or a link.
package struct ForeignProblem: Hashable, Sendable {
  #if hasFeature(Embedded)
    /// The error of that module in words, as Embedded Swift has no values of any type.
    package let facts: String

    /// A problem with the given facts.
    package init(_ facts: some Hashable & Sendable & CustomStringConvertible) { self.facts = facts.description }
  #else
    /// The error of that module.
    package let facts: any (Hashable & Sendable & CustomStringConvertible)

    /// A problem with the given facts.
    package init(_ facts: any (Hashable & Sendable & CustomStringConvertible)) { self.facts = facts }

    /// Whether both are the same facts of the same type.
    package static func == (first: ForeignProblem, second: ForeignProblem) -> Bool {
      AnyHashable(first.facts) == AnyHashable(second.facts)
    }

    /// Mixes the facts in.
    package func hash(into hasher: inout Hasher) { facts.hash(into: &hasher) }
  #endif
}
