import SourceTree
import Testing

@Suite("JSON")
struct JSONReaderTests {
  private func error(_ text: String) -> SourceError? {
    #expect(throws: SourceError.self) { try JSONReader.read(Array(text.utf8)) }
  }

  /// The places of the keys and values of a tree, in their order.
  private func places(_ node: SourceNode) -> [String] {
    let own = "\(node.position.line):\(node.position.column)"
    switch node.content {
    case .text, .nothing: return [own]
    case .list(let elements): return [own] + elements.flatMap(places)
    case .map(let entries):
      return [own] + entries.flatMap { ["\($0.position.line):\($0.position.column)"] + places($0.value) }
    }
  }

  @Test("has the place of each key and value, in lines and Unicode scalars")
  func positions() throws {
    let text = "\u{FEFF} {\"é\": [1, \"🙂\", null],\r\n\"b\":\r{\n \"c\" : true}}"
    #expect(
      try places(JSONReader.read(Array(text.utf8))) == [
        "1:2", "1:3", "1:8", "1:9", "1:12", "1:17", "2:1", "3:1", "4:2", "4:8",
      ])
    #expect(try places(JSONReader.read(Array("[\n3]".utf8), line: 7)) == ["7:1", "8:1"])
  }

  @Test("has one value, whose lists and objects are nested 64 levels deep at most")
  func depth() throws {
    func nested(_ count: Int) -> String { String(repeating: "[", count: count) + String(repeating: "]", count: count) }
    _ = try JSONReader.read(Array(nested(64).utf8))
    #expect(error(nested(65))?.problem == .tooDeep(maximum: 64) && error(nested(65))?.column == 65)
    #expect(error("{} []")?.problem == .severalDocuments && error("\n")?.problem == .emptyFile)
  }

  @Test("that is not UTF-8 is refused at the byte")
  func encoding() {
    let text = Array("{\"a\": \"é\\n".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    let error = #expect(throws: SourceError.self) { try JSONReader.read(text) }
    #expect(error?.problem == .invalidUTF8 && error?.column == 11)
  }

  @Test(
    "has escapes of any character, by surrogates where UTF-16 needs them",
    arguments: [
      (#""\ud83d\ude42""#, "🙂"), (#""\u00e9\/\\\"""#, "é/\\\""), (#""a\tb\u0000""#, "a\tb\0"), (#""""#, ""),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(try JSONReader.read(Array(text.utf8)).content == .text(expected))
  }

  @Test(
    "with half an escape is refused at its backslash",
    arguments: [
      #""é\u00g9""#, #""é\u00e""#, #""é\ud83d""#, #""é\ud83dabcdef""#, #""é\ude42\ud83d""#, #""é\ud83d\u0041""#,
    ])
  func halves(text: String) { #expect(error(text)?.column == 3) }
}
