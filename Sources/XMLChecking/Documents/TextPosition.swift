/// A line and column in UTF-8 text. It moves forward step by step, so that many positions need only one pass.
struct TextPosition {
  private(set) var line = 1
  private(set) var column = 1
  private var offset = 0

  init() {}

  init(of offset: Int, in bytes: [UInt8]) {
    advance(to: offset, in: bytes)
  }

  /// Moves forward to a byte offset.
  mutating func advance(to target: Int, in bytes: [UInt8]) {
    let target = min(target, bytes.count)
    var lineStart: Int?
    var index = offset
    while index < target {
      let byte = bytes[index]
      index += 1
      // A carriage return before a line feed is part of the same line end.
      guard byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A) else { continue }
      line += 1
      lineStart = index
    }
    if lineStart != nil { column = 1 }
    let start = lineStart ?? offset
    if start < target { column += String(decoding: bytes[start..<target], as: UTF8.self).count }
    offset = max(offset, target)
  }

  func diagnostic(_ kind: XMLDiagnostic.Kind) -> XMLDiagnostic {
    XMLDiagnostic(line: line, column: column, kind: kind)
  }
}
