import Cartouche
import PictureReading
import Testing

@testable import BadgeManifest
@testable import LookFiles

@Suite("An entry like the one before")
struct EntryPatternTests {
  /// Some values of keys of entries, as JSON. Those of the badge are beside its kind.
  private static let keys: [String: [String]] = [
    "title": [#""a""#, #""b""#, "null"], "scale": ["2", "3"], "colorScheme": [#""auto""#, #""dark""#],
    "alignWidths": [#""g""#, "false"], "profile": [#""embed""#], "merge": ["true"], "each": ["1"],
  ]
  private static let badges: [String: [String: [String]]] = [
    "status": [
      "label": [#""build""#, #""tests""#, #""""#, "null", "7"],
      "message": [#""passing""#, #""95""#, #""12 %""#, #""""#, "null", #"["a"]"#, #""fail""#],
      "color": [#""red""#, #""success""#, #""nocolour""#], "value": ["70", #""x""#], "link": [#""https://a.example""#],
      "thresholds": [#""50=red,80=yellow,95=green""#], "colors": [#"{"fail": "red", "else": "green"}"#],
      "darkColor": [#""blue""#], "state": [#""selected""#], "width": ["90"],
    ],
    "pill": [
      "text": [#""3""#, #""42""#, #""""#, "null", "{}"], "look": [#""mail""#, #""digdog""#], "maxCharacters": ["4"],
      "state": [#""selected""#, #""normal""#], "edition": [#""classic""#], "at": [#""top""#],
    ],
    "hub": ["count": ["3", "4", "120"], "showZero": ["true"], "on": [#""48x48""#]],
  ]

  /// A line of JSON and the one that follows it, which mostly differs in one key.
  private struct Lines {
    var random = SeededGenerator(seed: 11)
    var kind = "status"
    var keys: [String: String] = [:]
    var badge: [String: String] = ["message": #""a""#]

    mutating func next() -> String {
      if Int.random(in: 0..<12, using: &random) == 0 {
        kind = badges.keys.sorted().randomElement(using: &random) ?? ""
        keys = [:]
        badge = [:]
      }
      if Int.random(in: 0..<8, using: &random) == 0 { Self.change(&keys, EntryPatternTests.keys, &random) }
      for _ in 0..<Int.random(in: 0...2, using: &random) { Self.change(&badge, badges[kind] ?? [:], &random) }
      var pairs = keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
      let inner = badge.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      pairs.append("\"\(kind)\": {\(inner)}")
      return pairs.joined(separator: ", ")
    }

    private static func change(
      _ keys: inout [String: String], _ pool: [String: [String]], _ random: inout SeededGenerator
    ) {
      guard let key = pool.keys.sorted().randomElement(using: &random) else { return }
      let isKept = ["label", "message", "text", "count"].contains(key) || Bool.random(using: &random)
      keys[key] = isKept ? pool[key]?.randomElement(using: &random) : nil
    }
  }

  private func description(_ entry: BadgeEntry) -> String {
    let picture = (try? entry.badge.svg(for: entry.profile)) ?? "not drawn"
    let requests = entry.requests.map { "\($0.kind) \(String(describing: $0.position))" }
    return """
      \(picture) \(entry.profile) \(entry.exports) \(entry.warnings) \(requests) \(entry.alignment ?? "") \(entry.isPair) \
      \(entry.position) \(entry.path) \(entry.file ?? "")
      """
  }

  @Test("is the same as when it is read alone")
  func lines() throws {
    var lines = Lines()
    var together = BadgeLineReader()
    var read = 0
    for number in 1...3000 {
      let line = Array("{\"file\": \"\(number).svg\", \(lines.next())}".utf8)
      var alone = BadgeLineReader()
      func result(_ reader: inout BadgeLineReader) -> String {
        do { return description(try reader.entry(line, number: number)) } catch { return "\(error)" }
      }
      let expected = result(&alone)
      if !expected.contains("error") { read += 1 }
      #expect(result(&together) == expected, "\(String(decoding: line, as: UTF8.self))")
    }
    #expect(read > 500)
  }

  @Test("has its own bytes if its texts are equal but composed otherwise", arguments: ["message", "link", "label"])
  func composition(key: String) throws {
    var reader = BadgeLineReader()
    for (number, letter) in ["\u{e9}", "e\u{301}", "\u{e9}"].enumerated() {
      let line = "{\"status\": {\"label\": \"a\", \"message\": \"b\", \"link\": \"c\"}}"
        .replacing("\"\(key)\": \"", with: "\"\(key)\": \"\(letter)")
      let entry = try reader.entry(Array(line.utf8), number: number + 1)
      #expect(Array(try entry.badge.svg(for: .web).utf8).contains(sequence: Array(letter.utf8)))
    }
  }

  @Test(
    "is the same with defaults",
    arguments: ["status: {thresholds: \"50=red,80=yellow\"}", "status: {label: tests}", "pill: {look: mail}"])
  func defaults(keys: String) throws {
    var lines = Lines()
    var entries: [String] = []
    for number in 1...60 {
      let entry = "{\"file\": \"\(number).svg\", \(lines.next())}"
      let alone = "defaults: {\(keys)}\nbadges: [\n\(entry)]"
      if (try? Manifest(parsing: Array(alone.utf8))) != nil { entries.append(entry) }
    }
    try #require(entries.count > 10)
    let all = try Manifest(parsing: Array("defaults: {\(keys)}\nbadges: [\n\(entries.joined(separator: ",\n"))]".utf8))
    for (index, entry) in entries.enumerated() {
      let blank = String(repeating: "\n", count: index)
      let alone = try Manifest(parsing: Array("defaults: {\(keys)}\nbadges: [\n\(blank)\(entry)]".utf8))
      var expected = try #require(alone.entries.first).entry
      expected.path[1] = "\(index + 1)"
      #expect(description(all.entries[index].entry) == description(expected), "\(entry)")
    }
  }
}

extension [UInt8] {
  fileprivate func contains(sequence: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: sequence) }
  }
}
