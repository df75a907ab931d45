import Cartouche
import HarfBuzzShaping
import PictureReading
import SVGTree
import Testing

/// The bytes of a badge depend on the badge, the profile and the shaper, and on nothing that was drawn before.
@Suite("Drawing remembers nothing")
struct PurityTests {
  private static let count = 1_500

  /// A badge with its profile.
  private struct Entry: Sendable {
    var badge: any Badge
    var profile: OutputProfile

    func bytes(_ shaper: HarfBuzzShaper) -> String {
      do {
        return profile.kind == .design
          ? try badge.svg(for: profile, shaper: shaper) : try badge.svg(for: profile)
      } catch { return "\(error)" }
    }
  }

  private static let entries: [Entry] = {
    var random = SeededGenerator(seed: 24)
    let salts = ["caf\u{E9}", "cafe\u{301}"]
    let mixed = (0..<count).map { index in
      let profile: OutputProfile =
        switch index % 8 {
        case 0: .design
        case 1, 2, 3: .embed.naming(idsAfter: salts[index / 8 % 2])
        default: .web.naming(idsAfter: salts[index / 16 % 2])
        }
      return Entry(badge: RandomBadge.any(using: &random), profile: profile)
    }
    return mixed + runs
  }()

  /// Badges that follow others which are alike but for the composition of a text.
  private static var runs: [Entry] {
    var runs: [Entry] = []
    for profile in [OutputProfile.web, .embed] {
      for name in ["Caf\u{E9}", "Cafe\u{301}", "Caf\u{E9}"] {
        for index in 0..<6 {
          let words = ["\(10 + index)", "passing"]
          runs += [
            Entry(badge: Pill(words[0]).look(.mail).font([name]), profile: profile),
            Entry(badge: Hub(10 + index).font([name]), profile: profile),
            Entry(badge: StatusBadge(words[0], words[1]).font([name]), profile: profile),
            Entry(badge: StatusBadge(words[0], name), profile: profile),
            Entry(badge: Pill(words[0]).title(name), profile: profile),
            Entry(badge: Pill(words[0]).look(.mail), profile: profile.naming(idsAfter: name)),
            Entry(badge: StatusBadge(words[0], words[1]).color(.success), profile: profile.naming(idsAfter: name)),
          ]
          if let link = try? LinkDestination(parsing: "https://example.org/\(name)") {
            runs.append(Entry(badge: StatusBadge(words[0], words[1]).link(link), profile: profile))
          }
        }
      }
    }
    return runs
  }

  /// What each entry has alone, by its tree and from a shaper of its own.
  private static func alone() -> [String] {
    entries.map { entry in
      let shaper = HarfBuzzShaper(allowingSubstitutes: true)
      let document =
        entry.profile.kind == .design
        ? try? entry.badge.document(shaper: shaper, isStill: entry.profile.isStill)
        : try? entry.badge.document(shaper: BuiltinShaper(), isStill: entry.profile.isStill)
      return (try? document?.svg(for: entry.profile, shaper: shaper)) ?? entry.bytes(shaper)
    }
  }

  @Test("badges have the same bytes forwards, backwards, alone and on several threads")
  func order() async {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    let forwards = Self.entries.map { $0.bytes(shaper) }
    let backwards = Array(Self.entries.reversed().map { $0.bytes(shaper) }.reversed())
    let again = Self.entries.map { entry in (0..<3).map { _ in entry.bytes(shaper) }.last ?? "" }
    let together = await withTaskGroup(of: (Int, String).self) { group in
      for (index, entry) in Self.entries.enumerated() { group.addTask { (index, entry.bytes(shaper)) } }
      var all = Array(repeating: "", count: Self.entries.count)
      for await (index, bytes) in group { all[index] = bytes }
      return all
    }
    let alone = Self.alone()
    for index in Self.entries.indices {
      let expected = Array(alone[index].utf8)
      for (way, other) in [
        ("forwards", forwards), ("backwards", backwards), ("again", again), ("together", together),
      ] {
        #expect(expected == Array(other[index].utf8), "entry \(index), \(way)")
      }
    }
  }

  @Test("texts that are equal but for their composition keep their own bytes")
  func composition() throws {
    for name in ["Caf\u{E9}", "Cafe\u{301}"] {
      for _ in 0..<5 {
        let pill = try Pill("42").look(.mail).title(name).serialized(for: .web)
        let label = Array("aria-label=\"\(name)\"".utf8)
        #expect((0..<pill.count - label.count).contains { Array(pill[$0..<$0 + label.count]) == label })
      }
    }
  }
}
