import Messages
import SourceTree

/// A file as the user wrote it, for messages that point into it.
struct SourceFile: Sendable {
  private let name: String
  private let lines: SourceLines
  /// The files that this one names; nil if it names none.
  private let files: NamedFiles?

  init(name: String, bytes: [UInt8], naming files: NamedFiles? = nil) {
    self.name = name
    self.files = files
    lines = SourceLines(bytes)
  }

  /// A message at a place in this file, or in another one that the place names.
  func message(_ text: String, at place: SourcePosition, severity: String = "error") -> String {
    guard let file = place.file else {
      return message(text, line: place.line, column: place.column, .scalars, severity: severity)
    }
    let other = SourceFile(name: file, bytes: (try? files?.read(file)) ?? [])
    return other.message(text, line: place.line, column: place.column, .scalars, severity: severity)
  }

  /// A failure because of this file, with its place.
  func located(_ failure: Failure, at position: SourcePosition?) -> Failure {
    guard failure.code == .data, let position else { return failure }
    return Failure(code: failure.code, message: message(failure.message, at: position))
  }

  /// The result of `body`, or its failure with the place in this file.
  func locating<Value>(
    _ position: SourcePosition?, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw located(error, at: position) }
  }

  /// `badges.yml:7:12: error: …` with the source line and a caret below it.
  func message(
    _ text: String, line: Int, column: Int, _ unit: SourceLines.Column, severity: String = "error"
  ) -> String {
    Message.located(
      text, in: name, line: line, column: column, severity: severity,
      snippet: lines.snippet(line: line, column: column, unit))
  }
}
