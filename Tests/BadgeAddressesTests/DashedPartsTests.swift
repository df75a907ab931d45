import Testing

@testable import BadgeAddresses

@Suite("The parts of a static badge's path")
struct DashedPartsTests {
  /// Every text of some letters up to a length.
  private static func texts(of letters: [Character], upTo length: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in letters.map { text + String($0) } }
      all += last
    }
    return all
  }

  @Test("are those that the expression of Shields finds, for every path of up to eight characters")
  func separators() throws {
    let expression = /((?:[^-]|--)*?)-?((?:[^-]|--)*)-((?:[^-.]|--)+)/
    var found = 0
    for text in Self.texts(of: ["a", "-", "."], upTo: 8) {
      let expected = text.wholeMatch(of: expression).map { match in
        [match.1, match.2, match.3].map { String($0.replacing("--", with: "-")) }
      }
      let parts = DashedParts(Array(text.utf8)[...]).map { [$0.label, $0.message, $0.color] }
      #expect(parts == expected, "\(text)")
      found += expected == nil ? 0 : 1
    }
    #expect(found > 1_000)
  }

  @Test("have a space for the last of an odd number of underscores, and one underscore for each other two")
  func underscores() {
    for text in Self.texts(of: ["a", "_"], upTo: 8) {
      // The replacement of Shields (`core/badge-urls/path-helpers.js`), step by step.
      let spaced = text.replacing(/(^|[^_])((?:__)*)_(?!_)/) { "\($0.1)\($0.2) " }.replacing("__", with: "_")
      #expect(DashedParts(Array("\(text)-b".utf8)[...])?.message == spaced, "\(text)")
    }
  }

  @Test(
    "are those of short paths in long ones, too",
    arguments: [
      ("-", 50_000), ("--", 50_000), ("---", 49_999), ("a-", nil), ("_", 50_000), ("a_", 100_000), ("--a--.", 66_664),
    ])
  func length(unit: String, messageLength: Int?) {
    let path = String(repeating: unit, count: 100_000 / unit.utf8.count) + "-blue"
    let parts = DashedParts(Array(path.utf8)[...])
    #expect(parts?.message.utf8.count == messageLength)
    #expect(parts == nil || parts?.color == "blue")
  }
}
