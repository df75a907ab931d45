import Messages
import SourceTree

/// The command line as one line of text, so that messages can point into it.
struct CommandLineText {
  /// The arguments of the process.
  let arguments: [String]
  /// The column at which each argument begins.
  private let columns: [Int]

  init(_ arguments: [String]) {
    self.arguments = arguments
    var column = Self.name.count + 2
    columns = arguments.map { argument in
      defer { column += argument.unicodeScalars.count + 1 }
      return column
    }
  }

  private static let name = "cartouche"

  /// The place of an argument.
  func position(_ index: Int) -> SourcePosition { SourcePosition(line: 1, column: columns[index]) }

  /// An argument, or its end, with its place.
  func node(_ index: Int, from start: String.Index? = nil) -> SourceNode {
    let argument = arguments[index]
    let start = start ?? argument.startIndex
    let place = SourcePosition(
      line: 1, column: columns[index] + argument.unicodeScalars.distance(from: argument.startIndex, to: start))
    return SourceNode(content: .text(String(argument[start...])), position: place)
  }

  /// The option at a place, without its value; nil for a text.
  func option(at place: SourcePosition) -> String? {
    let argument = columns.firstIndex(of: place.column).map { arguments[$0] }
    return argument.flatMap { $0.hasPrefix("--") ? String($0.prefix { $0 != "=" }) : nil }
  }

  /// The place in the command line of a place in an argument's own text.
  func position(of place: SourcePosition, in argument: String, at start: SourcePosition) -> SourcePosition {
    var line = 1
    var offset = 0
    var last: Unicode.Scalar?
    for scalar in argument.unicodeScalars where line < place.line {
      if scalar == "\r" || scalar == "\n" && last != "\r" { line += 1 }
      last = scalar
      offset += 1
    }
    return SourcePosition(line: 1, column: start.column + offset + place.column - 1)
  }

  /// The command line and a caret below a place; nil if there is nothing to show.
  func snippet(at place: SourcePosition) -> String? {
    // Ends of lines in arguments are shown as spaces.
    let text = ([Self.name] + arguments).joined(separator: " ").unicodeScalars
    let line = String(String.UnicodeScalarView(text.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
    return SourceLines(Array(line.utf8)).snippet(line: 1, column: place.column, .scalars)
  }

  /// An error in the command line.
  func failure(_ reason: String, at place: SourcePosition, code: Failure.Code = .usage) -> Failure {
    Failure(code: code, message: "error: " + reason + (snippet(at: place).map { "\n\($0)" } ?? ""))
  }
}

extension SourceNode {
  /// The value with every place mapped.
  func moved(_ map: (SourcePosition) -> SourcePosition) -> SourceNode {
    let content: Content =
      switch content {
      case .text, .nothing: content
      case .list(let elements): .list(elements.map { $0.moved(map) })
      case .map(let entries):
        .map(
          entries.map { SourceEntry(key: $0.key, position: map($0.position), value: $0.value.moved(map)) })
      }
    return SourceNode(content: content, position: map(position))
  }
}
