import Foundation
import Testing

@Suite("The files that a manifest names")
struct NamedFileTests {
  /// A place in a manifest that names a file.
  private struct Kind {
    /// The name of the file.
    var name: String
    /// What the file contains.
    var contents: String
    /// The entry, in which `@` stands for the path. Below `data`, the source with the same number is `d1` and so on.
    var source: String?
    var badge: String
    /// The name in the manifest, if it is a pattern.
    var pattern: String?
  }

  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M1 1H8V8Z'/></svg>"
  private static let look = "kind: pill\nsummary: One\nextends: mail\n"
  private static let kinds = [
    Kind(
      name: "a.csv", contents: "text\nx\n", source: "{file: '@', as: csv}", badge: "each: d0, pill: {text: '{text}'}"),
    Kind(name: "a.json", contents: "{\"text\": \"x\"}", source: "'@'", badge: "pill: {text: '{d1.text}'}"),
    Kind(name: "a.json", contents: "", source: "{file: ['@', ok/a.json]}", badge: "pill: {text: '{d2.text}'}"),
    Kind(name: "a.json", contents: "", source: "'@'", badge: "pill: {text: '{d3.text}'}", pattern: "a.?son"),
    Kind(
      name: "e.json", contents: #"{"schemaVersion": 1, "label": "x", "message": "y"}"#, source: "'@'",
      badge: "endpoint: d4"),
    Kind(name: "p.json", contents: #"{"version": "1.0.0"}"#, badge: "version: '@'"),
    Kind(name: "p.json", contents: "", badge: "each: {files: '@'}, version: '{path}'", pattern: "p.?son"),
    Kind(name: "p.json", contents: "", badge: "each: ['@'], version: '{item}'"),
    Kind(name: "a.svg", contents: svg, badge: "hub: {count: 3, on: {icon: '@'}}"),
    Kind(name: "a.svg", contents: "", badge: "status: {message: x, logo: '@'}"),
    Kind(name: "a.yml", contents: look, badge: "pill: {text: x, lookFile: '@'}"),
  ]

  /// A project, `site`, with its manifest in `docs`, links that lead out of it, folders of Git, and `secret` beside it.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let places = [
      "secret", "secret/.git", "site", "site/docs/ok", "site/.git", "site/.GIT", "site/docs/in/.git/x",
      "site/docs/.g\u{200C}it", "elsewhere",
    ]
    for place in places {
      for kind in kinds where !kind.contents.isEmpty { try folder.write(kind.contents, to: "\(place)/\(kind.name)") }
    }
    for (name, target) in [
      ("site/docs/away", "../../secret"), ("site/docs/twice", "away"), ("site/away", "../secret"),
      ("site/docs/git", "../.git"), ("site/docs/inside", "./ok/../ok"), ("site/docs/loop", "loop"),
      ("site/docs/up", "../../site/docs/ok"),
    ] {
      try link(name, to: target, in: folder)
    }
    for kind in kinds where !kind.contents.isEmpty {
      try link("site/docs/file/\(kind.name)", to: "../../../secret/\(kind.name)", in: folder)
      try link("site/docs/head/\(kind.name)", to: "../../.git/\(kind.name)", in: folder)
      try link("site/docs/zero/\(kind.name)", to: "/dev/zero", in: folder)
      let pipe = folder.url.appending(path: "site/docs/pipe/\(kind.name)")
      try FileManager.default.createDirectory(
        at: pipe.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
    }
    return folder
  }

