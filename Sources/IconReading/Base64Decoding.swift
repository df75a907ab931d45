/// Base64 by RFC 4648, section 4: no white space, no other alphabet, full groups of four.
enum Base64 {
  /// The decoded bytes, or the offset of the first invalid character.
  static func decode(_ text: some Collection<UInt8>) -> Result<[UInt8], InvalidByte> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var group: UInt32 = 0
    var count = 0
    var padding = 0
    for (offset, character) in text.enumerated() {
      if character == UInt8(ascii: "="), count % 4 >= 2 {
        padding += 1
        group <<= 6
      } else if padding == 0, let value = value(of: character) {
        group = group << 6 | UInt32(value)
      } else {
        return .failure(InvalidByte(offset: offset))
      }
      count += 1
      guard count % 4 == 0 else { continue }
      let triple = [UInt8(group >> 16 & 0xFF), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)]
      // Nonzero bits left over would be a second encoding of the same bytes.
      guard padding < 3, triple[(3 - padding)...].allSatisfy({ $0 == 0 }) else {
        return .failure(InvalidByte(offset: offset))
      }
      bytes += triple[..<(3 - padding)]
      group = 0
      if padding > 0, count < text.count { return .failure(InvalidByte(offset: offset + 1)) }
    }
    return count % 4 == 0 ? .success(bytes) : .failure(InvalidByte(offset: count))
  }

  /// The position of an error in Base64.
  struct InvalidByte: Error, Equatable {
    var offset: Int
  }

  private static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
