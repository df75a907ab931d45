import HarfBuzzShaping
import PathGeometry
import PictureReading
import Testing
import Typesetting

@testable import Cartouche

@Suite("A prepared badge for design tools")
struct PreparedDesignTests {
  static let shaper = HarfBuzzShaper(allowingSubstitutes: true)

  /// Words with and without descenders, words of the same letters, digits, and texts that a template cannot hold.
  static let words = [
    "build", "dubil", "passing", "gnissap", "1", "j", "W", "1.2.3", "1.4.0", "100%", "two words", "a & b", "<i>\"'",
    "_1_", "__1", "1__", "p", "q", "n", "u", "Tj", "", " x", "é", "\u{E000}", "日本",
  ]

  /// Compares a prepared badge with the drawn one, bytes or errors. Returns whether it came from a template.
  private func isTemplate(
    _ prepared: PreparedBadge, _ texts: [String], _ plain: any Badge, _ profile: OutputProfile = .design
  ) throws -> Bool {
    let drawn = Result { () throws(BadgeError) in try plain.drawn(for: profile, shaper: Self.shaper) }
    switch drawn {
    case .success(let bytes):
      var written: [UInt8] = []
      try prepared.write(texts, to: &written)
      #expect(written == bytes, "\(texts)")
      guard let kept = try prepared.bytes(of: texts) else { return false }
      #expect(kept == bytes, "\(texts)")
      return true
    case .failure(let error):
      var written: [UInt8] = []
      #expect(throws: error) { try prepared.write(texts, to: &written) }
      return false
    }
  }

  @Test("writes the bytes of the drawn status badge", arguments: PreparedBadgeTests.status.indices)
  func statusBadges(index: Int) throws {
    let badge = PreparedBadgeTests.status[index]
    let prepared = try badge.prepared(for: .design, shaper: Self.shaper)
    var random = SeededGenerator(seed: UInt64(index))
    for _ in 0..<(Rounds.areAll ? 100 : 24) {
      let texts = (0..<prepared.slots).map { _ in Self.words.randomElement(using: &random) ?? "" }
      _ = try isTemplate(prepared, texts, PreparedBadgeTests.filled(badge, texts))
    }
  }

  @Test("writes the bytes of the drawn pill", arguments: PreparedBadgeTests.pillBadges.indices)
  func pills(index: Int) throws {
    let pill = PreparedBadgeTests.pillBadges[index]
    let prepared = try pill.prepared(for: .design, shaper: Self.shaper)
    for word in Self.words + (0..<60).map(String.init) {
      var plain = pill
      plain.text = word
      _ = try isTemplate(prepared, [word], plain)
    }
  }

