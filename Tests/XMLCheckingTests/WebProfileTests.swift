import Testing

@testable import XMLChecking

/// A document with a single fault at the mark `¦`, which is not part of the document.
struct Corruption: Sendable, CustomTestStringConvertible {
  let content: String
  let kind: XMLDiagnostic.Kind
  let head: String

  init(_ content: String, _ kind: XMLDiagnostic.Kind, head: String = Samples.head) {
    self.content = content
    self.kind = kind
    self.head = head
  }

  var testDescription: String { content }

  /// The document without its mark, and its expected fault.
  var parts: (document: String, expected: XMLDiagnostic) {
    let isWhole = ["<svg", "¦<svg", "¦<!DOCTYPE"].contains { content.hasPrefix($0) }
    let marked = isWhole ? content : "\(head)\n\(content)\n</svg>\n"
    let before = marked.prefix { $0 != "¦" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.count ?? 0) + 1
    return (marked.replacing("¦", with: ""), XMLDiagnostic(line: lines.count, column: column, kind: kind))
  }
}

@Suite("The web profile")
struct WebProfileTests {
  @Test("accepts every document in the form that Cartouche writes", arguments: Samples.all)
  func samplesPass(sample: String) throws {
    #expect(try XMLTree(parsing: sample).validate(against: .web) == [])
  }

  @Test("reports the only fault of a document, and nothing else", arguments: corruptions)
  func corruptionIsNamed(corruption: Corruption) {
    let (document, expected) = corruption.parts
    #expect(faults(of: document) == [expected])
  }

  @Test("is tried with at least sixty corrupted documents")
  func enoughCorruptions() {
    #expect(corruptions.count >= 60)
  }

  @Test("names every faulty element of a document with several faults")
  func severalFaults() {
    let document = Samples.document(
      """
      <g fill="redd" id="x"><pth d="M0 0"/><path d="M0 0" fil="#fff" opacity="2"/></g>
      <circle/>
      <text x="1" font-family="a" font-size="1">b</text>
      """)
    let found = faults(of: document)
    #expect(found.map(\.line) == [2, 2, 2, 2, 3, 4])
    #expect(found.map(\.column) == [10, 23, 53, 73, 1, 1])
  }

  @Test("has only elements and attributes that the samples here use")
  func samplesUseEverything() throws {
    let documents = try Samples.all.map { try XMLElements(of: SourceText(decoding: Array($0.utf8))) }
    let used = Set(
      documents.flatMap { document in
        (0..<document.count).flatMap { index in
          document[index].attributes.map { "\(document[index].name) \($0.name)" } + [document[index].name]
        }
      })
    let known = Grammar.web.elements.flatMap { element in
      let name = Grammar.names[Int(element.name)].local
      return element.attributes.numbers.map { "\(name) \(Grammar.names[Int($0)].local)" } + [name]
    }
    #expect(known.filter { !used.contains($0) } == [])
    #expect(Set(known).count > 60)
  }

  @Test("has no prefixes, because in a page in HTML they change a name")
  func prefixes() {
    let document = """
      <s:svg xmlns:s="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"><s:path d="M0 0"/></s:svg>
      """
    #expect(faults(of: document).map(\.kind) == [.prefixForbidden(name: "s:svg"), .prefixForbidden(name: "s:path")])
  }

  @Test("checks ten thousand paths and a path of a hundred thousand bytes without delay", .timeLimit(.minutes(10)))
  func largeDocuments() {
    let many = String(repeating: "<path d=\"M0 0H1\"/>\n", count: 10_000)
    #expect(faults(of: Samples.document(many)) == [])
    let long = "M0 0" + String(repeating: " 1.5-2.25", count: 12_000)
    #expect(faults(of: Samples.document("<path d=\"\(long) 1 1\"/>")) == [])
    let broken = faults(of: Samples.document("<path d=\"\(long) 1\"/>"))
    #expect(broken.map(\.kind) == [.badPathData(problem: .incomplete(command: "M"), element: "path")])
  }

  @Test("checks a picture of a mebibyte without delay", .timeLimit(.minutes(10)))
  func largePicture() {
    let bytes = String(repeating: "AbC/+90z", count: 175_000)
    let image = "<image x=\"0\" y=\"0\" width=\"1\" height=\"1\" xlink:href=\"data:image/jpeg;base64,/9j/\(bytes)"
    #expect(faults(of: Samples.document(image + "==\"/>")) == [])
    #expect(faults(of: Samples.document(image + "===\"/>")).count == 1)
  }

  @Test(
    "checks values with costly backtracking without delay", .timeLimit(.minutes(10)),
    arguments: ["1", "0", "10", "1 ", "translate(1 1) ", "a, ", "- ", "'a',", "http", "/", "a:", "..", "#a"])
  func hostileValues(piece: String) {
    let value = String(repeating: piece, count: 100_000 / piece.count) + "!"
    for attribute in ["stroke-width", "transform", "fill", "opacity"] {
      let found = faults(of: Samples.document("<path d=\"M0 0\" \(attribute)=\"\(value)\"/>"))
      #expect(found.count == 1)
    }
    let words = Samples.document("<text x=\"1\" y=\"1\" font-size=\"1\" font-family=\"\(value)\">a</text>")
    #expect(faults(of: words).count == 1)
  }
}
