import Foundation
import SourceTree
import Testing

@Suite("JSON, TOML, YAML and CSV by path")
struct DataFileTests {
  private static func value(
    _ text: String, _ path: String, _ language: DataFile.Language? = nil, name: String? = nil
  ) throws -> String {
    try DataFile(reading: Array(text.utf8), as: language, name: name).root.text(at: #require(path.dataPath)).text
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
      ("a = [1, [2.5, 'x'], {b.c = 3}]", "a.2.b.c", .toml, "3"),
      ("a = [1, [2.5, 'x'], {b.c = 3}]", "a.1.0", .toml, "2.5"),
      ("[[f]]\n[[f.v]]\na = 1\n[[f]]\n[[f.v]]\n[[f.v]]\na = 2", "f.1.v.1.a", .toml, "2"),
      ("a = \"\"\"\nx\\\n  \\ty \"\"\"\"\"", "a", .toml, "x\ty \"\""), ("a = \'\'\'\n\\n\'\'\'", "a", .toml, "\\n"),
      ("a = 2026-03-01 12:00:00.5Z # b", "a", .toml, "2026-03-01 12:00:00.5Z"),
      ("a = 07:32:00", "a", .toml, "07:32:00"),
      ("a = +1_000.5e-1_0", "a", .toml, "1000.5e-10"), ("a = 0xdead_BEEF", "a", .toml, "3735928559"),
      ("a = -inf", "a", .toml, "-inf"), ("a = 1_000000000000000000000000", "a", .toml, "1000000000000000000000000"),
      ("name,posts\n\"a, \"\"b\"\"\",3\r\nc,4\n", "0.name", .csv, "a, \"b\""),
      ("name,posts\n\"a\nb\",3\r\nc,4", "1.posts", .csv, "4"),
    ])
  func values(text: String, path: String, language: DataFile.Language, expected: String) throws {
    #expect(try Self.value(text, path, language) == expected)
  }

