import PictureReading
import Testing

@testable import Cartouche

@Suite("A prepared badge")
struct PreparedBadgeTests {
  /// Every look of a status badge, and changes of the flat one.
  static let status: [StatusBadge] = {
    let logo = Logo(
      [.group(Group { Rect(width: 9, height: 4).fill("red") }.clipped(to: Rect(width: 5, height: 5)))],
      size: Size(9, 9))
    let flat = StatusBadge("", "").color(.success)
    let looks = StatusStyle.allCases.flatMap { style in
      StatusEdition.allCases.map { flat.style(style, edition: $0).labelColor("#123") }
    }
    return looks + [
      flat.knockout(), flat.logo(logo.knockout()), flat.knockout().logo(logo.knockout()),
      flat.link("https://example.org/?a&b"), flat.links("https://a.example", "https://b.example"),
      flat.font(size: 18), flat.font(["DejaVu Sans"], weight: .bold), flat.minimumWidth(200),
      flat.title("a <b> & \"c\""),
      flat.title("\u{E000}"), flat.colorScheme(.automatic).color("red", dark: "blue"), flat.scale(2.5),
      flat.fill(.linearGradient(from: "red", to: "blue")), flat.width(90),
      StatusBadge("", [.init("", color: "red").progress(0.4), .init("").minimumWidth(60), .init("")]),
    ]
  }()

  static let pillBadges: [Pill] =
    BuiltinLook.all.compactMap { builtin in
      if case .pill(let look) = builtin.look { Pill("").look(look) } else { nil }
    } + [
      Pill("").knockout(), Pill("").on(Size(48, 48)), Pill("").on(Size(48, 48), keepsInside: true).offset(x: 3, y: -2),
      Pill("").maximumCharacters(4), Pill("").layoutDirection(.rightToLeft), Pill("").font(size: 1),
      Pill("").border(.black, width: 1).shadow(blur: 3), Pill("").animation(.pulse), Pill("").title("fixed"),
    ]

  /// Texts that a template can hold, and texts that it cannot.
  static let texts = [
    "build", "1", "W", "passing", "v1.2.3-rc", "a & b", "<script>\"'", "]]>", "100%", "two words", "iiiiiiiiiii",
    "WWWWWWWWWWWWWWWW", "", " ", " padded ", "two  spaces", "tab\tline\nend\r\n", "é", "\u{E000}", "\u{E001}\u{E000}",
    "بناء", "שלום", "日本", "👩‍👩‍👧", "\u{0}\u{FFFF}", "\u{202E}abc", "straße", "ﬁ",
  ]

  private func expectEqual(_ prepared: PreparedBadge, _ texts: [String], _ plain: any Badge) throws {
    var bytes: [UInt8] = [0x21]
    var isThrown = false
    do { try prepared.write(texts, to: &bytes) } catch {
      isThrown = true
      #expect(throws: error) { try plain.drawn(for: .web) }
      #expect(throws: error) { try plain.serialized(for: .web) }
    }
    if !isThrown {
      let expected = try plain.drawn(for: .web)
      #expect(bytes == [0x21] + expected, "\(texts)")
      // By a template too, if the texts come again.
      #expect(try plain.serialized(for: .web) == expected, "\(texts)")
    }
  }

  /// A badge with other texts.
  static func filled(_ badge: StatusBadge, _ texts: [String]) -> StatusBadge {
    var copy = badge
    copy.label.text = texts[0]
    for index in copy.messages.indices { copy.messages[index].text = texts[index + 1] }
    return copy
  }

  @Test("writes the bytes of the status badge with the same texts", arguments: status.indices)
  func statusBadges(index: Int) throws {
    let badge = Self.status[index]
    let prepared = try badge.prepared(for: .web)
    for (first, text) in Self.texts.enumerated() {
      // Twice, with a new template and with a kept one.
      for _ in 0..<2 {
        let texts = (0..<prepared.slots).map { $0 == 0 ? text : Self.texts[(first * 5 + $0) % Self.texts.count] }
        try expectEqual(prepared, texts, Self.filled(badge, texts))
      }
    }
  }

  @Test("writes the bytes of the pill with the same text", arguments: pillBadges.indices)
  func pills(index: Int) throws {
    let pill = Self.pillBadges[index]
    let prepared = try pill.prepared(for: .web)
    for text in Self.texts + Self.texts.reversed() {
      var plain = pill
      plain.text = text
      try expectEqual(prepared, [text], plain)
    }
  }

