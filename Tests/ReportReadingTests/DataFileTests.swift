import Foundation
import Testing

@testable import ReportReading

@Suite("JSON, TOML, YAML and CSV by path")
struct DataFileTests {
  private static func value(
    _ text: String, _ path: String, _ language: DataFile.Language? = nil, name: String? = nil
  ) throws -> String {
    try DataFile(reading: Array(text.utf8), as: language, name: name).value(at: #require(DataPath(path)))
  }

  @Test(
    "give the value as it is written",
    arguments: [
      (#"{"a": {"b": [10, {"c": "x"}]}}"#, "a.b.1.c", DataFile.Language.json, "x"),
      (#"{"a": -1.50e+3 }"#, "a", .json, "-1.50e+3"), (#"{"a": true}"#, "a", .json, "true"),
      (#"{"a.b": "\ud83d\ude00\n\u00e9\/\""}"#, #""a.b""#, .json, "😀\né/\""), ("[[1,2],[3]]", "1.0", .json, "3"),
      (#"{"a": 123456789012345678901234567890}"#, "a", .json, "123456789012345678901234567890"),
      (#"{"é": {"": 1}}"#, #"é."""#, .json, "1"), ("a:\n  - b: 1.0\n  - b: 2", "a.1.b", .yaml, "2"),
      ("a: 1.0", "a", .yaml, "1.0"),
      ("a.b = 1\n[c]\nd = 'x'\n[[e]]\nf = 1\n[[e]]\nf = 2\n[e.g]\nh = 3", "a.b", .toml, "1"),
      ("a.b = 1\n[c]\nd = 'x'\n[[e]]\nf = 1\n[[e]]\nf = 2\n[e.g]\nh = 3", "e.1.f", .toml, "2"),
      ("a.b = 1\n[c]\nd = 'x'\n[[e]]\nf = 1\n[[e]]\nf = 2\n[e.g]\nh = 3", "e.1.g.h", .toml, "3"),
      ("\"a b\".'c' = \"\\u00e9\\U0001F600\\t\"", "a b.c", .toml, "é😀\t"),
      ("name,posts\n\"a, \"\"b\"\"\",3\r\nc,4\n", "0.name", .csv, "a, \"b\""),
      ("name,posts\n\"a\nb\",3\r\nc,4", "1.posts", .csv, "4"),
    ])
  func values(text: String, path: String, language: DataFile.Language, expected: String) throws {
    #expect(try Self.value(text, path, language) == expected)
  }

  @Test("guess their language by name and first character")
  func languages() throws {
    #expect(try Self.value(#"{"a": 1}"#, "a") == "1")
    #expect(try Self.value("a: 1", "a") == "1")
    #expect(try Self.value("a = 1", "a", name: "x.TOML") == "1")
    #expect(try Self.value("a\n1\n", "0.a", name: "x.csv") == "1")
  }

  @Test(
    "say which key or element is missing",
    arguments: [
      (#"{"total": 1}"#, "totl", DataFile.Language.json), (#"{"a": null}"#, "a", .json), ("[1]", "1", .json),
      ("[1]", "-1", .json), ("a: ~", "a", .yaml), ("a: [1]", "a.7", .yaml), ("a = 1", "b", .toml),
      ("a\n1\n", "1.a", .csv),
      ("a,b\n1,\n", "0.b", .csv), ("a\n1\n", "0.b", .csv),
    ])
  func missing(text: String, path: String, language: DataFile.Language) {
    let error = #expect(throws: ReportError.self) { try Self.value(text, path, language) }
    #expect(error?.problem.isMissing == true, "\(error?.description ?? "")")
  }

  @Test(
    "refuse a value of the wrong type",
    arguments: [
      (#"{"a": {}}"#, "a", DataFile.Language.json), (#"{"a": 1}"#, "a.b", .json), ("[1]", "a", .json),
      ("a: {}", "a", .yaml), ("a: 1", "a.b", .yaml), ("a: [1]", "a.b", .yaml), ("a = []", "a", .toml),
      ("a\n1", "a", .csv),
    ])
  func wrongType(text: String, path: String, language: DataFile.Language) {
    let error = #expect(throws: ReportError.self) { try Self.value(text, path, language) }
    #expect(error?.problem.isMissing == false, "\(error?.description ?? "")")
  }

  @Test(
    "have paths of keys, numbers and keys in quotation marks",
    arguments: ["", ".", "a.", ".a", "a..b", "\"a", "\"a\"b"])
  func badPaths(text: String) { #expect(DataPath(text) == nil) }

  @Test("paths are written as they are read", arguments: ["a", "a.0.b", "\"a.b\".c", "a.\"\""])
  func paths(text: String) { #expect(DataPath(text)?.text == text) }

  @Test("refuse and accept the same JSON as Foundation, but for its depth and equal keys")
  func likeFoundation() throws {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\\n\"", "\"\\u00e9\"", "\"\\ud800\"", "\"\\x\"", "1", "-", "0", "01",
      ".5",
      "1.5", "1e5", "1e", "true", "null", "nul", " ", "\n", "\"", "\\", "NaN", "+1", "{\"c\":", "\"d\":2", "\t", "é",
    ]
    var state: UInt64 = 3
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (0...next(7)).map { _ in pieces[next(pieces.count)] }.joined()
      // Foundation has no number beyond the range of Double.
      if text.contains(/e\d{3}/) { continue }
      let theirs = (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
      let ours = (try? DataFile(reading: Array(text.utf8), as: .json)) != nil
      #expect(ours == theirs, "\(text)")
      accepted += ours ? 1 : 0
    }
    #expect(accepted > 500)
  }
}
