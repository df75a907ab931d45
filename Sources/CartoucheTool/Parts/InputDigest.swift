/// What tells whether a part is drawn from the same lines, by the same version and with the same options.
struct InputDigest {
  private var lines = SHA256()
  private var allLines = ByteHash()

  /// - Parameters:
  ///   - settings: What else than the lines the pictures follow from.
  ///   - part: What else the bytes of the part follow from.
  init(settings: [String], part: [String]) {
    lines.add(Self.text(settings + part))
    allLines.add(Self.text(settings).utf8)
  }

  /// Adds a line that was read; nil for one that is too long.
  mutating func add(_ line: UnsafeBufferPointer<UInt8>?, number: Int, isOwn: Bool) {
    withUnsafeBytes(of: number.littleEndian) { allLines.add($0.bindMemory(to: UInt8.self)) }
    if let line { allLines.add(line) }
    guard isOwn else { return }
    lines.add("\(number) \(line?.count ?? -1)\n")
    if let line { lines.add(line) }
  }

  /// The digest SHA-256 of the lines of the part with their numbers.
  var own: String { lines.hexadecimal() }

  /// A hash of all lines, the same for every part of them: lines of other parts take no time.
  var all: String { allLines.hexadecimal }

  private static func text(_ words: [String]) -> String { words.map { "\($0.utf8.count) \($0)\n" }.joined() }
}
