import Testing

@testable import XMLChecking

/// A profile's whole grammar as libxml2 reads it, and as documents are checked with it.
private struct Reading {
  let schema: Schema
  let whole: RelaxNGGrammar
  let vocabulary: Vocabulary

  init(_ schema: Schema, _ grammar: [UInt8]) throws {
    self.schema = schema
    whole = try RelaxNGGrammar(compiling: SourceText(decoding: grammar))
    vocabulary = try Vocabulary(relaxNG: grammar)
  }

  /// How the check of a document differs from libxml2's verdict by the whole grammar; nil if it does not.
  func difference(in bytes: [UInt8], _ checker: XMLChecker) throws -> String? {
    guard let text = try? SourceText(decoding: bytes), let tree = try? LibXMLDocument(parsing: text) else { return nil }
    let refusal = whole.problem(in: tree)
    let document = SourceScanner.scan(bytes)
    let faults = try GrammarCheck(vocabulary).findings(in: document).faults
    if refusal == nil, let fault = faults.first { return "the grammar allows what is refused: \(fault.kind.message)" }
    if let refusal, checker.faults(in: bytes).isEmpty { return "the grammar refuses: \(refusal.message)" }
    if refusal == nil, case .outsideProfile(let words)? = checker.faults(in: bytes).first?.kind { return words }
    return nil
  }
}

@Suite("The check of names and values")
struct AgreementTests {
  @Test("agrees with libxml2's reading of the whole web grammar about samples, corruptions and mutations of them")
  func web() throws {
    let reading = try Reading(.web, PackageResourcesForTests.webGrammar)
    try expectAgreement(reading, Samples.all + corruptions.map(\.parts.document))
  }

  @Test("agrees with libxml2's reading of the whole design grammar about samples, corruptions and mutations of them")
  func design() throws {
    let reading = try Reading(.design, PackageResourcesForTests.designGrammar)
    try expectAgreement(reading, DesignSamples.all + Samples.all + designCorruptions.map(\.parts.document))
  }

  private func expectAgreement(_ reading: Reading, _ documents: [String]) throws {
    let checker = XMLChecker(reading.schema)
    var mutation = Mutation(seed: 42)
    for document in documents {
      let bytes = Array(document.utf8)
      #expect(try reading.difference(in: bytes, checker) == nil, "\(document)")
      for _ in 0..<12 {
        var mutated = mutation.mutated(bytes)
        if try reading.difference(in: mutated, checker) == nil { mutated = mutation.mutated(mutated) }
        let difference = try reading.difference(in: mutated, checker)
        #expect(difference == nil, "\(String(decoding: mutated, as: UTF8.self))")
      }
    }
  }

  @Test("takes no time for an element with every attribute that it may have", .timeLimit(.minutes(10)))
  func everyAttribute() {
    let common = """
      id="a" fill="#fff" fill-opacity="1" fill-rule="nonzero" stroke="none" shape-rendering="crispEdges" opacity="1" \
      transform="scale(1)" clip-path="url(#c)" mask="url(#m)" class="k"
      """
    let group = """
      <g \(common) filter="url(#f)" font-family="a" font-size="1" font-weight="bold" text-anchor="end" \
      text-rendering="geometricPrecision" aria-hidden="true">\
      <path \(common.replacing("\"a\"", with: "\"b\"")) d="M0 0Z" stroke-width="1" stroke-linecap="round" \
      stroke-linejoin="round" stroke-miterlimit="4" stroke-dasharray="1" stroke-dashoffset="1" stroke-opacity="1"/></g>
      """
    let kinds = faults(of: Samples.document(group)).map(\.kind)
    let strays = kinds.filter {
      switch $0 {
      case .danglingReference, .unknownClass: false
      default: true
      }
    }
    #expect(strays == [])
    #expect(kinds.count == 7)
  }

  @Test("refuses a grammar whose attributes depend on each other, because they would not be checked")
  func dependentAttributes() {
    let head = "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\"><start><element name=\"a\">"
    let attribute = "<attribute name=\"b\"/>"
    for pattern in [
      "<choice>\(attribute)<empty/></choice>", "<optional>\(attribute)<attribute name=\"c\"/></optional>",
      "<optional>\(attribute)<element name=\"c\"><empty/></element></optional>",
      "<zeroOrMore>\(attribute)</zeroOrMore>",
      "<attribute><anyName/></attribute>", "<interleave><text/></interleave>", "<list><text/></list>",
      "<attribute name=\"b\"><data type=\"int\"/></attribute>",
    ] {
      let grammar = "\(head)\(pattern)</element></start></grammar>"
      #expect(throws: XMLDiagnostic.self) { try Vocabulary(relaxNG: Array(grammar.utf8)) }
    }
    let simple = "\(head)<optional>\(attribute)</optional><empty/></element></start></grammar>"
    #expect(throws: Never.self) { try Vocabulary(relaxNG: Array(simple.utf8)) }
  }
}
