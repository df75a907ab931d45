/// Checks any number of documents against a schema, one after another.
///
/// It belongs to its caller, and is not shared between threads: it keeps a parser and room for the next document, but
/// nothing of the documents.
package final class XMLChecker {
  private let schema: Schema
  private let asksLibXML: Bool
  private var parser: LibXMLParser?
  /// The grammar of the content that libxml2 has compiled.
  private var reference: RelaxNGGrammar?

  /// - Parameter asksLibXML: Whether libxml2 validates, by RELAX NG, what the one pass has accepted.
  package init(_ schema: Schema, askingLibXML asksLibXML: Bool = false) {
    self.schema = schema
    self.asksLibXML = asksLibXML
  }

  /// The first error of a document that is not well-formed, or else its faults, in document order; empty if the document
  /// is in the profile. libxml2 parses it once.
  package func faults(in bytes: [UInt8]) -> [XMLDiagnostic] {
    do {
      return try faults(in: try SourceText(decoding: bytes))
    } catch {
      return [error]
    }
  }

  func faults(in text: SourceText) throws(XMLDiagnostic) -> [XMLDiagnostic] {
    var faults = try findings(in: text)
    if asksLibXML, faults.isEmpty, let fault = try fault(byLibXMLIn: text) { faults.append(fault) }
    return Fault.diagnostics(faults, in: text.bytes)
  }

  /// What the one pass finds.
  func findings(in text: SourceText) throws(XMLDiagnostic) -> [Fault] {
    try text.check()
    let parser = try reusableParser()
    // libxml2 keeps all names that it has seen: in a document with faults, there may be any number.
    self.parser = nil
    try parser.read(text)
    let faults = parser.reading.check?.finish() ?? []
    if faults.isEmpty { self.parser = parser }
    return faults
  }

  private func reusableParser() throws(XMLDiagnostic) -> LibXMLParser {
    if let parser { return parser }
    let parser = try LibXMLParser(telling: DocumentReading())
    parser.reading.check = DocumentCheck(schema, parser.numbers(of: Grammar.names))
    return parser
  }

  private func fault(byLibXMLIn text: SourceText) throws(XMLDiagnostic) -> Fault? {
    let grammar: RelaxNGGrammar
    if let reference {
      grammar = reference
    } else {
      grammar = try RelaxNGGrammar(compiling: SourceText(decoding: schema.grammar.content.numbers))
      reference = grammar
    }
    guard let problem = grammar.problem(in: try LibXMLDocument(elementsOf: text)) else { return nil }
    let elements = try XMLElements(of: text)
    return Fault(
      offset: elements[problem.element].offset, finder: .grammar, kind: .outsideProfile(message: problem.message))
  }
}
