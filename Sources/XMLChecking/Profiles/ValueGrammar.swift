/// Asks libxml2 whether single values are valid, by a grammar made from the profile's kinds of values.
///
/// Each kind becomes an attribute of a separate element in a copy of the profile's grammar, with all of its
/// definitions. So the same pattern and the same implementation check a value as in the document.
final class ValueGrammar: Sendable {
  private let grammar: RelaxNGGrammar

  init(grammar source: SourceDocument, kinds: [Vocabulary.ValueKind]) throws(XMLDiagnostic) {
    guard let start = source.nodes.first(where: { $0.name.localName == "start" }) else {
      throw XMLDiagnostic(line: 1, column: 1, kind: .badSchema(message: "no start"))
    }
    let elements = kinds.enumerated().map { index, kind in
      "<element name=\"v\(index)\" ns=\"\"><attribute name=\"v\" ns=\"\">\(kind.pattern)</attribute></element>"
    }
    let bytes =
      source.bytes[..<start.content.lowerBound] + Array("<choice>\(elements.joined())</choice>".utf8)
      + source.bytes[start.content.upperBound...]
    grammar = try RelaxNGGrammar(compiling: SourceText(decoding: Array(bytes)))
  }

  /// Whether a value is valid for a kind.
  func accepts(_ value: String, as kind: Int) -> Bool {
    var document = "<v\(kind) v=\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"", "\t", "\n", "\r": document += "&#\(scalar.value);"
      default: document.unicodeScalars.append(scalar)
      }
    }
    document += "\"/>"
    do {
      return grammar.refusal(of: try LibXMLDocument(parsing: SourceText(decoding: Array(document.utf8)))) == nil
    } catch {
      return false
    }
  }
}
