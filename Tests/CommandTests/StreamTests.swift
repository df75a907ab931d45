import Cartouche
import Foundation
import Testing

@Suite("Standard streams, pipes and links in place of files")
struct StreamTests {
  /// A command line of the shell in which `$c` is the command.
  private func shell(_ line: String, in folder: TemporaryFolder) throws -> Command.Result {
    try Command.shell("c=$CARTOUCHE; \(line)", in: folder.url)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Pill("42").svg(for: .web), to: "a.svg")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"M0 0H8V8Z\"/></svg>", to: "icon.svg")
    try folder.write("kind: pill\nextends: ./base.yml\npadding: 9", to: "own.yml")
    try folder.write("kind: pill\nextends: digdog", to: "base.yml")
    try folder.write(
      "badges:\n- file: b.svg\n  status: {message: a, logo: {file: icon.svg}}\n- file: c.svg\n  pill: {text: a, lookFile: own.yml}",
      to: "badges.yml")
    return folder
  }

  @Test(
    "what a command reads from a file it reads from standard input and from pipes, too",
    arguments: [
      "$c check FILE:a.svg", "$c check --contrast FILE:a.svg --page black", "$c format FILE:a.svg",
      "$c build FILE:badges.yml -o out && cat out/b.svg out/c.svg", "$c status a --logo FILE:icon.svg",
      "$c hub 3 --on FILE:icon.svg", "$c pill x --look-file FILE:own.yml",
      "$c looks show --look-file FILE:own.yml", "$c looks show --look-file FILE:own.yml --resolved",
    ])
  func reading(line: String) throws {
    let folder = try folder()
    let name = try #require(line.split(separator: "FILE:").last?.split(separator: " ").first)
    let plain = try shell(line.replacing("FILE:", with: ""), in: folder)
    #expect(plain.status == 0, "\(plain.errors)")
    let file = "FILE:\(name)"
    for other in [
      line.replacing(file, with: "-").replacing("$c ", with: "<\(name) $c ", maxReplacements: 1),
      "cat \(name) | { " + line.replacing(file, with: "-") + "; }",
      line.replacing(file, with: "/dev/stdin").replacing("$c ", with: "<\(name) $c ", maxReplacements: 1),
      line.replacing(file, with: "/dev/fd/3").replacing("$c ", with: "3<\(name) $c ", maxReplacements: 1),
      "cat \(name) | { " + line.replacing(file, with: "/dev/stdin") + "; }",
      "mkfifo p; cat \(name) > p & " + line.replacing(file, with: "p"),
      line.replacing(file, with: "<(cat \(name))"),
    ] {
      try? FileManager.default.removeItem(at: folder.url.appending(path: "out"))
      try? FileManager.default.removeItem(at: folder.url.appending(path: "p"))
      let result = try shell(other, in: folder)
      #expect(result.status == 0, "\(other): \(result.errors)")
      #expect(result.output.hasSuffix(plain.output.replacing("out: 2 badges, 0", with: "")), "\(other)")
    }
  }

  #if os(Linux)
    @Test("a path below /proc that is no stream names other files from its own folder")
    func working() throws {
      for name in ["badges.yml", "fd/badges.yml"] {
        let line = "mkdir -p in fd; cp *.* fd; cd in; $c build /proc/self/cwd/../\(name) -o out"
        let built = try shell(line, in: folder())
        #expect(built.status == 0, "\(built.errors)")
      }
    }
  #endif

  @Test("lines in UTF-16 are one error")
  func utf16() throws {
    let folder = try folder()
    try folder.write(Array("\u{FEFF}{}\n{}\n".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, to: "l")
    let result = try shell("$c draw l", in: folder)
    #expect(result.status == 65 && result.errors == "l: error: the file is UTF-16; it must be UTF-8\n")
    let slow = try shell("(head -c 1 l; sleep .2; tail -c +2 l) | $c draw -", in: folder)
    #expect(slow.status == 65 && slow.errors == "standard input: error: the file is UTF-16; it must be UTF-8\n")
  }

  @Test(
    "a file that a command reads is not one that it writes, by whatever name",
    arguments: [
      "$c draw x.jsonl -o x.jsonl", "$c draw x.jsonl -o ./x.jsonl", "$c draw x.jsonl -o link.jsonl",
      "$c draw link.jsonl -o x.jsonl --resume", "$c draw <x.jsonl -o x.jsonl", "$c merge p.jsonl q.jsonl -o q.jsonl",
      "$c looks tokens --look-file own.yml -o own.yml", "$c pill 3 --look-file own.yml -o own.yml",
      "$c pill 3 --tokens t.json -o t.json", "$c convert icon.svg -o icon.svg", "$c convert - <icon.svg -o icon.svg",
      "$c hub 3 --on icon.svg -o icon.svg", "$c status a b --logo icon.svg -o icon.svg",
      "$c status a --value t.json:n -o t.json", "$c version package.json -o package.json",
      "$c convert a.png -o a.svg --exports png", "$c pill 3 --look-file derived.yml -o own.yml",
      "$c looks tokens --look-file derived.yml -o own.yml", "$c status a b --logo icon --logos . -o icon.svg",
    ])
  func ownInput(line: String) throws {
    let folder = try folder()
    try folder.write("{\"version\": \"1.2.3\"}", to: "package.json")
    try folder.write("{\"n\": 3}", to: "t.json")
    try folder.write("kind: pill\nextends: ./own.yml\n", to: "derived.yml")
    let files = """
      echo '{"pill": {"text": "a"}}' > x.jsonl; ln -s x.jsonl link.jsonl; rm a.svg
      $c draw x.jsonl -o p.jsonl && $c draw x.jsonl -o q.jsonl && $c convert icon.svg -o a.png
      """
    #expect(try shell(files, in: folder).status == 0)
    let before = try shell("ls -A; cksum *", in: folder).output
    let result = try shell(line, in: folder)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(result.errors.hasSuffix(": error: the command reads this file; name another one to write\n"))
    #expect(result.errors.count { $0 == "\n" } == 1)
    #expect(try shell("ls -A; cksum *", in: folder).output == before)
  }

  @Test(
    "a file that a badge names is not one into which badges are drawn",
    arguments: [
      ("$c build b.yml -o .", "b.yml:1:17: error: './icon.svg' is a file that the command reads; name"),
      ("$c build b.yml -o . --check", "b.yml:1:17: error: './icon.svg' is a file that the command reads;"),
      ("$c build b.yml -o . --keep-going", "b.yml:1:17: error: './icon.svg' is a file that the command reads;"),
      ("$c build named.yml -o icons --logos icons", "named.yml:1:17: error: 'icons/icon.svg' is a file that"),
      ("$c draw b.jsonl --into .", "b.jsonl: error: 1 of 1 line not drawn\n"),
    ])
  func inputsOfBadges(line: String, message: String) throws {
    let folder = try folder()
    let badge = "{file: icon.svg, status: {label: a, message: b, logo: icon.svg}}"
    try folder.write("badges: [\(badge)]\n", to: "b.yml")
    try folder.write("badges: [\(badge.replacing("logo: icon.svg", with: "logo: icon"))]\n", to: "named.yml")
    try folder.write(
      #"{"file": "icon.svg", "status": {"label": "a", "message": "b", "logo": "icon.svg"}}"# + "\n", to: "b.jsonl")
    #expect(try shell("mkdir icons; cp icon.svg icons", in: folder).status == 0)
    let before = try shell("ls -A . icons; cksum *.* icons/*", in: folder).output
    let result = try shell(line, in: folder)
    #expect(result.status == 65 && result.errors.hasPrefix(message), "\(result)")
    #expect(try shell("ls -A . icons; cksum *.* icons/*", in: folder).output == before)
  }

  @Test("a hyphen as the file to write is standard output")
  func writing() throws {
    let folder = try folder()
    for line in ["$c pill 42", "$c looks schema"] {
      let plain = try shell(line, in: folder)
      #expect(try shell(line + " -o -", in: folder).output == plain.output)
      #expect(try shell(line + " --output=-", in: folder).output == plain.output)
      #expect(try shell(line + " -o b.svg", in: folder).output.isEmpty)
      #expect(try folder.read("b.svg") == plain.output)
    }
    #expect(try !folder.files.contains("-"))
  }

  @Test(
    "the name of an open stream is that stream, and the file behind it keeps what others wrote",
    arguments: ["/dev/stdout", "/dev/stderr", "/dev/fd/1", "/proc/self/fd/2", "link"])
  func openStreams(name: String) throws {
    let result = try shell(
      """
      ln -s /dev/stdout link; echo head >page; $c pill 3 -o \(name) >>page 2>&1
      { $c pill 4 -o \(name); echo tail; } >new 2>&1; cat page new
      """, in: try folder())
    #expect(try result.output == "head\n" + Pill("3").svg(for: .web) + Pill("4").svg(for: .web) + "tail\n")
  }

  @Test("faults are told of standard input by name, and what has no place is refused")
  func faults() throws {
    let folder = try folder()
    #expect(try shell("echo '<svg' | $c check -", in: folder).errors.hasPrefix("standard input:"))
    #expect(try shell("echo '<svg' | $c format -", in: folder).errors.hasPrefix("standard input:"))
    #expect(
      try shell("echo 'a: b' | $c build - -o out", in: folder).errors.hasPrefix(
        "standard input:1:1: error: unknown key"))
    #expect(try shell("echo 'kind: x' | $c pill x --look-file -", in: folder).errors.hasPrefix("standard input:1:7:"))
    #expect(try shell("echo x | $c pill x --on -", in: folder).errors.contains("pill x --on -\n"))
    let inPlace = try shell("$c format - --in-place < a.svg", in: folder)
    #expect(inPlace.status == 64 && inPlace.errors == "error: --in-place needs a file; standard input has no place\n")
    let output = try shell("$c build badges.yml -o -", in: folder)
    #expect(
      output.status == 64 && output.errors == "error: badges are written into a folder, not to standard output\n")
    #expect(try shell("$c check ./-", in: folder).errors == "./-: error: no such file\n")
  }

  @Test(
    "a file is written through links, whether or not they lead to one yet",
    arguments: [["b.svg"], ["x", "b.svg"], ["deep/y", "../z", "b.svg"]])
  func links(chain: [String]) throws {
    for exists in [false, true] {
      let folder = try folder()
      try folder.write("", to: "deep/empty")
      if exists { try folder.write("old", to: "b.svg") }
      var line = ""
      for (link, target) in zip(["link.svg"] + chain.map { $0.replacing("../", with: "") }, chain) {
        line += "ln -s \(target) \(link); "
      }
      let result = try shell(line + "$c pill 3 -o link.svg && test -L link.svg && cat b.svg", in: folder)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(try result.output == Pill("3").svg(for: .web))
    }
  }

  @Test("links that lead to one another, or into no folder, are not replaced")
  func circle() throws {
    let folder = try folder()
    let result = try shell("ln -s y x; ln -s x y; $c pill 3 -o x; e=$?; test -L x && test -L y && exit $e", in: folder)
    #expect(result.status == 73)
    #expect(try shell("ln -s none/a.svg l; $c pill 3 -o l; e=$?; test -L l && exit $e", in: folder).status == 73)
  }

  @Test("a name that the system does not take is found before any file is written", arguments: [255, 256])
  func longNames(bytes: Int) throws {
    let folder = try folder()
    let name = String(repeating: "x", count: bytes - 4) + ".svg"
    for file in [name, "deep/" + name, name.dropLast(4) + "yyyy/a.svg"] {
      try folder.write(
        "badges:\n- {file: first.svg, pill: {text: a}}\n- {file: \(file), pill: {text: b}}", to: "long.yml")
      let result = try shell("$c build long.yml -o out", in: folder)
      #expect((result.status == 0) == (bytes <= 255), "\(result.errors)")
      #expect(try folder.files.contains("out/first.svg") == (bytes <= 255))
      if bytes > 255 { #expect(result.status == 65 && result.errors.hasPrefix("long.yml:3:10: error: ")) }
      try? FileManager.default.removeItem(at: folder.url.appending(path: "out"))
    }
  }

  @Test("a path that the system does not take is found before any file is written")
  func longPaths() throws {
    let folder = try folder()
    func deep(_ count: Int) -> String { String(repeating: String(repeating: "x", count: 200) + "/", count: count) }
    try folder.write(
      "badges:\n- {file: first.svg, pill: {text: a}}\n- {file: \(deep(5))a.svg, pill: {text: b}}", to: "long.yml")
    let result = try shell("$c build long.yml -o out/\(deep(16))", in: folder)
    #expect(result.status == 73 && result.errors.hasSuffix("cannot write: File name too long\n"))
    #expect(try !folder.files.contains { $0.hasPrefix("out") })
  }
}
