import Cartouche
import Foundation
import Testing

@testable import CartoucheTool

@Suite("cartouche draw in parts")
struct PartTests {
  /// Lines with short and long names, in folders and not, with one that cannot be drawn.
  static let lines: String = (0..<300).map { number in
    switch number {
    case 7: "nonsense"
    case 8: #"{"file": "\#(name(8))", "pill": {"text": "x", "fill": "redd"}}"#
    default: #"{"file": "\#(name(number))", "hub": {"count": \#(number % 40 + 1)}}"#
    }
  }.joined(separator: "\n")

  static func name(_ number: Int) -> String {
    let folders = [
      "", "a/", String(repeating: "b", count: 90) + "/", String(repeating: "c/", count: 140), "\u{e9} \u{1F600}/",
    ]
    return folders[number % 5] + (number % 7 == 3 ? String(repeating: "n", count: 120) : "n") + "\(number).svg"
  }

  static func folder(_ lines: String = lines) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(lines, to: "lines.jsonl")
    return folder
  }

  private func contents(_ folder: TemporaryFolder, _ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name))
  }

  // MARK: Shards

  /// The part of a key, as the article says it.
  private func part(of key: String, _ count: UInt64) -> UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in key.utf8 {
      hash = (hash ^ UInt64(byte)).multipliedReportingOverflow(by: 1_099_511_628_211).partialValue
    }
    return (hash ^ (hash >> 32)) % count + 1
  }

  @Test("each line is in one shard, by the hash of its name or else of its number", arguments: [1, 2, 7, 64])
  func shards(count: Int) throws {
    let lines = [
      #"{"file": "a.svg", "hub": {"count": 1}}"#, #"{"hub": {"count": 2}, "file": "a/b.svg"}"#,
      #" {"x": {"file": "no"}, "y": ["file", {"file": 1}], "file" : "c.svg"}"#, #"{"fil\u0065": "d\u002esvg"}"#,
      #"{"hub": {"count": 1}}"#, "nonsense", #"{"file": 3}"#, #"{"file": {"file": "x"}}"#, #"["file", "x.svg"]"#,
      #"{"file": "\ud800"}"#, #"{"file": "unfinished"#, #"{"a": "file", "b": "x.svg"}"#, #"{"file": null, "b": "x"}"#,
      "\u{feff}{\"file\": \"e.svg\"}", String(repeating: "x", count: 1 << 20 + 1), String(repeating: "[", count: 9999),
    ]
    let keys = [
      "a.svg", "a/b.svg", "c.svg", "d.svg", "5", "6", "7", "8", "9", "10", "11", "12", "13", "e.svg", "15", "16",
    ]
    let folder = try Self.folder(lines.joined(separator: "\n"))
    var found: [Int: UInt64] = [:]
    let results = try Command.run("draw", "lines.jsonl", in: folder.url).output.split(separator: "\n")
    for number in 1...count {
      let drawn = try Command.run("draw", "lines.jsonl", "--shard", "\(number)/\(count)", in: folder.url)
      for line in drawn.output.split(separator: "\n") {
        found[try #require(results.firstIndex(of: line)) + 1] = UInt64(number)
      }
    }
    #expect(found.count == lines.count)
    for (index, key) in keys.enumerated() { #expect(found[index + 1] == part(of: key, UInt64(count)), "\(key)") }
  }

  @Test("the shards of lines and of manifests are the same for the same names")
  func sameShards() throws {
    let folder = try TemporaryFolder()
    let names = (0..<40).map { "n\($0).svg" }
    try folder.write("badges:\n" + names.map { "- {file: \($0), hub: {count: 1}}\n" }.joined(), to: "badges.yml")
    try folder.write(names.map { #"{"file": "\#($0)", "hub": {"count": 1}}"# }.joined(separator: "\n"), to: "l.jsonl")
    for command in ["build badges.yml -o one", "draw l.jsonl --into two"] {
      _ = try Command.run(command.split(separator: " ").map(String.init) + ["--shard", "2/3"], in: folder.url)
    }
    let files = try folder.files
    func written(to folder: String) -> [Substring] {
      files.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count) }
    }
    #expect(written(to: "one/") == written(to: "two/"))
    #expect(!written(to: "one/").isEmpty)
  }

  // MARK: Parts

  /// Programs that read a tar, each with the line that unpacks one in the folder `out`.
  private static let readers = [
    ("tar", "tar -xf p.tar -C out"), ("bsdtar", "LC_ALL=C.UTF-8 bsdtar -xf p.tar -C out"),
    ("python3", "python3 -c 'import tarfile; tarfile.open(\"p.tar\").extractall(\"out\")'"),
  ].filter { (try? Command.shell("command -v \($0.0)"))?.status == 0 }

  @Test("a tar has the files that --into writes, and the lines of errors at its end, for every program")
  func tar() throws {
    let folder = try Self.folder()
    let written = try Command.run("draw", "lines.jsonl", "--into", "files", in: folder.url)
    let drawn = try Command.run("draw", "lines.jsonl", "-o", "p.tar", in: folder.url)
    #expect(drawn.status == 65 && drawn.errors == "lines.jsonl: error: 2 of 300 lines not drawn\n")
    #expect(drawn.output == "p.tar: 298 badges, 2 errors\n")
    let errors = written.output.split(separator: "\n").filter { $0.contains("\"error\":") }.joined(separator: "\n")
    #expect(!Self.readers.isEmpty)
    for (program, line) in Self.readers {
      let unpacked = try Command.shell("rm -rf out; mkdir out; \(line) && diff -r out files", in: folder.url)
      let only = unpacked.output.split(separator: "\n")
      #expect(only == ["Only in out: errors.jsonl", "Only in out: part.json"], "\(program): \(unpacked)")
      #expect(try folder.read("out/errors.jsonl") == errors + "\n")
      #expect(try folder.read("out/part.json").hasPrefix(#"{"part":{"badges":298,"files":298,"errors":2,"input":""#))
    }
  }

  @Test(
    "equal lines give equal bytes, from a file, from standard input and over an old part", arguments: ["tar", "jsonl"])
  func equalBytes(form: String) throws {
    let folder = try Self.folder()
    try folder.write("old", to: "b.\(form)")
    for line in ["draw lines.jsonl -o a.\(form)", "draw lines.jsonl -o b.\(form)", "draw --shard 1/1 -o c.\(form)"] {
      #expect(try Command.shell("$CARTOUCHE \(line) < lines.jsonl", in: folder.url).status == 65)
    }
    #expect(try contents(folder, "a.\(form)") == contents(folder, "b.\(form)"))
    #expect(try contents(folder, "a.\(form)") != contents(folder, "c.\(form)"))
    #expect(try folder.files.count == 4)
  }

  @Test("a part in lines has what the filter writes, and says at its end what it is")
  func lines() throws {
    let folder = try Self.folder()
    let filtered = try Command.run("draw", "lines.jsonl", "--shard", "2/3", in: folder.url)
    _ = try Command.run("draw", "lines.jsonl", "--shard", "2/3", "-o", "deep/p.jsonl", in: folder.url)
    let part = try folder.read("deep/p.jsonl")
    #expect(part.hasPrefix(filtered.output))
    let note = String(part.dropFirst(filtered.output.count))
    let lines = filtered.output.split(separator: "\n")
    let errors = lines.count { $0.contains("\"error\":") }
    let form =
      #"\{"part":\{"shard":"2/3","badges":\#(lines.count - errors),"files":\#(lines.count - errors),"errors":\#(errors),"#
      + #""input":"[0-9a-f]{64}","source":"[0-9a-f]{16}","output":"[0-9a-f]{16}"\}\}\n"#
    #expect(try note.wholeMatch(of: Regex(form)) != nil, "\(note)")
  }

  @Test(
    "a name that an earlier line has, or is one with it on some disks, or is its folder, is an error in a tar"
  )
  func doubledNames() throws {
    let folder = try Self.folder(
      ["a.svg", "b.svg", "A.svg", "./a.svg", "a.SVG/c.svg", "d/e.svg/f.svg", "d/e.svg"].map {
        #"{"file": "\#($0)", "hub": {"count": 1}}"#
      }.joined(separator: "\n")
    )
    #expect(try Command.run("draw", "lines.jsonl", "-o", "p.tar", in: folder.url).status == 65)
    let errors = try Command.shell("tar -xOf p.tar errors.jsonl", in: folder.url).output.split(separator: "\n")
    let problems = [
      (3, "'A.svg' and the name of an earlier file are one on some disks"),
      (4, "'a.svg' is the file of an earlier line, too"),
      (5, "'a.SVG/c.svg' and an earlier name are both a file and a folder"),
      (7, "'d/e.svg' and an earlier name are both a file and a folder"),
    ]
    #expect(errors.count == problems.count)
    for (error, (line, problem)) in zip(errors, problems) {
      #expect(error.hasPrefix("{\"line\":\(line),\"error\":\"lines.jsonl:\(line):10: error: \(problem)\\n"), "\(error)")
    }
    // The names of a line that is refused remain for others.
    let lines = [#""k.png/x.svg""#, #""k.svg", "exports": ["png"]"#, #""k.svg""#]
    try folder.write(lines.map { #"{"hub": {"count": 1}, "file": \#($0)}"# + "\n" }.joined(), to: "other.jsonl")
    let other = try Command.run("draw", "other.jsonl", "-o", "q.tar", in: folder.url)
    #expect(other.output == "q.tar: 2 badges, 1 error\n", "\(other)")
    let drawn = try Command.run("draw", "lines.jsonl", "--into", "out", in: folder.url)
    #expect(drawn.status == 65 && drawn.output.split(separator: "\n").count { $0.contains("folder") } == 2, "\(drawn)")
    #expect(try folder.read("out/d/e.svg/f.svg").hasPrefix("<svg"))
  }

  @Test("with --by-content, each picture is written once, by the digest of its bytes, and results name it")
  func byContent() throws {
    let folder = try Self.folder()
    let drawn = try Command.shell(
      "$CARTOUCHE draw lines.jsonl --by-content --into files -o p.jsonl; cd files; sha256sum */* || shasum -a 256 */*",
      in: folder.url)
    #expect(try folder.files.filter { $0.hasPrefix("files/") }.count == 40)
    for line in drawn.output.split(separator: "\n").dropFirst() {
      let (digest, file) = (line.prefix(64), line.dropFirst(66))
      #expect(file == "\(digest.prefix(2))/\(digest).svg")
    }
    let results = try folder.read("p.jsonl").split(separator: "\n")
    let first = try #require(results.first?.firstMatch(of: /"file":"([^"]+)","content":"([^"]+)"/)?.output)
    #expect(first.1 == Self.name(0))
    #expect(try folder.read("files/\(first.2)") == Hub(1).svg(for: .web))
  }

  // MARK: Resuming

  @Test("--resume draws nothing for the same lines and options, and says so", arguments: ["tar", "jsonl"])
  func resume(form: String) throws {
    let folder = try Self.folder()
    let line = ["draw", "lines.jsonl", "--shard", "1/1", "-o", "p.\(form)", "--resume"]
    let first = try Command.run(line, in: folder.url)
    #expect(first.status == 65 && first.output.hasPrefix("p.\(form): "))
    let before = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "p.\(form)").path())
    let again = try Command.run(line, in: folder.url)
    #expect(again.status == first.status && again.errors == first.errors)
    #expect(
      again.output.hasPrefix("p.\(form): nothing drawn, it has ") && again.output.hasSuffix(" of the same lines\n"))
    let after = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "p.\(form)").path())
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    let piped = try Command.shell(
      "$CARTOUCHE \(line.joined(separator: " ").replacing("lines.jsonl", with: "")) < lines.jsonl", in: folder.url)
    #expect(!piped.output.contains("nothing drawn"), "the name of the lines is in messages, and so in the part")
  }

  @Test("--resume draws a part again that is not whole, of other lines or by other options")
  func redrawn() throws {
    let folder = try Self.folder()
    let line = "$CARTOUCHE draw lines.jsonl -o p.tar --resume"
    let whole = try Command.shell("\(line) >&2; cp p.tar whole.tar", in: folder.url)
    #expect(whole.errors.hasPrefix("p.tar: 298 badges, 2 errors\n"))
    for change in [
      "head -c 70000 whole.tar > p.tar", ": > p.tar", "rm p.tar", "echo >> p.tar",
      "head -c $(($(wc -c < whole.tar) - 1)) whole.tar > p.tar",
    ] {
      let drawn = try Command.shell("\(change); \(line); cmp p.tar whole.tar", in: folder.url)
      #expect(drawn.output == "p.tar: 298 badges, 2 errors\n", "\(change)")
    }
    for options in ["--strict", "--shard 1/1", "--allow ."] {
      let drawn = try Command.shell("cp whole.tar p.tar; \(line) \(options)", in: folder.url)
      #expect(drawn.output == "p.tar: 298 badges, 2 errors\n", "\(options)")
    }
    let into = "$CARTOUCHE draw lines.jsonl --into out -o r.jsonl --resume"
    #expect(try Command.shell("\(into); \(into)", in: folder.url).output.hasSuffix("of the same lines\n"))
    let gone = try Command.shell("rm -r out; \(into); echo $(find out -type f | wc -l)", in: folder.url)
    #expect(gone.output == "r.jsonl: 298 badges, 2 errors\n298\n", "\(gone)")
    let change = "sed s/nonsense/nonsens/ lines.jsonl > n && mv n lines.jsonl"
    let other = try Command.shell("\(change); \(line)", in: folder.url)
    #expect(other.output == "p.tar: 298 badges, 2 errors\n")
    #expect(try Command.shell(line, in: folder.url).output.contains("nothing drawn"))
  }

  @Test(
    "what makes no sense is refused in one line, and nothing is written",
    arguments: [
      ("--resume", "error: --resume needs -o, which names the file to look at"),
      (
        "--resume -o p.tar < <(cat lines.jsonl)",
        "error: --resume reads the lines twice, which needs a file, not a pipe"
      ),
      ("-o p.zip", "error: the name of a part ends with .tar or .jsonl, not 'p.zip'"),
      ("-o -", "error: the name of a part ends with .tar or .jsonl, not '-'"),
      (
        "-o p.tar --into x",
        "error: a tar has the pictures, so that --into has none; write the results into a file .jsonl"
      ),
      ("--by-content", "error: --by-content needs --into, which names the folder for the files"),
      ("--shard 0/3", "error: a part is its number and the number of parts, such as 2/8, not '0/3'"),
      ("--shard 3", "error: a part is its number and the number of parts, such as 2/8, not '3'"),
    ])
  func refused(options: String, message: String) throws {
    let folder = try Self.folder()
    let result = try Command.shell("$CARTOUCHE draw \(options)", in: folder.url)
    #expect(result.status == 64)
    #expect(result.message == message || result.message.hasSuffix(String(message.dropFirst(7))), "\(result.errors)")
    #expect(try folder.files == ["lines.jsonl"])
  }

  @Test("a place that is no file is not replaced, and a folder that cannot be written to is exit 73")
  func noFile() throws {
    let folder = try Self.folder()
    for line in ["mkfifo p.tar", "rm p.tar; mkdir p.tar", "rmdir p.tar; ln -s /proc/none/p.tar p.tar"] {
      let result = try Command.shell("\(line); $CARTOUCHE draw lines.jsonl -o p.tar", in: folder.url)
      #expect(result.status == 73 && result.errors.hasPrefix("p.tar: error: cannot write: "), "\(result.errors)")
    }
    #expect(try Command.run("draw", "none.jsonl", "-o", "q.tar", in: folder.url).status == 66)
  }

  @Test("a shard that is killed, or that runs twice at once, leaves one whole part and nothing else")
  func killed() throws {
    let folder = try Self.folder(
      (0..<6000).map { #"{"file": "\#($0).svg", "hub": {"count": \#($0 + 1)}}"# }.joined(separator: "\n"))
    let killed = try Command.shell(
      """
      mkdir parts
      $CARTOUCHE draw lines.jsonl -o parts/p.tar & one=$!
      while test -z "$(ls -A parts)"; do sleep 0.01; done
      kill -9 $one; wait $one; test ! -e parts/p.tar || echo torn
      $CARTOUCHE draw lines.jsonl -o parts/p.tar & $CARTOUCHE draw lines.jsonl -o parts/p.tar; wait
      mkdir parts/.cartouche-0123456789abcdef
      $CARTOUCHE draw lines.jsonl -o parts/p.tar --resume
      $CARTOUCHE merge parts/p.tar -o all.tar; ls -A parts
      """, in: folder.url)
    let said = "parts/p.tar: 6000 badges, 0 errors\n"
    let again = "parts/p.tar: nothing drawn, it has 6000 badges, 0 errors of the same lines\n"
    #expect(killed.output == said + said + again + "all.tar: 6000 badges, 0 errors from 1 part\np.tar\n", "\(killed)")
  }

  @Test("the digest of bytes is the same in any pieces", arguments: [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000])
  func digest(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "bytes")
    let expected = try Command.shell("sha256sum < bytes || shasum -a 256 < bytes", in: folder.url).output.prefix(64)
    #expect(SHA256.hexadecimal(of: bytes) == expected)
    for size in [1, 3, 64, 100] {
      var digest = SHA256()
      for start in stride(from: 0, to: count, by: size) {
        Array(bytes[start..<min(start + size, count)]).withUnsafeBufferPointer { digest.add($0) }
      }
      #expect(digest.hexadecimal() == expected)
    }
  }
}
