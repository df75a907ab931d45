/// A value behind one reference. Copies share it until one of them changes.
///
/// A node of a picture is then as large as a pointer, and passing it on costs one reference count.
struct Shared<Value> {
  private final class Storage {
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    @inline(__always) _read { yield storage.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Shared, right: Shared) -> Bool { left.storage === right.storage || left.value == right.value }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

// A value that is shared is never changed.
extension Shared: @unchecked Sendable where Value: Sendable {}
