/// Finds the lines and columns of bytes. Bytes that are asked for in rising order take time linear in the file, together.
package struct SourcePlaces: Sendable {
  private let bytes: [UInt8]
  private let start: SourcePosition
  private var offset = 0
  private var found: SourcePosition

  /// The places in a text whose first line has a number, and which is in a file other than the one that was read.
  package init(_ bytes: [UInt8], line: Int = 1, file: String? = nil) {
    self.bytes = bytes
    start = SourcePosition(line: line, column: 1, file: file)
    found = start
  }

  /// The place of a byte. Lines end in LF, CR LF or CR; columns count Unicode scalars.
  package mutating func place(of target: Int) -> SourcePosition {
    if target < offset { (offset, found) = (0, start) }
    while offset < min(target, bytes.count) {
      switch bytes[offset] {
      case UInt8(ascii: "\n") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        found.line += 1
        found.column = 1
      case 0x80..<0xC0: break
      default: found.column += 1
      }
      offset += 1
    }
    return found
  }
}
