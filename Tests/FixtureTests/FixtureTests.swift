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
  static let all =
    pills + hubs + cells + tables + statuses + kits + places + forms + effects + motions + seals

  @Test("a badge is drawn as its fixture", arguments: all)
  func matches(fixture: FixtureCase) {
    expectSVG(fixture.badge, matchesFixture: fixture.name, profile: fixture.profile)
  }

  @Test("a badge is drawn for design tools as its fixture", arguments: designed)
  func designMatches(fixture: FixtureCase) {
    expectSVG(fixture.badge, matchesFixture: fixture.name, profile: .design, shaper: FixtureShaper())
  }

  @Test("no fixture is left without its case")
  func casesAreThere() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
    let drawn = Self.all.map { "\($0.name).web.svg" } + Self.designed.map { "\($0.name).design.svg" }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".svg") }
    #expect(Set(files).subtracting(drawn).sorted() == [])
  }

  @Test("no two fixtures share a name")
  func namesAreUnique() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    #expect(Self.all.count >= 180 && Self.statuses.count >= 120)
  }
}
