import Foundation
import PictureReading
import Testing

@Suite("cartouche merge")
struct MergeTests {
  /// A folder with the shards of some lines.
  private func shards(_ form: String) throws -> TemporaryFolder {
    let folder = try PartTests.folder()
    try Command.shell(
      "for n in 1 2 3; do $CARTOUCHE draw lines.jsonl --shard $n/3 -o $n.\(form); done; "
        + "$CARTOUCHE draw lines.jsonl -o one.\(form)", in: folder.url)
    return folder
  }

  @Test("joins shards by their numbers, however they are named, to what one process draws")
  func joined() throws {
    let folder = try shards("tar")
    let merged = try Command.shell(
      "$CARTOUCHE merge 3.tar 1.tar 2.tar -o all.tar && $CARTOUCHE merge 1.tar 2.tar 3.tar -o again.tar && "
        + "cmp all.tar again.tar && mkdir a b && tar -xf all.tar -C a && tar -xf one.tar -C b && rm ?/part.json && "
        + "sort a/errors.jsonl -o a/errors.jsonl && sort b/errors.jsonl -o b/errors.jsonl && diff -r a b",
      in: folder.url)
    #expect(merged.status == 0 && merged.output.hasPrefix("all.tar: 298 badges, 2 errors from 3 parts\n"), "\(merged)")
  }

