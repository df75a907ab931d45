import BadgeManifest
import Cartouche
import KeyTables
import SourceTree
import Testing

@Suite("Badges in lines of JSON")
struct BadgeLineTests {
  private func entry(_ text: String, number: Int = 1) throws(SourceError) -> BadgeEntry {
    var reader = BadgeLineReader()
    return try reader.entry(Array(text.utf8), number: number)
  }

  @Test("are those of a manifest with the same keys")
  func same() throws {
    for (line, entry) in [
      (#"{"pill": {"text": "3", "look": "mail"}}"#, "pill: {text: '3', look: mail}"),
      (#"{"hub": {"count": 12, "showZero": true, "form": null}}"#, "hub: {count: 12, showZero: true}"),
      (
        #" {"title" : "\u00e9\ud83d\ude42\n", "status":{"label":"a\/b","message":"\"x\"","progress":0.5}} "#,
        "title: \"é🙂\\n\"\n  status: {label: a/b, message: '\"x\"', progress: 0.5}"
      ),
      (#"{"table": {"width": 300, "rows": ["Inbox=3", {"summary": "b"}]}}"#, "table: {width: 300, rows: [Inbox=3, b]}"),
    ] {
      #expect(try self.entry(line).badge.svg(for: .web) == badge(entry).svg(for: .web))
    }
  }

  @Test(
    "may have numbers with exponents",
    arguments: [
      ("1e2", "100"), ("1E+2", "100"), ("12.5e1", "125"), ("1.25e1", "12.5"), ("10e-1", "1"), ("1.5e-3", "0.0015"),
      ("-2e0", "-2"), ("0e5", "0"), ("0.05e2", "5"), ("100e-2", "1"), ("1e-2", "0.01"), ("1.50", "1.50"),
    ])
  func exponents(number: String, plain: String) throws {
    #expect(try JSONReader.read(Array(number.utf8)).content == .text(plain))
    let line = "{\"pill\": {\"text\": \(number), \"on\": \"9x9\", \"moved\": {\"x\": \(number)}}}"
    #expect(try entry(line).badge.svg(for: .web) == entry(line.replacing(number, with: plain)).badge.svg(for: .web))
  }

  @Test("have numbers beyond those of a computer as written", arguments: ["1e309", "1e-999", "1e99999999999999999999"])
  func largeExponents(number: String) {
    let error = #expect(throws: SourceError.self) { try entry("{\"pill\": {\"text\": \"a\"}, \"scale\": \(number)}") }
    #expect(error?.problem == .notANumber(text: number))
  }

  @Test("have a warning for a group that they line up with, because each is drawn by itself")
  func alignment() throws {
    let line = #"{"alignWidths": "a", "status": {"message": "b"}}"#
    #expect(try entry(line).warnings.map(\.problem) == [.noEffect(key: "alignWidths", because: .singleBadge)])
    #expect(try entry(line).warnings.map(\.column) == [2])
    #expect(try entry(line.replacing("\"a\"", with: "false")).warnings.isEmpty)
    #expect(try entry(line.replacing("\"a\"", with: "null")).warnings.isEmpty)
  }

  @Test("may have a file, each another one")
  func files() throws {
    var reader = BadgeLineReader()
    #expect(try reader.entry(Array(#"{"file": "./a.svg", "hub": {"count": 1}}"#.utf8)).file == "a.svg")
    #expect(try reader.entry(Array(#"{"hub": {"count": 1}}"#.utf8), number: 2).file == nil)
    let error = #expect(throws: SourceError.self) {
      try reader.entry(Array(#"{"file": "A.svg", "hub": {"count": 1}}"#.utf8), number: 3)
    }
    #expect(error?.problem == .duplicateFile(name: "A.svg", firstLine: 1) && error?.line == 3 && error?.column == 10)
  }

  @Test(
    "have their faults at the place in the line",
    arguments: [
      ("", 1, "there is nothing"), ("   ", 4, "there is nothing"), ("{", 2, "not JSON: expected a key"),
      ("nonsense", 1, "not JSON: expected a value"), ("{} {}", 4, "a second document"), ("[1,]", 4, "not JSON"),
      (#"{"hub" {}}"#, 8, "not JSON: expected ':'"), (#"{"hub": {"count": 1}"#, 21, "not JSON: expected ',' or '}'"),
      (#"{"hub": {"count": 01}}"#, 19, "not JSON: expected a number such as 0 or -1.5"),
      (#"{"hub": {"count": 1.5}}"#, 19, "'1.5' is not"),
      (#"{"a": 1, "a": 2}"#, 10, "the key 'a'"),
      (#"{"pill": {"text": "é\x"}}"#, 21, "not JSON: expected an escape"),
      (#"{"pill": {"text": "é", "lok": 1}}"#, 24, "unknown key 'lok'; did you mean 'look'?"),
      (#"{"pill": {"text": "\ud800"}}"#, 20, "U+D800"), ("{\"pill\": \"a\tb\"}", 12, "U+9"),
      (#"{"pill": "#, 10, "not JSON"), (#"{"pill": {"text": "a"#, 21, "not JSON"),
      (#"{"hub": {"count": NaN}}"#, 19, "not JSON"),
    ])
  func faults(line: String, column: Int, message: String) {
    let error = #expect(throws: SourceError.self) { try entry(line, number: 7) }
    #expect(error?.line == 7 && error?.column == column, "\(line): \(error?.column ?? 0)")
    #expect(error?.problem.description.hasPrefix(message) == true, "\(error?.problem.description ?? "")")
    if !line.allSatisfy(\.isWhitespace) { #expect(error?.snippet?.contains(line.replacing("\t", with: " ")) == true) }
  }

  @Test("have no keys of data, and say that manifests do", arguments: EntryData.form.keys.map(\.name))
  func dataKeys(key: String) {
    let error = #expect(throws: SourceError.self) { try entry("{\"\(key)\": \"a\", \"pill\": {\"text\": \"a\"}}") }
    let expected = "unknown key '\(key)'; only entries of a manifest take values from data"
    #expect(error?.message(in: "a").contains(expected) == true)
  }

  @Test("are refused where they are too deep, too large or not UTF-8")
  func hostile() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: SourceError.self) { try entry(deep) }
    #expect(throws: SourceError.self) { try entry(String(repeating: "{\"a\":", count: 100_000)) }
    #expect(throws: SourceError.self) { try JSONReader.read(Array("\"".utf8) + [0xFF] + Array("\"".utf8)) }
    #expect(throws: SourceError.self) { try JSONReader.read([UInt8](repeating: 0x20, count: 17 << 20)) }
    let text = #"{"file":"a.svg","status":{"label":"é\u00e9","messages":[{"text":"🙂","progress":0.5e0}]}}"#
    for count in text.utf8.indices {
      #expect(throws: SourceError.self) { try JSONReader.read(Array(text.utf8[..<count])) }
    }
  }

  @Test("of a megabyte are read in time linear in their bytes")
  func large() throws {
    let text = "{\"pill\": {\"text\": \"" + String(repeating: "é\\u00e9", count: 100_000) + "\", \"maxCharacters\": 3}}"
    #expect(
      try entry(text).badge.svg(for: .web)
        == Pill(String(repeating: "é", count: 200_000)).maximumCharacters(3).svg(for: .web))
  }
}
