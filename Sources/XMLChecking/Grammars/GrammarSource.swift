/// Swift source that makes the vocabularies of grammars. The command starts faster with it than by reading them.
package enum GrammarSource {
  /// The grammars of the profiles: the name of each vocabulary and its file.
  private static let grammars = [
    ("web", "web.rng"), ("embed", "embed.rng"), ("design", "design.rng"), ("designWithFilters", "design-filter.rng"),
  ]

  /// The file of the built-in vocabularies.
  ///
  /// - Parameter read: The bytes of the file of a grammar.
  /// - Throws: What `read` throws, and the fault of a grammar.
  package static func swift(_ read: (_ file: String) throws -> [UInt8]) throws -> String {
    var text = """
      // swift-format-ignore-file
      // Made by GrammarCompiler from Schemas/. Do not edit: run `make looks`.

      extension Vocabulary {

      """
    for (name, file) in grammars {
      text += try Vocabulary(relaxNG: grammar(file, read)).swift(name: name)
    }
    return text + "}\n"
  }

  /// A grammar as a single file. The definitions of one that includes another come last, and so replace those of the
  /// same name.
  private static func grammar(_ file: String, _ read: (String) throws -> [UInt8]) throws -> [UInt8] {
    let bytes = try read(file)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let include = text.firstMatch(of: /<include href="([a-z-]+\.rng)">/),
      let last = text.firstRange(of: "</include>")
    else { return bytes }
    let base = String(decoding: try read(String(include.output.1)), as: UTF8.self)
    guard let end = base.firstRange(of: "</grammar>") else { return bytes }
    let definitions = text[include.range.upperBound..<last.lowerBound]
    return Array((base[..<end.lowerBound] + definitions + base[end.lowerBound...]).utf8)
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
