/// Writes warnings to standard error: each once, and of those that differ only in places and quoted texts the first three,
/// and at the end the number of the others.
struct RepeatedWarnings {
  private static let maximumShown = 3

  private var known: Set<String> = []
  private var counts: [[UInt8]: Int] = [:]
  /// The first lines of the warnings that were left out, in their order.
  private var leftOut: [(kind: [UInt8], line: Substring)] = []

  mutating func write(_ warning: String) {
    guard known.insert(warning).inserted else { return }
    let line = warning.prefix { $0 != "\n" }
    let kind = Self.kind(of: line)
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    if count <= Self.maximumShown { return StandardError.write(warning + "\n") }
    if count == Self.maximumShown + 1 { leftOut.append((kind, line)) }
  }

  /// Says how many warnings were left out.
  func finish() {
    for (kind, line) in leftOut {
      let rest = counts[kind, default: 0] - Self.maximumShown
      StandardError.write("\(line)\(rest > 1 ? " (and \(rest - 1) more like this)" : "")\n")
    }
  }

  /// What a warning says, without its place and without what is in quotation marks.
  private static func kind(of line: Substring) -> [UInt8] {
    let bytes = Array(line.utf8)
    let word = Array("warning: ".utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: word) } ?? 0
    var isQuoted = false
    return bytes[start...].filter { byte in
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      return !isQuoted
    }
  }
}
