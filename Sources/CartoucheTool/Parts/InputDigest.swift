import Messages

/// What tells whether a part is drawn from the same lines, by the same version and with the same options.
struct InputDigest {
  private var lines = SHA256()
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// - Parameters:
  ///   - settings: What else than the lines the pictures follow from.
  ///   - part: What else the bytes of the part follow from.
  init(settings: [String], part: [String]) {
    lines.add(Self.text(settings + part))
    var text = Self.text(settings)
    text.withUTF8 { mix($0) }
  }

  /// Adds a line that was read; nil for one that is too long.
  mutating func add(_ line: UnsafeBufferPointer<UInt8>?, number: Int, isOwn: Bool) {
    mix(number)
    if let line { mix(line) }
    guard isOwn else { return }
    lines.add("\(number) \(line?.count ?? -1)\n")
    if let line { lines.add(line) }
  }

  /// The digest SHA-256 of the lines of the part with their numbers.
  var own: String { lines.hexadecimal() }

  /// A hash of all lines, the same for every part of them. It guards against a mistake, not against an attack, so that
  /// lines of other parts take no time.
  var all: String { Message.hexadecimal(hash, digits: 16) }

  private static func text(_ words: [String]) -> String { words.map { "\($0.utf8.count) \($0)\n" }.joined() }

  private mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while raw.count - index >= 8 {
      mix(raw.loadUnaligned(fromByteOffset: index, as: Int.self).littleEndian)
      index += 8
    }
    while index < raw.count {
      mix(Int(raw[index]))
      index += 1
    }
  }

  private mutating func mix(_ word: Int) {
    hash = (hash ^ UInt64(truncatingIfNeeded: word)) &* 0x9e37_79b9_7f4a_7c15
    hash ^= hash >> 29
  }
}
