import LookFiles

/// The command line as one line of text, so that messages can point into it.
struct CommandLineText {
  /// The arguments after the command's name.
  private let arguments: [String]
  /// The column at which each argument begins.
  private let columns: [Int]
  /// The indices of the arguments that are not the value of an option.
  private let texts: [Int]
  /// The index after the options: that of `--`, or the end.
  private let end: Int

  /// - Parameter valued: The options whose value is the next argument, with their hyphens.
  init(_ arguments: [String], valued: [String]) {
    self.arguments = arguments
    end = arguments.firstIndex(of: "--") ?? arguments.count
    texts = arguments.indices.filter { [end] index in
      index > end || index == 0 || index < end && !valued.contains(arguments[index - 1])
    }
    var column = Self.name.count + 2
    columns = arguments.map { argument in
      defer { column += argument.unicodeScalars.count + 1 }
      return column
    }
  }

  private static let name = "cartouche"

  /// The text. Ends of lines in arguments are spaces.
  var bytes: [UInt8] {
    let text = ([Self.name] + arguments).joined(separator: " ")
    return Array(String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 })).utf8)
  }

  /// The place of a text that is not the value of an option, after `place`.
  func position(of text: String, after place: SourcePosition? = nil) -> SourcePosition {
    let start = place.flatMap { place in columns.firstIndex { $0 > place.column } } ?? 1
    return position(texts.first { $0 >= start && arguments[$0] == text })
  }

  /// The places of an option, with or without its value, and of its values.
  func positions(ofOption name: String) -> [(option: SourcePosition, value: SourcePosition)] {
    arguments.indices.prefix(end).compactMap { index in
      if arguments[index] == "--" + name { return (position(index), position(index + 1)) }
      guard arguments[index].hasPrefix("--\(name)=") else { return nil }
      var value = position(index)
      value.column += name.count + 3
      return (position(index), value)
    }
  }

  /// The option at a place, without its value; nil for a text.
  func option(at place: SourcePosition) -> String? {
    let argument = columns.firstIndex(of: place.column).map { arguments[$0] }
    return argument.flatMap { $0.hasPrefix("--") ? String($0.prefix { $0 != "=" }) : nil }
  }

  private func position(_ index: Int?) -> SourcePosition {
    SourcePosition(line: 1, column: index.flatMap { columns.indices.contains($0) ? columns[$0] : nil } ?? 1)
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
