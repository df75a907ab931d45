import Foundation
import Testing

@Suite("Faults around a command")
struct FaultTests {
  /// A manifest of as many badges as asked for, each in a file of its own.
  private static func manifest(_ count: Int, _ badge: String = "pill: {text: \"3\", look: mail}") -> String {
    "badges:\n" + (0..<count).map { "  - {file: \"a/\($0).svg\", \(badge)}\n" }.joined()
  }

  // MARK: Standard streams

  /// Where the system has it, a device that is always full.
  private static let full = ["/dev/full"].filter { FileManager.default.fileExists(atPath: $0) }

  @Test(
    "the exit code is the same where standard error cannot be written to",
    arguments: ["2>&-", "2>/dev/null", "2<input"] + full.map { "2>\($0)" },
    [
      ("pill x --fill redd", 64), ("pill x --lok mail", 64), ("build bad.yml -o out", 65), ("check input", 1),
      ("format bad.yml", 65), ("check none.svg", 66), ("pill x -o bad.yml/a.svg", 73), ("looks show none", 64),
    ])
  func standardError(redirection: String, run: (arguments: String, code: Int32)) throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: 3\n", to: "bad.yml")
    try folder.write("", to: "input")
    let result = try Command.shell("exec \"$CARTOUCHE\" \(run.arguments) \(redirection)", in: folder.url)
    #expect(result.status == run.code)
  }

  @Test("the exit code is the same where nobody reads standard error any more")
  func brokenPipe() throws {
    let result = try Command.shell("set -o pipefail; { sleep 0.2; \"$CARTOUCHE\" pill x --fill redd 2>&1; } | true")
    #expect(result.status == 64)
  }

  @Test("a warning does not change how the command ends where nobody reads standard output any more")
  func brokenOutputAfterWarning() throws {
    let result = try Command.shell(
      """
      { sleep 0.2; exec "$CARTOUCHE" status tests unknown; } | true; echo ${PIPESTATUS[0]}
      { sleep 0.2; exec "$CARTOUCHE" tests none.xml --missing unknown; } | true; echo ${PIPESTATUS[0]}
      """)
    let codes = result.output.split(separator: "\n")
    #expect(result.errors.contains("none.xml: warning: no such file\n"))
    #expect(codes.count == 2 && codes[0] == codes[1] && codes[0] != "0", "\(codes)")
  }

  @Test(
    "where standard output cannot be written to, that is exit 73",
    arguments: [">&-", "1<input"] + full.map { ">\($0)" },
    ["pill x", "looks list", "--help", "--version", "pill --help", "format good.svg", "build good.yml -o out"])
  func standardOutput(redirection: String, arguments: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", to: "good.svg")
    try folder.write(Self.manifest(2), to: "good.yml")
    try folder.write("", to: "input")
    let result = try Command.shell("exec \"$CARTOUCHE\" \(arguments) \(redirection)", in: folder.url)
    #expect(result.status == 73, "\(result.errors)")
    #expect(result.errors.hasPrefix("standard output: error: cannot write: "), "\(result.errors)")
  }

  @Test(
    "with all streams closed, files are written nevertheless", arguments: ["<&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func noStreams(redirection: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest(3), to: "good.yml")
    let result = try Command.shell(
      "\"$CARTOUCHE\" build good.yml -o out \(redirection); \"$CARTOUCHE\" pill 3 --look mail -o 3.svg \(redirection)",
      in: folder.url)
    #expect(result.status == 0)
    for file in ["out/a/0.svg", "out/a/1.svg", "out/a/2.svg"] {
      #expect(try folder.read(file) == folder.read("3.svg"))
    }
    #expect(try folder.files == ["3.svg", "good.yml", "out/a/0.svg", "out/a/1.svg", "out/a/2.svg"])
  }

  // MARK: Memory

  @Test(
    "a file of three gibibytes is refused at once, whatever it is read for",
    arguments: [
      ("check huge", 65), ("check --contrast huge", 65), ("format huge", 65), ("build huge -o out", 65),
      ("looks show --look-file huge", 65), ("pill x --look-file huge", 65), ("hub 3 --on huge", 65),
      ("status a b --logo huge", 65), ("pill x --outline-text --font-file huge", 65), ("build logo.yml -o out", 65),
      ("build look.yml -o out", 65), ("pill x --look-file base.yml", 65), ("pill 3 --look mail -o huge", 0),
    ])
  func hugeFile(run: (arguments: String, code: Int32)) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "huge")
    try #require(truncate(folder.url.appending(path: "huge").path(percentEncoded: false), 3 << 30) == 0)
    try folder.write("badges: [{file: a.svg, status: {label: a, message: b, logo: {file: huge}}}]\n", to: "logo.yml")
    try folder.write("badges: [{file: a.svg, pill: {text: a, lookFile: huge}}]\n", to: "look.yml")
    try folder.write("extends: ./huge\nkind: pill\nsummary: a\n", to: "base.yml")
    let result = try Command.shell("ulimit -v 1000000; exec \"$CARTOUCHE\" \(run.arguments)", in: folder.url)
    #expect(result.status == run.code, "\(result.errors)")
    // A message, with the place where another file names the large one.
    let lines = result.errors.split(separator: "\n").count
    #expect(run.code == 0 ? lines == 0 : lines == 1 || lines == 3, "\(result.errors)")
  }

  // MARK: What is left behind

  /// What is in a folder but hidden from a look at it.
  private static func hidden(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).filter {
      $0.hasPrefix(".")
    }
  }

  /// Starts a build and sends it a signal once it writes; returns the process, which has ended.
  private func interrupted(by number: Int32, in folder: TemporaryFolder) throws -> Process {
    try folder.write(Self.manifest(3000), to: "badges.yml")
    try folder.write("kept", to: "out/kept")
    let process = Process()
    process.executableURL = Command.binary
    process.arguments = ["build", "badges.yml", "-o", "out"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try Command.start(process)
    let output = folder.url.appending(path: "out")
    while process.isRunning, try Self.hidden(in: output).isEmpty { usleep(1000) }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    return process
  }

  @Test("a signal ends a build by that signal, with nothing left behind", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let folder = try TemporaryFolder()
    let process = try interrupted(by: number, in: folder)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(try folder.files == ["badges.yml", "out/kept"])
    #expect(try Self.hidden(in: folder.url.appending(path: "out")).isEmpty)
  }

  @Test(
    "a signal ends a command that waits for lines, with nothing left behind", arguments: ["-o l.tar", "--into out"])
  func signalWhileWaiting(output: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.shell(
      """
      mkdir out; mkfifo lines; exec 3<>lines
      perl -e 'alarm 20; exec @ARGV' "$CARTOUCHE" draw lines \(output) > log & process=$!
      echo '{"file": "a.svg", "pill": {"text": "1"}}' >&3
      for i in $(seq 100); do [ -e out/a.svg ] || ls -A | grep -q cartouche- && break; sleep 0.1; done
      sleep 0.5; kill $process; wait $process; echo "ended $?"; rm -f log lines out/a.svg; ls -A . out
      """, in: folder.url)
    #expect(result.output == "ended 143\n.:\nout\n\nout:\n", "\(result.output) \(result.errors)")
  }

  @Test("where nobody reads standard output any more, no hidden folder stays")
  func brokenOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest(9), to: "badges.yml")
    try folder.write(
      (0..<400).map { "{\"file\": \"\($0).svg\", \"pill\": {\"text\": \"1\"}}\n" }.joined(), to: "lines")
    for command in ["build badges.yml -o out", "draw lines --into out", "draw lines -o out/l.tar"] {
      try Command.shell("\"$CARTOUCHE\" \(command) | true", in: folder.url)
      #expect(try Self.hidden(in: folder.url.appending(path: "out")).isEmpty, "\(command)")
    }
  }

  @Test("an archive of badges keeps the rights of the one that it replaces")
  func rightsOfArchive() throws {
    let folder = try TemporaryFolder()
    let result = try Command.shell(
      "echo '{\"file\": \"a.svg\", \"pill\": {\"text\": \"1\"}}' > l; : > a.tar; chmod 600 a.tar; "
        + "\"$CARTOUCHE\" draw l -o a.tar > log; find . -name '*.tar' -size +0 -perm 600", in: folder.url)
    #expect(result.output == "./a.tar\n", "\(result.errors)")
  }

  @Test("a badge that is too large for the disk is the error of its line, and the others are written")
  func tooLargeFile() throws {
    let folder = try TemporaryFolder()
    let words = String(repeating: "word ", count: 300)
    try folder.write(
      ["x", words, "y"].enumerated().map { #"{"file": "\#($0).svg", "pill": {"text": "\#($1)"}}"# }
        .joined(separator: "\n"), to: "lines")
    let result = try Command.shell(
      "ulimit -f 1; $CARTOUCHE draw lines --into out > /dev/null; echo $? out/*", in: folder.url)
    #expect(result.output == "65 out/0.svg out/2.svg\n", "\(result.output) \(result.errors)")
  }

  @Test("a signal that was ignored before is ignored")
  func ignoredSignal() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest(1000), to: "badges.yml")
    let result = try Command.shell(
      """
      trap '' HUP
      "$CARTOUCHE" build badges.yml -o out & process=$!
      while kill -HUP $process 2>/dev/null; do sleep 0.05; done
      wait $process
      """, in: folder.url)
    #expect(result.status == 0)
    #expect(result.output == "out: 1000 badges, 1000 files written, 0 unchanged\n")
  }

  @Test("a signal while files are moved comes too late: all of them are moved")
  func lateSignal() throws {
    // Whenever it comes, the folder holds all files or none.
    for delay in stride(from: 0.0, through: 0.5, by: 0.05) {
      let folder = try TemporaryFolder()
      try folder.write(Self.manifest(300), to: "badges.yml")
      try Command.shell(
        "\"$CARTOUCHE\" build badges.yml -o out & process=$!; sleep \(delay); kill $process; wait $process",
        in: folder.url)
      #expect(try [1, 301].contains(folder.files.count))
    }
  }

  @Test("what a killed build left behind, the next one removes")
  func killed() throws {
    let folder = try TemporaryFolder()
    let process = try interrupted(by: SIGKILL, in: folder)
    #expect(process.terminationReason == .uncaughtSignal)
    let output = folder.url.appending(path: "out")
    #expect(try Self.hidden(in: output).count == 1)
    try folder.write(Self.manifest(1), to: "badges.yml")
    #expect(try Command.run("build", "badges.yml", "-o", "out", in: folder.url).status == 0)
    #expect(try Self.hidden(in: output).isEmpty)
    #expect(try folder.files == ["badges.yml", "out/a/0.svg", "out/kept"])
  }

  @Test("many builds at once into one folder leave whole files and nothing else")
  func manyBuilds() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest(40), to: "0.yml")
    try folder.write(Self.manifest(40, "pill: {text: \"\(String(repeating: "long ", count: 200))\"}"), to: "1.yml")
    let result = try Command.shell(
      """
      for round in 1 2 3 4; do
        "$CARTOUCHE" build 0.yml -o out & first=$!
        "$CARTOUCHE" build 1.yml -o out & second=$!
        wait $first || exit; wait $second || exit
      done
      "$CARTOUCHE" check out/a/*.svg
      """, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.files.count == 42)
    #expect(try Self.hidden(in: folder.url.appending(path: "out")).isEmpty)
  }

  @Test(
    "a folder that may not be written to is found out before any file is moved",
    .disabled(if: geteuid() == 0, "root may write anywhere"))
  func readOnlyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: a.svg, pill: {text: a}}, {file: b/c.svg, pill: {text: b}}]\n", to: "badges.yml")
    let closed = folder.url.appending(path: "out/b")
    try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
    chmod(closed.path(percentEncoded: false), 0o555)
    defer { chmod(closed.path(percentEncoded: false), 0o755) }
    #expect(try Command.run("build", "badges.yml", "-o", "out", in: folder.url).status == 73)
    #expect(try folder.files == ["badges.yml"])
  }
}
