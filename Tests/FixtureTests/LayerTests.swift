import Foundation
import Testing

/// What design tools show as layers.
@Suite("The layers of the design profile")
struct LayerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  /// The names in the item or the paragraph on layers of a text for readers.
  private static func listed(in file: String, from start: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    let rest = try #require(text.range(of: start).map { text[$0.upperBound...] })
    let list = rest.prefix(upTo: rest.firstRange(of: /(comes|Where a name) twice/)?.lowerBound ?? rest.endIndex)
    return list.matches(of: /`([a-z-]+)`/).map { String($0.1) }
  }

  private static let files = [
    ("Sources/Cartouche/Cartouche.docc/DesignFiles.md", "shows as its layer:")
  ]

  @Test("are those that the article lists, or one of these with a number", arguments: files)
  func names(file: String, start: String) throws {
    let listed = Set(try Self.listed(in: file, from: start))
    let folder = Self.root.appending(path: "Fixtures")
    let fixtures = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".design.svg") }
    #expect(fixtures.count > 100)
    var drawn: Set<String> = []
    for fixture in fixtures {
      let svg = try String(contentsOf: folder.appending(path: fixture), encoding: .utf8)
      for match in svg.matches(of: /<(?:g|path)\b[^>]* id="([^"]*)"/) {
        let name = String(match.1.replacing(/-[0-9]+$/, with: ""))
        #expect(listed.contains(name), "'\(match.1)' in \(fixture)")
        drawn.insert(name)
      }
    }
    // A name that is listed and never drawn would send a designer to look for it.
    #expect(listed.subtracting(drawn) == [])
  }

  @Test("of a status badge tell the texts from their shadows, and the label from the messages")
  func statusTexts() throws {
    let folder = Self.root.appending(path: "Fixtures/status")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) where name.hasSuffix(".design.svg") {
      let svg = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(!svg.contains("id=\"text"), "\(name)")
      let texts = svg.matches(of: /id="(label|message)-text(-[0-9]+)?"/).count
      let shadows = svg.matches(of: /id="(label|message)-shadow(-[0-9]+)?"/).count
      let hasShadows = name.hasPrefix("flat") && !name.hasPrefix("flat-square")
      #expect(hasShadows ? shadows == texts : shadows == 0 || shadows == texts, "\(name)")
    }
  }
}
