import Foundation
import Testing

@Suite("A build of many badges")
struct ParallelBuildTests {
  /// Enough for every thread to work on several portions.
  private static let count = 700

  /// A manifest with an entry a line. Every 50th entry has a warning, and the entries of `failing` cannot be drawn.
  private static func manifest(failing: Set<Int> = []) -> String {
    let entries = (0..<count).map { index in
      let badge =
        if failing.contains(index) {
          "pill: {text: x, font: {family: NoSuchFont}}, profile: design"
        } else {
          index % 50 == 0 ? "hub: {count: \(index + 1), state: selected}" : "pill: {text: text \(index)}"
        }
      return "  - {file: \"\(index % 7)/\(index).svg\", \(badge)}\n"
    }
    return "badges:\n" + entries.joined()
  }

  private static func build(_ manifest: String, in folder: TemporaryFolder) throws -> (status: Int32, errors: String) {
    try folder.write(manifest, to: "badges.yml")
    let result = try Command.run("build", "badges.yml", "-o", "out", in: folder.url)
    return (result.status, result.errors)
  }

  /// The lines of the manifest that messages name, in the order of the messages.
  private static func lines(of errors: String, _ severity: String) -> [Int] {
    errors.split(separator: "\n").filter { $0.contains(": \(severity): ") }
      .compactMap { Int($0.split(separator: ":").dropFirst().first ?? "") }
  }

  @Test("writes the same files, and shows the same warnings in the manifest's order, in every run")
  func order() throws {
    let folder = try TemporaryFolder()
    let first = try Self.build(Self.manifest(), in: folder)
    #expect(first.status == 0)
    // The fourth stands for all others.
    #expect(Self.lines(of: first.errors, "warning") == [2, 52, 102, 152])
    #expect(first.errors.contains(" (and \(Self.count / 50 - 4) more like this)\n"))
    let files = try folder.files
    #expect(files.count == Self.count + 1)
    let texts = try files.map { try folder.read($0) }
    for _ in 0..<5 {
      let other = try TemporaryFolder()
      #expect(try Self.build(Self.manifest(), in: other).errors == first.errors)
      #expect(try other.files.map { try other.read($0) } == texts)
    }
  }

  @Test("names the first failure of several, after the warnings before it, and leaves everything as it was")
  func failure() throws {
    for place in [0, 17, 333, 699] {
      let folder = try TemporaryFolder()
      try folder.write("kept", to: "out/3/kept.svg")
      let failing = Set(stride(from: place, to: Self.count, by: 23))
      let result = try Self.build(Self.manifest(failing: failing), in: folder)
      #expect(result.status != 0)
      #expect(Self.lines(of: result.errors, "error") == [place + 2])
      #expect(Self.lines(of: result.errors, "warning").allSatisfy { $0 < place + 2 })
      #expect(try folder.files == ["badges.yml", "out/3/kept.svg"])
      let hidden = try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "out").path(percentEncoded: false))
      #expect(hidden == ["3"])
    }
  }
}
