import Foundation
import Testing

extension Command {
  /// Whether a test may mount disks and start the first process of a container.
  fileprivate static let canMount = (try? shell("unshare -rmpf --mount-proc true").status) == 0
}

@Suite("A command in a container, or beside other disks", .enabled(if: Command.canMount))
struct MountTests {
  /// Runs a script of bash that may mount what it likes.
  private func mounting(_ script: String, in folder: TemporaryFolder) throws -> Command.Result {
    try Command.shell("export CARTOUCHE; exec unshare -rm bash -c '\(script)'", in: folder.url)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "badges: [{file: a.svg, pill: {text: a}}, {file: sub/b.svg, pill: {text: b}}, {file: z.svg, pill: {text: z}}]\n",
      to: "m.yml")
    return folder
  }

  @Test(
    "a signal ends the first process of a container, too",
    arguments: ["draw", "draw -o l.tar", "check -", "build - -o out"])
  func firstProcess(arguments: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.shell(
      """
      mkfifo in; exec 3<>in
      unshare -rpf "$CARTOUCHE" \(arguments) <&3 >log & outer=$!
      until inner=$(pgrep -P $outer -x cartouche); do sleep 0.1; done
      sleep 0.5; kill $inner
      for i in $(seq 50); do kill -0 $inner 2>/dev/null || break; sleep 0.1; done; kill -9 $inner 2>/dev/null
      wait $outer; echo "ended $?"; ls -A | grep cartouche-
      """, in: folder.url)
    #expect(result.output == "ended 143\n", "\(result.errors)")
  }

  @Test("another signal does not end the first process of a container before nothing is left behind")
  func twoSignals() throws {
    let folder = try TemporaryFolder()
    let result = try Command.shell(
      """
      slow="profile: design, merge: true, outlineText: true, status: {message: '{item}$(printf %01500d 0)'}"
      echo "badges: [{file: a.svg, pill: {text: a}}, {each: [1, 2, 3, 4, 5, 6, 7, 8], file: '{item}.svg', $slow}]" >m.yml
      unshare -rpf "$CARTOUCHE" build m.yml -o out & outer=$!
      until [ -n "$(ls -A out/.cartouche-* 2>/dev/null)" ]; do sleep 0.02; done
      inner=$(pgrep -P $outer -x cartouche); kill $inner; sleep 0.05; kill -HUP $inner
      wait $outer; ls -A
      """, in: folder.url)
    #expect(result.output == "m.yml\n", "\(result.errors)")
  }

  @Test("without /proc, arguments are not taken for none")
  func noArguments() throws {
    let result = try mounting("mount -t tmpfs none /proc; exec \"$CARTOUCHE\" check none.svg", in: folder())
    #expect(result.status == 66)
    #expect(result.errors == "error: the arguments cannot be read: /proc is not mounted\n")
  }

  @Test("a file that is mounted by itself is not replaced, and the message says what helps")
  func mountedFile() throws {
    let result = try mounting(
      "echo old >a.svg; mount --bind a.svg a.svg; \"$CARTOUCHE\" pill 3 -o a.svg; echo $?; cat a.svg", in: folder())
    #expect(result.output == "73\nold\n")
    #expect(result.errors.hasSuffix("busy; if the file itself is mounted, mount its folder\n"))
  }

  @Test("where the disk of one folder is full, no file of a build is written")
  func fullDisk() throws {
    let result = try mounting(
      """
      mkdir -p out/sub; mount -t tmpfs -o size=64k none out/sub; head -c 1M /dev/zero >out/sub/all 2>/dev/null
      "$CARTOUCHE" build m.yml -o out; echo $?; ls -A out out/sub
      rm out/sub/all; "$CARTOUCHE" build m.yml -o out; ls -A out out/sub
      """, in: folder())
    #expect(
      result.output == """
        73
        out:
        sub

        out/sub:
        all
        out: 3 badges, 3 files written, 0 unchanged
        out:
        a.svg
        sub
        z.svg

        out/sub:
        b.svg

        """)
    #expect(result.errors == "out/sub/b.svg: error: cannot write: No space left on device\n")
  }

  @Test(
    "where one file belongs to another user in a sticky folder, none is written",
    .enabled(if: geteuid() == 0, "only root may start a command as another user"))
  func stickyFolder() throws {
    let folder = try folder()
    let result = try Command.shell(
      """
      mkdir out; chmod 1777 out; echo old >out/z.svg
      setpriv --reuid 65534 --clear-groups "$CARTOUCHE" build m.yml -o out; echo $?; ls -A out
      """, in: folder.url)
    #expect(result.output == "73\nz.svg\n")
    #expect(result.errors == "out/z.svg: error: cannot write: Operation not permitted\n")
  }

  @Test("an output folder that cannot be written to is named, before badges are adopted")
  func closedFolder() throws {
    let folder = try folder()
    try folder.write("![x](https://img.shields.io/badge/a-b-red)\n", to: "a.md")
    let result = try mounting(
      "mkdir badges; mount -t tmpfs -o ro none badges; \"$CARTOUCHE\" adopt a.md --write >log", in: folder)
    #expect(result.status == 73 && result.errors == "badges: error: cannot write: Read-only file system\n")
  }

  @Test("where the disk is full, lines are drawn no further, and that is one message and exit 73")
  func linesOnFullDisk() throws {
    let result = try mounting(
      """
      mkdir out; mount -t tmpfs -o size=64k none out; head -c 1M /dev/zero >out/all 2>/dev/null
      for i in $(seq 2000); do echo "{\\"file\\": \\"$i.svg\\", \\"pill\\": {\\"text\\": \\"1\\"}}"; done >lines
      "$CARTOUCHE" draw lines --into out
      """, in: folder())
    #expect(result.status == 73 && result.output.isEmpty)
    #expect(result.errors == "out/1.svg: error: cannot write: No space left on device\n")
  }
}
