import Messages
import ReportReading

/// A text in which expressions in braces stand for values: `{cov.lines|percent}`.
struct TextTemplate {
  enum Part {
    case literal(String)
    case expression(Expression)
  }

  /// A path to a value, and filters that change it.
  struct Expression {
    var path: [String]
    var filters: [ValueFilter]
    /// The expression as it is written, with its braces.
    var source: String
  }

  var parts: [Part]

  /// A text with braces; nil for a text without.
  ///
  /// - Parameter ownNames: Names that a later reader of the text puts between braces. They stay as they are.
  init?(_ text: String, keeping ownNames: [String] = []) throws(DataProblem) {
    guard text.utf8.contains(UInt8(ascii: "{")) || text.contains("}}") else { return nil }
    var scanner = Scanner(text)
    parts = try scanner.parts(keeping: ownNames)
  }
}

extension TextTemplate.Expression {
  /// How a path is written: `{ci.jobs.0."a.b"}`.
  static func source(ofPath path: [String]) -> String {
    let parts = path.map { part in
      let isWord = part.allSatisfy { !".|{}[\"".contains($0) && !$0.isWhitespace } && !part.isEmpty
      return isWord ? Message.shortened(part) : "\"\(Message.shortened(part))\""
    }
    return "{\(parts.joined(separator: "."))}"
  }
}

extension TextTemplate {
  /// The text without the filters that make names of files; nil if there are none.
  var withoutSlugs: TextTemplate? {
    var copy = self
    for (index, part) in parts.enumerated() {
      guard case .expression(var expression) = part else { continue }
      expression.filters.removeAll { $0 == .slug }
      copy.parts[index] = .expression(expression)
    }
    return copy.filterCount == filterCount ? nil : copy
  }

  private var filterCount: Int {
    parts.reduce(0) { count, part in
      if case .expression(let expression) = part { count + expression.filters.count } else { count }
    }
  }

  /// Steps through a text with braces.
  private struct Scanner {
    private let characters: [Character]
    private var index = 0
    private var start = 0
    /// Where the last part of a path begins.
    private var partStart = 0

    init(_ text: String) { characters = Array(text) }

    private var character: Character? { index < characters.count ? characters[index] : nil }
    private var following: Character? { index + 1 < characters.count ? characters[index + 1] : nil }

    mutating func parts(keeping ownNames: [String]) throws(DataProblem) -> [Part] {
      var parts: [Part] = []
      var literal = ""
      while let character {
        if character == "{" || character == "}", following == character {
          // Doubled, a brace is one.
          literal.append(character)
          index += 2
        } else if character == "{" {
          start = index
          let expression = try expression()
          if expression.path.count == 1 && expression.filters.isEmpty && ownNames.contains(expression.path[0]) {
            literal += expression.source
            continue
          }
          if !literal.isEmpty { parts.append(.literal(literal)) }
          literal = ""
          parts.append(.expression(expression))
        } else {
          literal.append(character)
          index += 1
        }
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      return parts
    }

    private mutating func expression() throws(DataProblem) -> Expression {
      index += 1
      var path: [String] = []
      repeat { path.append(try pathPart()) } while skip(".")
      skipBlanks()
      if let name = nameWithSpaces { throw unexpected(hint: "; a name with spaces has quotation marks: \"\(name)\"") }
      var filters: [ValueFilter] = []
      while skip("|") { filters.append(try filter()) }
      guard skip("}") else {
        throw character == nil ? mistake("this brace is not closed; two braces stand for one", at: "{") : unexpected()
      }
      return Expression(path: path, filters: filters, source: String(characters[start..<index]))
    }

    private mutating func pathPart() throws(DataProblem) -> String {
      skipBlanks()
      partStart = index
      if character == "\"" { return try quoted() }
      let first = index
      while let character, !".|{}\"".contains(character), !character.isWhitespace { index += 1 }
      guard index > first else {
        throw character == nil
          ? mistake("this brace is not closed; two braces stand for one", at: "{")
          : mistake("a name is missing; two braces stand for one", at: "{")
      }
      let part = String(characters[first..<index])
      if part.contains("[") { throw mistake("parts of a value follow a dot, as in list.0 or map.name", at: part) }
      return part
    }

    /// The last part of the path with the words that follow it; nil if none does, or a filter without its `|`.
    private var nameWithSpaces: String? {
      guard let character, character.isLetter || character.isNumber || character == "(", characters[partStart] != "\"",
        !ValueFilter.names.contains(String(characters[index...].prefix { $0.isLetter }))
      else { return nil }
      var words = characters[partStart...].prefix { !".|{}\"".contains($0) }
      while words.last?.isWhitespace == true { words.removeLast() }
      return Message.shortened(String(words))
    }

    private mutating func quoted() throws(DataProblem) -> String {
      let first = index
      let mark = characters[index]
      index += 1
      while let character, character != mark { index += 1 }
      guard index < characters.count else {
        throw mistake("this quotation mark is not closed", at: String(characters[first...]))
      }
      index += 1
      return String(characters[first + 1..<index - 1])
    }

    private mutating func filter() throws(DataProblem) -> ValueFilter {
      skipBlanks()
      let first = index
      while let character, character.isLetter { index += 1 }
      let name = String(characters[first..<index])
      var argument: String?
      if skip("(") {
        argument = try self.argument()
        guard skip(")") else { throw mistake("this parenthesis is not closed", at: name + "(") }
      }
      skipBlanks()
      do { return try ValueFilter(name, argument) } catch { throw mistake("\(error)", at: name.isEmpty ? "|" : name) }
    }

    private mutating func argument() throws(DataProblem) -> String {
      skipBlanks()
      if character == "\"" || character == "'" {
        let text = try quoted()
        skipBlanks()
        return text
      }
      let first = index
      while let character, character != ")" { index += 1 }
      return String(characters[first..<index])
    }

    private mutating func skip(_ expected: Character) -> Bool {
      guard character == expected else { return false }
      index += 1
      return true
    }

    private mutating func skipBlanks() {
      while let character, character.isWhitespace { index += 1 }
    }

    private func unexpected(hint: String? = nil) -> DataProblem {
      let found = characters[index]
      let other =
        found.isNumber
        ? "; a filter has its number in parentheses" : "+-*/".contains(found) ? "; values are not calculated with" : ""
      return mistake("expected '|' or '}', not '\(found)'" + (hint ?? other), at: String(found))
    }

    /// A mistake in the expression that begins at `start`.
    private func mistake(_ reason: String, at word: String) -> DataProblem {
      let end = min(characters.count, max(index + 1, start + 1))
      return .badExpression(reason: reason, expression: String(characters[start..<end]), word: word)
    }
  }
}
