import Foundation
import Testing

@Suite("cartouche status --value")
struct StatusValueTests {
  private static let thresholds = ["--thresholds", "50=red,80=yellow,95=green"]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"score": 83.4567, "when": "2026-03-01T10:00:00Z", "none": null, "word": "x"}"#, to: "lint.json")
    try folder.write("name,score\na,12\n", to: "l.csv")
    return folder
  }

  @Test("filters apply in their order, with bars between them or each as an option")
  func filterOrder() throws {
    let value = ["status", "a", "--value", "83.4"]
    for filters in [["--filter", "percent|slug"], ["--filter", "percent", "--filter", "slug"]] {
      #expect(try Command.run(value + filters).output == Command.run("status", "a", "83").output)
    }
  }

  @Test(
    "draws a value of a file, or one that is typed, in a format and with the colour of the value",
    arguments: [
      (["lint", "--value", "lint.json:score", "--filter", "percent"], ["lint", "83%"]),
      (["lint", "--value", "lint.json:score", "--filter", "percent(1)"], ["lint", "83.5%"]),
      (["lint", "--value=lint.json:score"], ["lint", "83.4567"]),
      (["lint", "--value", "79.6", "--filter", "percent"], ["lint", "80%", "--color", "yellow"]),
      (["lint", "good", "--value", "79.6"], ["lint", "good", "--color", "yellow"]),
      (["lint", "--value", "l.csv:0.score", "--filter", "round(1)|percent"], ["lint", "12%"]),
    ])
  func values(options: [String], same: [String]) throws {
    let folder = try Self.folder()
    let drawn = try Command.run(["status"] + options + Self.thresholds, in: folder.url)
    let color = same.contains("--color") ? [] : Self.thresholds
    let plain = try Command.run(["status"] + same + color, in: folder.url)
    #expect(drawn.status == 0 && drawn.output == plain.output, "\(drawn.errors) \(plain.errors)")
  }

  @Test("draws a date, and a colour by a word")
  func words() throws {
    let folder = try Self.folder()
    let date = try Command.run(
      "status", "built", "--value", "lint.json:when", "--filter", "date(%d %b %Y)", in: folder.url)
    #expect(date.output.contains("<title>built: 01 Mar 2026</title>"))
    let typed = try Command.run("status", "built", "--value", "2026-03-01T12:00:00Z", "--filter", "date(%d %b %Y)")
    #expect(typed.output == date.output && typed.status == 0)
    #expect(try Command.run("status", "at", "--value", "12:30").output.contains("<title>at: 12:30</title>"))
    let word = try Command.run(
      "status", "job", "--value", "lint.json:word", "--colors", "x=success,else=critical", in: folder.url)
    #expect(try word.output == Command.run("status", "job", "x", "--color", "success").output)
  }

  @Test(
    "says what is wrong with a value, a path or a format",
    arguments: [
      (["--value", "lint.json:scor"], 65, "lint.json:1:1: error: there is no value for 'scor'; did you mean 'score'?"),
      (["--value", "lint.json:none"], 65, "lint.json:1:"),
      (["--value", "none.json:a"], 66, "none.json: error: no such file"),
      (["--value", "none:a"], 66, "in --value, a colon stands between a file and the path of a value in it"),
      (["--value", "12.json:30"], 66, "12.json: error: no such file"),
      (["--value", "lint.json:"], 64, "is not a path"),
      (["--value", "3", "--filter", "rund"], 64, "did you mean 'round'?"),
      (["--value", "lint.json:word", "--filter", "percent"], 65, "'x' is not a plain number"),
      (["--value", "x", "--filter", "percent"], 64, "'x' is not a plain number"),
      (["--filter", "percent"], 64, "--filter needs --value"),
      (["--value", "3", "--filter", "percent} {value"], 64, "error: "),
    ])
  func errors(options: [String], status: Int, expected: String) throws {
    let folder = try Self.folder()
    let result = try Command.run(["status", "lint"] + options, in: folder.url)
    #expect(result.status == status && result.errors.contains(expected), "\(result.status) \(result.errors)")
  }

  @Test("a filter of a message that is written out changes nothing, with a warning")
  func unusedFilter() throws {
    let options = ["status", "cov", "shown", "--value", "83", "--thresholds", "80=red,90=green"]
    let result = try Command.run(options + ["--filter", "percent"])
    #expect(try result.output == Command.run(options).output)
    #expect(result.errors == "warning: --filter has no effect beside a message that is written out\n")
    #expect(try Command.run(options + ["--filter", "percent", "--strict"]).status == 64)
  }

  @Test("the filter for missing values is refused, since a value that is missing is an error")
  func missing() throws {
    let result = try Command.run("status", "a", "--value", "3", "--filter", "default(none)")
    #expect(result.status == 64)
    #expect(
      result.errors == "error: --filter: 'default' is for the data of a manifest, where a value may be missing\n")
  }
}
