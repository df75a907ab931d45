import Messages
package import SourceTree

/// Why a line was not drawn.
package struct LineError: Error, Sendable {
  /// One or more lines without control characters: the place, the problem, and the source with a caret if it is known.
  package let message: String
  /// The number of the line among others, from 1.
  package let number: Int
  /// The place of the problem, in the lines or in a file that the line names; nil if it has none.
  package let position: SourcePosition?

  /// A problem of a line.
  package init(_ message: String, number: Int, at position: SourcePosition? = nil) {
    self.message = TerminalText.plainLines(message)
    self.number = number
    self.position = position
  }

  /// A line that is longer than `LineDrawer.maximumBytes`.
  package static func tooLong(number: Int) -> LineError {
    LineError("the line is too long; the maximum is \(LineDrawer.maximumBytes) bytes", number: number)
  }

  /// The result as a line of JSON.
  package var json: [UInt8] {
    var output = JSONLine()
    output.add("line", number: "\(number)")
    output.add("error", message)
    return output.ended()
  }
}
