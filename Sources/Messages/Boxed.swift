/// A value on the heap. An error has its parts in one: each function that passes it on moves one pointer, in place of
/// every word of every part, which would be most of the code of functions that call many others.
package final class Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (first: Boxed, second: Boxed) -> Bool { first.value == second.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// What an error says: the name of its kind, which stays when the message changes, and the message.
package struct CodedMessage: Hashable, Sendable {
  package let code: String
  package let description: String

  package init(code: String, description: String) {
    self.code = code
    self.description = description
  }
}
