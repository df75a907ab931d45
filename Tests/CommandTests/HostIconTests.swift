import Foundation
import Testing

@Suite("A badge on an icon")
struct HostIconTests {
  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><path d="M0 0H48V24H0Z" fill="currentColor"/></svg>
    """

  @Test("is one file with the icon below it, at its own size or another")
  func drawn() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.icon, to: "icon.svg")
    let plain = try Command.run("hub", "3", "--on", "icon.svg", "--at", "center", in: folder.url)
    #expect(plain.status == 0)
    #expect(plain.output.contains("width=\"48\" height=\"24\""))
    #expect(plain.output.contains("<path fill=\"#000\""))
    let large = try Command.run(
      "hub", "3", "--on", "icon.svg", "--on-size", "96x48", "--on-color", "#123456", "--at", "center", in: folder.url)
    #expect(large.output.contains("width=\"96\" height=\"48\""))
    #expect(large.output.contains("<path fill=\"#123456\""))
    let empty = try Command.run("hub", "0", "--on", "icon.svg", in: folder.url)
    #expect(empty.output.contains("<path fill=\"#000\"") && !empty.output.contains("<text"))
  }

  @Test(
    "is refused in one line, with its place, where the icon is not safe or the options make no sense",
    arguments: [
      (["--on", "none.svg"], 66, "none.svg: error: no such file"),
      (["--on", "script.svg"], 65, "script.svg:2:1: error: 'script' is not supported"),
      (["--on", "96x96", "--on-size", "1x1"], 64, "error: a host has only one of --on and --on-size"),
      (["--on-color", "red"], 64, "error: a host needs --on"),
      (
        ["--on", "96x96", "--on-color", "red", "--strict"], 64,
        "error: --on-color has no effect where no icon is drawn below the badge"
      ),
      (["--on", "icon.svg", "--on-size", "0x9"], 64, "error: 0 is out of range (0.001 to 1000000)"),
      (["--on", "data:text/html,<p>"], 65, "error: "),
    ])
  func refused(options: [String], status: Int, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.icon, to: "icon.svg")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\n<script>alert(1)</script></svg>",
      to: "script.svg")
    let result = try Command.run(["hub", "3", "-o", "out.svg"] + options, in: folder.url)
    #expect(Int(result.status) == status)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(throws: (any Error).self) { try folder.read("out.svg") }
  }

  @Test("is drawn from a manifest with a path below it")
  func manifest() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.icon, to: "site/icons/icon.svg")
    let manifest = """
      badges:
        - {file: a.svg, hub: {count: 3, on: {icon: icons/icon.svg, width: 96, color: "#123456"}, at: center}}
        - {file: b.svg, status: {label: build, message: passing, logo: {file: icons/icon.svg}}}

      """
    try folder.write(manifest, to: "site/badges.yml")
    let result = try Command.run("build", "site/badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.read("out/a.svg").contains("width=\"96\" height=\"48\""))
    #expect(try folder.read("out/b.svg").contains("<path fill=\"#fff\""))
  }

  @Test(
    "is drawn from a manifest with a path anywhere in the working directory, but no badge may lie outside the output")
  func outside() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.icon, to: "icon.svg")
    try folder.write(Self.icon, to: "site/icon.svg")
    let absolute = folder.url.appending(path: "icon.svg").path(percentEncoded: false)
    func build(_ entry: String) throws -> Command.Result {
      try folder.write("badges:\n  - {\(entry)}\n", to: "site/badges.yml")
      return try Command.run("build", "site/badges.yml", "--output", "out", in: folder.url)
    }
    for kind in ["hub: {count: 3, on: {icon: PATH}}", "status: {message: a, logo: {file: PATH}}"] {
      #expect(try build("file: a.svg, " + kind.replacing("PATH", with: "icon.svg")).status == 0)
      let beside = try folder.read("out/a.svg")
      for path in ["../icon.svg", absolute, "./deep/.././icon.svg"] {
        try folder.write("", to: "site/deep/empty")
        let result = try build("file: b.svg, " + kind.replacing("PATH", with: path))
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.read("out/b.svg") == beside)
      }
    }
    let missing = try build("file: b.svg, hub: {count: 3, on: {icon: ../none.svg}}")
    #expect(
      missing.status == 65 && missing.errors.hasPrefix("site/badges.yml:2:46: error: 'site/../none.svg' does not exist")
    )
    #expect(try build("file: ../b.svg, hub: {count: 3}").status == 65)
  }
}
