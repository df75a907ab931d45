import Cartouche
import CartoucheTesting
import Foundation
import Testing

/// One badge and the name of its fixture.
struct FixtureCase: Sendable, CustomTestStringConvertible {
  var name: String
  var badge: any Badge
  /// The web profile, with what is asked of it besides.
  var profile: OutputProfile

  init(_ name: String, _ badge: any Badge, profile: OutputProfile = .web) {
    self.name = name
    self.badge = badge
    self.profile = profile
  }

  var testDescription: String { name }
}

@Suite("What is drawn is what the fixtures say")
struct FixtureTests {
  @Test("a badge is drawn as its fixture", arguments: all)
  func matches(fixture: FixtureCase) {
    expectSVG(fixture.badge, matchesFixture: fixture.file, profile: fixture.profile)
  }

  @Test("a badge is drawn for design tools as its fixture", arguments: designed)
  func designMatches(fixture: FixtureCase) {
    expectSVG(fixture.badge, matchesFixture: fixture.designFile, profile: .design, shaper: FixtureShaper())
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")

  private static func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".svg") }
  }

  @Test("no fixture is left without its case")
  func casesAreThere() throws {
    let drawn = Self.all.map { "\($0.file).web.svg" } + Self.designed.map { "\($0.designFile).design.svg" }
    #expect(try Set(Self.files()).subtracting(drawn).sorted() == [])
  }

  @Test("no two fixtures are equal: cases with the same picture share one")
  func filesDiffer() throws {
    var known: [Data: String] = [:]
    for file in try Self.files().sorted() {
      let bytes = try Data(contentsOf: Self.folder.appending(path: file))
      if let first = known.updateValue(file, forKey: bytes) { Issue.record("\(file) is equal to \(first)") }
    }
  }

  @Test("no two fixtures share a name")
  func namesAreUnique() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    #expect(Self.all.count >= 180 && Self.statuses.count >= 120)
  }
}
