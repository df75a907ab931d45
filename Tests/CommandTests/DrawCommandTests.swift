import Cartouche
import Foundation
import Testing

@Suite("cartouche draw")
struct DrawCommandTests {
  private struct Result: Decodable {
    var file: String?
    var svg: String?
    var width: Double?
    var height: Double?
    var title: String?
    var warnings: [String]?
    var line: Int?
    var error: String?
  }

  private func results(_ output: String) throws -> [Result] {
    try output.split(separator: "\n").map { try JSONDecoder().decode(Result.self, from: Data($0.utf8)) }
  }

  /// Runs the command with a text as standard input.
  private func draw(_ options: String = "", input: String, in folder: TemporaryFolder? = nil) throws -> Command.Result {
    let folder = try folder ?? TemporaryFolder()
    let file = try TemporaryFolder()
    try file.write(input, to: "input")
    let path = file.url.appending(path: "input").path(percentEncoded: false)
    return try Command.shell("$CARTOUCHE draw \(options) < '\(path)'", in: folder.url)
  }

  @Test("gives a line for each line, in their order, with the picture that a library user draws")
  func pictures() throws {
    let lines = (0..<500).map { #"{"file": "\#($0).svg", "hub": {"count": \#($0 + 1)}}"# }
    let drawn = try draw(input: lines.joined(separator: "\n"))
    #expect(drawn.status == 0 && drawn.errors.isEmpty)
    let results = try results(drawn.output)
    #expect(results.map(\.file) == (0..<500).map { "\($0).svg" })
    for (index, result) in results.enumerated() {
      let document = try Hub(index + 1).document()
      #expect(result.svg == (try Hub(index + 1).svg(for: .web)))
      #expect(result.width == document.size.width && result.height == document.size.height)
      #expect(result.title == document.title)
    }
  }

  @Test("gives the title that the picture has, also where the text has what XML forbids")
  func titles() throws {
    for scheme in ["auto", "light"] {
      let line = #"{"pill": {"text": "a\u0000b\uFFFE"}, "colorScheme": "\#(scheme)"}"#
      let result = try #require(try results(draw(input: line).output).first)
      #expect(result.title == "a\u{FFFD}b\u{FFFD}")
      #expect(result.svg?.contains(#"aria-label="a\#u{FFFD}b\#u{FFFD}""#) == true, "\(result.svg ?? "")")
    }
  }

  @Test("says which lines it cannot draw, draws the others, and ends with 65")
  func errors() throws {
    let long = #"{"pill": {"text": ""# + String(repeating: "a", count: 1 << 20) + #""}}"#
    let lines = [
      #"{"pill": {"text": "a\"\\\n\u0007é"}}"#, "", "nonsense", #"{"pill": {"text": "x", "fill": "redd"}}"#, long,
      #"{"pill": {"text": "x", "logo": "../../../etc/passwd"}}"#, "\u{0}", "[]", #"{"pill": {"text": "y"}}"#,
    ]
    let drawn = try draw(input: lines.joined(separator: "\r\n"))
    #expect(drawn.status == 65)
    #expect(drawn.errors == "standard input: error: 6 of 8 lines not drawn\n")
    let results = try results(drawn.output)
    #expect(results.map(\.line) == [nil, 3, 4, 5, 6, 7, 8, nil])
    #expect(
      results[2].error?.hasPrefix("standard input:4:32: error: unknown colour 'redd'; did you mean 'red'?\n") == true)
    #expect(results[3].error == "the line is too long; the maximum is 1048576 bytes")
    #expect(results.filter { ($0.svg == nil) == ($0.error == nil) }.isEmpty)
  }

  @Test("of nothing is nothing", arguments: ["", "\n\n", " \r\n"])
  func nothing(input: String) throws {
    let drawn = try draw(input: input)
    #expect(drawn.status == 0 && drawn.output.isEmpty && drawn.errors.isEmpty)
  }

