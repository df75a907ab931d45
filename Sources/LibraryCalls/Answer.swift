internal import CCartouche
internal import Cartouche
internal import LineDrawing
internal import SourceTree

/// What a call returns.
struct Answer {
  enum Code: Int32 {
    case drawn = 0
    case refused = 1
    case failed = 2
  }

  var code: Code
  var text: [UInt8]
  /// The place of the problem; 0 if it has none.
  var line = 0
  var column = 0
  private var drawn: DrawnLine?

  init(_ code: Code, _ text: String) {
    self.code = code
    self.text = Array(text.utf8)
  }

  init(_ error: LineError) {
    self.init(.refused, error.message)
    if let position = error.position { (line, column) = (position.line, position.column) }
  }

  init(_ drawn: DrawnLine) {
    code = .drawn
    text = drawn.badge.bytes
    self.drawn = drawn
  }

  /// The answer for a caller in C: its texts are one after the other in memory that `cartouche_free` gives back.
  var result: cartouche_result {
    let warnings = drawn?.warnings.joined(separator: "\n") ?? ""
    let texts = [text, drawn?.badge.title.map { Array($0.utf8) }, warnings.isEmpty ? nil : Array(warnings.utf8)]
    let size = drawn.map { ($0.badge.size.width * $0.badge.scale, $0.badge.size.height * $0.badge.scale) } ?? (0, 0)
    let count = texts.reduce(0) { $0 + ($1.map { $0.count + 1 } ?? 0) }
    let start = UnsafeMutablePointer<CChar>.allocate(capacity: count)
    var end = unsafe start
    let places = unsafe texts.map { text -> UnsafeMutablePointer<CChar>? in
      guard let text else { return nil }
      let place = unsafe end
      unsafe text.withUnsafeBytes {
        unsafe UnsafeMutableRawPointer(end).copyMemory(
          from: $0.baseAddress ?? UnsafeRawPointer(end), byteCount: $0.count)
      }
      unsafe end += text.count
      unsafe end.initialize(to: 0)
      unsafe end += 1
      return unsafe place
    }
    return unsafe cartouche_result(
      text: places[0], length: text.count, line: line, column: column, width: size.0, height: size.1,
      title: UnsafePointer(places[1]), warnings: UnsafePointer(places[2]))
  }
}
