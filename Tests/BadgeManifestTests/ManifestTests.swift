import BadgeManifest
import Cartouche
import KeyTables
import LookFiles
import SourceTree
import Testing

/// The manifest that a text is.
func manifest(_ text: String) throws(SourceError) -> Manifest { try Manifest(parsing: Array(text.utf8)) }

/// The badge of a manifest with one entry.
func badge(_ text: String) throws -> any Badge {
  try #require(try manifest("badges:\n- file: a.svg\n  \(text)").entries.first).badge
}

@Suite("Manifests")
struct ManifestTests {
  @Test(
    "in JSON have surrogate pairs, also behind blanks and a byte order mark",
    arguments: ["", "\u{FEFF}", "\n", "\u{FEFF} \r\n"])
  func surrogates(start: String) throws {
    let text = start + #"{"badges":[{"file":"a.svg","status":{"label":"x","message":"\ud83c\udf89"}}]}"#
    let manifest = try Manifest(parsing: Array(text.utf8))
    #expect((manifest.entries.first?.badge as? StatusBadge)?.messages.map(\.text) == ["🎉"])
    let look = start + #"{"kind":"pill","summary":"\ud83c\udf89","extends":"mail"}"#
    #expect(try LookFile(parsing: Array(look.utf8), name: "own", resolver: .builtin()).summary == "🎉")
  }

