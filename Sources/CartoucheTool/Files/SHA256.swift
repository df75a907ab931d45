import Messages

/// The digest SHA-256 of bytes (FIPS 180-4), which may come in pieces. Foundation has none on Linux.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// The digest as 64 hexadecimal digits.
  static func hexadecimal(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    bytes.withUnsafeBufferPointer { digest.add($0) }
    return digest.hexadecimal()
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      let block = rest
      block.withUnsafeBufferPointer { addBlocks($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let end = start + (bytes.count - start) / 64 * 64
    addBlocks(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    rest += bytes[end...]
  }

  /// The digest of what was added, as 64 hexadecimal digits.
  consuming func hexadecimal() -> String {
    let bits = count * 8
    let zeros = [UInt8](repeating: 0, count: (119 - rest.count) % 64)
    let length = (0..<8).map { (index: Int) in UInt8(truncatingIfNeeded: bits >> (56 - 8 * index)) }
    let end: [UInt8] = [0x80] + zeros + length
    end.withUnsafeBufferPointer { add($0) }
    return state.map { Message.hexadecimal($0, digits: 8) }.joined()
  }

  private mutating func addBlocks(_ blocks: UnsafeBufferPointer<UInt8>) {
    state.withUnsafeMutableBufferPointer { state in
      Self.constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
          for start in stride(from: 0, to: blocks.count, by: 64) {
            Self.add(blocks, from: start, words, constants, to: state)
          }
        }
      }
    }
  }

  private static func add(
    _ blocks: UnsafeBufferPointer<UInt8>, from start: Int, _ words: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>, to state: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      let place = start + 4 * index
      words[index] =
        UInt32(blocks[place]) << 24 | UInt32(blocks[place + 1]) << 16 | UInt32(blocks[place + 2]) << 8
        | UInt32(blocks[place + 3])
    }
    for index in 16..<64 {
      let first = words[index - 15]
      let second = words[index - 2]
      let small = turned(first, 7) ^ turned(first, 18) ^ first >> 3
      let large = turned(second, 17) ^ turned(second, 19) ^ second >> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[index] &+ words[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
