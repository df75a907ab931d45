import Foundation
import FuzzProperties
import Testing

/// What fuzzing has found, and some of what it starts from, by the same properties.
@Suite("Properties of hostile input")
struct RegressionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(in folder: String, suffix: String = "") throws -> [URL] {
    let url = root.appending(path: folder)
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false)) else {
      return []
    }
    return names.filter { $0.hasSuffix(suffix) && !$0.contains("/.") && !$0.hasPrefix(".") }.sorted()
      .map { url.appending(path: $0) }.filter { !$0.hasDirectoryPath }
  }

  @Test("hold for every input that once broke one", arguments: FuzzTarget.all.map(\.name))
  func regressions(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    for file in try Self.files(in: "Fuzzing/Regressions/\(name)") {
      #expect(throws: Never.self, "\(file.lastPathComponent)") { try target.check(Array(try Data(contentsOf: file))) }
    }
  }

  @Test("have a target for each folder of inputs")
  func folders() throws {
    let folder = Self.root.appending(path: "Fuzzing/Regressions").path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
    #expect(Set(names).subtracting(["README.md"]).isSubset(of: FuzzTarget.all.map(\.name)))
  }

  @Test(
    "hold for the files of the project",
    arguments: [
      ("look", "Templates", ".yml"), ("tokens", "Examples/tokens", ".json"), ("manifest", "Examples", ".yml"),
      ("icon", "Examples", ".svg"),
      ("xml", "Fixtures/pill", ".svg"), ("contrast", "Fixtures/status", ".svg"),
    ])
  func seeds(name: String, folder: String, suffix: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = try Self.files(in: folder, suffix: suffix)
    #expect(!files.isEmpty)
    for file in files.prefix(24) {
      #expect(throws: Never.self, "\(file.lastPathComponent)") { try target.check(Array(try Data(contentsOf: file))) }
    }
  }

  @Test("hold for bytes that a fixed generator makes", arguments: FuzzTarget.all.map(\.name))
  func random(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    var state: UInt64 = 1
    for round in 0..<40 {
      let bytes = (0..<round * 8).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      #expect(throws: Never.self, "\(bytes)") { try target.check(bytes) }
    }
  }
}
