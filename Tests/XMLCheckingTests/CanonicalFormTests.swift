import Testing

@testable import XMLChecking

@Suite("The canonical form")
struct CanonicalFormTests {
  /// Canonical XML 2.0 moves namespace declarations to their uses; 1.0 keeps them in place.
  private static let otherAlgorithm: Set<String> = [
    "w3c-c14n20/inNsContent_c14nDefault", "w3c-c14n20/inNsDefault_c14nDefault",
    "w3c-c14n20/inNsPushdown_c14nDefault", "w3c-c14n20/inNsSort_c14nDefault", "w3c-c14n20/inNsXml_c14nDefault",
  ]

  @Test("of whole documents agrees with Canonical XML")
  func cases() throws {
    guard let file = try CaseFiles.load("xml_c14n.json", as: CaseFiles.Canonical.self) else { return }
    var passed = 0
    var needDeclarations: [String] = []
    for item in file.cases where !Self.otherAlgorithm.contains(item.id) {
      let texts = item.documents ?? [item.xml].compactMap(\.self)
      let expected = try #require(item.canonical ?? item.expected)
      if texts.contains(where: { $0.contains("<!DOCTYPE doc [") }) {
        needDeclarations.append(item.id)
        for text in texts { #expect(throws: XMLDiagnostic.self) { try XMLTree(parsing: text) } }
        continue
      }
      let withComments = item.algorithm?.hasSuffix("with-comments") ?? false
      for text in texts {
        #expect(try XMLTree(parsing: text).canonicalXML(withComments: withComments) == expected, "\(item.id)")
      }
      passed += 1
    }
    print(
      """
      xml_c14n.json: \(passed) of \(file.cases.count) cases
        left out, their declarations are never read:
          \(needDeclarations.joined(separator: "\n    "))
        left out, Canonical XML 2.0 differs from 1.0:
          \(Self.otherAlgorithm.sorted().joined(separator: "\n    "))
      """)
    #expect(passed + needDeclarations.count + Self.otherAlgorithm.count == file.cases.count)
    #expect(needDeclarations.count == 12)
  }

  @Test(
    "has no text of only white space, except where it is significant",
    arguments: [
      ("<svg>\n  <g> <p/>\t</g>\n</svg>", "<svg><g><p></p></g></svg>"),
      ("<text> <tspan> </tspan> </text>", "<text> <tspan> </tspan> </text>"),
      (
        "<g><title> </title> <desc> </desc> <style> </style></g>",
        "<g><title> </title><desc> </desc><style> </style></g>"
      ),
      ("<text><a> <b/> </a></text>", "<text><a> <b></b> </a></text>"),
      ("<g> a <p/> </g>", "<g> a <p></p></g>"), ("<g>&#160;</g>", "<g>\u{A0}</g>"),
      ("<g b='2' a=\"1\"/>", "<g a=\"1\" b=\"2\"></g>"), ("<!-- a --><g><!-- b --></g>", "<g></g>"),
      ("<g><![CDATA[<]]></g>", "<g>&lt;</g>"),
    ])
  func blanks(text: String, expected: String) throws {
    #expect(try XMLTree(parsing: text).canonicalForm() == expected)
  }

  @Test("with comments keeps them, and keeps white space")
  func comments() throws {
    let tree = try XMLTree(parsing: "<g> <!-- b --> <p/></g>")
    #expect(try tree.canonicalXML(withComments: true) == "<g> <!-- b --> <p></p></g>")
    #expect(try tree.canonicalXML() == "<g>  <p></p></g>")
  }

  @Test("does not exist for a relative namespace name, as in Canonical XML")
  func relativeNamespace() throws {
    let tree = try XMLTree(parsing: "<a>\n  <b xmlns:c=\"d/e\"/></a>")
    let expected = XMLDiagnostic(line: 2, column: 15, kind: .relativeNamespace(name: "d/e"))
    #expect(throws: expected) { try tree.canonicalForm() }
    #expect(throws: expected) { try tree.canonicalXML() }
    #expect(try XMLTree(parsing: "<a xmlns='urn:a'><b xmlns=''/></a>").canonicalForm().contains("<b xmlns=\"\">"))
  }
}