  @Test("give lists of texts, numbers and tables in every language that has them")
  func lists() throws {
    let texts: [(DataFile.Language, String)] = [
      (.toml, #"tags = ["a", "b c", 3]"#), (.toml, "tags = [\n  'a', # the first\n  \"\"\"b c\"\"\",\n  3,\n]"),
      (.json, #"{"tags": ["a", "b c", 3]}"#), (.yaml, "tags: [a, b c, 3]"), (.yaml, "tags:\n- a\n- b c\n- 3"),
    ]
    for (language, text) in texts {
      let list = try DataFile(reading: Array(text.utf8), as: language).root.list(at: ["tags"])
      #expect(list.outline == #"["a", "b c", "3"]"#, "\(language): \(text)")
    }
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
    let error = #expect(throws: SourceError.self) { try Self.value(text, path, language) }
    #expect(error?.valueProblem?.isMissing == true, "\(error?.description ?? "")")
  }

  @Test(
    "refuse a value of the wrong type",
    arguments: [
      (#"{"a": {}}"#, "a", DataFile.Language.json), (#"{"a": 1}"#, "a.b", .json), ("[1]", "a", .json),
      ("a: {}", "a", .yaml), ("a: 1", "a.b", .yaml), ("a: [1]", "a.b", .yaml), ("a = []", "a", .toml),
      ("a\n1", "a", .csv),
    ])
  func wrongType(text: String, path: String, language: DataFile.Language) {
    let error = #expect(throws: SourceError.self) { try Self.value(text, path, language) }
    #expect(error?.valueProblem?.isMissing == false, "\(error?.description ?? "")")
  }

  @Test(
    "have paths of keys, numbers and keys in quotation marks",
    arguments: ["", ".", "a.", ".a", "a..b", "\"a", "\"a\"b"])
  func badPaths(text: String) { #expect(text.dataPath == nil) }

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

  @Test(
    "of TOML say where a mistake is",
    arguments: [
      ("a = 1\na = 2", 2, 1, "the key 'a' is already in line 1"),
      ("[a]\n[a]", 2, 2, "the key 'a' is already in line 1"),
      ("[a.b]\nc = 1\n[a]\nb.d = 2", 4, 1, "the key 'b' is already in line 1"),
      ("a = {b = 1}\n[a.c]", 2, 2, "the key 'a'"), ("a = [1]\n[[a]]", 2, 3, "the key 'a'"),
      ("a = 0x1_0000_0000_0000_0000", 1, 5, "expected a value"), ("a = \"\\x41\"", 1, 6, "expected an escape"),
      ("a = \"é\u{7F}\"", 1, 7, "at the end of a text"), ("a = {b = 1,}", 1, 12, "expected a key"),
      ("a = 2026-02-29", 1, 5, "expected a value"), ("a = 1 b = 2", 1, 7, "expected the end of the line"),
      ("a = 1\rb = 2", 1, 6, "expected the end of the line"), ("# \u{1}", 1, 3, "control characters"),
    ])
  func mistakes(text: String, line: Int, column: Int, reason: String) {
    let error = #expect(throws: SourceError.self) { try DataFile(reading: Array(text.utf8), as: .toml) }
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
    #expect(error?.problem.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test(
    "of TOML are at most 64 levels deep, however they are nested",
    arguments: [
      String(repeating: "[", count: 300_000), "a = " + String(repeating: "[", count: 300_000),
      "a = " + String(repeating: "{a = ", count: 200_000), String(repeating: "a.", count: 400_000) + "a = 1",
      "a = " + String(repeating: "{" + String(repeating: "b.", count: 60) + "c = ", count: 1_000),
      "[" + String(repeating: "a.", count: 60) + "a]\n" + String(repeating: "b.", count: 60) + "c = [[[1]]]",
      "[[" + String(repeating: "a.", count: 60) + "a]]\n[" + String(repeating: "a.", count: 61) + "b.c.d]",
    ])
  func depth(text: String) {
    let error = #expect(throws: SourceError.self) { try DataFile(reading: Array(text.utf8), as: .toml) }
    let isFault = error?.problem == .tooDeep(maximum: 64) || text.hasPrefix("[[[")
    #expect(isFault, "\(error?.problem.description ?? "")")
  }

  @Test(
    "are CSV as RFC 4180 defines it, with lines that end in any way and bytes of UTF-8",
    arguments: [
      // 1 and 2: each record is on a line, and the last line may lack its end.
      ("a,b\r\n1,2\r\n", [["1", "2"]]), ("a,b\r\n1,2", [["1", "2"]]), ("a,b\n1,2\n3,4", [["1", "2"], ["3", "4"]]),
      ("a,b\r1,2\r", [["1", "2"]]), ("a,b\n\n1,2\n\n", [["1", "2"]]),
      // 3: the first line has the names. 4: spaces are part of a field, and no comma follows the last one.
      ("a,b", []), ("a,b\n 1 ,\t2", [[" 1 ", "\t2"]]), ("a,b\n,2", [[nil, "2"]]),
      ("a,b\n1,\n,", [["1", nil], [nil, nil]]),
      // 5: a field may have quotation marks around it. 6: then it can have line ends and commas.
      ("\"a\",\"b\"\n\"1\",\"2\"", [["1", "2"]]), ("a,b\n\"1\r\n2\",\"3,4\"", [["1\r\n2", "3,4"]]),
      ("a,b\n\"\",2", [[nil, "2"]]), ("a,b\n1,\"\n\"", [["1", "\n"]]),
      // 7: a quotation mark in it is doubled.
      ("a,b\n\"\"\"\",\"x \"\"y\"\"\"", [["\"", "x \"y\""]]),
      // Beyond the standard: a byte order mark, and quotation marks inside a field without them.
      ("\u{FEFF}a,b\n1,2", [["1", "2"]]), ("a,b\n1\"2\",é", [["1\"2\"", "é"]]),
    ] as [(String, [[String?]])])
  func csv(text: String, expected: [[String?]]) throws {
    let root = try DataFile(reading: Array(text.utf8), as: .csv).root
    guard case .list(let rows) = root.content else {
      Issue.record("the rows are no list")
      return
    }
    let found = rows.map { row in ["a", "b"].map { try? row.text(at: [$0]).text } }
    #expect(found == expected)
  }

  @Test(
    "of CSV are refused at their place",
    arguments: [
      ("a,b\n1", 2, 1), ("a,b\n1,2,3", 2, 1), ("a,b\n\"1,2", 2, 1), ("a,b\n1,2\n\"1\" ,2", 3, 4),
      ("a,b\n\"1\"x,2", 2, 4),
      ("a,b,a\n1,2,3", 1, 5), ("", 1, 1), (" \n", 1, 1), ("a,,\n", 1, 4),
    ])
  func badCSV(text: String, line: Int, column: Int) {
    let error = #expect(throws: SourceError.self) { try DataFile(reading: Array(text.utf8), as: .csv) }
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
  }

  @Test(
    "have at most four million values", .enabled(if: ProcessInfo.processInfo.environment["FULL"] == "1"),
    arguments: [
      ("[" + String(repeating: "1,", count: 4_000_000) + "1]", DataFile.Language.json),
      (String(repeating: "1\n", count: 4_000_001), .jsonl),
      ("a = [" + String(repeating: "1,", count: 4_000_000) + "1]", .toml),
      ("a,b\n" + String(repeating: ",\n", count: 2_000_001), .csv),
    ])
  func count(text: String, language: DataFile.Language) {
    let error = #expect(throws: SourceError.self) { try DataFile(reading: Array(text.utf8), as: language) }
    #expect(error?.problem == .tooManyValues(maximum: 4_000_000))
  }
}
