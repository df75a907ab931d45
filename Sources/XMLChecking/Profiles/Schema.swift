import Synchronization

/// The permitted content of a kind of document: a RELAX NG grammar, and rules that a grammar cannot express.
public struct Schema: Sendable {
  private let compiled: Result<CompiledSchema, XMLDiagnostic>

  /// The web profile: what Cartouche writes for browsers. Compiled at first use, once for all threads.
  public static let web = Schema(embedded: PackageResources.web_rng, rules: .web)

  /// The design profile: plain paths and simple gradients, which all design tools and renderers read alike. Compiled at
  /// first use, once for all threads.
  public static let design = Schema(embedded: PackageResources.design_rng, rules: .design)

  /// Compiles a grammar.
  ///
  /// - Parameters:
  ///   - bytes: RELAX NG in its XML syntax, in a single file.
  ///   - rules: The additional rules.
  /// - Throws: `badSchema` if libxml2 cannot compile it or it would read another file, or the fault of the grammar as a
  ///   document.
  init(relaxNG bytes: [UInt8], rules: DocumentRules = .web) throws(XMLDiagnostic) {
    compiled = .success(try CompiledSchema(relaxNG: bytes, rules: rules))
  }

  /// If a built-in grammar does not compile, no document passes, so that the tests detect it.
  private init(embedded bytes: [UInt8], rules: DocumentRules) {
    compiled = Result { () throws(XMLDiagnostic) in try CompiledSchema(relaxNG: bytes, rules: rules) }
  }

  func faults(in text: SourceText) -> [XMLDiagnostic] {
    switch compiled {
    case .success(let schema): schema.faults(in: text)
    case .failure(let failure): [failure]
    }
  }
}

/// The compiled parts, shared by every copy of a schema.
private final class CompiledSchema: Sendable {
  private let grammar: RelaxNGGrammar
  private let rules: DocumentRules
  private let bytes: [UInt8]
  /// Created for the first document with a fault.
  private let explainer = Mutex<Explainer?>(nil)

  init(relaxNG bytes: [UInt8], rules: DocumentRules) throws(XMLDiagnostic) {
    let text = try SourceText(decoding: bytes)
    let document = SourceScanner.scan(text.bytes)
    for node in document.nodes where ["include", "externalRef"].contains(node.name.localName) {
      let kind = XMLDiagnostic.Kind.badSchema(message: "'\(node.name)' would read another file")
      throw TextPosition(of: node.offset, in: text.bytes).diagnostic(kind)
    }
    grammar = try RelaxNGGrammar(compiling: text)
    self.rules = rules
    self.bytes = text.bytes
  }

  func faults(in text: SourceText) -> [XMLDiagnostic] {
    let refusal: RelaxNGGrammar.Refusal?
    do {
      refusal = grammar.refusal(of: try LibXMLDocument(parsing: text))
    } catch {
      return [error]
    }
    let document = SourceScanner.scan(text.bytes)
    var faults = rules.faults(in: document)
    if let refusal {
      faults += explain(document)
      if faults.isEmpty { faults = [Self.unexplained(refusal, in: document)] }
    }
    return Fault.diagnostics(faults, in: text.bytes)
  }

  private func explain(_ document: SourceDocument) -> [Fault] {
    let explainer = explainer.withLock { cached in
      let explainer = cached ?? Explainer(grammar: bytes)
      cached = explainer
      return explainer
    }
    return explainer.faults(in: document)
  }

  private static func unexplained(_ refusal: RelaxNGGrammar.Refusal, in document: SourceDocument) -> Fault {
    let elements = document.nodes.lazy.filter(\.isElement)
    let offset = elements.dropFirst(refusal.element).first?.offset ?? 0
    return Fault(offset: offset, kind: .outsideProfile(message: refusal.words))
  }
}

/// A fault at a byte offset.
struct Fault {
  let offset: Int
  let kind: XMLDiagnostic.Kind

  /// The first faults with lines and columns, in document order, without duplicates.
  static func diagnostics(_ faults: [Fault], in bytes: [UInt8]) -> [XMLDiagnostic] {
    var position = TextPosition()
    var result: [XMLDiagnostic] = []
    let order = faults.indices.sorted { (faults[$0].offset, $0) < (faults[$1].offset, $1) }
    for fault in order.prefix(XMLTree.faultLimit).map({ faults[$0] }) {
      position.advance(to: fault.offset, in: bytes)
      let diagnostic = position.diagnostic(fault.kind)
      if diagnostic != result.last { result.append(diagnostic) }
    }
    return result
  }
}