  @Test("writes the files of entries into a folder, none outside it, and a later one over an earlier one")
  func folder() throws {
    let folder = try TemporaryFolder()
    let lines = [
      #"{"file": "a/one.svg", "hub": {"count": 1}}"#, #"{"file": "../two.svg", "hub": {"count": 2}}"#,
      #"{"hub": {"count": 3}}"#, #"{"file": "a/one.svg", "hub": {"count": 4}}"#,
    ]
    let drawn = try draw("--into out", input: lines.joined(separator: "\n"), in: folder)
    #expect(drawn.status == 65)
    #expect(try results(drawn.output).map { $0.error == nil } == [true, false, false, true])
    #expect(try results(drawn.output).allSatisfy { $0.svg == nil })
    #expect(try folder.read("out/a/one.svg") == Hub(4).svg(for: .web))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path(percentEncoded: false)).count == 3)
  }

  @Test("ends with one message and exit 73 where a file is in place of the folder")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "out")
    let lines = String(repeating: #"{"file": "a.svg", "pill": {"text": "1"}}"# + "\n", count: 500)
    let result = try draw("--into out", input: lines, in: folder)
    #expect(result.status == 73 && result.output.isEmpty)
    #expect(result.errors == "out/a.svg: error: cannot write: Not a directory\n")
  }

  @Test("refuses a file whose name is that of another one on some disks, in any later line")
  func oneOnSomeDisks() throws {
    let folder = try TemporaryFolder()
    let names = ["a.svg", "B/\u{e9}.svg", "A.svg", "b/E\u{301}.svg", "B/e\u{301}.svg", "a.svg", "C.svg"]
    let more = (0..<4000).map { "\($0).svg" } + ["c.svg"]
    let lines = (names + more).map { #"{"file": "\#($0)", "hub": {"count": 3}}"# }
    let drawn = try draw("--into out", input: lines.joined(separator: "\n"), in: folder)
    #expect(drawn.status == 65)
    #expect(try results(drawn.output).filter { $0.error != nil }.map(\.line) == [3, 4, 5, lines.count])
    #expect(
      drawn.output.contains(
        #""error":"standard input:3:10: error: 'A.svg' and the name of an earlier file are one on some disks\n"#))
    #expect(try folder.files.count == 4003)
    #expect(try !folder.files.contains("out/A.svg"))
  }

  @Test(
    "says in which line and column an entry cannot be drawn, and shows it",
    arguments: [
      (#"{"pill": {"text": "x", "border": "red,99"}}"#, "border width 99 is out of range (0 to 10)"),
      (#"{"pill": {"text": "x"}, "exports": ["png"]}"#, "the key 'exports' needs a place for its files"),
    ])
  func place(entry: String, problem: String) throws {
    let error = try #require(results(draw(input: "\n" + entry).output).first?.error)
    #expect(error.hasPrefix("standard input:2:2: error: \(problem)"), "\(error)")
    #expect(error.hasSuffix("\n  \(entry)\n   ^"), "\(error)")
  }

  @Test("adds warnings to a result, and makes them errors with --strict")
  func warnings() throws {
    let line = #"{"status": {"message": "x", "style": "social", "color": "red"}}"#
    let drawn = try results(draw(input: line).output)
    #expect(drawn.map { $0.warnings?.count } == [1])
    let rows = [String](
      repeating: #"{"summary": "A", "hub": {"count": 3, "halo": {"color": "red", "width": 1, "darkColor": "blue"}}}"#,
      count: 30)
    let many = try draw("--strict", input: #"{"table": {"width": 200, "rows": [\#(rows.joined(separator: ", "))]}}"#)
    let error = try #require(results(many.output)[0].error)
    #expect(error.split(separator: "\n").count == 61 && error.hasSuffix("\nand 10 more warnings"), "\(error)")
    let strict = try draw("--strict", input: line)
    #expect(strict.status == 65)
    #expect(try results(strict.output).map { $0.error?.contains("has no effect") } == [true])
  }
}
