/// Checks any number of documents against a schema, one after another.
///
/// It keeps what was compiled for one document for the next ones. It is not shared between threads.
package final class XMLChecker {
  private let schema: Schema
  private var parser: LibXMLParser?
  private let names = NameTable()
  private lazy var grammarCheck = GrammarCheck(schema.vocabulary)
  /// The last accepted documents, the latest first. No two are alike but for values and texts.
  private var accepted: [AcceptedDocument] = []
  /// The grammars of libxml2 for the sets of elements of the documents so far.
  private var grammars: [(elements: [Bool], grammar: RelaxNGGrammar)] = []

  /// The maximum number of grammars that are kept.
  private static let grammarLimit = 64

  /// The maximum number of accepted documents that are kept.
  private static let acceptedLimit = 8

  package init(_ schema: Schema) { self.schema = schema }

  /// The first error of a document that is not well-formed, or else its faults, in document order; empty if the document
  /// is in the profile. libxml2 parses it once.
  package func faults(in bytes: [UInt8]) -> [XMLDiagnostic] {
    do {
      return faults(in: try SourceText(decoding: bytes))
    } catch {
      return [error]
    }
  }

  func faults(in text: SourceText) -> [XMLDiagnostic] {
    do throws(XMLDiagnostic) {
      return try isLikeAccepted(text) ? [] : findings(in: text)
    } catch {
      return [error]
    }
  }

  private func findings(in text: SourceText) throws(XMLDiagnostic) -> [XMLDiagnostic] {
    let document = try text.scanned(names)
    let tree = try LibXMLDocument(elementsOf: text, parsedBy: try reusableParser())
    var faults = schema.rules.faults(in: document)
    let findings = try grammarCheck.findings(in: document)
    faults += findings.faults
    guard findings.faults.isEmpty else { return Fault.diagnostics(faults, in: text.bytes) }
    let grammar = try grammar(of: findings.elements, in: schema.vocabulary)
    if let problem = grammar.problem(in: tree) { faults.append(Self.unexplained(problem, in: document)) }
    if faults.isEmpty { keep(AcceptedDocument(document, findings, schema.rules, grammar)) }
    return Fault.diagnostics(faults, in: text.bytes)
  }

  // MARK: Accepted documents

  /// Whether a document is in the profile because it differs from one before only in values and texts.
  ///
  /// - Throws: The error of a document that is not well-formed.
  private func isLikeAccepted(_ text: SourceText) throws(XMLDiagnostic) -> Bool {
    let isPlain = schema.rules.isPlain
    for (index, document) in accepted.enumerated()
    where try document.permits(text.bytes, grammarCheck, isPlain: isPlain) {
      accepted.remove(at: index)
      accepted.insert(document, at: 0)
      let tree = try LibXMLDocument(elementsOf: text, parsedBy: try reusableParser())
      return document.grammar.problem(in: tree) == nil
    }
    return false
  }

  private func keep(_ document: AcceptedDocument?) {
    guard let document else { return }
    if accepted.count == Self.acceptedLimit { accepted.removeLast() }
    accepted.insert(document, at: 0)
  }

  // MARK: Parts of libxml2

  private func reusableParser() throws(XMLDiagnostic) -> LibXMLParser {
    if let parser { return parser }
    let parser = try LibXMLParser(keepingAttributes: false)
    self.parser = parser
    return parser
  }

  private func grammar(of elements: [Bool], in vocabulary: Vocabulary) throws(XMLDiagnostic) -> RelaxNGGrammar {
    if let known = grammars.first(where: { $0.elements == elements }) { return known.grammar }
    let source = ContentGrammar.source(of: vocabulary, elements: elements)
    let grammar = try RelaxNGGrammar(compiling: SourceText(decoding: Array(source.utf8)))
    if grammars.count == Self.grammarLimit { grammars = [] }
    grammars.append((elements, grammar))
    return grammar
  }

  private static func unexplained(_ problem: RelaxNGGrammar.Problem, in document: SourceDocument) -> Fault {
    let elements = document.nodes.lazy.filter(\.isElement)
    let offset = elements.dropFirst(problem.element).first?.offset ?? 0
    return Fault(offset: offset, kind: .outsideProfile(message: problem.message))
  }
}
