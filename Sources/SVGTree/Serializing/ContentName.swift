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

  /// The name of bytes that come one after another, from their 64-bit FNV-1a hash.
  package struct Maker {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      for byte in bytes { add(byte) }
    }

    /// Adds a text and an end that no XML text contains. An empty text adds nothing.
    package mutating func add(salt text: String) {
      if text.isEmpty { return }
      for byte in text.utf8 { add(byte) }
      add(0)
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    mutating func add(_ literal: StaticString) { literal.withUTF8Buffer { add($0) } }

    package var name: ContentName {
      // FNV mixes only towards high bits, and the digits are taken from the low bits.
      var mixed = hash ^ hash >> 32
      mixed = mixed &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 29
      return ContentName(number: mixed % ContentName.count)
    }
  }
}
