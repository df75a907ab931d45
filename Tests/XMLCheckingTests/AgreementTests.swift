import Foundation
import PictureReading
import Testing

@testable import Generate
@testable import XMLChecking

/// A profile's whole grammar as libxml2 reads it, and as documents are checked with it.
private struct Reading {
  let checker: XMLChecker
  let whole: RelaxNGGrammar

  init(_ schema: Schema, _ grammar: [UInt8]) throws {
    checker = XMLChecker(schema)
    whole = try RelaxNGGrammar(compiling: SourceText(decoding: grammar))
  }

  /// How the check of a document differs from libxml2's verdict by the whole grammar; nil if it does not.
  ///
  /// - Parameter named: Is told of the faults that the grammar finds.
  func difference(in bytes: [UInt8], _ named: (XMLDiagnostic.Kind) -> Void = { _ in }) throws -> String? {
    guard let text = try? SourceText(decoding: bytes), let tree = try? LibXMLDocument(parsing: text) else { return nil }
    let refusal = whole.problem(in: tree)
    let faults = try checker.findings(in: text)
    let ofGrammar = faults.filter { $0.finder == .grammar }.map(\.kind)
    ofGrammar.forEach(named)
    if refusal == nil, let fault = ofGrammar.first { return "the grammar allows what is refused: \(fault.message)" }
    if let refusal, faults.isEmpty { return "the grammar refuses: \(refusal.message)" }
    return nil
  }
}

@Suite("The check in one pass")
struct AgreementTests {
  @Test("agrees with libxml2's reading of the whole web grammar about samples, corruptions and mutations of them")
  func web() throws {
    let reading = try Reading(.web, PackageResourcesForTests.webGrammar)
    try expectAgreement(reading, Samples.all + corruptions.map(\.parts.document))
  }

  @Test("agrees with libxml2's reading of the whole embed grammar about samples, corruptions and mutations of them")
  func embed() throws {
    let reading = try Reading(.embed, PackageResourcesForTests.embedGrammar)
    try expectAgreement(reading, Samples.all + corruptions.map(\.parts.document))
  }

  @Test("agrees with libxml2's reading of both design grammars about samples, corruptions and mutations of them")
  func design() throws {
    let documents = DesignSamples.all + Samples.all + designCorruptions.map(\.parts.document)
    try expectAgreement(Reading(.design, PackageResourcesForTests.designGrammar), documents)
    try expectAgreement(Reading(.designWithFilters, PackageResourcesForTests.filterGrammar), documents)
  }

  @Test(
    "agrees with libxml2's reading of a whole grammar about mutations of the fixtures", arguments: ["web", "design"])
  func fixtures(profile: String) throws {
    let reading =
      try profile == "web"
      ? Reading(.web, PackageResourcesForTests.webGrammar) : Reading(.design, PackageResourcesForTests.designGrammar)
    var mutation = Mutation(seed: 3)
    for name in FixtureFiles.names(of: profile) {
      let bytes = Array(try Data(contentsOf: FixtureFiles.folder.appending(path: name)))
      #expect(try reading.difference(in: bytes) == nil, "\(name)")
      for _ in 0..<Self.mutations {
        let mutated = mutation.mutated(bytes)
        #expect(try reading.difference(in: mutated) == nil, "\(String(decoding: mutated, as: UTF8.self))")
      }
    }
  }

  /// How often each document is changed.
  private static let mutations = Rounds.areAll ? 12 : 3

  /// Every message of the grammar is seen at least once.
  private func expectAgreement(_ reading: Reading, _ documents: [String]) throws {
    var mutation = Mutation(seed: 42)
    var seen: Set<String> = []
    func note(_ kind: XMLDiagnostic.Kind) { seen.insert(kind.code) }
    for document in documents {
      let bytes = Array(document.utf8)
      #expect(try reading.difference(in: bytes, note) == nil, "\(document)")
      for _ in 0..<Self.mutations {
        var mutated = mutation.mutated(bytes)
        if Bool.random(using: &mutation.random) { mutated = mutation.mutated(mutated) }
        let difference = try reading.difference(in: mutated, note)
        #expect(difference == nil, "\(String(decoding: mutated, as: UTF8.self))")
      }
    }
    let expected: Set<String> = [
      "unknownElement", "elementOutOfPlace", "incompleteContent", "unknownAttribute", "missingAttribute",
      "badAttributeValue", "badText",
    ]
    #expect(expected.subtracting(seen) == [])
  }

  @Test("has tables that are made from the grammars as they are")
  func tables() throws {
    let source = try GrammarSource(PackageResourcesForTests.read).swift()
    let file = PackageResourcesForTests.root.appending(path: "Sources/XMLChecking/Grammars/BuiltinGrammars.swift")
    #expect(try source == String(contentsOf: file, encoding: .utf8))
  }

  @Test("gives the same faults for a document whatever was checked before")
  func anyOrder() throws {
    var mutation = Mutation(seed: 7)
    let documents = (Samples.all + corruptions.map(\.parts.document)).flatMap { text in
      [Array(text.utf8), mutation.mutated(Array(text.utf8))]
    }
    let alone = documents.map { XMLChecker(.web).faults(in: $0) }
    let checker = XMLChecker(.web)
    #expect(documents.map { checker.faults(in: $0) } == alone)
    #expect(documents.reversed().map { checker.faults(in: $0) } == alone.reversed())
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
    let codes = faults(of: Samples.document(group)).map(\.code)
    #expect(Set(codes) == ["danglingReference", "unknownClass"])
    #expect(codes.count == 7)
  }

  @Test("refuses a grammar whose attributes depend on each other, because they would not be checked")
  func dependentAttributes() {
    let head = "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\"><start><element name=\"a\">"
    let attribute = "<attribute name=\"b\"><value>1</value></attribute>"
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
