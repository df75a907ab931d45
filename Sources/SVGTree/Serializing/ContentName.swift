/// Ids made from content: equal content has the same id, on every page and machine.
package enum ContentName {
  /// A letter and nine letters or digits from the 64-bit FNV-1a hash of `bytes`: about 51 bits. With a thousand
  /// different gradients on one page, the probability of a collision is below 10⁻⁹.
  package static func make(of bytes: [UInt8], prefix: String) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // FNV mixes only towards high bits, and the digits below are taken from the low bits.
    hash ^= hash >> 32
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29

    var name = Array(prefix.utf8)
    name.append(alphabet[Int(hash % 26)])
    hash /= 26
    for _ in 0..<9 {
      name.append(alphabet[Int(hash % 36)])
      hash /= 36
    }
    return name
  }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
}
