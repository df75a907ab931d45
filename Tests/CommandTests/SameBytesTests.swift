import BadgeManifest
import Cartouche
import Foundation
import HarfBuzzShaping
import LineDrawing
import LookFiles
import PictureReading
import Testing

/// Entries of every kind, with every look, in every profile, with texts and values that no one should pass.
private struct RandomEntries {
  private var random = SystemRandomNumberGenerator.Seeded(state: 27)

  private static let texts = [
    "42", "passing", "a\"\\\n\u{7}é", "<script>alert(1)</script>", "]]>&amp;", "\u{0}", "\u{202E}abc", "👩‍👩‍👧 family",
    "e\u{301}\u{301}\u{301}", "שלום", "سلام 12", "中文徽章", "  ", "", "{{count}}", "javascript:alert(1)",
    String(repeating: "W", count: 300), "\u{FEFF}\u{FFFE}", "[[badge a]]", "-1", "1e9", "100%",
  ]
  private static let colors = ["red", "#0a7", "rgb(1,2,3)", "#1a2b3c", "navy", "redd", "url(#a)", ""]
  private static let numbers = ["0", "1", "-5", "999", "1e400", "12.5", "\"7\"", "null", "true", "1e-9", "99999999999"]
  private static let kinds = [
    "pill", "hub", "cell", "table", "status", "pill", "hub", "cell", "table", "status", "pil",
  ]
  private static let raw = [
    "{}", "[]", "null", "{\"pill\":", "\u{FEFF}{}", "{\"pill\": {}, \"hub\": {}}",
    "{\"pill\": {\"text\": \"\\ud800\"}}",
    String(repeating: "[", count: 5_000), "{\"a\": {\"b\": {\"c\": 1}}} x",
  ]

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func isChosen(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private mutating func text() throws -> String {
    String(decoding: try JSONEncoder().encode(one(of: Self.texts)), as: UTF8.self)
  }

  private mutating func fields(of kind: String) throws -> [String] {
    var fields: [String] = []
    let looks = BuiltinLook.all.filter { $0.kind.rawValue == kind || isChosen(0.001) }.map(\.name)
    if !looks.isEmpty, isChosen(0.7) { fields.append("\"look\": \"\(one(of: looks))\"") }
    switch kind {
    case "hub": fields.append("\"count\": \(one(of: Self.numbers))")
    case "cell": fields.append("\"position\": \"\(one(of: ["top", "middle", "bottom", "single", "single", "side"]))\"")
    case "table": fields.append("\"rows\": [\(try text()), \"Inbox=3\", \(try text())]")
    case "status": fields.append("\"label\": \(try text()), \"message\": \(try text())")
    default: fields.append("\"text\": \(try text())")
    }
    if kind == "cell" || kind == "table" { fields.append("\"width\": \(one(of: ["300", "120", "44", "-3"]))") }
    if kind == "cell" { fields.append("\"height\": \(one(of: ["44", "1"]))") }
    if isChosen(0.3) { fields.append("\"\(one(of: ["fill", "fill", "color"]))\": \"\(one(of: Self.colors))\"") }
    if isChosen(0.2) { fields.append("\"state\": \"\(one(of: ["disabled", "selected", "normal", "x"]))\"") }
    if isChosen(0.1) { fields.append("\"on\": \"\(one(of: ["96x96", "0x0", "-1x5"]))\"") }
    return fields
  }

  mutating func line() throws -> [UInt8] {
    if isChosen(0.05) { return Array(one(of: Self.raw).utf8) }
    let kind = one(of: Self.kinds)
    var fields = ["\"\(kind)\": {\(try fields(of: kind).joined(separator: ", "))}"]
    if isChosen(0.5) {
      fields.append("\"profile\": \"\(one(of: ["web", "web", "embed", "embed", "design", "print"]))\"")
    }
    if isChosen(0.3) { fields.append("\"file\": \"\(one(of: ["a.svg", "b/c.svg", "é.svg", "../d", "con.svg"]))\"") }
    if isChosen(0.2) { fields.append("\"colorScheme\": \"\(one(of: ["dark", "light", "automatic"]))\"") }
    if isChosen(0.1) { fields.append("\"scale\": \(one(of: Self.numbers))") }
    if isChosen(0.1) { fields.append("\"title\": \(try text())") }
    var bytes = Array("{\(fields.joined(separator: ", "))}".utf8)
    if isChosen(0.05) { bytes[Int.random(in: bytes.indices, using: &random)] = one(of: [0, 0x22, 0x7B, 0xC3, 0xFF]) }
    if isChosen(0.05) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
    return bytes
  }
}

extension SystemRandomNumberGenerator {
  /// The same numbers in each run, by the generator SplitMix64.
  fileprivate struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

@Suite("The command, Swift, the library and Python")
struct SameBytesTests {
  private struct Result: Decodable, Equatable {
    var svg: String?
    var width: Double?
    var height: Double?
    var title: String?
    var warnings: [String]?
    var error: String?
  }

  private func results(_ output: String) throws -> [Result] {
    try output.split(separator: "\n").map { line in
      var result = try JSONDecoder().decode(Result.self, from: Data(line.utf8))
      if result.warnings == [] { result.warnings = nil }
      return result
    }
  }

  @Test("draw the same bytes and say the same of random entries")
  func sameBytes() throws {
    var entries = RandomEntries()
    let lines = try (0..<Rounds.of(2_000)).map { _ in try entries.line() }
    let folder = try TemporaryFolder()
    try Data(lines.joined(separator: [UInt8(ascii: "\n")])).write(to: folder.url.appending(path: "input"))

    let command = try Command.shell("$CARTOUCHE draw < input", in: folder.url).output
    let drawer = LineDrawer(name: "standard input", resolver: .builtin(), outlining: HarfBuzzShaper())
    let swift = lines.enumerated().map { index, line in
      do throws(LineError) { return try drawer.drawn(line, number: index + 1).json(hasPicture: true) } catch {
        return error.json
      }
    }
    #expect(command == String(decoding: swift.joined(), as: UTF8.self))

    let python = try Command.shell(
      "python3 '\(LibraryTests.root)/Tests/Library/lines.py' '\(LibraryTests.file)' input lines single", in: folder.url)
    #expect(python.status == 0, "\(python.errors)")
    let library = try String(contentsOf: folder.url.appending(path: "lines"), encoding: .utf8)
    #expect(library == command.replacing("standard input:", with: ""))

    // An entry of its own is the first line.
    let single = try results(String(contentsOf: folder.url.appending(path: "single"), encoding: .utf8))
    let expected = try results(command)
    #expect(single.count == lines.count && expected.count == lines.count)
    for (index, (single, expected)) in zip(single, expected).enumerated() {
      var expected = expected
      expected.error = expected.error?.replacing("standard input:\(index + 1):", with: "1:")
      #expect(single == expected, "\(String(decoding: lines[index], as: UTF8.self))")
    }
    // Neither all are drawn nor all refused.
    let count = expected.count { $0.svg != nil }
    #expect((lines.count / 4...lines.count * 9 / 10).contains(count), "\(count)")
  }
}
