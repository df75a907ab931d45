#if !hasFeature(Embedded)
  import Synchronization
#endif

/// A value that one thread at a time uses.
package final class Locked<Value>: Sendable {
  #if hasFeature(Embedded)
    // There is one thread.
    nonisolated(unsafe) private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result>(_ use: (inout Value) -> Result) -> Result { use(&value) }
  #else
    private let value: Mutex<Value>

    package init(_ value: sending Value) { self.value = Mutex(value) }

    package func withLock<Result>(_ use: (inout sending Value) -> sending Result) -> sending Result {
      value.withLock(use)
    }
  #endif
}

/// A value that is made when it is first needed, once for all threads.
package final class Lazy<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Locked<Value?>(nil)

  package init(_ make: @autoclosure @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