  @Test("writes the bytes of the plain badge for random texts")
  func randomTexts() throws {
    var random = SeededGenerator(seed: 7)
    let letters = Array("etaoinETAOIN0123456789.-_%&<>\"' ")
    func text() -> String {
      let count = Int.random(in: 1...14, using: &random)
      return String((0..<count).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
    }
    let badges = try Self.status.map { ($0, try $0.prepared(for: .web)) }
    let pills = try Self.pillBadges.map { ($0, try $0.prepared(for: .web)) }
    for round in 0..<(Rounds.areAll ? 50_000 : 500) {
      let (badge, prepared) = badges[round % badges.count]
      let texts = (0..<prepared.slots).map { _ in text() }
      try expectEqual(prepared, texts, Self.filled(badge, texts))
      var (pill, preparedPill) = pills[round % pills.count]
      pill.text = text()
      try expectEqual(preparedPill, [pill.text], pill)
    }
  }

  @Test("writes the bytes of a drawn badge for badges of many looks in turn")
  func recentBadges() throws {
    for round in 0..<6 {
      for (index, badge) in Self.status.enumerated() {
        let badge = Self.filled(badge, (0...badge.messages.count).map { Self.texts[($0 + index + round / 3) % 8] })
        let bytes = try badge.serialized(for: .web)
        #expect(try bytes == badge.drawn(for: .web), "\(round) \(index)")
        let other = OutputProfile.web.precision(1)
        #expect(try badge.serialized(for: other) == badge.drawn(for: other), "\(round) \(index)")
      }
    }
  }

  /// Every setting of a profile that a template must follow.
  static let profiles: [OutputProfile] =
    [
      .web.idPrefix("b-"), .web.idPrefix("build"), .web.naming(idsAfter: "a.svg"),
      .web.naming(idsAfter: "a.svg").idPrefix("b-"), .web.animations(.none), .web.mergingColors(), .web.shadows(.none),
      .web.addingBounds(), .web.expandingStrokes(), .web.fillingNonzero(),
    ] + (0...6).map { .web.precision($0) }

  @Test("writes the bytes of a drawn badge in every profile", arguments: profiles.indices)
  func otherProfiles(index: Int) throws {
    let profile = Self.profiles[index]
    // A badge is written from a template when it, and texts of the same widths, come again.
    let texts = Array(repeating: ["passing", "build", "1"], count: 3).joined()
    for badge in Self.status {
      for text in texts {
        let badge = Self.filled(badge, Array(repeating: text, count: 1 + badge.messages.count))
        #expect(try badge.serialized(for: profile) == badge.drawn(for: profile), "\(text)")
      }
    }
    for var pill in Self.pillBadges {
      for text in texts {
        pill.text = text
        #expect(try pill.serialized(for: profile) == pill.drawn(for: profile), "\(text)")
      }
    }
    for var hub in Self.hubs {
      for text in texts {
        hub.count = text.utf8.count
        #expect(try hub.serialized(for: profile) == hub.drawn(for: profile), "\(text)")
      }
    }
  }

  /// Hubs of several kinds; their counts vary in the test.
  static let hubs: [Hub] = [
    Hub(1), Hub(1).showsZero(), Hub(1).limit(1).showsZero(), Hub(1).limit(99), Hub(1).limit(999_999),
    Hub(1).limit(5000).groupsDigits(), Hub(1).locale("ar"), Hub(1).titlePattern("{count} message|{count} messages"),
    Hub(1).form(.dot), Hub(1).form(.blank), Hub(1).on(Size(96, 96)), Hub(1).on(Size(12, 12)).font(size: 40),
    Hub(1).knockout(), Hub(1).halo(.white, width: 2).shadow(blur: 4), Hub(1).title("fixed"), Hub(1).scaled(by: 0.1),
    Hub(1).layoutDirection(.rightToLeft), Hub(1).animation(.pulse), Hub(1).font(size: 60).reserving(upTo: 999),
    Hub(1).on(Size(40, 40)).reserving(upTo: 99),
  ]

  @Test("writes the bytes of a drawn hub for every count", arguments: hubs.indices)
  func recentHubs(index: Int) throws {
    for count in [0, 1, 1, 2, 7, 8, 9, 10, 11, 42, 77, 98, 99, 100, 111, 543, 999, 1000, 4321, 5000, 5001, 65_432, -3] {
      for _ in 0..<3 {
        var hub = Self.hubs[index]
        hub.count = count
        #expect(try hub.serialized(for: .web) == hub.drawn(for: .web), "\(count)")
      }
    }
  }

  @Test("writes the title and the link of each badge, also if equal ones are composed otherwise")
  func composition() throws {
    let letters = Array(repeating: ["\u{e9}", "e\u{301}"], count: 5).joined()
    for letter in letters {
      let link = try LinkDestination(parsing: "c\(letter)")
      for badge in [StatusBadge("a", "b").title(letter), StatusBadge("a", "b").link(link)] {
        #expect(try Array(badge.serialized(for: .web)) == Array(badge.drawn(for: .web)))
      }
      let pill = Pill("3").title(letter)
      #expect(try pill.serialized(for: .web) == pill.drawn(for: .web))
    }
  }

  @Test("writes the bytes of a drawn cell for every position and size")
  func recentCells() throws {
    for round in 0..<5 {
      for position in Cell.Position.allCases {
        for height in [44.0, 44.5, 80] {
          let cell = Cell(position, size: Size(300, height))
          for cell in [cell, cell.look(.grouped), cell.fill(.color("#123")), cell.title("a <b>"), cell.scale(2)] {
            #expect(try cell.serialized(for: .web) == cell.drawn(for: .web), "\(round) \(position) \(height)")
          }
        }
      }
    }
  }

  @Test("refuses another number of texts than it has slots", arguments: [[], ["a"], ["a", "b", "c"]])
  func slots(texts: [String]) throws {
    let prepared = try StatusBadge("", "").prepared(for: .web)
    var bytes: [UInt8] = []
    #expect(throws: BadgeError.textCount(texts.count, expected: 2)) { try prepared.write(texts, to: &bytes) }
    #expect(bytes.isEmpty)
    #expect("\(BadgeError.textCount(1, expected: 2))" == "a prepared badge of 2 texts was given 1")
  }

  @Test("of an unknown colour is refused when it is prepared")
  func unknownColor() {
    #expect(throws: BadgeError.self) { try StatusBadge("", "").color("nocolour").prepared(for: .web) }
  }

  @Test("for design tools needs a shaper with outlines")
  func design() throws {
    let prepared = try Pill("").prepared(for: .design)
    var bytes: [UInt8] = []
    #expect(throws: BadgeError.noOutlines(text: "a")) { try prepared.write(["a"], to: &bytes) }
  }
}
