import Cartouche
import HarfBuzzShaping
import Testing

/// Live text is measured by tables, the text of exports by font files. Liberation Sans is the font of the looks here.
@Suite("A badge with live text and its exports")
struct ExportWidthTests {
  private static let words = """
    active alpha approved archived available await beta blocked branch broken build cancelled changed closed code \
    coverage critical daily debug default deleted deploy docs done downloads draft dropped duplicate error expired \
    failed failing failure feature final fixed forked frozen healthy help hidden hotfix ignored inbox info invalid \
    issues joined key latest legacy licence live locked major merged minor missing native new nightly offline online \
    open optional outdated paid passed passing patch paused pending platform preview private public queued quality \
    ready recent refused rejected release removed required review running safe sale security shipped silent skipped \
    slow sold soon stable stale stars started stopped success tag task tested tests today token tools trial trust try \
    tuesday turbo twelve twin type typo tyre unknown unread unstable update urgent vague valid value van verified version very \
    vault video vital void vote voyage wanted warning water watch weekly wontfix word working yard yearly yeast yellow young zero
    """.split(separator: " ").flatMap { [String($0), $0.capitalized, $0.uppercased()] }

  private static let texts =
    words + [
      "AVATAR", "T ext", "Toy Story", "Tokyo", "Vancouver", "Warsaw", "New York", "WAY", "LAVA", "PAYLOAD", "Tea",
      "Fjord", "AWAY", "Version 1.1", "v1.1", "11", "111", "1,111", "99+", "100 %", "P.", "T-shirt", "Y: 1", "Va. 11",
      "F, P, T", "L’Oréal", "it’s", "O’Neil", "’Tis", "‘‘A’’", "VAT", "Größe", "Überblick", "Téléchargé", "Ação",
      "niño",
      "Täglich", "Tómas", "Voilà", "Vérifié", "Æther", "naïve", "A/V", "Av. W", "r.", "fluffy", "office", "A\tV",
      "A\r\nV á",
      "Te\u{301}a", "Y – A",
    ]

  @Test("are equally wide in each look, for 500 words", arguments: BuiltinLook.all)
  func widths(builtin: BuiltinLook) throws {
    #expect(Set(Self.texts).count >= 500)
    let fonts = HarfBuzzShaper()
    switch builtin.look {
    case .hub(let look):
      for count in 1...500 { try compare(Hub(count).look(look), fonts, "\(count)") }
    case .pill(let look):
      for text in Self.texts { try compare(Pill(text).look(look), fonts, text) }
    case .cell(let look):
      let rows = Self.texts.map { Row($0, detail: $0) }
      try compare(Table(width: 320, rows: rows).look(look), fonts, "rows")
    case .status(let look):
      for text in Self.texts { try compare(StatusBadge(text, text).look(look), fonts, text) }
    }
  }

  @Test("differ where letters join and are wider than measured: those of a status badge have their room as outlines")
  func joined() throws {
    // N'Ko, which the advance tables do not have, and DejaVu Sans has.
    let text = String(repeating: "ߒߞߏ", count: 4)
    let fonts = HarfBuzzShaper(allowingSubstitutes: true)
    let width = try fonts.shape(text, in: Font(["DejaVu Sans"], size: 11)).width
    let badge = StatusBadge("a", text)
    let (live, outlined) = try (badge.layout(with: BuiltinShaper()), badge.layout(with: fonts))
    #expect(outlined.frame.width > live.frame.width)
    let drawn = try #require(Parts(outlined).texts.first { $0.text == text })
    #expect(drawn.right - drawn.left >= width.rounded(.down))
  }

  /// Compares the sizes, and the places and lengths of the texts, to which renderers space their letters.
  private func compare(_ badge: some Badge, _ fonts: HarfBuzzShaper, _ text: String) throws {
    let (live, outlined) = try (badge.layout(with: BuiltinShaper()), badge.layout(with: fonts))
    #expect(live.frame == outlined.frame, "\(text)")
    let pairs = zip(Parts(live).texts, Parts(outlined).texts)
    for (shown, drawn) in pairs where shown.text == drawn.text {
      #expect(isClose(shown.left, drawn.left, within: 0.001), "\(text)")
      #expect(isClose(shown.right, drawn.right, within: 0.001), "\(text)")
    }
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
