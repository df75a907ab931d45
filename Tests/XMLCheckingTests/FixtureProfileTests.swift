import Foundation
import Testing
import XMLChecking

/// The expected pictures in the repository.
enum FixtureFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  static func names(of profile: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".\(profile).svg") }.sorted()
  }
}

@Suite("Every fixture")
struct FixtureProfileTests {
  @Test("of the web profile matches its grammar", arguments: FixtureFiles.names(of: "web"))
  func web(name: String) throws {
    let bytes = try Data(contentsOf: FixtureFiles.folder.appending(path: name))
    #expect(try XMLTree(parsing: Array(bytes)).validate(against: .web) == [])
  }

  @Test("of the design profile matches both grammars", arguments: FixtureFiles.names(of: "design"))
  func design(name: String) throws {
    let bytes = try Data(contentsOf: FixtureFiles.folder.appending(path: name))
    let tree = try XMLTree(parsing: Array(bytes))
    #expect(tree.validate(against: .design) == [])
    #expect(tree.validate(against: .web) == [])
  }

  @Test("is found", arguments: ["web", "design"])
  func found(profile: String) {
    #expect(FixtureFiles.names(of: profile).count > 90)
  }
}
