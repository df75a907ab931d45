import HarfBuzzShaping
import PathGeometry
import PictureReading
import Testing
import Typesetting

@testable import Cartouche

@Suite("A prepared badge for design tools")
struct PreparedDesignTests {
  static let shaper = HarfBuzzShaper(allowingSubstitutes: true)

  /// Words with and without descenders, single letters, and texts that a template cannot hold.
  static let words = [
    "build", "passing", "1", "j", "W", "1.2.3", "1.4.0", "100%", "two words", "a & b", "<i>\"'", "_", ".", "Tj", "",
    " x", "é", "\u{E000}", "日本",
  ]

  private static func filled(_ badge: StatusBadge, _ texts: [String]) -> StatusBadge {
    var copy = badge
    copy.label.text = texts[0]
    for index in copy.messages.indices { copy.messages[index].text = texts[index + 1] }
    return copy
  }

  private func expectEqual(_ prepared: PreparedBadge, _ texts: [String], _ plain: any Badge) throws {
    var bytes: [UInt8] = []
    let drawn = Result { try plain.drawn(for: .design, shaper: Self.shaper) }
    do {
      try prepared.write(texts, to: &bytes)
      #expect(try bytes == drawn.get(), "\(texts)")
    } catch let error as BadgeError {
      #expect(throws: error) { try drawn.get() }
    }
  }

  @Test("writes the bytes of the drawn status badge", arguments: PreparedBadgeTests.status.indices)
  func statusBadges(index: Int) throws {
    let badge = PreparedBadgeTests.status[index]
    let prepared = try badge.prepared(for: .design, shaper: Self.shaper)
    var random = SeededGenerator(seed: UInt64(index))
    for _ in 0..<(Rounds.areAll ? 400 : 24) {
      let texts = (0..<prepared.slots).map { _ in Self.words.randomElement(using: &random) ?? "" }
      try expectEqual(prepared, texts, Self.filled(badge, texts))
    }
  }

  @Test("writes the bytes of the drawn pill", arguments: PreparedBadgeTests.pillBadges.indices)
  func pills(index: Int) throws {
    let pill = PreparedBadgeTests.pillBadges[index]
    let prepared = try pill.prepared(for: .design, shaper: Self.shaper)
    for word in Self.words + (0..<60).map(String.init) {
      var plain = pill
      plain.text = word
      try expectEqual(prepared, [word], plain)
    }
  }

  @Test("writes the bytes of the drawn badge for random texts")
  func randomTexts() throws {
    var random = SeededGenerator(seed: 11)
    let letters = Array("etaoinjgpqyQETAOIN0123456789.-_%&<>\"' ")
    func text() -> String {
      let count = Int.random(in: 1...6, using: &random)
      return String((0..<count).map { _ in letters.randomElement(using: &random) ?? " " })
    }
    let badges = try PreparedBadgeTests.status.map { ($0, try $0.prepared(for: .design, shaper: Self.shaper)) }
    let pills = try PreparedBadgeTests.pillBadges.map { ($0, try $0.prepared(for: .design, shaper: Self.shaper)) }
    for round in 0..<(Rounds.areAll ? 10_000 : 200) {
      let (badge, prepared) = badges[round % badges.count]
      let texts = (0..<prepared.slots).map { _ in text() }
      try expectEqual(prepared, texts, Self.filled(badge, texts))
      var (pill, preparedPill) = pills[round % pills.count]
      pill.text = text()
      try expectEqual(preparedPill, [pill.text], pill)
    }
  }

  @Test("comes from a template if it comes a third time, also in a long row of others")
  func repeated() throws {
    let shaper = Self.shaper
    let flat = try StatusBadge("", "").color(.success).prepared(for: .web, shaper: BuiltinShaper(), capacity: 512)
    let designed = try StatusBadge("", "").color(.success).prepared(for: .design, shaper: shaper, capacity: 512)
    let words = ["build", "tests", "coverage", "version", "docs", "i", "downloads", "release"]
    for round in 0..<3 {
      for text in words.flatMap({ label in words.map { [label, $0] } }) {
        for prepared in [flat, designed] {
          let isWritten = try prepared.bytes(of: text) != nil
          if round == 2 { #expect(isWritten, "\(text)") }
        }
      }
    }
  }

  @Test("writes the bytes of the drawn hub and cell")
  func hubsAndCells() throws {
    for hub in PreparedBadgeTests.hubs {
      for count in [1, 7, 11, 17, 42, 77, 99, 100, 999, 1000, 1, 7, 11, 17, 42, 77, 99, 100, 999, 1000, 1, 11, 42, 999]
      {
        var hub = hub
        hub.count = count
        let drawn = try? hub.drawn(for: .design, shaper: Self.shaper)
        #expect((try? hub.serialized(for: .design, shaper: Self.shaper)) == drawn, "\(count)")
      }
    }
    let cell = Cell(.middle, size: Size(300, 44)).look(.grouped)
    for _ in 0..<4 {
      #expect(
        try cell.serialized(for: .design, shaper: Self.shaper) == cell.drawn(for: .design, shaper: Self.shaper))
    }
  }

