/// Swift source that makes the vocabularies of grammars. The command starts faster with it than by reading them.
package enum GrammarSource {
  /// The file of the built-in vocabularies.
  ///
  /// - Parameter grammars: The name of each vocabulary and its grammar. One that includes `web.rng` comes after `web`.
  /// - Throws: The fault of a grammar.
  package static func swift(_ grammars: [(name: String, bytes: [UInt8])]) throws(XMLDiagnostic) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by GrammarCompiler from Schemas/. Do not edit: run `make looks`.

      extension Vocabulary {

      """
    var web: [UInt8] = []
    for (name, bytes) in grammars {
      if name == "web" { web = bytes }
      text += try Vocabulary(relaxNG: including(web, in: bytes)).swift(name: name)
    }
    return text + "}\n"
  }

  /// One grammar from two: the one that another includes, with the definitions of the other, which come last and so
  /// replace those of the same name. A grammar that includes none stays as it is.
  static func including(_ base: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    let base = String(decoding: base, as: UTF8.self)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = base.firstRange(of: "</grammar>"), let start = text.firstRange(of: "<include href=\"web.rng\">"),
      let last = text.firstRange(of: "</include>")
    else { return bytes }
    return Array((base[..<end.lowerBound] + text[start.upperBound..<last.lowerBound] + base[end.lowerBound...]).utf8)
  }
}

extension Vocabulary {
  /// A function for each element keeps the expressions short, which the compiler reads much faster.
  fileprivate func swift(name: String) -> String {
    let values = values.map { "      \($0.swift),\n" }.joined()
    let calls = elements.indices.map { "\(name)\($0)()" }.joined(separator: ", ")
    var text = """
        static let \(name) = Vocabulary(
          start: \(start.swift),
          elements: [\(calls)],
          values: [
      \(values)    ])


      """
    for (index, element) in elements.enumerated() {
      text += "  private static func \(name)\(index)() -> Element {\n    Element(\(element.name.swift), ["
      for attribute in element.attributes {
        let value = attribute.value.map { ", value: \($0)" } ?? ""
        text += "\n      Attribute(\(attribute.name.swift), isRequired: \(attribute.isRequired)\(value)),"
      }
      text += "\(element.attributes.isEmpty ? "" : "\n    ")], \(element.content.swift))\n  }\n\n"
    }
    return text
  }
}

extension QualifiedName {
  fileprivate var swift: String { "QualifiedName(namespace: \(namespace), local: \(local.literal))" }
}

extension Vocabulary.ValueKind {
  fileprivate var swift: String {
    let alternatives = alternatives.map(\.swift).joined(separator: ", ")
    return "ValueKind(alternatives: [\(alternatives)], words: \(words.map(\.literal) ?? "nil"))"
  }
}

extension ValuePattern {
  fileprivate var swift: String {
    switch self {
    case .word(let word): ".word(\(word.literal))"
    case .text(let patterns, let minimumLength):
      ".text(patterns: [\(patterns.map(\.literal).joined(separator: ", "))], minimumLength: \(minimumLength))"
    }
  }
}

extension String {
  /// The text as a literal in ASCII.
  fileprivate var literal: String {
    let characters = unicodeScalars.map { $0 == "'" ? "'" : $0.escaped(asASCII: true) }
    return "\"" + characters.joined() + "\""
  }
}

extension ContentModel {
  fileprivate var swift: String {
    switch self {
    case .nothing: ".nothing"
    case .impossible: ".impossible"
    case .text: ".text"
    case .value(let kind): ".value(\(kind))"
    case .element(let index): ".element(\(index))"
    case .group(let first, let second): ".group(\(first.swift), \(second.swift))"
    case .choice(let first, let second): ".choice(\(first.swift), \(second.swift))"
    case .oneOrMore(let inner): ".oneOrMore(\(inner.swift))"
    }
  }
}
