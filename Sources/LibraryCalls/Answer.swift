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
  private var width = 0.0
  private var height = 0.0
  private var title: String?
  private var warnings: [String] = []

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
    width = drawn.badge.size.width * drawn.badge.scale
    height = drawn.badge.size.height * drawn.badge.scale
    title = drawn.badge.title
    warnings = drawn.warnings
  }

  /// The answer for a caller in C: its texts are one after the other in memory that `cartouche_free` gives back.
  var result: cartouche_result {
    let texts: [[UInt8]?] = [
      text, title.map { Array($0.utf8) }, warnings.isEmpty ? nil : Array(warnings.joined(separator: "\n").utf8),
    ]
    let size = texts.reduce(0) { $0 + ($1.map { $0.count + 1 } ?? 0) }
    let start = UnsafeMutablePointer<CChar>.allocate(capacity: size)
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
      text: places[0], length: text.count, line: line, column: column, width: width, height: height,
      title: UnsafePointer(places[1]), warnings: UnsafePointer(places[2]))
  }
}
