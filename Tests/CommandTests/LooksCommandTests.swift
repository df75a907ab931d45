import Cartouche
import Foundation
import PictureReading
import Testing

@Suite("Looks on the command line")
struct LooksCommandTests {
  @Test("a look file that extends a built-in look draws as the two together")
  func extending() throws {
    let folder = try TemporaryFolder()
    try folder.write("kind: pill\nextends: ./below/base.yml\nstates: {normal: {fill: '#123456'}}", to: "own.yml")
    try folder.write("kind: pill\nextends: digdog\npadding: 20", to: "below/base.yml")
    let result = try Command.run("pill", "42", "--look-file", "own.yml", in: folder.url)
    var look = PillLook.digdog
    look.padding = 20
    look.colors.normal.fill = "#123456"
    #expect(try result.output == Pill("42").look(look).svg(for: .web))
  }

  @Test("a fault in an extended file is told with that file's name and line")
  func faultBelow() throws {
    let folder = try TemporaryFolder()
    try folder.write("kind: pill\nextends: ./base.yml", to: "own.yml")
    try folder.write("kind: pill\nextends: digdog\nstates: {normal: {fill: gren}}", to: "base.yml")
    let result = try Command.run("pill", "42", "--look-file", "own.yml", in: folder.url)
    #expect(result.status == 65)
    #expect(
      result.errors == """
        base.yml:3:25: error: unknown colour 'gren'; did you mean 'green'?
          states: {normal: {fill: gren}}
                                  ^

        """)
    try folder.write("kind: pill\nextends: digdock", to: "base.yml")
    #expect(
      try Command.run("pill", "42", "--look-file", "own.yml", in: folder.url).errors.hasPrefix(
        "base.yml:2:10: error: unknown look 'digdock'; did you mean 'digdog'?\n"))
    try folder.write("kind: pill\nextends: ./own.yml", to: "base.yml")
    #expect(
      try Command.run("pill", "42", "--look-file", "own.yml", in: folder.url).errors.hasPrefix(
        "base.yml:2:10: error: looks that extend each other in a cycle: own.yml, base.yml, own.yml\n"))
  }

  @Test("a look file may move its badges, which --animation none stops, and a movement that there is not is refused")
  func movement() throws {
    let folder = try TemporaryFolder()
    for (command, look) in [(["pill", "42"], "pill\nextends: digdog"), (["hub", "42"], "hub\nextends: ios")] {
      func run(_ animation: String, _ options: String...) throws -> Command.Result {
        try folder.write("kind: \(look)\nanimation: \(animation)", to: "own.yml")
        return try Command.run(command + ["--look-file", "own.yml"] + options, in: folder.url)
      }
      let plain = try run("none").output
      #expect(!plain.contains("@keyframes"))
      for animation in ["pop", "blink", "bump", "pulse"] {
        #expect(try run(animation).output == run("none", "--animation", animation).output)
        #expect(try run(animation).output.contains("@keyframes"))
        #expect(try run(animation, "--animation", "none").output == plain)
      }
      let refused = try run("pulze")
      #expect(refused.status == 65 && refused.output.isEmpty)
      #expect(
        refused.errors == """
          own.yml:3:12: error: unknown animation 'pulze'; did you mean 'pulse'?
            animation: pulze
                       ^

          """)
    }
    let processing = ["pill", "42", "--look", "ant-status-processing"]
    #expect(try Command.run(processing).output.contains("@keyframes"))
    #expect(try !Command.run(processing + ["--animation", "none"]).output.contains("@keyframes"))
  }

  @Test("a manifest names look files beside it, wherever it is built from")
  func manifest() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: a.svg, pill: {text: '42', lookFile: looks/own.yml}}]", to: "site/badges.yml")
    try folder.write("kind: pill\nextends: mail\nstates: {normal: {fill: '#123456'}}", to: "site/looks/own.yml")
    #expect(try Command.run("build", "site/badges.yml", "--output", "out", in: folder.url).status == 0)
    #expect(
      try String(contentsOf: folder.url.appending(path: "out/a.svg"), encoding: .utf8).contains("fill=\"#123456\""))
    try folder.write("kind: pill\nextends: mail\nsize: 3", to: "site/looks/own.yml")
    let result = try Command.run("build", "site/badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("site/looks/own.yml:3:1: error: unknown key 'size'; a pill look has animation, "))
  }

  @Test(
    "every built-in look is printed whole, and draws the same from a file", arguments: Rounds.some(of: BuiltinLook.all))
  func resolved(look: BuiltinLook) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run("looks", "show", look.name, "--resolved")
    #expect(result.status == 0 && !result.output.contains("extends"))
    try folder.write(result.output, to: "own.yml")
    let draw: [String] =
      switch look.kind {
      case .pill: ["pill", "42"]
      case .hub: ["hub", "42"]
      case .cell: ["cell", "single", "--width", "300", "--height", "44"]
      case .status: ["status", "build", "passing"]
      }
    let own = try Command.run(draw + ["--look-file", "own.yml"], in: folder.url)
    #expect(own.status == 0)
    #expect(try own.output == Command.run(draw + ["--look", look.name]).output)
    #expect(
      try Command.run("looks", "show", "--look-file", "own.yml", "--resolved", in: folder.url).output == result.output)
    #expect(try Command.run("looks", "show", "--look-file", "own.yml", in: folder.url).output == result.output)
  }

  @Test(
    "which look to print must be said, once",
    arguments: [
      (["looks", "show"], "the name of a look, or --look-file, is missing"),
      (["looks", "show", "mail", "--look-file", "a.yml"], "a look's name and --look-file exclude each other"),
      (["looks", "show", "mial"], "unknown look 'mial'; did you mean 'mail'?"),
    ])
  func usage(arguments: [String], message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64 && result.errors == "error: \(message)\n")
  }

  @Test("the schema that a printed look names is printed, too, and is the one of the sources")
  func schema() throws {
    let folder = try TemporaryFolder()
    for look in BuiltinLook.all {
      let line = try #require(Command.run("looks", "show", look.name).output.split(separator: "\n").first)
      #expect(line == "# yaml-language-server: $schema=look.schema.json")
    }
    #expect(try Command.run("looks", "schema", "-o", "look.schema.json", in: folder.url).status == 0)
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Templates/look.schema.json")
    #expect(try folder.read("look.schema.json") == String(contentsOf: source, encoding: .utf8))
    #expect(try Command.run("looks", "schema").output == folder.read("look.schema.json"))
  }

  @Test("badges are coloured for the requested scheme")
  func colorScheme() throws {
    let folder = try TemporaryFolder()
    try folder.write("kind: pill\nextends: digdog\ndark: {normal: {fill: '#fedcba', text: knockout}}", to: "own.yml")
    func draw(_ options: String...) throws -> String {
      try Command.run(["pill", "42", "--look-file", "own.yml"] + options, in: folder.url).output
    }
    #expect(try draw("--color-scheme", "dark").contains("#fedcba"))
    #expect(try draw("--color-scheme", "light") == draw())
    #expect(try !draw().contains("#fedcba"))
    #expect(try draw("--color-scheme", "auto").contains("prefers-color-scheme:dark"))
    try folder.write("kind: pill\nextends: digdog\ndark: {normal: {fill: red, text: white}}", to: "own.yml")
    let refused = try Command.run("pill", "4", "--look-file", "own.yml", "--color-scheme", "auto", in: folder.url)
    #expect(refused.status == 65 || refused.status == 64)
    #expect(refused.errors.contains("differs in more than its colours"))
    let result = try Command.run("pill", "42", "--color-scheme", "drak")
    #expect(result.status == 64 && result.errors.contains("unknown colour scheme 'drak'; did you mean 'dark'?"))
  }
}