  @Test("writes the bytes of the drawn badge in every profile", arguments: 0...6)
  func profiles(precision: Int) throws {
    let design = OutputProfile.design.precision(precision)
    let profiles = [
      design, design.idPrefix("b-"), design.mergingColors(), design.shadows(.none), design.shadows(.filter),
      design.addingBounds(), design.expandingStrokes(), design.fillingNonzero(),
    ]
    let shadowed = Pill("").knockout().insetShadow(blur: 2, offset: 1).border(.white, width: 1)
    for profile in profiles {
      for word in ["1.2.3", "1.4.0", "1.2.3", "1.4.0", "1.2.3", "1.4.0", "Wj", "jW", "Wj", "jW"] {
        for badge in [shadowed, Pill("").look(.mail)].map({ pill -> any Badge in
          var pill = pill
          pill.text = word
          return pill
        }) + [StatusBadge("build", word).color(.success), StatusBadge(word, "x").knockout()] as [any Badge] {
          let drawn = try badge.drawn(for: profile, shaper: Self.shaper)
          #expect(try badge.serialized(for: profile, shaper: Self.shaper) == drawn, "\(word)")
        }
      }
    }
  }

  @Test("comes from a template if its texts have the places of earlier ones")
  func templates() throws {
    let flat = try StatusBadge("", "").color(.success).prepared(for: .design, shaper: Self.shaper)
    let mail = try Pill("").look(.mail).prepared(for: .design, shaper: Self.shaper)
    for (prepared, first, second) in [(flat, ["build", "1.2.3"], ["build", "1.5.3"]), (mail, ["42"], ["57"])] {
      #expect(try prepared.bytes(of: first) == nil)
      #expect(try prepared.bytes(of: first) != nil)
      #expect(try prepared.bytes(of: second) != nil)
    }
  }

  /// Draws each text as the rectangle that it is given.
  private struct FigureShaper: TextShaper {
    let figures: [String: (advance: Double, rect: Rect)]

    func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
      let metrics = try BuiltinShaper().shape("", in: font).metrics
      return GlyphRun(text: text, font: font, width: figures[text]?.advance ?? 10, metrics: metrics)
    }

    func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
      guard let figure = figures[run.text] else { return GlyphOutline(path: Path(), advance: run.width) }
      var outline = GlyphOutline(path: figure.rect.path, advance: figure.advance)
      outline.isNormal = true
      return outline
    }
  }

  @Test("is drawn where its text may reach the edge of the body, or has another advance in the same box")
  func places() throws {
    let usual = Rect(x: 1, y: -8, width: 8, height: 8)
    let figures: [String: (advance: Double, rect: Rect)] = [
      "a": (10, usual), "b": (10, usual.inset(by: 0.25)), "c": (10.4, usual), "d": (9.7, usual),
      "e": (10, Rect(x: 1, y: -40, width: 8, height: 60)), "f": (10, Rect(x: -30, y: -8, width: 60, height: 8)),
      "g": (10, Rect(x: 0.1, y: -8, width: 9.8, height: 9)), "h": (10, Rect(x: 4, y: -6, width: 1, height: 1)),
    ]
    let shaper = FigureShaper(figures: figures)
    for profile in [OutputProfile.design, .design.mergingColors(), .design.precision(0)] {
      for pill in [Pill("").look(.mail), Pill("").knockout(), Pill(""), Pill("").border(.white, width: 1)] {
        for texts in ["aabbcc", "eeaaee", "abcdefghabcdefgh", "hgfedcbahgfedcba", "aacdaa", "ffbbaaff", "hheeff"] {
          let prepared = try pill.prepared(for: profile, shaper: shaper)
          for text in texts.map(String.init) {
            var plain = pill
            plain.text = text
            var bytes: [UInt8] = []
            try prepared.write([text], to: &bytes)
            #expect(try bytes == plain.drawn(for: profile, shaper: shaper), "\(text) of \(texts)")
          }
        }
      }
    }
  }

  /// Sets all texts in bold letters.
  private struct BoldShaper: SharedShaper {
    private final class Token: Sendable {}
    private let token = Token()
    var source: ObjectIdentifier { ObjectIdentifier(token) }

    func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
      try PreparedDesignTests.shaper.shape(text, in: font.weight(.bold))
    }

    func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
      let bold = GlyphRun(
        text: run.text, font: run.font.weight(.bold), width: run.width, metrics: run.metrics, isFitted: run.isFitted)
      return try PreparedDesignTests.shaper.outline(of: bold)
    }
  }

  @Test("has the outlines of its own shaper, also if another one was used before")
  func shapers() throws {
    let badge = StatusBadge("own", "shaper")
    for round in 0..<12 {
      let shaper: any TextShaper = round / 3 % 2 == 0 ? Self.shaper : BoldShaper()
      #expect(try badge.serialized(for: .design, shaper: shaper) == badge.drawn(for: .design, shaper: shaper))
    }
  }
}
