import Cartouche
import PictureReading
import Testing
import XMLChecking

@Suite("A picture for inlining")
struct EmbedTests {
  private static func embedded(_ fixture: FixtureCase, file: String = "a.svg") throws -> [UInt8] {
    try fixture.badge.colorScheme(.automatic).serialized(for: .embed.naming(idsAfter: file))
  }

  private static func markup(_ bytes: [UInt8]) throws -> Markup {
    try Markup(parsing: String(decoding: bytes, as: UTF8.self))
  }

  /// The badges that have colours for both kinds of pages in one file.
  private static let adaptable = FixtureTests.all.filter { (try? embedded($0)) != nil }

  @Test("matches the grammar of its profile, for every kind of badge")
  func grammar() throws {
    let checker = XMLChecker(.embed)
    #expect(Self.adaptable.count > FixtureTests.all.count * 9 / 10)
    for fixture in Self.adaptable {
      let faults = checker.faults(in: try Self.embedded(fixture))
      #expect(faults.isEmpty, "\(fixture.name): \(faults.first.map { $0.message } ?? "")")
    }
  }

  @Test("has each text once, and no title element, style sheet or class")
  func texts() throws {
    for fixture in Self.adaptable {
      let web = try Self.markup(try fixture.badge.colorScheme(.light).serialized(for: .web))
      let embed = try Self.markup(try Self.embedded(fixture))
      #expect(embed.all(named: "text").map(\.text) == web.readable.map(\.text), "\(fixture.name)")
      #expect(!embed.all.contains { ["title", "style"].contains($0.name) || $0["class"] != nil }, "\(fixture.name)")
      #expect(embed["aria-label"] == web["aria-label"], "\(fixture.name)")
    }
  }

  @Test("resets the text style of the page where there is text")
  func reset() throws {
    let properties = ["font-style", "font-variant", "font-weight", "letter-spacing", "direction", "text-anchor"]
    for fixture in Self.adaptable {
      let picture = try Self.markup(try Self.embedded(fixture))
      let hasTexts = picture.first(named: "text") != nil
      for property in properties { #expect((picture[property] != nil) == hasTexts, "\(fixture.name)") }
    }
  }

  @Test("shares no id with an equal picture in another file")
  func ids() throws {
    var found = 0
    for fixture in Self.adaptable {
      let ids = try ["a.svg", "b.svg"].map { file in
        Set(try Self.markup(try Self.embedded(fixture, file: file)).all.compactMap { $0["id"] })
      }
      #expect(ids[0].isDisjoint(with: ids[1]) && ids[0].count == ids[1].count, "\(fixture.name)")
      found += ids[0].count
    }
    #expect(found > 50)
  }
}

extension Markup {
  /// The texts in the picture, without those that screen readers skip.
  fileprivate var readable: [Markup] {
    if name == "text" { return [self] }
    return self["aria-hidden"] == "true" ? [] : children.flatMap(\.readable)
  }
}
