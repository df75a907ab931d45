import Messages
package import SourceTree

/// Writes values as YAML that this module's reader takes: a map of plain values on one line, any other in a block.
package indirect enum YAMLValue: Sendable {
  /// A text that is between quotation marks where YAML would take it for something else.
  case text(String)
  /// A number, as it is.
  case number(String)
  case list([YAMLValue])
  case map([YAMLEntry])

  package static func number(_ value: some FixedWidthInteger) -> YAMLValue { .number("\(value)") }

  /// A number without an exponent, which reads back as the same one.
  package static func number(_ value: Double) -> YAMLValue { .number(decimal(value)) }

  /// A value as the text of a file.
  package var document: String { lines(indentation: 0).joined(separator: "\n") + "\n" }

  // MARK: Forms

  /// Whether the value is on its key's line.
  private var isInline: Bool {
    switch self {
    case .text, .number: true
    case .list(let elements): elements.allSatisfy { $0.isScalar }
    case .map(let entries): entries.allSatisfy { $0.value.isInline && !$0.value.isMap }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .text, .number: true
    case .list, .map: false
    }
  }

  /// Whether the value is a list or a map in which nothing is.
  var isEmpty: Bool {
    switch self {
    case .text, .number: false
    case .list(let elements): elements.isEmpty
    case .map(let entries): entries.isEmpty
    }
  }

  private var isMap: Bool { if case .map = self { true } else { false } }

  package var line: String {
    switch self {
    case .text(let text): Self.scalar(text)
    case .number(let text): text
    case .list(let elements): "[" + elements.map { $0.line }.joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\(Self.scalar($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  private func lines(indentation: Int) -> [String] {
    let spaces = String(repeating: " ", count: indentation)
    switch self {
    case .text, .number: return [spaces + line]
    case .list(let elements): return elements.map { "\(spaces)- \($0.line)" }
    case .map(let entries):
      return entries.flatMap { key, value in
        let key = Self.scalar(key)
        return value.isInline
          ? ["\(spaces)\(key): \(value.line)"] : ["\(spaces)\(key):"] + value.lines(indentation: indentation + 2)
      }
    }
  }

  // MARK: Scalars

  /// Words that other readers of YAML take for something else than text.
  private static let reserved: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  /// A text or a key, between quotation marks where it needs them.
  private static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  private static func isPlain(_ text: String) -> Bool {
    let isWord = text.utf8.allSatisfy { $0.isLetterOrDigit || " -_./".utf8.contains($0) }
    let startsWithLetter = text.first?.isLetter == true
    return isWord && startsWithLetter && text.last != " " && !reserved.contains(text.lowercased())
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case " "..."~": quoted.unicodeScalars.append(scalar)
      default:
        // What could end a line, or what YAML forbids, is as its number.
        if scalar.value >= 0xA0 && scalar.properties.generalCategory.isVisible {
          quoted.unicodeScalars.append(scalar)
        } else {
          quoted += "\\U" + Message.hexadecimal(scalar.value, digits: 8).uppercased()
        }
      }
    }
    return quoted + "\""
  }

  private static func decimal(_ value: Double) -> String {
    let text = "\(value)"
    guard let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }),
      let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let sign = value < 0 ? "-" : ""
    let digits = text[..<mark].filter { $0 != "." && $0 != "-" }
    let zeros = exponent < 0 ? -exponent - 1 : exponent + 1 - digits.count
    let padding = String(repeating: "0", count: max(0, zeros))
    return exponent < 0 ? "\(sign)0.\(padding)\(digits)" : "\(sign)\(digits)\(padding)"
  }
}

extension YAMLValue {
  /// The value with other texts.
  package func mapTexts(_ transform: (String) -> String) -> YAMLValue {
    switch self {
    case .text(let text): .text(transform(text))
    case .number: self
    case .list(let elements): .list(elements.map { $0.mapTexts(transform) })
    case .map(let entries): .map(entries.map { ($0.key, $0.value.mapTexts(transform)) })
    }
  }

  /// The value as a tree at one place.
  package func node(at position: SourcePosition) -> SourceNode {
    let content: SourceNode.Content =
      switch self {
      case .text(let text), .number(let text): .text(text)
      case .list(let elements): .list(elements.map { $0.node(at: position) })
      case .map(let entries):
        .map(entries.map { SourceEntry(key: $0.key, position: position, value: $0.value.node(at: position)) })
      }
    return SourceNode(content: content, position: position)
  }
}

extension Unicode.GeneralCategory {
  /// Whether a character of this kind is written to a file as it is.
  fileprivate var isVisible: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
