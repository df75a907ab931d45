import SourceTree
import Testing

@Suite("YAML")
struct YAMLReaderTests {
  @Test(
    "scalars are taken as written",
    arguments: ["007", "NO", "1.0", "1_000", ".inf", "nul", "true", "2001-12-14", "0x1F", "<<", "=", "é 🙂"])
  func scalars(_ text: String) throws {
    #expect(try read("- \(text)").get().outline == "[\(text.debugDescription)]")
  }

  @Test(
    "a null is no value, and the same in quotation marks is a text",
    arguments: ["~", "null", "Null", "NULL"])
  func nulls(_ text: String) throws {
    #expect(try read("{a: \(text), b: [\(text), x]}").get().outline == #"{a: -, b: [-, "x"]}"#)
    #expect(
      try read("{a: '\(text)', b: \"\(text)\"}").get().outline
        == "{a: \(text.debugDescription), b: \(text.debugDescription)}")
  }

  @Test(
    "values keep their form",
    arguments: [
      ("a: {b: [c, 'd', \"e\"]}", #"{a: {b: ["c", "d", "e"]}}"#),
      ("a:\n- b\n-\n- ''", #"{a: ["b", -, ""]}"#),
      ("a: |\n  x\n  y\n", #"{a: "x\ny\n"}"#),
      ("\u{FEFF}a: b", #"{a: "b"}"#),
      ("---\na: b\n...\n", #"{a: "b"}"#),
      ("'a': \"\\0\"", #"{a: "\0"}"#),
      ("[]", "[]"),
      ("{}", "{}"),
    ])
  func forms(_ text: String, outline: String) throws {
    #expect(try read(text).get().outline == outline)
  }

  @Test(
    "an asterisk that begins no alias is an asterisk",
    arguments: [
      ("a: b*c", #"{a: "b*c"}"#), ("a: '*b'", #"{a: "*b"}"#), ("a: \"*\"", #"{a: "*"}"#),
      ("a: b\n  *c", #"{a: "b *c"}"#), ("a: |\n  *b", #"{a: "*b"}"#), ("a*: 1 # *b", #"{a*: "1"}"#),
    ])
  func asterisks(_ text: String, outline: String) throws {
    #expect(try read(text).get().outline == outline)
  }

  @Test("a mark of byte order inside a file is a character of its text")
  func byteOrderMark() throws {
    #expect(try read("\u{FEFF}a: \u{FEFF}b").get().outline == "{a: \("\u{FEFF}b".debugDescription)}")
  }

  @Test(
    "places are counted in lines and Unicode scalars from one",
    arguments: [
      ("a: b", 1, 4), ("\u{FEFF}a: b", 1, 4), ("x: 1\ny: 2\na: b", 3, 4), ("x: 1\r\ny: 2\r\na: b", 3, 4),
      ("x: 1\ry: 2\ra: b", 3, 4), ("{x: é🙂, a: b}", 1, 12), ("{x: '**', a: b}", 1, 14),
      ("{x: 'e\u{301}', a: b}", 1, 14), ("# \u{2028}\n\u{85}a: b", 2, 5), ("x: 1\u{85}a: b", 1, 9),
    ])
  func positions(_ text: String, line: Int, column: Int) throws {
    guard case .map(let entries) = try read(text).get().content else {
      Issue.record("not a map")
      return
    }
    let value = try #require(entries.last).value
    #expect(value.position == SourcePosition(line: line, column: column))
  }

  @Test("a file that is not YAML is refused where the parser stops")
  func notYAML() throws {
    let error = try #require(failure("a: [b, c\nd: e"))
    #expect(error.line == 2)
    #expect(error.column == 2)
    guard case .notYAML(let message) = error.problem else {
      Issue.record("\(error)")
      return
    }
    #expect(message.contains("flow sequence"))
  }

  @Test(
    "what is not one plain document is refused at its place",
    arguments: [
      ("", error(1, 1, .emptyFile)),
      ("# nothing\n", error(1, 1, .emptyFile)),
      ("a: 1\n---\nb: 2", error(2, 1, .severalDocuments)),
      ("a: 1\n...\n---\nb: 2", error(3, 1, .severalDocuments)),
      ("a: !!binary aGk=", error(1, 4, .tagsNotAllowed(tag: "tag:yaml.org,2002:binary"))),
      ("a: !x {b: c}", error(1, 4, .tagsNotAllowed(tag: "!x"))),
      ("a: !x [b]", error(1, 4, .tagsNotAllowed(tag: "!x"))),
      ("a: &x b", error(1, 4, .aliasesNotAllowed)),
      ("a: &x [b]\nc: 1", error(1, 4, .aliasesNotAllowed)),
      ("a: b\nc:\n  - *x", error(3, 5, .aliasesNotAllowed)),
      ("a: b\n*x : c", error(2, 1, .aliasesNotAllowed)),
      ("a: *", error(1, 4, .aliasesNotAllowed)),
      ("{a: *.svg}", error(1, 5, .aliasesNotAllowed)),
      ("! a: b", error(1, 1, .tagsNotAllowed(tag: "!"))),
      ("a: \u{7}", error(1, 4, .forbiddenCharacter(7))),
      ("a: 1\nb: \u{0}", error(2, 4, .forbiddenCharacter(0))),
      ("é: \u{FFFE}", error(1, 4, .forbiddenCharacter(0xFFFE))),
      ("? [a]\n: b", error(1, 3, .keyNotText)),
      ("?\n: b", error(1, 2, .keyNotText)),
    ])
  func refusals(_ text: String, expected: SourceError) {
    #expect(failure(text) == expected)
  }

  @Test(
    "a second key of the same name is refused at its place, with the line of the first",
    arguments: [
      ("a: 1\nb: 2\na: 3", error(3, 1, .duplicateKey(key: "a", firstLine: 1))),
      ("a: 1\r\nb: 2\r\na: 3", error(3, 1, .duplicateKey(key: "a", firstLine: 1))),
      ("x: {b: 1, c: 2, b: 3}", error(1, 17, .duplicateKey(key: "b", firstLine: 1))),
      ("a: 1\n'a': 2", error(2, 1, .duplicateKey(key: "a", firstLine: 1))),
      ("\"a\": 1\n\"a\": 2", error(2, 1, .duplicateKey(key: "a", firstLine: 1))),
      ("1: 1\n'1': 2", error(2, 1, .duplicateKey(key: "1", firstLine: 1))),
      ("b: 1\na: 1\na: 2\nb: 2", error(3, 1, .duplicateKey(key: "a", firstLine: 2))),
      ("a: 1\na: 2\na: 3", error(2, 1, .duplicateKey(key: "a", firstLine: 1))),
      ("- {a: 1, a: 2}\n- {a: 1, a: 2}", error(1, 10, .duplicateKey(key: "a", firstLine: 1))),
      ("{'*': 1, '*': 2}", error(1, 10, .duplicateKey(key: "*", firstLine: 1))),
      ("&a x: 1\n&b x: 2", error(1, 1, .aliasesNotAllowed)),
      ("!a x: 1\n!a x: 2", error(1, 1, .tagsNotAllowed(tag: "!a"))),
      ("{[a]: 1, [a]: 2}", error(1, 2, .keyNotText)),
      ("{? *a : 1, ? *a : 2}", error(1, 4, .aliasesNotAllowed)),
    ])
  func duplicateKeys(_ text: String, expected: SourceError) {
    #expect(failure(text) == expected)
  }

  @Test("a second key is found among any number of keys", arguments: 1...20)
  func duplicateAmongMany(count: Int) {
    let keys = (1...count).map { "key \($0): 1\n" }.joined()
    #expect(failure(keys) == nil)
    for first in 1...count {
      let expected = error(count + 1, 1, .duplicateKey(key: "key \(first)", firstLine: first))
      #expect(failure(keys + "key \(first): 2") == expected)
    }
  }

  @Test(
    "of several problems the first in the file is named",
    arguments: [
      ("a: *x\nb: [", error(1, 4, .aliasesNotAllowed)),
      ("a: 1\na: 2\nb: ]", error(2, 1, .duplicateKey(key: "a", firstLine: 1))),
      ("a: !x b\n---\n", error(1, 4, .tagsNotAllowed(tag: "!x"))),
      ("{a: &x b, a: 1}", error(1, 5, .aliasesNotAllowed)),
    ])
  func firstProblem(_ text: String, expected: SourceError) {
    #expect(failure(text) == expected)
  }

  @Test(
    "bytes that are not UTF-8 are refused where the first of them stands",
    arguments: [
      ([0xFF], 1, 1), ([0x61, 0x0A, 0x62, 0x80], 2, 2), ([0xC3, 0xA9, 0xC3], 1, 2), ([0xC0, 0xAF], 1, 1),
      ([0xED, 0xA0, 0x80], 1, 1), ([0xEF, 0xBB, 0xBF, 0x61, 0xFE], 1, 2), ([0x0D, 0x0A, 0xF5], 2, 1),
    ] as [([UInt8], Int, Int)])
  func encoding(_ bytes: [UInt8], line: Int, column: Int) {
    #expect(failure(bytes) == error(line, column, .invalidUTF8))
  }
}
