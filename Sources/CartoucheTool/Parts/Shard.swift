import ArgumentParser
import Messages

/// A part of the badges, such as 2/8: the same key is always in the same part.
struct Shard: Equatable, Sendable {
  let number: Int
  let count: Int

  var text: String { "\(number)/\(count)" }

  /// Whether what has this key is in this part: the name of a file or, in a line without one, the number of the line.
  func contains(_ key: some Sequence<UInt8>) -> Bool {
    // FNV-1a, which other programs can compute, too.
    var digest = 0xcbf2_9ce4_8422_2325 as UInt64
    for byte in key { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (digest ^ digest >> 32) % UInt64(count) == UInt64(number - 1)
  }
}

extension Shard {
  /// A part such as `2/8`.
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
      (1...count).contains(number)
    else {
      throw ValidationError(
        "a part is its number and the number of parts, such as 2/8, not '\(Message.shortened(text))'")
    }
    self.number = number
    self.count = count
  }
}
