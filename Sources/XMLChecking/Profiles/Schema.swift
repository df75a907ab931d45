import Synchronization

/// What a kind of document may hold: a RELAX NG grammar, and the rules that no grammar can say.
public struct Schema: Sendable {
  private let compiled: Result<CompiledSchema, XMLDiagnostic>

  /// The web profile: what Cartouche writes for browsers. It is compiled when it is first used, once for all threads.
  public static let web = Schema(embedded: PackageResources.web_rng, rules: .web)

  /// The design profile: plain paths and simple gradients, which every design tool and renderer reads alike. It is
  /// compiled when it is first used, once for all threads.
  public static let design = Schema(embedded: PackageResources.design_rng, rules: .design)

  /// Compiles a grammar.
  ///
  /// - Parameters:
  ///   - bytes: RELAX NG in its XML syntax, complete in itself.
  ///   - rules: What is checked beside it.
  /// - Throws: `badSchema` where libxml2 cannot compile it or it would read another file, or what is wrong with it as a
  ///   document.
  init(relaxNG bytes: [UInt8], rules: DocumentRules = .web) throws(XMLDiagnostic) {
    compiled = .success(try CompiledSchema(relaxNG: bytes, rules: rules))
  }

  /// A grammar of ours that does not compile lets no document pass, which no test can overlook.
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
  /// Made when the first document has a fault to explain.
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

/// A fault at a byte.
struct Fault {
  let offset: Int
  let kind: XMLDiagnostic.Kind

  /// The first faults with lines and columns, in document order, each once.
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
