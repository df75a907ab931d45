internal import CLibXML2

/// Decides whether a text is a value of a kind. Its patterns are compiled once, and the short values that it accepted
/// are remembered.
final class ValueMatcher {
  private let words: [String]
  private let texts: [(patterns: [XMLPattern], minimumLength: Int)]
  private var accepted = ByteTable(limit: 255)

  /// The longest value that is remembered, in bytes.
  private static let rememberedLength = 48

  /// - Throws: `badSchema` if libxml2 cannot compile a pattern.
  init(_ kind: Vocabulary.ValueKind) throws(XMLDiagnostic) {
    var words: [String] = []
    var texts: [(patterns: [XMLPattern], minimumLength: Int)] = []
    for alternative in kind.alternatives {
      switch alternative {
      case .word(let word): words.append(word.whiteSpaceCollapsed)
      case .text(let expressions, let minimumLength):
        var patterns: [XMLPattern] = []
        for expression in expressions { patterns.append(try XMLPattern(compiling: expression)) }
        texts.append((patterns, minimumLength))
      }
    }
    self.words = words
    self.texts = texts
  }

  /// Whether a value is of the kind.
  ///
  /// - Parameters:
  ///   - source: The value as the document spells it.
  ///   - value: The value. It differs from its source in references and, in an attribute, in white space.
  func accepts(_ source: ArraySlice<UInt8>, _ value: () -> String) -> Bool {
    guard source.count <= Self.rememberedLength, source.isPlainXML else {
      return accepts(value())
    }
    if accepted.number(of: source) != nil { return true }
    guard accepts(value()) else { return false }
    if accepted.isFull { accepted = ByteTable(limit: 255) }
    _ = accepted.insert(source)
    return true
  }

  private func accepts(_ value: String) -> Bool {
    if !words.isEmpty, words.contains(value) || words.contains(value.whiteSpaceCollapsed) { return true }
    return texts.contains { text in
      text.patterns.allSatisfy { $0.matches(value) }
        && (text.minimumLength == 0 || value.unicodeScalars.count >= text.minimumLength)
    }
  }
}

/// A regular expression of XML Schema, compiled by libxml2.
@safe
private final class XMLPattern {
  private let pointer: xmlRegexpPtr

  init(compiling expression: String) throws(XMLDiagnostic) {
    guard let compiled = unsafe xmlRegexpCompile(expression) else {
      throw XMLDiagnostic(line: 1, column: 1, kind: .badSchema(message: "the pattern '\(expression)' is not valid"))
    }
    unsafe pointer = compiled
  }

  deinit { unsafe xmlRegFreeRegexp(pointer) }

  /// Whether the whole text matches. An error of libxml2, such as a lack of memory, is no match.
  func matches(_ text: String) -> Bool { unsafe xmlRegexpExec(pointer, text) == 1 }
}

extension String {
  /// The words of the text with single spaces between, as a token of XML Schema.
  fileprivate var whiteSpaceCollapsed: String {
    let words = utf8.split { $0.isXMLWhiteSpace }
    return words.count == 1 && words[0].count == utf8.count
      ? self : words.map { String($0) ?? "" }.joined(separator: " ")
  }
}
