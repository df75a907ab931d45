package import PathGeometry

/// An id made from content: equal content has the same id, on every page and machine.
///
/// It is a letter and nine letters or digits, about 51 bits. With a thousand different gradients on one page, the
/// probability of a collision is below 10⁻⁹.
package struct ContentName: Hashable {
  /// The first eight bytes, the first one lowest.
  private let beginning: UInt64
  /// The last two bytes, the first one lower.
  private let end: UInt16

  /// The number of different names.
  private static let count: UInt64 = 26 * 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36

  /// The length of a name, in bytes.
  package static let length = 10

  /// The name that a number has.
  private init(number: UInt64) {
    var bytes = UInt64(UInt8(ascii: "a")) + number % 26
    var rest = number / 26
    func next() -> UInt64 {
      let digit = rest % 36
      rest /= 36
      return digit < 26 ? UInt64(UInt8(ascii: "a")) + digit : UInt64(UInt8(ascii: "0")) + digit - 26
    }
    for index in 1..<8 { bytes |= next() &<< UInt64(8 * index) }
    beginning = bytes
    end = UInt16(truncatingIfNeeded: next() | next() << 8)
  }

  /// Writes the name.
  package func write(to bytes: inout ByteWriter) {
    bytes.write(atMost: Self.length) { start in
      let start = UnsafeMutableRawPointer(start)
      start.storeBytes(of: beginning.littleEndian, as: UInt64.self)
      start.storeBytes(of: end.littleEndian, toByteOffset: 8, as: UInt16.self)
      return start.advanced(by: Self.length).assumingMemoryBound(to: UInt8.self)
    }
  }

  /// The name of bytes that come one after another, from the 64-bit hash MurmurHash64A by Austin Appleby.
  package struct Maker {
    private static let factor: UInt64 = 0xC6A4_A793_5BD1_E995
    private static let shift: UInt64 = 47

    private var hash: UInt64 = 0x5BD1_E995

    package init() {}

    /// Adds bytes and their end.
    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      var hash = hash
      var rest = UnsafeRawBufferPointer(bytes)
      while rest.count >= 8 {
        hash = Self.mixed(hash, UInt64(littleEndian: rest.loadUnaligned(as: UInt64.self)))
        rest = UnsafeRawBufferPointer(rebasing: rest[8...])
      }
      // The highest byte is the number of the last bytes, so that their end counts.
      var last = UInt64(rest.count) << 56
      for (index, byte) in rest.enumerated() { last |= UInt64(byte) << UInt64(8 * index) }
      self.hash = Self.mixed(hash, last)
    }

    /// Adds a text. An empty one adds nothing.
    package mutating func add(salt text: String) { if !text.isEmpty { text.readUTF8 { add($0) } } }

    mutating func add(_ literal: StaticString) { literal.withUTF8Buffer { add($0) } }

    @inline(__always) private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
      var word = word &* factor
      // Without this, two neighbouring characters in two words could give the hash of two others.
      word ^= word &>> shift
      return (hash ^ word &* factor) &* factor
    }

    package var name: ContentName {
      var mixed = (hash ^ hash &>> Self.shift) &* Self.factor
      mixed ^= mixed &>> Self.shift
      return ContentName(number: mixed % ContentName.count)
    }
  }
}
