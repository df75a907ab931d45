import Foundation
import Testing

@Suite("A first manifest")
struct InitTests {
  private static let reports = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../ReportReadingTests/Reports")

  private static func copy(_ report: String, to place: String, in folder: TemporaryFolder) throws {
    try folder.write(Array(Data(contentsOf: reports.appending(path: report))), to: place)
  }

  @Test("has the badges that a folder has data for, and says what it found and what it left, and a build draws them")
  func found() throws {
    let folder = try TemporaryFolder()
    try Self.copy("coverage-summary.json", to: "coverage/coverage-summary.json", in: folder)
    try Self.copy("lcov.info", to: "lcov.info", in: folder)
    try Self.copy("junit-pytest.xml", to: "test-results/a/b.xml", in: folder)
    try Self.copy("ruff.sarif", to: "ruff.sarif", in: folder)
    let package = #"{"version": "1.4.0", "license": "MIT", "engines": {"node": ">=18"}}"#
    try folder.write(package, to: "package.json")
    for (name, text) in [("a", #"{"version": "1.0.0"}"#), ("b", #"{"version": "2.0.0"}"#), ("c", #"{"name": "c"}"#)] {
      try folder.write(text, to: "packages/\(name)/package.json")
    }
    try folder.write("<coverage", to: "packages/a/coverage.xml")
    try folder.write("site_name: a\n", to: "mkdocs.yml")
    try folder.write("# A\n", to: "README.md")
    let result = try Command.run("init", in: folder.url)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(
      result.output == """
        found coverage/coverage-summary.json: coverage: 75%
        found test-results/**/*.xml: tests: 3 passed, 1 failed, 1 error, 2 skipped
        found *.sarif: lint: 3 errors
        found package.json: version: v1.4.0
        found package.json: license: MIT
        found package.json: node: >=18
        found packages/*/package.json: 2 badges
        left lcov.info: coverage.svg shows coverage/coverage-summary.json
        left packages/*/coverage.xml: 1:10: not well-formed: Couldn't find end of Start Tag coverage line 1
        found mkdocs.yml: MkDocs; see the article Site generators
        badges.yml: 8 badges, written
        next: cartouche build badges.yml --output badges --report badges.json
        then: cartouche readme README.md --report badges.json --base-url badges
              between two comments of the page; see cartouche readme --help

        """)
    let built = try Command.run("build", "badges.yml", "--output", "out", "--strict", in: folder.url)
    #expect(built.status == 0 && built.output == "out: 8 badges, 8 files written, 0 unchanged\n", "\(built.errors)")
    let manifest = try folder.read("badges.yml")
    #expect(manifest.contains("  # The tests.\n  - {file: tests.svg, tests: \"test-results/**/*.xml\"}\n"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "lcov.info"))
    let again = try Command.run("init", in: folder.url)
    #expect(again.status == 0 && again.output.hasSuffix("badges.yml: unchanged, since it is there already\n"))
    #expect(try folder.read("badges.yml") == manifest)
  }

  @Test("a folder without data has a manifest without badges, which a build takes")
  func empty() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a b/keep")
    let result = try Command.run("init", "a b", in: folder.url)
    #expect(result.output.hasPrefix("a b/badges.yml: 0 badges, written\n"), "\(result.errors)")
    #expect(try Command.run("build", "a b/badges.yml", "-o", "out", in: folder.url).status == 0)
    #expect(try Command.run("init", "none", in: folder.url).errors == "none: error: no such folder\n")
    #expect(try Command.run("init", "a b/keep", in: folder.url).status == 66)
  }