  @Test("joins badges with exports, in a tar and beside it")
  func exports() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"file": "a.svg", "pill": {"text": "a"}, "exports": ["sf-symbol"]}"# + "\n", to: "lines.jsonl")
    let merged = try Command.shell(
      """
      $CARTOUCHE draw lines.jsonl -o p.tar --allow-substitute && $CARTOUCHE merge p.tar -o all.tar && tar -tf all.tar
      $CARTOUCHE draw lines.jsonl --into d -o p.jsonl --allow-substitute && $CARTOUCHE merge p.jsonl -o all.jsonl
      """, in: folder.url)
    let (part, files) = ("1 badge, 0 errors\n", "a.svg\na.symbol.svg\npart.json\n")
    #expect(
      merged.output == "p.tar: \(part)all.tar: 1 badge, 0 errors from 1 part\n\(files)p.jsonl: \(part)"
        + "all.jsonl: 1 badge, 0 errors from 1 part\n", "\(merged)")
  }

  @Test("joins badges with every export in any order, and a badge whose name an export of another could have")
  func everyExport() throws {
    let folder = try TemporaryFolder()
    let formats = [
      "sf-symbol", "png", "png@3x", "pdf", "imageset", "vector-drawable", "ico", "apple-touch-icon", "imageset-png",
    ]
    var lines = (0..<formats.count - 1).map { turn in
      let exports = formats.dropLast()[turn...] + formats[..<turn]
      return
        "{\"file\": \"x\(turn)/b.svg\", \"pill\": {\"text\": \"q\"}, \"exports\": [\"\(exports.joined(separator: "\", \""))\"]}"
    }
    for (file, export) in [
      ("p.svg", "imageset-png"), ("q.svg", "png"), ("q.imageset/light.svg", "pdf"), ("q.symbol.svg", "vector-drawable"),
    ] { lines.append(#"{"file": "\#(file)", "pill": {"text": "q"}, "exports": ["\#(export)"]}"#) }
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "lines.jsonl")
    let merged = try Command.shell(
      "$CARTOUCHE draw lines.jsonl -o p.tar --allow-substitute && $CARTOUCHE merge p.tar -o all.tar && cmp p.tar all.tar; "
        + "$CARTOUCHE merge all.tar -o twice.tar", in: folder.url)
    #expect(merged.status == 0 && merged.output.hasPrefix("p.tar: \(lines.count) badges, 0 errors\n"), "\(merged)")
    #expect(merged.output.hasSuffix("twice.tar: \(lines.count) badges, 0 errors from 1 part\n"), "\(merged)")
  }

  @Test("joins lines, and what it joined once more")
  func joinedLines() throws {
    let folder = try shards("jsonl")
    let merged = try Command.shell(
      "$CARTOUCHE merge ?.jsonl -o all.jsonl && $CARTOUCHE merge all.jsonl -o twice.jsonl && "
        + "cmp <(sort one.jsonl | grep -v '^{.part') <(sort twice.jsonl | grep -v '^{.part')", in: folder.url)
    #expect(merged.status == 0, "\(merged)")
    #expect(merged.output.hasSuffix("twice.jsonl: 298 badges, 2 errors from 1 part\n"))
  }

  @Test(
    "lists what is missing, doubled or torn, exits with 1, and writes nothing",
    arguments: [
      ("1.tar 3.tar", "error: missing: the part 2/3"),
      ("1.tar 2.tar 3.tar 4.tar", "4.tar: error: missing: no such file"),
      ("1.tar 2.tar 3.tar copy.tar", "copy.tar: error: doubled: 1.tar is the part 1/3, too"),
      ("1.tar cut.tar 3.tar", "cut.tar: error: torn: the note at its end is missing\nerror: missing: the part 2/3"),
      ("1.tar 2.tar 3.tar fifo.tar", "fifo.tar: error: this is not a file"),
      ("1.tar 2.tar 3.tar folder.tar", "folder.tar: error: this is not a file"),
      ("1.tar 2.tar 3.tar other.tar", "other.tar: error: drawn from other lines or with other options than 1.tar"),
      ("1.tar 2.tar 3.tar one.tar", "one.tar: error: drawn from other lines or with other options than 1.tar"),
    ])
  func faults(parts: String, message: String) throws {
    let folder = try shards("tar")
    let merged = try Command.shell(
      """
      cp 1.tar copy.tar; head -c 20000 2.tar > cut.tar; mkfifo fifo.tar; mkdir folder.tar
      sed s/nonsense/nonsens/ lines.jsonl | $CARTOUCHE draw --shard 2/3 -o other.tar >/dev/null 2>&1
      $CARTOUCHE merge \(parts) -o all.tar; e=$?; ls -A | grep -x -e 'all.*' -e '.cart.*'; exit $e
      """, in: folder.url)
    #expect(merged.status == 1 && merged.errors == message + "\n" && merged.output.isEmpty, "\(merged)")
  }

  @Test("lists a name that two parts have, or two names that are one on some disks")
  func doubledNames() throws {
    let folder = try TemporaryFolder()
    let merged = try Command.shell(
      """
      for name in a b A; do echo '{"file": "'$name'.svg", "hub": {"count": 1}}' | $CARTOUCHE draw -o x$name.jsonl; done
      cp xa.jsonl xc.jsonl
      $CARTOUCHE merge xa.jsonl xb.jsonl xA.jsonl xc.jsonl -o all.jsonl
      """, in: folder.url)
    #expect(merged.status == 1)
    #expect(
      merged.errors == """
        xA.jsonl: error: doubled: 'A.svg' and the name of an earlier file are one on some disks
        xc.jsonl: error: doubled: 'a.svg' is the file of an earlier line, too\n
        """)
    let twice = try Command.run("merge", "xb.jsonl", "./xb.jsonl", "-o", "all.jsonl", in: folder.url)
    #expect(twice.status == 1 && twice.errors == "./xb.jsonl: error: doubled: it is named twice\n")
  }

  @Test("joins parts of pictures by their contents, whatever the names of their lines")
  func contents() throws {
    let folder = try TemporaryFolder()
    let merged = try Command.shell(
      """
      for part in a1 A2 a3; do
        echo '{"file": "'${part%?}'.svg", "hub": {"count": 1}}' | $CARTOUCHE draw --by-content --into d -o x${part#?}.jsonl
      done
      $CARTOUCHE merge x1.jsonl x2.jsonl x3.jsonl -o all.jsonl && grep -c content all.jsonl
      """, in: folder.url)
    #expect(merged.status == 0 && merged.output.hasSuffix("\n3\n"), "\(merged)")
  }

  @Test("a tar in which anything is changed is refused at its place")
  func changedTar() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "x\n{\"file\": \"a.svg\", \"hub\": {\"count\": 1}}\n{\"file\": \"\(PartTests.name(13))\", \"hub\": {\"count\": 2}}\n",
      to: "lines.jsonl")
    _ = try Command.run("draw", "lines.jsonl", "-o", "p.tar", in: folder.url)
    let part = try Data(contentsOf: folder.url.appending(path: "p.tar"))
    // The program that changes a part makes a header right again for a name, a size and a kind.
    try folder.write(
      """
      import sys, tarfile, io
      mode = sys.argv[1]
      source = tarfile.open('p.tar'); out = tarfile.open('x.tar', 'w', format=tarfile.PAX_FORMAT)
      members = source.getmembers()
      for index, info in enumerate(members):
          data = source.extractfile(info).read()
          if index == 0:
              if mode in ('up', 'root', 'device', 'empty'):
                  info.name = {'up': '../a.svg', 'root': '/etc/a.svg', 'device': 'con.svg', 'empty': 'a//b.svg'}[mode]
              if mode == 'link': info.type, info.linkname, info.size, data = tarfile.SYMTYPE, '/etc/passwd', 0, b''
              if mode == 'hard': info.type, info.linkname, info.size, data = tarfile.LNKTYPE, 'a.svg', 0, b''
              if mode == 'pipe': info.type, info.size, data = tarfile.FIFOTYPE, 0, b''
              if mode == 'folder': info.type, info.size, data = tarfile.DIRTYPE, 0, b''
              if mode == 'mode': info.mode = 0o4755
              if mode == 'long': info.name = 'd/' * 3000 + 'a.svg'
              if mode == 'page': info.name = 'index.html'
              if mode == 'export': info.name = 'b.png'
          info.pax_headers = {}
          out.addfile(info, io.BytesIO(data))
      out.close()
      """, to: "change.py")
    for mode in Rounds.some(of: [
      "up", "root", "device", "empty", "link", "hard", "pipe", "folder", "mode", "long", "page", "export",
    ]) {
      let merged = try Command.shell(
        "python3 change.py \(mode) && head -c -8192 x.tar > y.tar; "
          + "python3 -c \"d=open('x.tar','rb').read().rstrip(b'\\0'); open('x.tar','wb').write(d + b'\\0' * (-len(d) % 512 + 1024))\"; "
          + "$CARTOUCHE merge x.tar -o all.tar", in: folder.url)
      #expect(merged.status == 1 && merged.errors.hasPrefix("x.tar: error: torn at byte 0: "), "\(mode): \(merged)")
    }
    // In every field of the first header.
    var refused = 0
    let offsets = Array(stride(from: 0, to: 512, by: 5))
    for offset in offsets {
      var bytes = Array(part)
      bytes[offset] ^= 1
      try folder.write(bytes, to: "x.tar")
      let merged = try Command.run("merge", "x.tar", "-o", "all.tar", in: folder.url)
      refused += merged.status == 1 && merged.errors.hasPrefix("x.tar: error: torn") ? 1 : 0
    }
    #expect(refused == offsets.count)
    // In the pictures.
    let picture = Array(part).firstRange(of: Array("<svg".utf8))?.lowerBound ?? 0
    for offset in [picture, picture + 50] {
      var bytes = Array(part)
      bytes[offset] ^= 1
      try folder.write(bytes, to: "x.tar")
      let merged = try Command.run("merge", "x.tar", "-o", "all.tar", in: folder.url)
      #expect(merged.status == 1 && merged.errors == "x.tar: error: its bytes are not those that were drawn\n")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "all.tar").path))
  }

  @Test("lines of a part that are no results are refused at their place")
  func changedLines() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"file": "a.svg", "hub": {"count": 1}}"# + "\n", to: "lines.jsonl")
    #expect(try Command.run("draw", "lines.jsonl", "-o", "drawn.jsonl", in: folder.url).status == 0)
    let lines = try folder.read("drawn.jsonl").split(separator: "\n")
    let (good, note) = ("\(lines[0])\n", "\(lines[1])\n")
    let rows: [(String, String?)] = [
      (good + note, nil),
      (good.replacing("a.svg", with: "../../x.sh") + note, "torn at byte 0: no badge can have the name '../../x.sh'"),
      (
        good.replacing("a.svg", with: String(repeating: "d/", count: 600) + "a.svg") + note,
        "torn at byte 0: no badge can"
      ),
      (good.replacing("a.svg", with: "index.html") + note, "torn at byte 0: no badge can have the name 'index.html'"),
      (good.replacing("<svg", with: "<svh") + note, "its bytes are not those that were drawn"),
      (note, "torn: it has 0 files and 0 errors, and its note says 1 and 0"),
      (good + good + note, "doubled: 'a.svg' is the file of an earlier line, too"),
      (String(repeating: "[", count: 1_000_000) + "\n" + note, "torn at byte 0: this is no result of a line"),
      ("{}\n" + note, "torn at byte 0: this is no result of a line"), ("\n" + note, "torn at byte 0: this is no"),
      ("{\"error\":\"\"}\n" + note, "torn at byte 0: this is no"), ("\u{0}\n" + note, "torn at byte 0: this is no"),
      (good, "torn: the note at its end is missing"), ("", "torn: the note at its end is missing"),
      (good + note + "\n", "torn: the note at its end is missing"), (good + " " + note, "torn: the note at its end"),
      (good + note.replacing("1,\"files\"", with: "01,\"files\""), "torn: the note at its end is missing"),
      (good + note.replacing("\"badges\"", with: "\"shard\":\"9/3\",\"badges\""), "torn: the note at its end"),
    ]
    for (text, message) in rows {
      try folder.write(text, to: "p.jsonl")
      let merged = try Command.run("merge", "p.jsonl", "-o", "all.jsonl", in: folder.url)
      #expect(merged.status == (message == nil ? 0 : 1), "\(text.prefix(80)): \(merged)")
      if let message { #expect(merged.errors.hasPrefix("p.jsonl: error: " + message), "\(merged.errors)") }
    }
  }

  @Test("parts of two kinds are refused")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let merged = try Command.run("merge", "a.tar", "b.jsonl", "-o", "all.tar", in: folder.url)
    #expect(merged.status == 64 && merged.errors == "error: 'b.jsonl' and 'all.tar' are of two kinds\n")
  }
}
