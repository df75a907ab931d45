import Foundation
import Testing

@Suite("A folder of logos")
struct LogoTests {
  private static let svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M2 2L22 2L22 22Z'/></svg>"

  /// A folder in the layout of Simple Icons, with links, a pipe and a large file, and a secret beside it.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["work/si/icons/github.svg", "work/si/icons/real.svg", "secret.svg", "work/own"] {
      try folder.write(svg, to: name)
    }
    try folder.write(#"[{"title": "GitHub", "hex": "ff8800"}]"#, to: "work/si/data/simple-icons.json")
    try folder.write([UInt8](repeating: 0x20, count: 2 << 20), to: "work/si/icons/large.svg")
    let icons = folder.url.appending(path: "work/si/icons").path(percentEncoded: false)
    for (name, target) in [
      ("out", "../../../secret.svg"), ("zero", "/dev/zero"), ("inside", "real.svg"), ("loop", "loop.svg"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(icons)/\(name).svg", withDestinationPath: target)
    }
    try #require(mkfifo("\(icons)/pipe.svg", 0o600) == 0)
    return folder
  }

  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Command.Result {
    try Command.run(arguments, in: folder.url.appending(path: "work"))
  }

  @Test("every command that draws a status badge takes logos from it by name", arguments: ["si", "si/", "si/icons"])
  func commands(path: String) throws {
    let folder = try Self.folder()
    try folder.write("badges: [{file: a.svg, status: {label: a, message: b, logo: github}}]\n", to: "work/m.yml")
    try folder.write(#"{"status": {"label": "a", "message": "b", "logo": "github"}}"#, to: "work/line")
    try folder.write(#"{"version": "1.0.0"}"#, to: "work/package.json")
    let status = try Self.run(["status", "a", "b", "--logo", "github", "--logos", path], in: folder)
    #expect(status.status == 0 && status.output.contains("#f80"), "\(status.errors)")
    #expect(try Self.run(["build", "m.yml", "-o", "out", "--logos", path], in: folder).status == 0)
    #expect(try folder.read("work/out/a.svg") == status.output)
    let drawn = try Command.shell(
      "cd work; \"$CARTOUCHE\" draw --logos '\(path)' <line; \"$CARTOUCHE\" gallery m.yml -o g --logos '\(path)'",
      in: folder.url)
    #expect(drawn.status == 0 && drawn.output.contains("#f80"), "\(drawn.errors)")
    let version = try Self.run(["version", "package.json", "--logo", "github", "--logos", path], in: folder)
    #expect(version.status == 0 && version.output.contains("#f80"), "\(version.errors)")
  }

  @Test("a watched build follows the logos, also those that are added")
  func watched() throws {
    let folder = try Self.folder()
    try folder.write("badges: [{file: a.svg, status: {message: b, logo: new}}]\n", to: "work/m.yml")
    let script = """
      cd work
      "$CARTOUCHE" build m.yml -o out --logos si --watch > log 2>&1 & pid=$!
      until_log() { for i in $(seq 100); do [ "$(grep -c "$1" log)" = $2 ] && return; sleep 0.1; done; echo "no $1"; }
      until_log 'unknown logo' 1; cp si/icons/github.svg si/icons/new.svg; until_log '1 file written' 1
      sed 's/L22 2/L22 3/' si/icons/new.svg > si/icons/next; cp si/icons/next si/icons/new.svg; until_log '1 file written' 2
      kill -INT $pid; wait $pid; echo "ended $?"
      """
    let result = try Command.shell("set -m; " + script, in: folder.url)
    #expect(result.output == "ended 130\n", "\(result.output) \(result.errors) \((try? folder.read("work/log")) ?? "")")
  }

  @Test(
    "links that lead out, pipes, devices and large files are refused, and files of one's own go before",
    .timeLimit(.minutes(10)))
  func hostile() throws {
    let folder = try Self.folder()
    func draw(_ logo: String, _ options: [String] = ["--logos", "si"]) throws -> Command.Result {
      try Self.run(["status", "a", "b", "--logo", logo] + options, in: folder)
    }
    for (name, reason) in [
      ("out", "outside the working directory"), ("zero", "outside"), ("pipe", "unknown logo 'pipe'"),
      ("large", "1048576"), ("loop", "unknown logo"), ("githb", "did you mean 'github'?"),
      ("../secret", "../secret: error: no such file"), ("github.svg", "no such file"),
    ] {
      let result = try draw(name)
      #expect(result.status != 0 && result.errors.contains(reason), "\(name): \(result.errors)")
    }
    #expect(try draw("inside").status == 0)
    #expect(try !draw("own").output.contains("#f80"))
    #expect(try draw("github", []).message == "error: 'github': no such file; --logos names a folder of logos")
    #expect(try draw("github", ["--logos", "none"]).errors == "none: error: no such folder\n")
    #expect(try draw("github", ["--logos", ""]).status == 64)
    try folder.write("{", to: "work/si/data/simple-icons.json")
    #expect(try draw("github").status == 65)
  }

  @Test("each of many lines with an unknown logo names the nearest one")
  func manyMistakes() throws {
    let folder = try Self.folder()
    let lines = String(repeating: #"{"status": {"message": "a", "logo": "githb"}}"# + "\n", count: 60)
    try folder.write(lines, to: "work/lines.jsonl")
    let result = try Self.run(["draw", "lines.jsonl", "--logos", "si"], in: folder)
    #expect(result.output.split(separator: "\n").count { $0.contains("did you mean 'github'?") } == 60)
  }

  @Test("shells complete its name with folders, for every command that has it")
  func completion() throws {
    let script = try Command.run("--generate-completion-script", "fish").output
    let lines = script.split(separator: "\n").filter { $0.contains("-l 'logos'") }
    #expect(lines.count >= 9 && lines.allSatisfy { $0.contains("complete_directories") })
  }
}