  @Test("an entry takes what it leaves unsaid from the defaults, and else from the house")
  func settings() throws {
    let text = """
      defaults: {profile: design, precision: 2, scale: 2, idPrefix: x-}
      index: pages/all.html
      badges:
        - {file: a.svg, pill: {text: a}}
        - {file: b/c.svg, profile: web, precision: 6, scale: 0.5, idPrefix: "", title: B, hub: {count: 3}}
      """
    let manifest = try manifest(text)
    #expect(manifest.index == "pages/all.html")
    let first = try #require(manifest.entries.first)
    #expect(first.file == "a.svg")
    #expect(first.profile == .design.precision(2).idPrefix("x-"))
    #expect(first.badge.options.scale == 2)
    #expect(first.badge.options.title == nil)
    let second = try #require(manifest.entries.last)
    #expect(second.profile == .web.precision(6))
    #expect(second.badge.options.scale == 0.5)
    #expect(second.badge.options.title == "B")

    let plain = try #require(
      try Manifest(parsing: Array("badges: [{file: a.svg, hub: {count: 1}}]".utf8)).entries.first)
    #expect(plain.profile == .web)
    #expect(plain.badge.options.scale == 1)
  }

  @Test("an entry knows where its badge and its file stand")
  func positions() throws {
    let entry = try #require(try manifest("# é\nbadges:\n  - file: 'a.svg'\n    hub: {count: 3}\n").entries.first)
    #expect(entry.position == SourcePosition(line: 4, column: 5))
    #expect(entry.line == 4)
    #expect(entry.column == 5)
    #expect(entry.filePosition == SourcePosition(line: 3, column: 11))
    #expect(entry.path == ["badges", "1", "hub"])
  }

  @Test("a pill says all that can be asked of it")
  func pill() throws {
    let text = """
      pill:
          text: "007"
          look: mail
          state: selected
          fill: [red, blue]
          textColor: knockout
          font: {family: [A, B], size: 20, weight: normal}
          insetShadow: {color: navy, blur: 2, offset: -1}
      """
    let expected = Pill("007").look(.mail).state(.selected).fill(.linearGradient(from: "red", to: "blue")).knockout()
      .font(["A", "B"], size: 20, weight: .regular).insetShadow("navy", blur: 2, offset: -1)
    #expect(try badge(text) as? Pill == expected)
    #expect(try badge("pill: {text: NO}") as? Pill == Pill("NO"))
    #expect(try badge("pill: {text: a, insetShadow: {}}") as? Pill == Pill("a").insetShadow(blur: 0, offset: 0))
    #expect(
      try badge("pill: {text: a, textColor: red, font: {family: A}}") as? Pill
        == Pill("a").textColor("red").font(["A"]))
  }

  @Test("a hub says all that can be asked of it")
  func hub() throws {
    let text = """
      hub:
          count: -5
          look: badge-hub
          limit: 9
          on: {width: 96, height: 48}
          at: bottom
          moved: {x: 1, y: -2}
          scaled: 2
          border: {color: white, width: 0}
          fill: red
      """
    let expected = Hub(-5).look(.badgeHub).limit(9).on(Size(96, 48), at: .bottom).offset(x: 1, y: -2).scaled(by: 2)
      .border(.white, width: 0).fill("red")
    #expect(try badge(text) as? Hub == expected)
    #expect(
      try badge("hub: {count: 1, on: {width: 9, height: 9}, moved: {}}") as? Hub == Hub(1).on(Size(9, 9)))
    #expect(
      try badge("hub: {count: 1, host: 9x9, at: top}") as? Hub == badge("hub: {count: 1, on: 9x9, at: top}") as? Hub)
    #expect(throws: SourceError.self) { try badge("hub: {count: 1, host: 9x9, on: 9x9}") }
    let replaced = try Manifest(
      parsing: Array("defaults: {hub: {on: 1x1}}\nbadges: [{file: a.svg, hub: {count: 1, host: 9x9}}]".utf8))
    #expect(replaced.entries[0].badge as? Hub == Hub(1).on(Size(9, 9)))
  }

  @Test("in the embed profile, the two files of a pair share no id, as a page shows one of them alone")
  func idsOfPairs() throws {
    let text = "badges: [{file: m.svg, profile: embed, colorScheme: pair, pill: {text: '42', look: mail}}]"
    let ids = try Manifest(parsing: Array(text.utf8)).entries.map { entry in
      let svg = String(decoding: try entry.badge.serialized(for: entry.profile, shaper: BuiltinShaper()), as: UTF8.self)
      return Set(svg.matches(of: /id="([^"]*)"/).map { String($0.1) })
    }
    #expect(ids.count == 2 && !ids[0].isEmpty && ids[0].isDisjoint(with: ids[1]))
  }

  @Test("a whole number may end in zeros behind its point, as in JSON")
  func wholeNumbers() throws {
    for text in ["4.0", "+4.000", "4"] { #expect(try badge("hub: {count: \(text)}") as? Hub == Hub(4)) }
    for text in [".0", "4.", "-.0", "4.0.0", "4.01"] {
      #expect(throws: SourceError.self, "\(text)") { try badge("hub: {count: \(text)}") }
    }
  }

  @Test("a hub has a place, contents, a title, and effects around it")
  func hubOnHost() throws {
    let text = """
      hub:
          count: 128
          form: count
          showZero: true
          locale: ar
          grouping: true
          titlePattern: {one: a, other: "{count}", over: "more than {count}"}
          on: {width: 96, height: 48}
          overlap: {x: 12, y: -14}
          growth: leading
          keepInside: true
          direction: rtl
          border: {color: white, width: 1, placement: outside}
          halo: {color: gold, width: 2}
          gloss: ellipse
          animation: bump
          shadow: {color: navy, blur: 2, x: 1, y: -1}
      """
    let pattern = try TitlePattern([.one: "a", .other: "{count}"], over: "more than {count}")
    let expected = try Hub(128).form(.count).showsZero().locale(CountLocale(parsing: "ar")).groupsDigits()
      .titlePattern(pattern)
      .on(Size(96, 48), overlap: .corner(x: 12, y: -14), growth: .leading, keepsInside: true)
      .layoutDirection(.rightToLeft).border(.white, width: 1, placement: .outside).halo("gold", width: 2).gloss(
        .ellipse
      )
      .animation(.bump)
      .shadow("navy", blur: 2, x: 1, y: -1)
    #expect(try badge(text) as? Hub == expected)
    #expect(try badge("hub: {form: dot}") as? Hub == Hub(.dot))
    #expect(try badge("hub: {form: blank}") as? Hub == Hub(.blank))
    #expect(try badge("hub: {count: 3, animation: none}") as? Hub == Hub(3).animation(.still))
    #expect(try badge("hub: {form: dot, count: 3}") as? Hub == Hub(3).form(.dot))
    #expect(try badge("hub: {count: 3, titlePattern: a|b}") as? Hub == Hub(3).titlePattern("a|b"))
    for (word, overlap) in [("rectangular", Overlap.rectangular), ("circular", .circular), ("-0.5", .inset(-0.5))] {
      let hub = try badge("hub: {count: 3, on: {width: 9, height: 9}, overlap: \(word)}") as? Hub
      #expect(hub == Hub(3).on(Size(9, 9), overlap: overlap))
    }
  }

  @Test("a pill has a place and a maximum number of characters")
  func pillOnHost() throws {
    let text =
      "pill: {text: beta, maxCharacters: 3, on: {width: 9, height: 8}, at: top, moved: {x: 1}, gloss: gradient}"
    let expected = Pill("beta").maximumCharacters(3).on(Size(9, 8), at: .top).offset(x: 1, y: 0).gloss(.gradient)
    #expect(try badge(text) as? Pill == expected)
  }

  @Test("a cell says all that can be asked of it")
  func cell() throws {
    let text = """
      cell: {position: top, width: 30, height: 4, look: grouped, state: highlighted, fill: red,
          insetShadow: {blur: 2, offset: 1}}
      """
    let expected = Cell(.top, size: Size(30, 4)).look(.grouped).state(.highlighted).fill("red")
      .insetShadow(blur: 2, offset: 1)
    #expect(try badge(text) as? Cell == expected)
  }

  @Test("a table says all that can be asked of it")
  func table() throws {
    let text = """
      table:
          direction: rtl
          width: 320
          look: inset-grouped
          rows:
            - {summary: A, detail: B, state: selected, pill: {text: "3", look: mail}}
            - {summary: C, hub: {count: 5, limit: 3}}
            - summary: D
      """
    let expected = Table(width: 320) {
      Row("A", detail: "B").state(.selected).badge(Pill("3").look(.mail))
      Row("C").badge(Hub(5).limit(3))
      Row("D")
    }.look(.insetGrouped).layoutDirection(.rightToLeft)
    #expect(try badge(text) as? Table == expected)
  }

  @Test(
    "a file's name is tidied",
    arguments: [
      ("a.svg", "a.svg"), ("./a.svg", "a.svg"), ("a//b/./c.svg", "a/b/c.svg"), ("..a/b..svg", "..a/b..svg"),
      ("é 🙂.svg", "é 🙂.svg"), ("a b, c.svg", "a b, c.svg"), ("..svg", "..svg"),
    ])
  func fileNames(_ name: String, tidy: String) throws {
    #expect(try manifest("badges: [{file: '\(name)', hub: {count: 1}}]").entries.first?.file == tidy)
  }

  @Test("ten thousand badges are read in the order of the file")
  func manyEntries() throws {
    let lines = (0..<10_000).map { "  - {file: \($0).svg, pill: {text: \"\($0)\", look: mail}}\n" }
    let manifest = try manifest("badges:\n" + lines.joined())
    #expect(manifest.entries.count == 10_000)
    #expect(manifest.entries.last?.file == "9999.svg")
    #expect(manifest.entries.last?.position == SourcePosition(line: 10_001, column: 22))
  }

  @Test("many are read and drawn at once, each as it is alone")
  func manyThreads() async throws {
    let kinds = [
      "pill: {text: a, look: mail}", "hub: {count: 1000, locale: de, look: badge-hub}",
      "status: {label: a, message: b, look: plastic}", "cell: {position: top, width: 200, height: 44}",
      "pill: {text: a, shadow: {blur: 2}, halo: {color: white, width: 1}}",
      "status: {message: ab, look: for-the-badge}",
    ]
    @Sendable func drawn(_ index: Int) throws -> String { try badge(kinds[index]).svg(for: .web) }
    let alone = try kinds.indices.map(drawn)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for round in 0..<60 { group.addTask { try drawn(round % kinds.count) == alone[round % kinds.count] } }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
