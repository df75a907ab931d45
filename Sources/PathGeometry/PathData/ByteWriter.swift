/// Bytes that are written one after another, in memory that grows with them.
///
/// It is the output of every number, path and element. Writing a literal costs a few instructions; appending it to an
/// array costs over a hundred. The type is public because the compiler inlines only public functions into other modules.
public struct ByteWriter: ~Copyable {
  /// The number of bytes so far.
  @inlinable public var count: Int { filled }
  @usableFromInline var filled = 0
  @usableFromInline var capacity: Int
  @usableFromInline var start: UnsafeMutablePointer<UInt8>

  /// An empty writer with room for a number of bytes.
  public init(capacity: Int = 256) {
    self.capacity = max(16, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The bytes of a closure that writes them.
  public static func bytes(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    write(&writer)
    return Array(writer.all)
  }

  /// All bytes. Valid until the next change.
  @inlinable public var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: filled) }

  /// The bytes in a range of positions. Valid until the next change.
  @inlinable public subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= filled, "the bytes of a writer end at its count")
    return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  // MARK: Appending

  /// Appends a byte.
  @inlinable @inline(__always) public mutating func append(_ byte: UInt8) {
    reserve(1)
    start[filled] = byte
    filled &+= 1
  }

  /// Appends a literal.
  @inlinable @inline(__always) public mutating func append(_ literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 of a text.
  @inlinable public mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends bytes that are not in this writer.
  @inlinable @inline(__always) public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + filled).update(from: first, count: bytes.count)
    filled &+= bytes.count
  }

  /// Appends a number of units of which `power` make a whole: `1.5` for 15 tenths.
  @inline(__always) mutating func append(units: Int, ofWhole power: UInt, hasLeadingZero: Bool) {
    reserve(32)
    var end = start + filled
    if units < 0 { Self.put(UInt8(ascii: "-"), &end) }
    let magnitude = units.magnitude
    let whole = magnitude / power
    var rest = magnitude &- whole &* power
    if whole > 0 || rest == 0 || hasLeadingZero {
      if whole < 10 {
        Self.put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: whole), &end)
      } else if whole < 100 {
        let tens = whole / 10
        Self.put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: tens), &end)
        Self.put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: whole &- tens &* 10), &end)
      } else {
        Self.putDigits(of: whole, &end)
      }
    }
    if rest > 0 {
      Self.put(UInt8(ascii: "."), &end)
      var unit = power
      while rest > 0 {
        unit /= 10
        let digit = rest / unit
        Self.put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit), &end)
        rest &-= digit &* unit
      }
    }
    filled = end - start
  }

  @inline(__always) private static func put(_ byte: UInt8, _ end: inout UnsafeMutablePointer<UInt8>) {
    end.pointee = byte
    end += 1
  }

  private static func putDigits(of number: UInt, _ end: inout UnsafeMutablePointer<UInt8>) {
    if number >= 10 { putDigits(of: number / 10, &end) }
    put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10), &end)
  }

  // MARK: Changing

  /// Replaces the byte at a position.
  @inlinable public mutating func replace(at position: Int, with byte: UInt8) {
    precondition(position >= 0 && position < filled, "the bytes of a writer end at its count")
    start[position] = byte
  }

  /// Removes all bytes from a position on.
  @inlinable public mutating func truncate(to position: Int) {
    precondition(position >= 0 && position <= filled, "a writer is truncated to a position before its end")
    filled = position
  }

  /// Removes the bytes in a range.
  public mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= filled, "the bytes of a writer end at its count")
    (start + range.lowerBound).update(from: start + range.upperBound, count: filled - range.upperBound)
    filled -= range.count
  }

  // MARK: Memory

  /// Makes room for more bytes.
  @inlinable @inline(__always) public mutating func reserve(_ more: Int) {
    if capacity &- filled < more { grow(by: more) }
  }

  @usableFromInline @inline(never) mutating func grow(by more: Int) {
    capacity = max(2 * capacity, filled + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: filled)
    start.deallocate()
    start = larger
  }
}
