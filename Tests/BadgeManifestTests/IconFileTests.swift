import BadgeManifest
import Cartouche
import LookFiles
import Synchronization
import Testing

@Suite("Icon files in manifests")
struct IconFileTests {
  private static let square =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9v9Z\"/></svg>"

  /// The paths that reading a manifest of these badges asks for.
  private static func reads(_ badges: [String]) throws -> [String] {
    let paths = Mutex<[String]>([])
    let resolver = LookResolver.builtin { path in
      paths.withLock { $0.append(path) }
      return Array(square.utf8)
    }
    let entries = badges.enumerated().map { "  - {file: \($0.offset).svg, \($0.element)}\n" }
    _ = try Manifest(
      parsing: Array(("badges:\n" + entries.joined()).utf8), path: "site/badges.yml", resolver: resolver)
    return paths.withLock { $0 }
  }

  @Test("a logo is read once for all badges that show it in the same colour", arguments: [1, 2, 50])
  func logo(count: Int) throws {
    let badge = "status: {label: a, message: b, logo: {file: logo.svg}}"
    #expect(try Self.reads(Array(repeating: badge, count: count)) == ["site/logo.svg"])
  }

  @Test("an icon that badges are placed on is read once, too")
  func host() throws {
    let badges = (0..<9).map { "hub: {count: \($0), on: {icon: ./bell.svg, width: \(9 + $0)}}" }
    #expect(try Self.reads(badges) == ["site/bell.svg"])
  }

  @Test("each colour and each file is read for itself")
  func others() throws {
    let badges = ["{file: a.svg}", "{file: a.svg, color: red}", "{file: b.svg}", "{file: a.svg, color: red}"].map {
      "status: {label: a, message: b, logo: \($0)}"
    }
    #expect(try Self.reads(badges) == ["site/a.svg", "site/a.svg", "site/b.svg"])
  }
}
