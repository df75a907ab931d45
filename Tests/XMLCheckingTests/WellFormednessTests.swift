import Foundation
import Testing

@testable import XMLChecking

private func fault(of bytes: [UInt8]) -> XMLDiagnostic? {
  do {
    _ = try XMLTree(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

private func isAccepted(_ bytes: [UInt8]) -> Bool { fault(of: bytes) == nil }

/// The bytes of a character, or the three-byte form that a surrogate would have as a character.
private func generalizedUTF8(_ codePoint: UInt32) -> [UInt8] {
  if let scalar = Unicode.Scalar(codePoint) { return Array(String(Character(scalar)).utf8) }
  return [0xE0 | UInt8(codePoint >> 12), 0x80 | UInt8(codePoint >> 6 & 0x3F), 0x80 | UInt8(codePoint & 0x3F)]
}

@Suite("A parsed document")
struct WellFormednessTests {
  @Test("has the characters of XML 1.0, literal or as references")
  func characters() throws {
    guard let file = try CaseFiles.load("xml_chars.json", as: CaseFiles.Characters.self) else { return }
    for item in file.cases {
      let raw = isAccepted(Array("<a>".utf8) + generalizedUTF8(item.cp) + Array("</a>".utf8))
      let reference = isAccepted(Array("<a>&#x\(String(item.cp, radix: 16));</a>".utf8))
      #expect(raw == item.legal_xml10, "\(item.id) raw")
      #expect(raw == item.raw?.xmllint ?? false, "\(item.id) raw")
      #expect(reference == item.legal_xml10, "\(item.id) reference")
      #expect(reference == item.char_ref.xmllint, "\(item.id) reference")
    }
    print("xml_chars.json: \(file.cases.count) of \(file.cases.count) cases")
    #expect(file.cases.count == 71)
  }

  @Test(
    "may contain the characters at each edge of the legal ranges",
    arguments: [
      (0x8, false), (0x9, true), (0xB, false), (0x1F, false), (0x20, true), (0x7F, true), (0xD7FF, true),
      (0xD800, false), (0xDFFF, false), (0xE000, true), (0xFFFD, true), (0xFFFE, false), (0x10FFFF, true),
    ] as [(UInt32, Bool)])
  func edges(codePoint: UInt32, isLegal: Bool) {
    #expect(isAccepted(Array("<a>".utf8) + generalizedUTF8(codePoint) + Array("</a>".utf8)) == isLegal)
  }

  @Test(
    "is refused at the first byte that is not valid UTF-8",
    arguments: [
      ([0x80], 0x80), ([0xC0, 0x80], 0xC0), ([0xC3], 0xC3), ([0xE0, 0x80, 0x80], 0xE0), ([0xED, 0xA0, 0x80], 0xED),
      ([0xF5, 0x80, 0x80, 0x80], 0xF5), ([0xF4, 0x90, 0x80, 0x80], 0xF4), ([0xE2, 0x82], 0xE2), ([0xFF], 0xFF),
    ] as [([UInt8], UInt8)])
  func invalidEncoding(bytes: [UInt8], byte: UInt8) {
    let expected = XMLDiagnostic(line: 2, column: 5, kind: .invalidEncoding(byte: byte))
    #expect(fault(of: Array("<a>\n<b>é".utf8) + bytes + Array("</b></a>".utf8)) == expected)
    let atTheEnd = XMLDiagnostic(line: 1, column: 5, kind: .invalidEncoding(byte: byte))
    #expect(fault(of: Array("<a/>".utf8) + bytes) == atTheEnd)
  }

  @Test("has positions in characters, with any kind of line end", arguments: ["\n", "\r", "\r\n"])
  func lines(lineEnd: String) {
    let text = ["<a>", "", "é👩‍👧e\u{301}\t</b></a>"].joined(separator: lineEnd)
    #expect(fault(of: Array(text.utf8))?.line == 3)
    // The tag that does not match is found behind its end.
    #expect(fault(of: Array(text.utf8))?.column == 9)
  }

  @Test("is the same in UTF-16, ISO-8859-1 and UTF-8, if the bytes name the encoding")
  func encodings() throws {
    let text = "<a b=\"é\">€</a>"
    let plain = try XMLTree(parsing: text).canonicalXML()
    for (mark, bigEndian) in [([0xFE, 0xFF], true), ([0xFF, 0xFE], false), ([], true), ([], false)] {
      let units = text.utf16.flatMap {
        bigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
      }
      #expect(try XMLTree(parsing: mark.map(UInt8.init) + units).canonicalXML() == plain)
    }
    let latin = Array("<?xml version='1.0' encoding='iso-8859-1'?><a b='".utf8) + [0xE9] + Array("'>x</a>".utf8)
    #expect(try XMLTree(parsing: latin).canonicalXML() == "<a b=\"é\">x</a>")
    #expect(try XMLTree(parsing: "\u{FEFF}<a/>").canonicalXML() == "<a></a>")
    #expect(try XMLTree(parsing: "<?xml version=\"1.0\" encoding = \"UTF-8\"?><a/>").prettyPrinted() == "<a/>\n")
  }

  @Test("is refused if its encoding is not supported")
  func unsupportedEncoding() {
    let expected = XMLDiagnostic(line: 1, column: 31, kind: .unsupportedEncoding(name: "UTF-7"))
    #expect(fault(of: Array("<?xml version='1.0' encoding='UTF-7'?><a/>".utf8)) == expected)
    let half: [UInt8] = [0xFE, 0xFF, 0x00, 0x3C, 0x00, 0x61, 0x00, 0x2F, 0x00, 0x3E, 0xD8]
    #expect(fault(of: half) == XMLDiagnostic(line: 1, column: 5, kind: .invalidEncoding(byte: 0xD8)))
    let loneSurrogate: [UInt8] = [0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8, 0x3E, 0x00]
    #expect(fault(of: loneSurrogate)?.column == 2)
  }

  @Test(
    "is refused if it is not well-formed",
    arguments: [
      ("<a>", 1), ("<a></b>", 1), ("<a/><b/>", 1), ("<a b=1/>", 1), ("<a b=\"1\" b=\"2\"/>", 1), ("\n<a>&nbsp;</a>", 2),
      ("<a>\n\n<</a>", 3), ("<a><p:b/></a>", 1), ("<a p:b=\"1\"/>", 1), ("text", 1), ("<a>\n]]></a>", 2),
      ("<!-- -- --><a/>", 1), ("<a/>\n<?xml version=\"1.0\"?>", 2), (" <?xml version=\"1.0\"?><a/>", 1), ("   ", 1),
    ])
  func notWellFormed(text: String, line: Int) throws {
    let found = try #require(fault(of: Array(text.utf8)))
    #expect(found.line == line)
    #expect(found.code == "notWellFormed", "\(found)")
    #expect(found.message.count > "not well-formed: ".count && !found.message.contains("\n"))
  }

  @Test("has correct line numbers beyond 65,535")
  func manyLines() {
    let text = Samples.document(String(repeating: "\n", count: 70_000) + "<circle/>")
    #expect(faults(of: text).map(\.line) == [70_002])
    #expect(fault(of: Array(text.dropLast(7).utf8) + Array("</g>".utf8))?.line ?? 0 >= 70_002)
  }

  @Test("may have an xml:id that is no name, because it is still well-formed")
  func doubtfulIdentifier() {
    #expect(isAccepted(Array("<a xml:id=\"23\"/>".utf8)))
  }
}
