import Testing

@testable import XMLChecking

@Suite("A document like one before")
struct AcceptedDocumentTests {
  /// A document with two ids, references to them, a mask, path data, an animation and texts.
  private static let sample = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" role="img" aria-label="a">\
    <title>a</title><defs><linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="20">\
    <stop offset="0" stop-color="#bbb"/></linearGradient>\
    <mask id="m1" maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="20"><path fill="#fff" d="M0 0H20V20Z"/></mask>\
    </defs><g mask="url(#m1)"><path fill="url(#g1)" d="M0 0H9V9Z"/><path fill="#fff" d="M1 1H9V9Z"/></g>\
    <text x="10" y="14" textLength="12" font-family="Verdana" font-size="11">passing</text></svg>
    """

  private func accepted(_ text: String) throws -> (document: AcceptedDocument, check: GrammarCheck) {
    let document = SourceScanner.scan(Array(text.utf8))
    let check = GrammarCheck(Schema.web.vocabulary)
    let findings = try check.findings(in: document)
    try #require(findings.faults.isEmpty && Schema.web.rules.faults(in: document).isEmpty)
    let source = ContentGrammar.source(of: Schema.web.vocabulary, elements: findings.elements)
    let grammar = try RelaxNGGrammar(compiling: SourceText(decoding: Array(source.utf8)))
    return (try #require(AcceptedDocument(document, findings, Schema.web.rules, grammar)), check)
  }

  private func isPermitted(_ changes: KeyValuePairs<String, String>) throws -> Bool {
    let (document, check) = try accepted(Self.sample)
    var text = Self.sample
    for (old, new) in changes {
      try #require(text.contains(old))
      text = text.replacing(old, with: new)
    }
    return try document.permits(Array(text.utf8), check, isPlain: false)
  }

  @Test("is permitted with other permitted values, texts and ids")
  func permitted() throws {
    #expect(try isPermitted([:]))
    #expect(try isPermitted(["passing": "failing \u{e9}", "\"12\"": "\"30.5\"", "\"a\"": "\"b\"", ">a<": ">b<"]))
    #expect(try isPermitted(["H9V9": "H19.25V9a3 3 0 0 1 -3 3"]))
    #expect(try isPermitted(["g1": "another", "m1": "g1"]))
    #expect(try isPermitted(["g1": "swap", "m1": "g1", "swap": "m1"]))
    #expect(try isPermitted(["\"#bbb\"": "\"#000\""]))
  }

  @Test("is not permitted with a value, an id or a reference that is not, or with any other difference")
  func refused() throws {
    #expect(try !isPermitted(["\"12\"": "\"x\""]))
    #expect(try !isPermitted(["\"12\"": "\"&#49;\""]))
    #expect(try !isPermitted(["H9V9": "H9V"]))
    #expect(try !isPermitted(["id=\"g1\"": "id=\"m1\"", "#g1": "#m1"]))
    #expect(try !isPermitted(["id=\"g1\"": "id=\"other\""]))
    #expect(try !isPermitted(["#g1": "#other"]))
    #expect(try !isPermitted(["#g1": "#m1"]))
    #expect(try !isPermitted(["fill=\"#fff\" d=\"M1": "fill=\"url(#g1)\" d=\"M1"]))
    #expect(try !isPermitted(["passing": ""]))
    #expect(try !isPermitted(["passing": "<tspan>a</tspan>"]))
    #expect(try !isPermitted(["passing": "a<!-- -->"]))
    #expect(try !isPermitted(["role=\"img\" ": ""]))
    #expect(try !isPermitted(["</svg>": "</svg> "]))
    #expect(try !isPermitted(["</svg>": "</svg"]))
    #expect(try !isPermitted(["\"img\"": "\"presentation\"", "\"12\"": "'12'"]))
  }

  @Test("has the faults that it has alone, whatever was checked before")
  func agreement() throws {
    var mutation = Mutation(seed: 7)
    let profiles: [(schema: Schema, documents: [String])] = [
      (.web, Samples.all + [Self.sample]), (.design, DesignSamples.all), (.embed, Samples.all + [Self.sample]),
    ]
    for (schema, documents) in profiles {
      let checker = XMLChecker(schema)
      var like = 0
      for document in documents {
        let bytes = Array(document.utf8)
        for _ in 0..<25 {
          var mutated = bytes
          for _ in 0..<Int.random(in: 0...3, using: &mutation.random) { mutated = mutation.mutated(mutated) }
          let alone = XMLChecker(schema).faults(in: mutated)
          #expect(checker.faults(in: mutated) == alone, "\(String(decoding: mutated, as: UTF8.self))")
          #expect(checker.faults(in: mutated) == alone, "\(String(decoding: mutated, as: UTF8.self))")
          if alone.isEmpty { like += 1 }
        }
      }
      #expect(like > documents.count)
    }
  }
}
