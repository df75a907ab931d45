/// Bytes that are written one after another, in memory that grows with them.
///
/// It is the output of every number, path and element. Writing a literal costs a few instructions; appending it to an
/// array costs over a hundred. Other modules of the package inline it.
@usableFromInline package struct ByteWriter: ~Copyable {
  /// The number of bytes so far.
  @inlinable package var count: Int { filled }
  @usableFromInline var filled = 0
  @usableFromInline var capacity: Int
  @usableFromInline var start: UnsafeMutablePointer<UInt8>

  /// An empty writer with room for a number of bytes, or one that makes room when it is needed.
  package init(capacity: Int = 256) {
    self.capacity = capacity
    start = capacity > 0 ? .allocate(capacity: capacity) : .init(bitPattern: 1).unsafelyUnwrapped
  }

  deinit { if capacity > 0 { start.deallocate() } }

  /// The bytes of a closure that writes them.
  package static func bytes(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    write(&writer)
    return writer.array
  }

  /// All bytes. Valid until the next change.
  @inlinable package var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: filled) }

  /// All bytes.
  package var array: [UInt8] { array(beginningAt: 0) }

  /// All bytes, those from a position on before the others.
  package func array(beginningAt position: Int) -> [UInt8] {
    precondition(position >= 0 && position <= filled, "an array begins with bytes of its writer")
    #if hasFeature(Embedded)
      // Compiled for size, an array appends a buffer byte by byte.
      return [UInt8](unsafeUninitializedCapacity: filled) { memory, count in
        guard let target = memory.baseAddress else { return }
        target.initialize(from: start + position, count: filled - position)
        (target + filled - position).initialize(from: start, count: position)
        count = filled
      }
    #else
      var array: [UInt8] = []
      array.reserveCapacity(filled)
      array.append(contentsOf: self[position..<filled])
      array.append(contentsOf: self[0..<position])
      return array
    #endif
  }

  /// The bytes in a range of positions. Valid until the next change.
  @inlinable package subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= filled, "the bytes of a writer end at its count")
    return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Whether a byte is anywhere from a position on.
  package func contain(_ byte: UInt8, from position: Int) -> Bool {
    precondition(position >= 0 && position <= filled, "the bytes of a writer end at its count")
    let bytes = UInt64(byte) &* 0x0101_0101_0101_0101
    var place = position
    while filled - place >= 8 {
      let difference = UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self) ^ bytes
      // This is zero unless one of its bytes is.
      if (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0 { return true }
      place += 8
    }
    return self[place..<filled].contains(byte)
  }

  // MARK: Appending

  /// Appends a byte.
  @inlinable @inline(__always) package mutating func append(_ byte: UInt8) {
    reserve(1)
    start[filled] = byte
    filled &+= 1
  }

  /// Appends a literal.
  @inlinable @inline(__always) package mutating func append(_ literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 of a text.
  @inlinable package mutating func append(utf8 text: String) {
    text.readUTF8 { append($0) }
  }

  /// Appends bytes that are not in this writer.
  @inlinable @inline(__always) package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    UnsafeMutableRawPointer(start + filled).copyMemory(from: first, byteCount: bytes.count)
    filled &+= bytes.count
  }

  /// Appends a copy of bytes of this writer.
  package mutating func append(copyOf range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= filled, "the bytes of a writer end at its count")
    reserve(range.count)
    UnsafeMutableRawPointer(start + filled).copyMemory(from: start + range.lowerBound, byteCount: range.count)
    filled &+= range.count
  }

  /// Appends the decimal digits of a number below 100.
  @inline(__always) package mutating func append(below100 number: UInt8) {
    reserve(2)
    let end = start + filled
    if number < 10 {
      end[0] = UInt8(ascii: "0") &+ number
      filled &+= 1
    } else {
      let tens = number / 10
      end[0] = UInt8(ascii: "0") &+ tens
      end[1] = UInt8(ascii: "0") &+ number &- 10 &* tens
      filled &+= 2
    }
  }

  /// Appends bytes that a closure writes from a place on. It returns their end.
  @inlinable @inline(__always) package mutating func write(
    atMost count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  ) {
    reserve(count)
    filled = write(start + filled) - start
    assert(filled <= capacity, "what is written at once fits into its room")
  }

  // MARK: Changing

  /// Removes all bytes from a position on.
  @inlinable package mutating func truncate(to position: Int) {
    precondition(position >= 0 && position <= filled, "a writer is truncated to a position before its end")
    filled = position
  }

  /// Moves the bytes from a position on to an earlier one, before those that are there.
  package mutating func moveEnd(from position: Int, to target: Int) {
    precondition(target >= 0 && target <= position && position <= filled, "the end of a writer is moved forwards")
    let length = filled - position
    if length == 0 || target == position { return }
    reserve(length)
    UnsafeMutableRawPointer(start + filled).copyMemory(from: start + position, byteCount: length)
    UnsafeMutableRawPointer(start + target + length).copyMemory(from: start + target, byteCount: position - target)
    UnsafeMutableRawPointer(start + target).copyMemory(from: start + filled, byteCount: length)
  }

  // MARK: Memory

  /// Makes room for more bytes.
  @inlinable @inline(__always) package mutating func reserve(_ more: Int) {
    if capacity &- filled < more { grow(by: more) }
  }

  @usableFromInline @inline(never) mutating func grow(by more: Int) {
    let needed = max(1024, 2 * capacity, filled + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: needed)
    UnsafeMutableRawPointer(larger).copyMemory(from: start, byteCount: filled)
    if capacity > 0 { start.deallocate() }
    capacity = needed
    start = larger
  }
}

extension String {
  /// What a closure makes of the UTF-8 of this text, without a copy of the text unless another system stores it.
  @inlinable package func readUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
