import Cartouche
import Foundation
import Testing

@Suite("cartouche build")
struct BuildCommandTests {
  private static let good = """
    badges:
      - file: a.svg
        pill: {text: "3", look: mail}
      - file: deep/er/b.svg
        hub: {count: 128}

    """

  @Test("every badge becomes a file, in folders that are made")
  func writes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "badges.yml")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 0)
    #expect(result.output == "out: 2 badges, 2 files written, 0 unchanged\n")
    #expect(try folder.files == ["badges.yml", "out/a.svg", "out/deep/er/b.svg"])
    #expect(try folder.read("out/a.svg") == Pill("3").look(.mail).svg(for: .web))
    #expect(try folder.read("out/deep/er/b.svg") == Hub(128).svg(for: .web))
  }

  @Test("a file that holds the same bytes is left alone")
  func untouched() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "badges.yml")
    _ = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    let file = folder.url.appending(path: "out/a.svg")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path(percentEncoded: false))
    try folder.write("stale", to: "out/deep/er/b.svg")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.output == "out: 2 badges, 1 file written, 1 unchanged\n")
    let date =
      try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))[.modificationDate] as? Date
    #expect(date == old)
    #expect(try folder.read("out/deep/er/b.svg") == Hub(128).svg(for: .web))
  }

  @Test("an index shows every badge on a light and a dark backdrop and needs nothing from elsewhere")
  func index() throws {
    let folder = try TemporaryFolder()
    try folder.write("index: pages/index.html\n" + Self.good, to: "badges.yml")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 0)
    let page = try folder.read("out/pages/index.html")
    #expect(page.components(separatedBy: "src=\"../a.svg\"").count == 3)
    #expect(page.components(separatedBy: "src=\"../deep/er/b.svg\"").count == 3)
    #expect(!page.contains("http:") && !page.contains("https:"))
  }

  @Test(
    "bad data is one message with the place, exit 65, and nothing is written",
    arguments: [
      ("hub: {count: 3, fill: redd}", ":5:27: error: unknown colour 'redd'; did you mean 'red'?"),
      ("hub: {cuont: 3}", ":5:11: error: unknown key 'cuont'; did you mean 'count'?"),
      ("hubb: {count: 3}", ":5:5: error: unknown key 'hubb'; did you mean 'hub'?"),
      ("hub: {count: 3, look: bage-hub}", ":5:27: error: unknown look 'bage-hub'; did you mean 'badge-hub'?"),
      (
        "hub: {count: 9223372036854775808}",
        ":5:18: error: 9223372036854775808 is larger than any number that can be counted with, 9223372036854775807"
      ),
      ("cell: {position: top, width: .nan, height: 44}", ":5:34: error: '.nan' is not a plain number"),
      (
        "cell: {position: top, width: -3, height: 44}",
        ":5:34: error: -3 is out of range (0.001 to 1000000)"
      ),
      (
        "cell: {position: top, width: 10000000, height: 44}",
        ":5:34: error: 10000000 is out of range (0.001 to 1000000)"
      ),
      (
        "table: {width: 30, rows: [{summary: a, pill: {text: b}}]}",
        ":5:5: error: table width 30 is out of range (42 to 1000000)"
      ),
    ])
  func badData(kind: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("badges:\n  - file: a.svg\n    pill: {text: a}\n  - file: b.svg\n    \(kind)\n", to: "badges.yml")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65)
    let lines = result.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("badges.yml" + message) == true, "\(result.errors)")
    #expect(lines.dropFirst().first == "      \(kind)")
    #expect(lines.dropFirst(2).first?.hasSuffix("^") == true)
    #expect(try folder.files == ["badges.yml"])
  }

  @Test(
    "a file may not lie outside the output folder",
    arguments: ["../a.svg", "/a.svg", "b/../../a.svg", "link/a.svg", "link/\u{301}a.svg", "link.svg"])
  func outside(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "badges:\n  - file: b.svg\n    pill: {text: a}\n  - {file: \(name), pill: {text: a}}\n", to: "badges.yml")
    try folder.write("kept", to: "elsewhere/kept.svg")
    let output = folder.url.appending(path: "out")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: output.appending(path: "link").path(percentEncoded: false), withDestinationPath: "../elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: output.appending(path: "link.svg").path(percentEncoded: false),
      withDestinationPath: "../elsewhere/kept.svg")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("badges.yml:4:"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: output.appending(path: "b.svg").path(percentEncoded: false)))
    #expect(try folder.read("elsewhere/kept.svg") == "kept")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "elsewhere").path(percentEncoded: false)) == [
          "kept.svg"
        ])
  }

  @Test(
    "no folder of Git is written into, also through a link",
    arguments: [".git", ".git/new", "repository/.GIT", "link", "link/new"])
  func gitFolder(output: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: a.svg, pill: {text: a}}]", to: "m.yml")
    try Command.shell("mkdir -p .git repository/.GIT; ln -s .git link", in: folder.url)
    for command in [["build", "m.yml", "-o", output], ["gallery", "m.yml", "-o", output]] {
      let result = try Command.run(command, in: folder.url)
      #expect(result.status == 65, "\(result.errors)")
      #expect(
        result.message == "\(output): error: nothing is written into folders of Git; name another folder")
    }
    let report = try Command.run("build", "m.yml", "-o", "out", "--report", output + "/hooks/r.json", in: folder.url)
    #expect(report.status == 65 && report.message.contains("written into folders of Git"), "\(report.errors)")
    let drawn = try Command.shell(
      "echo '{\"pill\": {\"text\": \"a\"}}' | \"$CARTOUCHE\" draw - --into \(output)", in: folder.url)
    #expect(drawn.status == 65, "\(drawn.errors)")
    #expect(try folder.files == ["link", "m.yml"])
  }

  @Test("no link of many parts leads into a folder of Git, and the message names what the user named")
  func hiddenGitFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: a.svg, pill: {text: a}}]", to: "m.yml")
    try folder.write("![x](https://img.shields.io/badge/a-b-red)", to: "README.md")
    try Command.shell(
      """
      mkdir -p a .git/q .git/wt; cp README.md .git/q; cp README.md .git/wt
      ln -s "$(printf 'a/../%.0s' {1..260}).git/q" many; ln -s .git/q plain
      """, in: folder.url)
    for (script, name) in [
      ("$CARTOUCHE build m.yml -o out --report many/r.json", "many/r.json"), ("$CARTOUCHE build m.yml -o many", "many"),
      ("$CARTOUCHE adopt many/README.md --write", "many/README.md"),
      ("$CARTOUCHE adopt README.md -o plain --write", "plain"),
      ("cd .git/wt; $CARTOUCHE adopt README.md --write", "README.md"),
    ] {
      let result = try Command.shell(script, in: folder.url)
      #expect(result.status == 65, "\(script)")
      let reason = "nothing is written into folders of Git; name another folder"
      #expect(result.message == "\(name): error: \(reason)", "\(script): \(result.errors)")
    }
    #expect(try Command.shell("cd .git; echo q/* wt/*", in: folder.url).output == "q/README.md wt/README.md\n")
  }

  // Disks of Apple take no such names.
  #if !canImport(Darwin)
    @Test("no link leads into a folder of Git from a working directory that is not UTF-8")
    func gitFolderInOtherBytes() throws {
      let folder = try TemporaryFolder()
      try folder.write("badges: [{file: a.svg, pill: {text: a}}]", to: "m.yml")
      let result = try Command.shell(
        """
        mkdir -p $'\\xe9/.git/q'; cp m.yml $'\\xe9'; cd $'\\xe9'; ln -s .git/q o
        $CARTOUCHE build m.yml -o out --report o/r.json; echo $?; ls .git/q
        """, in: folder.url)
      #expect(result.output == "65\n" && result.message.contains("into folders of Git"), "\(result)")
    }
  #endif

  @Test(
    "no file is written through a link that leads out or into a folder of Git, and one that leads elsewhere is followed",
    arguments: ["../home/new", "../home/old", ".git/new", "deep/away/new", "inside/new"])
  func linkedFiles(target: String) throws {
    let folder = try TemporaryFolder()
    let page = "![x](https://img.shields.io/badge/a-b-red)\n<!-- cartouche badges -->\n<!-- cartouche end -->\n"
    try folder.write("badges: [{file: a.svg, pill: {text: a}}]", to: "site/m.yml")
    try folder.write(page, to: "site/plain.md")
    let site = folder.url.appending(path: "site")
    try Command.shell(
      """
      mkdir .git inside deep ../home; ln -s ../../home deep/away; "$CARTOUCHE" build m.yml -o out --report r.json
      printf '%s' "$(cat plain.md)" > ../home/old; cp plain.md \(target); ln -s \(target) page.md
      """, in: site)
    let isInside = target.hasPrefix("inside")
    for command in [["readme", "page.md", "--report", "r.json"], ["adopt", "page.md", "--write"]] {
      let result = try Command.run(command, in: site)
      #expect(result.status == (isInside ? 0 : 65), "\(result.errors)")
      #expect(try folder.read("site/\(target)") == page || isInside)
    }
    try Command.shell("rm \(target); ln -s \(target) new.json; ln -s \(target) new.yml", in: site)
    for command in [
      ["build", "m.yml", "-o", "out2", "--report", "new.json"],
      ["adopt", "plain.md", "--manifest", "new.yml", "--write"],
    ] {
      let result = try Command.run(command, in: site)
      #expect(result.status == (isInside ? 0 : 65), "\(result.errors)")
      let reason = target.hasPrefix(".git") ? "into folders of Git" : "through a link that leads out"
      #expect(isInside || result.message.contains("nothing is written " + reason))
      let path = site.appending(path: target).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path) == isInside)
      try? FileManager.default.removeItem(atPath: path)
    }
    #expect(try folder.read("site/plain.md").contains("shields") == !isInside)
  }

  #if os(Linux)
    @Test("where the path of the working directory is not UTF-8, a link is refused for that")
    func linkInFolderOfOtherBytes() throws {
      let folder = try TemporaryFolder()
      try folder.write("badges: [{file: a.svg, pill: {text: a}}]", to: "m.yml")
      let result = try Command.shell(
        """
        "$CARTOUCHE" build m.yml -o out --report r.json >log; mkdir $'n\\377'; cd $'n\\377'; ln -s a.md l.md
        printf '<!-- cartouche badges -->\n<!-- cartouche end -->\n' >a.md; "$CARTOUCHE" readme l.md --report ../r.json
        """, in: folder.url)
      #expect(result.status == 65 && result.message.contains("the working directory is not UTF-8"), "\(result.errors)")
    }
  #endif

  @Test("a badge is drawn for design tools, or with outlines, where its entry says so")
  func profiles() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      defaults: {profile: design}
      badges:
        - {file: design.svg, pill: {text: "42", font: {family: Liberation Sans}}}
        - {file: plain.svg, expandStrokes: true, nonzero: true, hub: {count: 3, border: {color: white, width: 2}}}
        - {file: web.svg, profile: web, outlineText: true, pill: {text: "42", textColor: white}}

      """
    try folder.write(manifest, to: "badges.yml")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    for file in ["design.svg", "plain.svg"] {
      let check = try Command.run("check", "out/\(file)", "--profile", "design", in: folder.url)
      #expect(check.status == 0, "\(check.errors)")
    }
    #expect(try folder.read("out/design.svg").contains(" id=\"body\""))
    #expect(try !folder.read("out/plain.svg").contains(" stroke=\"#"))
    let web = try folder.read("out/web.svg")
    #expect(web.contains(" role=\"img\"") && !web.contains("<text"))
  }

  @Test("no file may be written twice")
  func duplicate() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "badges:\n  - {file: a.svg, pill: {text: a}}\n  - {file: A.svg, pill: {text: b}}\n", to: "badges.yml")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("badges.yml:3:12: error: 'A.svg' is already written in line 2\n"))
  }

  @Test("a manifest that is not there is exit 66, an unwritable folder exit 73")
  func exitCodes() throws {
    let folder = try TemporaryFolder()
    #expect(try Command.run("build", "none.yml", "--output", "out", in: folder.url).status == 66)
    try folder.write(Self.good, to: "badges.yml")
    try folder.write("a file", to: "out")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 73)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try folder.read("out") == "a file")
  }

  @Test("where one file cannot be written, none is")
  func allOrNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "badges.yml")
    try folder.write("a file where a folder should be", to: "out/deep")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 73)
    #expect(try folder.files == ["badges.yml", "out/deep"])
  }

  @Test(
    "hostile manifests end with one message and exit 65",
    arguments: [
      [0xFF, 0xFE, 0x00], [], Array("badges: [".utf8), Array(String(repeating: "[", count: 100_000).utf8),
      Array("a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nbadges: [*b,*b,*b,*b]\n".utf8),
      Array("badges:\n  - file: \"a\\u0000.svg\"\n    pill: {text: a}\n".utf8),
    ] as [[UInt8]])
  func hostile(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "badges.yml")
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("badges.yml:"))
    #expect(result.errors.utf8.count < 1000)
    #expect(try folder.files == ["badges.yml"])
  }

  @Test("a file that is UTF-16 is said to be so, whatever its language", arguments: [false, true])
  func utf16(isBigEndian: Bool) throws {
    let folder = try TemporaryFolder()
    func write(_ text: String, to name: String) throws {
      let data = try #require(text.data(using: isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
      try folder.write((isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + Array(data), to: name)
    }
    for (name, text) in [
      ("m.yml", "badges: []\n"), ("m.json", "{\"badges\": []}"), ("d.yml", "v: 1"), ("d.json", "{\"v\": 1}"),
      ("d.toml", "v = 1"), ("d.csv", "v\n1\n"), ("d.jsonl", "{\"v\": 1}\n"),
    ] {
      try write(text, to: name)
      try folder.write("data: {d: \(name)}\nbadges: [{file: a.svg, pill: {text: '{d.v}'}}]", to: "n.yml")
      let result = try Command.run("build", name.hasPrefix("m") ? name : "n.yml", "--output", "out", in: folder.url)
      #expect(result.status == 65)
      #expect(result.errors == "\(name):1:1: error: the file is UTF-16; it must be UTF-8\n", "\(result.errors)")
    }
    try write("![a](https://img.shields.io/badge/a-b-red)\n", to: "p.md")
    for command in [["adopt", "p.md"], ["readme", "p.md", "--report", "r.json"]] {
      try folder.write(#"{"badges": {}}"#, to: "r.json")
      #expect(try Command.run(command, in: folder.url).errors == "p.md: error: the file is UTF-16; it must be UTF-8\n")
    }
  }

  // Disks of Apple know folders whose names look the same as one.
  #if !canImport(Darwin)
    @Test("folders whose names only look the same are different ones")
    func sameLooks() throws {
      let folder = try TemporaryFolder()
      let files = ["\u{E9}/b.svg", "e\u{301}/a.svg"]
      try folder.write("badges:\n" + files.map { "- {file: '\($0)', pill: {text: a}}\n" }.joined(), to: "m.yml")
      let result = try Command.run("build", "m.yml", "--output", "out", in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
      for file in files { #expect(try folder.read("out/\(file)").contains("<svg"), "\(file)") }
    }
  #endif

  @Test("two processes draw the same bytes")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["badges.yml", "bell.svg", "icons"] {
      try FileManager.default.copyItem(
        at: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/\(name)"),
        to: folder.url.appending(path: name))
    }
    for output in ["one", "two"] {
      #expect(try Command.run("build", "badges.yml", "--output", output, in: folder.url).status == 0)
    }
    let files = try folder.files.filter { $0.hasPrefix("one/") }
    #expect(files.filter { $0.hasSuffix(".svg") }.count >= 24)
    for file in files {
      #expect(try folder.read(file) == folder.read("two/" + file.dropFirst(4)))
    }
  }

  @Test("an output folder without a name is refused")
  func noFolderName() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "badges.yml")
    #expect(try Command.run("build", "badges.yml", "--output", "", in: folder.url).status == 64)
    #expect(try folder.files == ["badges.yml"])
  }

  @Test("where a folder is in a file's place nothing is written, nor a folder left behind")
  func folderInPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "badges.yml")
    let taken = folder.url.appending(path: "out/deep/er/b.svg")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    let result = try Command.run("build", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 73)
    #expect(try folder.files == ["badges.yml"])
  }
}
