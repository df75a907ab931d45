/// The lines of a file, as ranges of bytes without their ends. Lines end in LF, CR LF or CR.
package struct LineRanges: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private var offset = 0

  package init(_ source: SourceBytes) { bytes = source.bytes }

  package mutating func next() -> Range<Int>? {
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    let end = offset
    offset += offset + 1 < bytes.count && bytes[offset] == 0x0D && bytes[offset + 1] == 0x0A ? 2 : 1
    return start..<end
  }
}

extension SourceBytes {
  /// Whether the bytes of a range begin with a text.
  package func starts(_ range: Range<Int>, with text: String) -> Bool { bytes[range].starts(with: text.utf8) }

  /// The parts of a range between separators.
  package func parts(_ range: Range<Int>, by separator: UInt8, atMost limit: Int = .max) -> [Range<Int>] {
    bytes[range].split(separator: separator, maxSplits: limit - 1, omittingEmptySubsequences: false).map { $0.indices }
  }

  /// The range without blanks at both ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !bytes[$0].isBlank } ?? range.upperBound
    let end = range.last { !bytes[$0].isBlank }.map { $0 + 1 } ?? start
    return start..<end
  }
}