  @Test("writes the bytes of the drawn badge for random texts in every precision", arguments: 0...6)
  func randomTexts(precision: Int) throws {
    let profile = OutputProfile.design.precision(precision)
    var random = SeededGenerator(seed: UInt64(precision))
    // Words of the same letters often have one place, and so have numbers of the same length.
    func texts() -> [String] {
      let letters = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        "etaoinjgpqETAO_.%&<".randomElement(using: &random)
      }
      let words = (0..<5).map { _ in String(letters.shuffled(using: &random).compactMap { $0 }) }
      return words + (0..<6).map { _ in String(Int.random(in: 1000...9999, using: &random)) }
    }
    let bodies = [
      Pill("").look(.mail), Pill("").knockout(), Pill("").knockout().border(.black, width: 1).font(["Liberation Sans"]),
      Pill("").font(["Liberation Sans"], size: 11), Pill("").knockout().insetShadow(blur: 2, offset: 1),
    ]
    let pills = try bodies.map { ($0, try $0.prepared(for: profile, shaper: Self.shaper)) }
    let cut = StatusBadge("", "").color(.success)
    let badges = try [cut, cut.knockout(), cut.look(.forTheBadge)].map {
      ($0, try $0.prepared(for: profile, shaper: Self.shaper))
    }
    var templates = 0
    for _ in 0..<(Rounds.areAll ? 20 : 3) {
      let texts = texts()
      for text in texts {
        for (pill, prepared) in pills {
          var plain = pill
          plain.text = text
          if try isTemplate(prepared, [text], plain, profile) { templates += 1 }
        }
        for (badge, prepared) in badges {
          let both = [texts[0], text]
          if try isTemplate(prepared, both, PreparedBadgeTests.filled(badge, both), profile) { templates += 1 }
        }
      }
    }
    #expect(templates > (Rounds.areAll ? 500 : 50))
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
    let arabic = Hub(1).locale("ar")
    for hub in PreparedBadgeTests.hubs where hub != arabic {
      for count in [1, 7, 11, 17, 42, 77, 99, 100, 999, 1000, 1, 7, 11, 17, 42, 77, 99, 100, 999, 1000, 1, 11, 42, 999]
      {
        var hub = hub
        hub.count = count
        let drawn = try hub.drawn(for: .design, shaper: Self.shaper)
        #expect(try hub.serialized(for: .design, shaper: Self.shaper) == drawn, "\(count)")
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

  @Test("has the data of the drawn text where curves are straight, or touch once they are rounded")
  func roundedCurves() throws {
    let liberation = Pill("").font(["Liberation Sans"], size: 11)
    for precision in 0...2 {
      let profile = OutputProfile.design.precision(precision)
      for pill in [liberation, liberation.knockout(), liberation.knockout().border(.black, width: 1)] {
        let prepared = try pill.prepared(for: profile, shaper: Self.shaper)
        for text in ["q", "q", "p", "n", "n", "u", "nq", "nq", "up", "_1_", "_1_", "__1", "1__", "bd", "bd", "db"] {
          var plain = pill
          plain.text = text
          _ = try isTemplate(prepared, [text], plain, profile)
        }
      }
    }
  }

  /// Draws each text as the rectangle that it is given.
  private struct FigureShaper: TextShaper {
    let figures: [String: (advance: Double, rect: Rect)]
    /// A second rectangle of some texts.
    var seconds: [String: Rect] = [:]

    func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
      let metrics = try BuiltinShaper().shape("", in: font).metrics
      return GlyphRun(text: text, font: font, width: figures[text]?.advance ?? 10, metrics: metrics)
    }

    func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
      guard let figure = figures[run.text] else { return GlyphOutline(path: Path(), advance: run.width) }
      var outline = GlyphOutline(path: figure.rect.path, advance: figure.advance)
      if let second = seconds[run.text] { outline.path.append(second.path) }
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
            for _ in 0..<3 {
              var bytes: [UInt8] = []
              try prepared.write([text], to: &bytes)
              #expect(try bytes == plain.drawn(for: profile, shaper: shaper), "\(text) of \(texts)")
            }
          }
        }
      }
    }
  }

  @Test("is drawn where contours that are cut out touch once they are rounded")
  func touchingContours() throws {
    let left = Rect(x: 1.2, y: -8, width: 3.6, height: 8)
    let figures = ["apart", "touch"].map { ($0, (advance: 10.0, rect: left)) }
    let shaper = FigureShaper(
      figures: Dictionary(uniqueKeysWithValues: figures),
      seconds: [
        "apart": Rect(x: 6.2, y: -8, width: 2.6, height: 8), "touch": Rect(x: 5.3, y: -8, width: 3.5, height: 8),
      ])
    let profile = OutputProfile.design.precision(0)
    for pill in [Pill("").knockout(), Pill("").knockout().border(.black, width: 1)] {
      for first in ["apart", "touch"] {
        let prepared = try pill.prepared(for: profile, shaper: shaper)
        for text in [first, first, first, "touch", "touch", "apart"] {
          var plain = pill
          plain.text = text
          var bytes: [UInt8] = []
          try prepared.write([text], to: &bytes)
          #expect(try bytes == plain.drawn(for: profile, shaper: shaper), "\(text) after \(first)")
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
    let bold = BoldShaper()
    for round in 0..<12 {
      let shaper: any TextShaper = round / 3 % 2 == 0 ? Self.shaper : bold
      #expect(try badge.serialized(for: .design, shaper: shaper) == badge.drawn(for: .design, shaper: shaper))
    }
  }
}
