/// A value on the heap. An error has its parts in one: each function that passes it on moves one pointer, in place of
/// every word of every part, which would be most of the code of functions that call many others.
package final class Boxed<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