  private static func link(_ link: String, to target: String, in folder: TemporaryFolder) throws {
    let url = folder.url.appending(path: link)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url.path(percentEncoded: false), withDestinationPath: target)
  }

  /// A manifest that names the file of every kind in one folder.
  private static func manifest(_ place: String) -> String {
    func filled(_ kind: Kind, _ text: String) -> String {
      text.replacing("@", with: "\(place)/\(kind.pattern ?? kind.name)")
    }
    let sources = kinds.enumerated().map { index, kind in
      "  d\(index): " + (kind.source.map { filled(kind, $0) } ?? "none")
    }
    let badges = kinds.enumerated().map { "  - {file: \($0).svg, \(filled($1, $1.badge))}" }
    return "data:\n" + sources.joined(separator: "\n") + "\nbadges:\n" + badges.joined(separator: "\n") + "\n"
  }

  private static func build(
    _ place: String, _ options: [String] = [], in folder: TemporaryFolder
  ) throws -> Command.Result {
    try folder.write(manifest(place), to: "site/docs/badges.yml")
    return try Command.run(
      ["build", "docs/badges.yml", "--output", "out", "--keep-going"] + options, in: folder.url.appending(path: "site"))
  }

  /// Where the manifest names the file of a kind: the line of its source, or of its badge.
  private static func line(_ index: Int) -> Int { kinds[index].source == nil ? kinds.count + 3 + index : index + 2 }

  @Test(
    "is read below its folder, the working directory and allowed folders only, whatever links lead out, and never in Git's",
    .timeLimit(.minutes(10)),
    arguments: [
      ("/secret", "outside"), ("../../secret", "outside"), ("ok/../../../secret", "outside"), ("away", "outside"),
      ("twice", "outside"), ("../away", "outside"), ("file", "outside"), ("zero", "outside"), ("away/.git", "outside"),
      ("../.git", "Git"), ("../.GIT", "Git"), ("in/.git/x", "Git"), (".g\u{200C}it", "Git"), ("git", "Git"),
      ("head", "Git"), ("../docs/../.git", "Git"), ("pipe", "cannot be read"),
    ])
  func refused(place: String, reason: String) throws {
    let folder = try Self.project()
    let path = place == "/secret" ? folder.url.path(percentEncoded: false) + place : place
    let result = try Self.build(path, in: folder)
    #expect(result.status == 65, "\(result.errors)")
    let lines = result.errors.split(separator: "\n")
    for index in Self.kinds.indices {
      let start = "docs/badges.yml:\(Self.line(index)):"
      let found = lines.filter { $0.hasPrefix(start) && $0.contains(reason) }
      #expect(found.count == 1, "\(place) \(Self.kinds[index]): \(result.errors)")
      #expect(
        reason != "outside"
          || found.allSatisfy { $0.hasSuffix("; --allow of build, check, gallery and draw adds a folder") })
    }
    #expect(try folder.files.filter { $0.hasPrefix("site/out/") } == [])
  }

  @Test(
    "may be anywhere below its folder and the working directory, behind links that stay there, and in allowed folders",
    arguments: [
      ("ok", []), ("/site/docs/ok", []), ("..", []), ("../docs/./ok", []), ("inside", []), ("up", []),
      ("../../secret", ["--allow", "../secret"]), ("away", ["--allow", "docs", "--allow", "../secret"]),
      ("file", ["--allow", ".."]), ("../.git", ["--allow", ".git"]), (".", ["--root", "../secret"]),
      ("../secret", ["--root", "docs/..", "--allow=/secret"]),
    ])
  func read(place: String, options: [String]) throws {
    let folder = try Self.project()
    let top = folder.url.path(percentEncoded: false)
    let path = place.hasPrefix("/") ? top + place : place
    let result = try Self.build(path, options.map { $0.replacing("=/", with: "=\(top)/") }, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.files.filter { $0.hasPrefix("site/out/") }.count == Self.kinds.count)
  }

  @Test("an allowed folder has no folder of Git either, and must exist")
  func allowed() throws {
    let folder = try Self.project()
    let inGit = try Self.build("../../secret/.git", ["--allow", "../secret"], in: folder)
    #expect(inGit.status == 65 && inGit.errors.components(separatedBy: "folders of Git").count == Self.kinds.count + 1)
    let missing = try Self.build("ok", ["--allow", "none"], in: folder)
    #expect(missing.status == 66 && missing.message == "none: error: no such folder")
  }

  // Disks of Apple take no such names, and know names that look the same as one.
  #if !canImport(Darwin)
    @Test("is not read in a folder whose name only looks like that of an allowed one")
    func sameLooks() throws {
      let folder = try TemporaryFolder()
      try folder.write("badges: [{file: a.svg, version: '../e\u{301}/p.json'}]", to: "\u{E9}/m.yml")
      for name in ["\u{E9}", "e\u{301}"] { try folder.write(#"{"version": "1.0.0"}"#, to: "\(name)/p.json") }
      try folder.write("", to: "here/empty")
      let here = folder.url.appending(path: "here")
      let result = try Command.run("build", "../\u{E9}/m.yml", "--output", "out", in: here)
      #expect(result.status == 65 && result.message.contains("outside the working directory"), "\(result)")
    }

    @Test("is not found from a working directory whose path is not UTF-8, and the message says so")
    func otherBytes() throws {
      let folder = try TemporaryFolder()
      try folder.write("data: {d: d.json}\nbadges: [{file: a.svg, pill: {text: '{d.v}'}}]", to: "m.yml")
      try folder.write(#"{"v": 1}"#, to: "d.json")
      let result = try Command.shell(
        "mkdir $'\\xe9'; cp *.* $'\\xe9'; cd $'\\xe9'; $CARTOUCHE build m.yml --output out", in: folder.url)
      #expect(result.status == 65)
      #expect(result.message.contains("'d.json': the path of the working directory is not UTF-8"), "\(result.errors)")
    }
  #endif

  @Test("a pattern that meets a link leading out says which, and ** meets none")
  func patterns() throws {
    let folder = try Self.project()
    func build(_ pattern: String) throws -> Command.Result {
      let text = "data: {d: {file: '\(pattern)', as: csv}}\nbadges: [{each: d, file: a.svg, pill: {text: '{text}'}}]\n"
      try folder.write(text, to: "site/docs/badges.yml")
      return try Command.run("build", "docs/badges.yml", "-o", "out", in: folder.url.appending(path: "site"))
    }
    for pattern in ["a*y/a.csv", "*/a.csv", "../../*/a.csv", "../.g?t/a.csv", "**/pipe/*.csv"] {
      #expect(try build(pattern).status == 65, "\(pattern)")
    }
    #expect(try build("aw*/*.csv").message.contains("'docs/aw*/*.csv': 'docs/away/' is matched: outside the"))
    #expect(try build("**/a.csv").message.contains("'docs/file/a.csv' is matched: outside the"))
    #expect(try build("aw*/error: *").message.contains("'docs/aw*/error: *': 'docs/away/' is matched: outside the"))
    #expect(try build("o?/a.csv").status == 0)
    for endless in ["?/", "a/"] {
      let result = try build(String(repeating: endless, count: 100_000) + "*")
      #expect(result.status == 65 && result.message.contains("too many folders"), "\(endless): \(result.status)")
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "site/docs/file"))
    for name in ["head", "zero", "pipe"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: "site/docs/\(name)"))
    }
    #expect(try build("**/a.csv").status == 0)
  }

  @Test("a line of JSON names files in the working directory and allowed folders")
  func lines() throws {
    let folder = try Self.project()
    let places = ["docs/ok", "../secret", "away", ".git", "docs/head", "docs/pipe", "docs/loop"]
    let badges = [
      #"{"hub": {"count": 3, "on": {"icon": "@/a.svg"}}}"#, #"{"status": {"message": "x", "logo": "@/a.svg"}}"#,
      #"{"pill": {"text": "x", "lookFile": "@/a.yml"}}"#,
    ]
    let lines = places.flatMap { place in badges.map { $0.replacing("@", with: place) } }
    try folder.write(lines.joined(separator: "\n"), to: "in")
    func drawn(_ option: String) throws -> [Bool] {
      let result = try Command.shell("\"$CARTOUCHE\" draw \(option) <../in", in: folder.url.appending(path: "site"))
      return result.output.split(separator: "\n").map { !$0.contains("\"error\"") }
    }
    #expect(try drawn("") == [true, true, true] + [Bool](repeating: false, count: 18))
    #expect(
      try drawn("--allow ../secret") == [Bool](repeating: true, count: 9) + [Bool](repeating: false, count: 12))
  }

  @Test("a look extends only looks in its own folder or the working directory, whatever links lead out")
  func extended() throws {
    let folder = try Self.project()
    for (place, isRead) in [("ok", true), ("inside", true), ("away", false), ("file", false), (".git", false)] {
      let look = "kind: pill\nsummary: One\nextends: ./\(place)/a.yml\n"
      try folder.write(look, to: "site/docs/own.yml")
      try folder.write(Self.look, to: "site/docs/.git/a.yml")
      try folder.write("badges: [{file: a.svg, pill: {text: x, lookFile: own.yml}}]", to: "site/docs/badges.yml")
      for command in [
        ["build", "docs/badges.yml", "-o", "out"], ["gallery", "docs/badges.yml", "-o", "out"],
        ["pill", "x", "--look-file", "docs/own.yml"], ["looks", "show", "--look-file", "docs/own.yml", "--resolved"],
        ["table", "{summary: a, pill: {text: x, lookFile: docs/own.yml}}", "--width", "300"],
      ] {
        let result = try Command.run(command, in: folder.url.appending(path: "site"))
        #expect((result.status == 0) == isRead, "\(place) \(command): \(result.errors)")
        #expect(isRead || result.errors.contains("docs/own.yml:3:10: error: "), "\(result.errors)")
        // Also from elsewhere, where only the folder of the look counts.
        let elsewhere = command.map { $0.replacing("docs/", with: "../site/docs/") }
        #expect((try Command.run(elsewhere, in: folder.url.appending(path: "elsewhere")).status == 0) == isRead)
      }
    }
  }

  @Test("what the user types may be anywhere")
  func typed() throws {
    let folder = try Self.project()
    for command in [
      ["status", "a", "b", "--logo", "../secret/a.svg"], ["hub", "3", "--on", "docs/away/a.svg"],
      ["pill", "a", "--look-file", ".git/a.yml"], ["endpoint", "../secret/e*.json"],
      ["status", "a", "--value", "docs/file/a.json:text"],
    ] {
      let result = try Command.run(command, in: folder.url.appending(path: "site"))
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
  }

  @Test(
    "files of each begin at the folder of the manifest, however its path is written",
    arguments: ["s", "s/", "s/./", "./s//"])
  func folders(folder path: String) throws {
    let folder = try TemporaryFolder()
    for name in ["core", "\u{301}x"] { try folder.write(#"{"version": "1.0.0"}"#, to: "s/p/\(name)/v.json") }
    try folder.write(
      "badges: [{each: {files: 'p/*/v.json'}, file: '{match}.svg', version: '{path}'}]", to: "s/m.yml")
    let built = try Command.run("build", "\(path)/m.yml", "-o", "out", in: folder.url)
    #expect(built.output == "out: 2 badges, 2 files written, 0 unchanged\n", "\(built.errors)")
    #expect(try folder.read("out/core.svg").contains("v1.0.0"))
  }
}