  @Test("nothing that is at the place of the manifest is replaced, also no link that leads nowhere and no folder")
  func kept() throws {
    let folder = try TemporaryFolder()
    for name in ["link", "folder", "pipe"] { try folder.write("", to: "\(name)/keep") }
    let path = folder.url.path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: path + "/link/badges.yml", withDestinationPath: "../made")
    try folder.write("", to: "folder/badges.yml/keep")
    try #require(mkfifo(path + "/pipe/badges.yml", 0o600) == 0)
    let before = try folder.files
    for name in ["link", "folder", "pipe"] {
      let result = try Command.run("init", name, in: folder.url)
      #expect(result.status == 0 && result.output.contains("unchanged"), "\(name): \(result.errors)")
    }
    #expect(try folder.files == before)
  }

  @Test(
    "links that lead out, pipes, devices, broken reports and hostile names end as what is left",
    .timeLimit(.minutes(10))
  )
  func hostile() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path(percentEncoded: false)
    try Self.copy("lcov.info", to: "secret/lcov.info", in: folder)
    try folder.write("[package]\nversion = \"1.0.0\"\n", to: "secret/Cargo.toml")
    try folder.write("", to: "site/.git/HEAD")
    try Self.copy("lcov.info", to: "site/.git/coverage.out", in: folder)
    for (name, target) in [
      ("lcov.info", "../secret/lcov.info"), ("test-results", "/"), ("junit.xml", "/dev/zero"), ("coverage", "coverage"),
      ("coverage.out", ".git/coverage.out"), ("packages", "../secret"),
      ("Cargo.toml", "../secret/Cargo.toml"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(path)/site/\(name)", withDestinationPath: target)
    }
    for name in ["cover.out", "report.xml", "README.md"] { try #require(mkfifo("\(path)/site/\(name)", 0o600) == 0) }
    try folder.write([0xFF, 0xFE, 0x00], to: "site/clover.xml")
    try folder.write(#"{"version": "1\#u{1B}[31m\n- {x", "license": "\#u{202E}a\": b #"}"#, to: "site/package.json")
    try folder.write("x", to: "site/a\u{1B}[31m\n.sarif")
    let result = try Command.run("init", in: folder.url.appending(path: "site"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
    for left in ["lcov.info", "junit.xml", "coverage.out", "cover.out", "report.xml", "clover.xml", "*.sarif"] {
      #expect(result.output.contains("left \(left): "), "\(left): \(result.output)")
    }
    #expect(result.output.components(separatedBy: "left Cargo.toml: ").count == 2)
    #expect(!result.output.contains("README"))
    let manifest = try folder.read("site/badges.yml")
    #expect(!manifest.contains("31m") && !manifest.contains("lcov"))
  }

  @Test("shows no command for a folder whose name a terminal cannot show, which would be one for another folder")
  func unshownFolder() throws {
    let folder = try TemporaryFolder()
    for (name, hasCommand) in [("a b", true), ("a\tb", false), ("a\u{202E}b", false)] {
      try Self.copy("lcov.info", to: "\(name)/lcov.info", in: folder)
      let result = try Command.run("init", name, in: folder.url)
      #expect(result.status == 0 && result.output.contains("next: cartouche build") == hasCommand, "\(result.output)")
      #expect(result.output.contains("no command is shown") == !hasCommand)
      let again = try Command.run("init", name, in: folder.url)
      #expect(again.status == 0 && !again.output.contains("command"), "\(again.output)")
    }
  }

  @Test("says where a license is no text, and takes it from the table of another tool")
  func licenses() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"version": "1.0.0", "license": {"type": "MIT"}}"#, to: "package.json")
    try folder.write("[tool.poetry]\nlicense = \"ISC\"\n", to: "pyproject.toml")
    let result = try Command.run("init", in: folder.url)
    #expect(result.output.contains("left package.json: 1:33: 'license' must be a text or a number"), "\(result.output)")
    #expect(result.output.contains("found pyproject.toml: license: ISC"), "\(result.output)")
  }

  // Disks of Apple take no such names.
  #if !canImport(Darwin)
    @Test("a working directory that is not UTF-8 is left in one line")
    func otherBytes() throws {
      let folder = try TemporaryFolder()
      let result = try Command.shell("mkdir $'\\xe9'; cd $'\\xe9'; $CARTOUCHE init", in: folder.url)
      #expect(result.output.hasPrefix("left .: the path of the working directory is not UTF-8"), "\(result.output)")
      #expect(result.output.components(separatedBy: "left ").count == 2)
    }
  #endif
}
