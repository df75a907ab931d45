import Messages

/// A hash of bytes in any pieces. It guards against a mistake, not against an attack, and takes a few instructions for
/// eight bytes.
struct ByteHash {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count: UInt64 = 0
  /// The bytes since the last whole word, the first one lowest.
  private var rest: UInt64 = 0

  mutating func add(_ bytes: some Collection<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ add($0) }) == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < raw.count, !count.isMultiple(of: 8) { add(raw[index], &index) }
    while raw.count - index >= 8 {
      hash = Self.mixed(hash, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
      index += 8
      count += 8
    }
    while index < raw.count { add(raw[index], &index) }
  }

  private mutating func add(_ byte: UInt8, _ index: inout Int) {
    rest |= UInt64(byte) << (count % 8 * 8)
    index += 1
    count += 1
    guard count.isMultiple(of: 8) else { return }
    hash = Self.mixed(hash, rest)
    rest = 0
  }

  /// The hash of what was added, as 16 hexadecimal digits.
  var hexadecimal: String { Message.hexadecimal(Self.mixed(Self.mixed(hash, rest), count), digits: 16) }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 29
  }
}
