import BadgeManifest
import Cartouche
import Foundation
import LookFiles
import Testing

@Suite("The example")
struct ExampleTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/badges.yml")

  private static func manifest() throws -> Manifest {
    let resolver = LookResolver.builtin { try? Array(Data(contentsOf: URL(filePath: $0))) }
    return try Manifest(parsing: Array(Data(contentsOf: file)), path: file.path(), resolver: resolver)
  }

  @Test("every badge of the example can be drawn")
  func draws() throws {
    let manifest = try Self.manifest()
    let top = Self.file.deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: top.appending(path: "README.md"), encoding: .utf8)
    // A pair of files is one badge.
    let count = manifest.entries.count { $0.lightFile == nil }
    #expect(readme.contains("draws \(count) badges"))
    #expect(readme.contains("build/badges: \(count) badges, \(manifest.entries.count + 1) files written"))
    #expect(manifest.index == "index.html")
    for entry in manifest.entries {
      #expect(throws: Never.self, "\(entry.file)") { try entry.badge.document() }
      for request in entry.requests {
        #expect(try request.changes(entry.badge, shaper: BuiltinShaper()), "\(entry.file)")
      }
    }
  }

  @Test("the example shows every kind, look, state, anchor and position")
  func isComplete() throws {
    let badges = try Self.manifest().entries.map(\.badge)
    let pills = badges.compactMap { $0 as? Pill }
    let hubs = badges.compactMap { $0 as? Hub }
    let cells = badges.compactMap { $0 as? Cell }
    let tables = badges.compactMap { $0 as? Table }
    let states: [BadgeState?] = [nil, .highlighted, .selected]

    for look in PillLook.builtin {
      #expect(pills.contains { $0.look == look && $0.style.state == nil }, "\(look.name)")
      // A look that says nothing of a state looks the same in it.
      guard look.colors.highlighted != nil || look.colors.selected != nil else { continue }
      for state in states { #expect(pills.contains { $0.look == look && $0.style.state == state }) }
    }
    #expect(Set(hubs.map(\.look)) == Set(HubLook.builtin))
    #expect(Set(hubs.compactMap { $0.host?.anchor }) == Set(Anchor.allCases))
    for state in [nil, BadgeState.disabled] { #expect(hubs.contains { $0.style.state == state }) }
    for look in CellLook.builtin {
      #expect(tables.contains { $0.look == look })
      for position in Cell.Position.allCases {
        for state in states {
          #expect(cells.contains { $0.look == look && $0.position == position && $0.state == state ?? .normal })
        }
      }
    }
    let statuses = badges.compactMap { $0 as? StatusBadge }
    #expect(Set(statuses.map(\.look)) == Set(StatusLook.builtin))
    #expect(Set(tables.flatMap(\.rows).map(\.state)) == Set(BadgeState.allCases))
  }
}
