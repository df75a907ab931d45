import Foundation
import Testing

/// The states in which a kill between two calls of the system can leave a hidden folder.
@Suite("Hidden folders that a kill left behind")
struct LeftoverTests {
  private static let name = ".cartouche-0123456789abcdef"

  /// What such a folder holds: nothing before the first file is made and after the last is moved, else some files.
  private static let states: [[(file: String, text: String)]] = [
    [], [("0", "")], [("0", "half of a fi")], [("0", "whole"), ("1", "half")], [("1", "whole"), ("2", "whole")],
  ]

  /// How a command finds its files: not there, other ones, the same ones as it draws, some of each.
  private enum Found: CaseIterable { case none, other, same, some }

  private static let manifest =
    "index: index.html\nbadges:\n"
    + ["0.svg", "a/1.svg", "a/b/2.svg"].map { "- {file: \($0), pill: {text: a}}\n" }.joined()

  /// An output folder in which files are found in the way asked for.
  private static func output(_ found: Found) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "badges.yml")
    for place in ["out/a/b/kept", "out/a/kept", "out/kept"] { try folder.write("kept", to: place) }
    if found == .same || found == .some { try #require(try build(in: folder).status == 0) }
    if found == .some { try FileManager.default.removeItem(at: folder.url.appending(path: "out/a/1.svg")) }
    if found == .some || found == .other { try folder.write("another", to: "out/0.svg") }
    return folder
  }

  private static func build(in folder: TemporaryFolder) throws -> Command.Result {
    try Command.run("build", "badges.yml", "-o", "out", in: folder.url)
  }

  /// Makes a hidden folder in a state; returns where it is.
  private static func leave(
    _ state: [(file: String, text: String)], in place: String, of folder: TemporaryFolder
  ) throws
    -> String
  {
    let url = folder.url.appending(path: "\(place)/\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (file, text) in state { try folder.write(text, to: "\(place)/\(name)/\(file)") }
    return url.path(percentEncoded: false)
  }

  @Test("is removed by the next build, in any state and beside any files", arguments: ["out", "out/a", "out/a/b"])
  func builds(place: String) throws {
    for found in Found.allCases {
      for state in Self.states {
        let folder = try Self.output(found)
        let left = try Self.leave(state, in: place, of: folder)
        #expect(try Self.build(in: folder).status == 0)
        #expect(!FileManager.default.fileExists(atPath: left), "\(found) \(state)")
        let files = ["0.svg", "a/1.svg", "a/b/2.svg", "a/b/kept", "a/kept", "index.html", "kept"]
        #expect(try folder.files == ["badges.yml"] + files.map { "out/" + $0 })
      }
    }
  }

  @Test("is removed by a build of no badges")
  func emptyManifest() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: []\n", to: "badges.yml")
    let left = try Self.leave([], in: "out", of: folder)
    #expect(try Self.build(in: folder).status == 0)
    #expect(!FileManager.default.fileExists(atPath: left))
  }

  @Test("is removed by the next command that writes one file beside it", arguments: ["none", "other", "same"])
  func singleFiles(found: String) throws {
    for state in Self.states {
      let folder = try TemporaryFolder()
      if found != "none" { _ = try Command.run("pill", found == "same" ? "a" : "b", "-o", "a.svg", in: folder.url) }
      let left = try Self.leave(state, in: ".", of: folder)
      #expect(try Command.run("pill", "a", "-o", "a.svg", in: folder.url).status == 0)
      #expect(!FileManager.default.fileExists(atPath: left), "\(state)")
      #expect(try folder.files == ["a.svg"])
    }
  }

  @Test("is left alone while its lock is held, in any state and beside any files", arguments: ["out", "out/a/b"])
  func held(place: String) throws {
    for found in Found.allCases {
      for state in Self.states {
        let folder = try Self.output(found)
        let left = try Self.leave(state, in: place, of: folder)
        let lock = open(left, O_RDONLY | O_CLOEXEC)
        defer { close(lock) }
        try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
        #expect(try Self.build(in: folder).status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: left).sorted() == state.map(\.file))
      }
    }
  }

  @Test(
    "a folder with another name is not such a one, and stays",
    arguments: ["cache", "", "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0", "+123456789abcdef"])
  func otherNames(rest: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: ".cartouche-\(rest)/1")
    #expect(try Command.run("pill", "a", "-o", "a.svg", in: folder.url).status == 0)
    #expect(try folder.files == [".cartouche-\(rest)/1", "a.svg"])
  }

  @Test("what another process still writes is left alone, and so is what only looks like it")
  func othersAtWork() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: a/0.svg, pill: {text: a}}]\n", to: "badges.yml")
    try folder.write("a file of someone else", to: "elsewhere/0")
    try folder.write("being written", to: "out/.cartouche-0000000000000000/0")
    try folder.write("not ours", to: "out/.cartouche-0000000000000001/notes")
    try folder.write("not ours", to: "out/.cartouche-0000000000000002")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "out/.cartouche-0000000000000003").path(percentEncoded: false),
      withDestinationPath: "../elsewhere")
    let lock = open(
      folder.url.appending(path: "out/.cartouche-0000000000000000").path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let before = try folder.files
    #expect(try Command.run("build", "badges.yml", "-o", "out", in: folder.url).status == 0)
    #expect(try folder.files == (before + ["out/a/0.svg"]).sorted())
  }
}
