import Foundation
import Testing

@testable import Generate
@testable import XMLChecking

private func kind(of text: String) -> XMLDiagnostic.Kind? {
  do {
    _ = try XMLTree(parsing: text)
    return nil
  } catch {
    return error.kind
  }
}

@Suite("Hostile input")
struct HostileInputTests {
  @Test("that is empty, or contains U+0000, is refused by name")
  func emptyAndNull() {
    #expect(kind(of: "") == .emptyDocument)
    #expect(kind(of: "<a>\0</a>") == .nullCharacter)
    #expect(kind(of: "\0") == .nullCharacter)
  }

  @Test("above 64 MiB is refused without reading it")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: (64 << 20) + 1)
    #expect(throws: XMLDiagnostic(line: 1, column: 1, kind: .tooLarge(limit: 64 << 20))) { try XMLTree(parsing: bytes) }
  }

  @Test("with more than a million tags is refused at the tag that exceeds the limit")
  func tooManyTags() {
    let text = "<a>" + String(repeating: "<b/>\n", count: 1_000_000)
    #expect(throws: XMLDiagnostic(line: 1_000_000, column: 1, kind: .tooManyTags(limit: 1_000_000))) {
      try XMLTree(parsing: text)
    }
  }

  @Test("may declare 64 namespaces around an element, which libxml2 compares with each element in it")
  func namespaces() {
    func document(_ count: Int) -> String {
      "<a>" + (0..<count).map { "\n<a xmlns:n\($0)='a'>" }.joined() + String(repeating: "</a>", count: count + 1)
    }
    #expect(kind(of: document(64)) == nil)
    #expect(throws: XMLDiagnostic(line: 66, column: 1, kind: .tooManyNamespaces(limit: 64))) {
      try XMLTree(parsing: document(65))
    }
  }

  @Test("may have a section, a comment and an attribute of more than ten million bytes")
  func longParts() throws {
    let long = String(repeating: "x", count: 10_000_001)
    let text = "<a><!--\(long)--><b c=\"\(long)\"><![CDATA[\(long)]]></b></a>"
    let elements = try XMLTree(parsing: text).elements(atMost: 10)
    #expect(try #require(elements)[1].attributes[0].value.count == 10_000_001 && elements?[1].text.count == 10_000_001)
  }

  @Test("nested deeper than 256 elements is refused, and up to 200 is checked")
  func depth() {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(kind(of: deep + String(repeating: "</g>", count: 100_000)) == .tooDeep)
    let deepest = String(repeating: "<g>", count: 257) + String(repeating: "</g>", count: 257)
    #expect(kind(of: deepest) == nil && kind(of: "<g>\(deepest)</g>") == .tooDeep)
    // Above ten million bytes, libxml2 knows no depth.
    let long = "<!--" + String(repeating: "x", count: 10_000_001) + "-->\n" + String(repeating: "<g>", count: 257)
    #expect(throws: XMLDiagnostic(line: 2, column: 772, kind: .tooDeep)) { try XMLTree(parsing: long + "<g>") }
    let open = String(repeating: "<g>", count: 200)
    let close = String(repeating: "</g>", count: 200)
    #expect(faults(of: Samples.document("\(open)<path d=\"M0 0\"/>\(close)")) == [])
    #expect(faults(of: Samples.document("\(open)<circle/>\(close)")).map(\.column) == [601])
  }

  @Test(
    "that declares entities is refused before they are read", .timeLimit(.minutes(10)),
    arguments: [
      "<!DOCTYPE a [<!ENTITY b \"x\">]><a>&b;</a>",
      "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>",
      "<!DOCTYPE a [<!ENTITY % b SYSTEM \"file:///etc/passwd\"> %b;]><a/>",
      "<!DOCTYPE a PUBLIC \"[\" 'http://example.org/a.dtd' []><a/>",
      "<?xml version=\"1.0\"?><!-- <!DOCTYPE a> --><?p <!DOCTYPE a>?>\n<!DOCTYPE a\n[<!ENTITY b \"x\">]><a>&b;</a>",
    ])
  func internalSubset(text: String) {
    #expect(kind(of: text) == .internalSubset)
  }

  @Test("that is an entity bomb is refused at once", .timeLimit(.minutes(10)))
  func bomb() {
    let levels = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }
    let text = "<!DOCTYPE a [<!ENTITY e0 \"ha\">\(levels.joined())]><a b=\"&e30;\">&e30;</a>"
    #expect(kind(of: text) == .internalSubset)
  }

  @Test("that is an entity bomb has no effect even in libxml2", .timeLimit(.minutes(10)))
  func bombInside() throws {
    let levels = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }
    let text = "<!DOCTYPE a [<!ENTITY e0 \"ha\">\(levels.joined())]><a>&e30;</a>"
    #expect(throws: XMLDiagnostic.self) {
      _ = try LibXMLDocument(parsing: SourceText(decoding: Array(text.utf8)))
    }
  }

  @Test("never causes another file to be read")
  func externalFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let secret = folder.appending(path: "secret.txt")
    try Data("found".utf8).write(to: secret)
    let definition = folder.appending(path: "a.dtd")
    try Data("<!ENTITY b \"found\"><!ATTLIST a c CDATA \"found\">".utf8).write(to: definition)

    // Only the second protection: the behaviour of libxml2 without the first.
    let entity = "<!DOCTYPE a [<!ENTITY b SYSTEM \"\(secret.path)\">]><a>&b;</a>"
    #expect(kind(of: entity) == .internalSubset)
    #expect(throws: XMLDiagnostic.self) {
      _ = try LibXMLDocument(parsing: SourceText(decoding: Array(entity.utf8)))
    }
    let external = try XMLTree(parsing: "<!DOCTYPE a SYSTEM \"\(definition.path)\"><a>x</a>")
    #expect(try external.canonicalXML() == "<a>x</a>")
    #expect(kind(of: "<!DOCTYPE a SYSTEM \"\(definition.path)\"><a>&b;</a>") != nil)
    let inclusion = """
      <a xmlns:x="http://www.w3.org/2001/XInclude"><x:include href="\(secret.path)" parse="text"/></a>
      """
    #expect(try !XMLTree(parsing: inclusion).prettyPrinted().contains("found"))
  }

  @Test("with an element of 257 attributes is refused before libxml2 compares each with all others")
  func tooManyAttributes() {
    func document(_ count: Int) -> [UInt8] {
      Array(("<a>\n<b " + (0..<count).map { "a\($0)=''" }.joined(separator: " ") + "/></a>").utf8)
    }
    #expect(throws: Never.self) { _ = try XMLTree(parsing: document(256)) }
    #expect(throws: XMLDiagnostic(line: 2, column: 1, kind: .tooManyAttributes(limit: 256))) {
      _ = try XMLTree(parsing: document(257))
    }
  }

  @Test("with more than a thousand combining marks on a letter is refused, also by references")
  func tooManyMarks() {
    for mark in ["\u{323}\u{301}", "&#x323;&#x301;"] {
      func document(_ count: Int) -> [UInt8] { Array("<a>b\(String(repeating: mark, count: count / 2))</a>".utf8) }
      #expect(throws: Never.self) { _ = try XMLTree(parsing: document(1_000)) }
      #expect(throws: XMLDiagnostic(line: 1, column: 1, kind: .tooManyMarks(limit: 1_000))) {
        _ = try XMLTree(parsing: document(1_002))
      }
    }
  }

  @Test("has explanations of its first thousand faults", .timeLimit(.minutes(10)))
  func manyFaults() {
    for element in ["<g/>", "<b/>", "<path fill='redd' d='M0 0'/>", "<path id='a' d='M0 0'/>", "x<g/>"] {
      let few = faults(of: Samples.document(String(repeating: element, count: 700)))
      let many = faults(of: Samples.document(String(repeating: element, count: 100_000)))
      #expect(many.count == XMLTree.faultLimit)
      #expect(few.count >= 699 && many.prefix(600) == few.prefix(600), "\(element)")
    }
  }

  @Test("with a document type declaration is outside the profile")
  func doctype() throws {
    let text =
      "<?xml version=\"1.0\"?>\n <!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\">\n" + Samples.empty
    #expect(faults(of: text) == [XMLDiagnostic(line: 2, column: 2, kind: .doctypeForbidden)])
  }

  @Test("in a grammar cannot make it read another file", arguments: ["include", "externalRef"])
  func grammarInclusion(element: String) {
    let grammar = """
      <grammar xmlns="http://relaxng.org/ns/structure/1.0"><\(element) href="file:///etc/passwd"/></grammar>
      """
    #expect(throws: XMLDiagnostic.self) { _ = try Vocabulary(relaxNG: Array(grammar.utf8)) }
    #expect(throws: XMLDiagnostic.self) { _ = try Vocabulary(relaxNG: Array("<a/>".utf8)) }
  }

  @Test("with thousands of namespaces, attributes, ids and faults takes linear time", .timeLimit(.minutes(10)))
  func many() throws {
    // Twenty elements, each with the maximum number of attributes.
    func attributes(_ element: Int, _ attribute: (Int) -> String) -> String {
      (0..<250).map { attribute(250 * element + $0) }.joined(separator: " ")
    }
    let spaces = "<g " + (0..<60).map { "xmlns:n\($0)=\"http://example.org/\($0)\"" }.joined(separator: " ") + ">"
    let names = (0..<5_000).map { "<n\($0 % 60):x/>" }.joined() + "</g>"
    #expect(faults(of: Samples.document(spaces + names)).count == XMLTree.faultLimit)
    let paths = (0..<20).map { "<path d=\"M0 0\" \(attributes($0) { "a\($0)=\"\"" })/>" }.joined()
    #expect(faults(of: Samples.document(paths)).count == XMLTree.faultLimit)
    let same = String(repeating: "<path id=\"a\" d=\"M0 0\"/>", count: 5_000)
    #expect(faults(of: Samples.document(same)).count == XMLTree.faultLimit)
  }
}
