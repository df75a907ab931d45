import Cartouche
import PictureReading
import Testing

@Suite("A pill")
struct PillTests {
  private static let helvetica = ["Helvetica", "Arial", "Liberation Sans"]

  @Test(
    "in the look of digdog is 20 high and as wide as its text and 14, never narrower than high",
    arguments: ["1", "42", "123", "Row 12", "i", "a longer text than most badges have", "\u{65E5}"])
  func digdog(text: String) throws {
    let layout = try layout(Pill(text))
    let measured = try run(text, Font(Self.helvetica, size: 13, weight: .bold))
    #expect(layout.frame == Rect(width: max(20, (measured.width + 14).rounded(.up)), height: 20))
    let parts = Parts(layout)
    #expect(parts.drawings.count == 1 && parts.texts.isEmpty)
    #expect(parts.drawings[0].fill == "#8799BC" && isClose(parts.drawings[0].bounds, layout.frame))
    let hole = try #require(parts.holes.first)
    #expect(hole.text == text && hole.value.run.font == measured.font)
    #expect(isClose((hole.left + hole.right) / 2, layout.frame.width / 2))
    #expect(layout.title == text)
  }

  @Test(
    "in the look of mail is 26 high, and 34 wide for one or two characters of at most 22 points",
    arguments: [
      ("1", true), ("42", true), ("88", true), ("i", true), ("e\u{301}e\u{301}", true),
      ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", false), ("WW", false), ("003", false), ("1234", false),
    ])
  func mail(text: String, isShort: Bool) throws {
    let layout = try layout(Pill(text).look(.mail))
    let width = try run(text, Font(Self.helvetica, size: 18, weight: .bold)).width
    #expect((text.count <= 2 && width <= 22) == isShort)
    #expect(layout.frame == Rect(width: isShort ? 34 : max(34, (width + 14).rounded(.up)), height: 26))
  }

  @Test("of a short text is never narrower than that, whatever its look says of its width")
  func compactText() throws {
    var look = PillLook.mail
    look.compact = .init(characters: 2, textWidth: 40, width: 12)
    let width = try run("WW", Font(Self.helvetica, size: 18, weight: .bold)).width
    #expect(try layout(Pill("WW").look(look)).frame.width == width.rounded(.up))
    #expect(try layout(Pill("1").look(look)).frame.width == look.height)
  }

  @Test("of two emoji families is of two characters, not of sixteen")
  func families() throws {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
    var look = PillLook.mail
    look.compact = .init(characters: 2, textWidth: 50, width: 60)
    #expect(try layout(Pill(family + family).look(look)).frame.width == 60)
    #expect(try layout(Pill(family + family + family).look(look)).frame.width > 60)
  }

  @Test("in the look of mail has a crescent one point above its body, with the exact outline of two pills' difference")
  func crescent() throws {
    let parts = try Parts(Pill("1234").look(.mail))
    #expect(parts.drawings.count == 2)
    let (crescent, body) = (parts.drawings[0], parts.drawings[1])
    let width = body.bounds.width
    #expect(isClose(body.bounds, Rect(y: 1, width: width, height: 25)))
    #expect(crescent.fill == "#737D91" && body.fill == "#8C99B0")
    let (r, d) = (12.5, 2.0)
    let s = (r * r - d * d / 4).squareRoot()
    let expected = [
      Point(r - s, r + d / 2), Point(r, 0), Point(width - r, 0), Point(width - r + s, r + d / 2), Point(width - r, d),
      Point(r, d), Point(r - s, r + d / 2),
    ]
    let ends = crescent.path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let to), .line(let to), .arc(let to, _, _, _, _): to
      default: nil
      }
    }
    #expect(ends.count == expected.count && zip(ends, expected).allSatisfy { isClose($0, $1, within: 1e-9) })
    for case .arc(_, let radii, _, let largeArc, _) in crescent.path.elements {
      #expect(radii == Size(r, r) && !largeArc)
    }
    let outline = SampledOutline(crescent.path)
    #expect(outline.winding(Point(width / 2, 0.5)) != 0 && outline.winding(Point(width / 2, 2.5)) == 0)
  }

  @Test(
    "darkens its crescent to .82 of a fill of its own",
    arguments: [("#c80000", "#a40000"), ("#fff", "#d1d1d1"), ("#000", "#000"), ("#8C99B0", "#737d90")]
      as [(Color, Color)])
  func ownFill(fill: Color, crescent: Color) throws {
    let parts = try Parts(Pill("1").look(.mail).fill(.color(fill)))
    #expect(parts.drawings.map(\.fill) == [crescent, fill])
    let gradient = try Parts(Pill("1").look(.mail).fill(.linearGradient(from: fill, to: "red")))
    #expect(gradient.drawings[0].fill == crescent)
  }

  @Test("that counts is one line with round caps, as thick as it is high")
  func line() throws {
    let parts = try Parts(Pill("1234").look(.countIndicator))
    let body = parts.drawings[0]
    let width = try layout(Pill("1234").look(.countIndicator)).frame.width
    #expect(width == (try run("1234", Font(Self.helvetica, size: 13)).width + 13).rounded(.up))
    #expect(body.value.path.elements == [.move(to: Point(6.5, 6.5)), .line(to: Point(width - 6.5, 6.5))])
    #expect(body.value.stroke == Stroke("#808080", width: 13, cap: .round))
    #expect(body.value.fill == .none)
    #expect(parts.texts[0].value.color == .white)
  }

  @Test("that counts and is as wide as high is a circle of two arcs")
  func circle() throws {
    var look = PillLook.countIndicator
    look.padding = 1
    let body = try Parts(Pill("1").look(look)).drawings[0]
    #expect(body.value.stroke == nil && body.fill == "#808080")
    #expect(isClose(body.bounds, Rect(width: 13, height: 13)))
    let arcs = body.path.elements.filter { if case .arc = $0 { true } else { false } }
    #expect(arcs.count == 2)
    #expect(isClose(SampledOutline(body.path, pieces: 512).area, 6.5 * 6.5 * .pi, within: 0.01))
  }

  @Test("that counts has the corners of its look, whatever fills it")
  func lineWithCorners() throws {
    var look = PillLook.countIndicator
    look.radius = 3
    let pill = Pill("1234").look(look)
    let plain = try #require(Parts(pill).drawings.first)
    let shaded = try #require(Parts(pill.fill(.linearGradient(from: "red", to: "blue"))).drawings.first)
    #expect(plain.value.stroke == nil && plain.path == shaded.path)
    look.radius = 6.5
    #expect(try Parts(Pill("1234").look(look)).drawings[0].value.stroke != nil)
  }

  @Test("that counts is drawn by its outline where a gradient fills it, which has no height to span on a line")
  func lineWithGradient() throws {
    let pill = Pill("1234").look(.countIndicator).fill(.linearGradient(from: "red", to: "blue"))
    let picture = try Markup(parsing: pill.svg(for: .web))
    let gradient = try #require(picture.first(named: "linearGradient"))
    #expect(gradient.number("y1") == 0 && gradient.number("y2") == 13)
  }

  @Test(
    "centres its capitals and digits on its body, whatever the size", arguments: [8.0, 13, 14, 24, 48, 100],
    [PillLook.digdog, .mail, .countIndicator])
  func baselines(size: Double, look: PillLook) throws {
    let parts = try Parts(Pill("42").look(look).font(size: size))
    let text = try #require((parts.texts + parts.holes).first)
    let body = try #require(parts.drawings.last).covered
    #expect(isClose(text.position.y, body.center.y + 0.718 * size / 2, within: 1e-6))
    #expect(isClose(body.height, (look.height * size / look.font.size).rounded(.toNearestOrAwayFromZero)))
  }

  @Test("of Verdana centres on the cap height of Verdana")
  func verdana() throws {
    let text = try #require(Parts(Pill("42").font(["Verdana"])).holes.first)
    #expect(isClose(text.position.y, 10 + 0.727 * 13 / 2, within: 1e-6))
  }

  @Test("of an empty text draws nothing and says nothing", arguments: PillLook.builtin)
  func empty(look: PillLook) throws {
    let pill = Pill("").look(look).title("none").insetShadow(blur: 2, offset: 1)
    let picture = try Markup(parsing: pill.svg(for: .web))
    #expect(picture["viewBox"] == "0 0 1 1" && picture.children.isEmpty && picture["aria-label"] == nil)
  }

  @Test("of spaces is hidden from readers, and has a title if it is given one", arguments: ["web", "embed"])
  func blank(kind: String) throws {
    let profile = try #require(OutputProfile.Kind(rawValue: kind).map { OutputProfile($0) })
    for pill in [Pill(" \u{A0}"), Pill("  ").title(" "), Pill(" ").look(.antStatus), Pill(" ").colorScheme(.automatic)]
    {
      let root = try Markup(parsing: pill.svg(for: profile))
      #expect(root["aria-hidden"] == "true" && root["role"] == nil && root["aria-label"] == nil)
      #expect(root.first(named: "title") == nil && !root.children.isEmpty)
    }
    let root = try Markup(parsing: Pill(" ").title("new").svg(for: profile))
    #expect(root["aria-hidden"] == nil && root["aria-label"] == "new")
  }

  @Test(
    "takes the colours of its state",
    arguments: [
      (PillLook.digdog, "#8799BC", "#fff"), (.mail, "#8C99B0", "#fff"), (.countIndicator, "#808080", "#fff"),
    ] as [(PillLook, Color, Color)])
  func states(look: PillLook, normal: Color, highlighted: Color) throws {
    func color(_ pill: Pill) throws -> Color? {
      let body = try #require(Parts(pill).drawings.last)
      return body.stroke ?? body.fill
    }
    let pill = Pill("42").look(look)
    #expect(try color(pill) == normal)
    #expect(try color(pill.state(.normal)) == normal)
    #expect(try color(pill.state(.highlighted)) == highlighted)
    #expect(try color(pill.state(.selected)) == highlighted)
  }

  @Test("cuts its text out or paints it, never both", arguments: PillLook.builtin.filter { $0.dot == nil })
  func knockout(look: PillLook) throws {
    let hole = try Parts(Pill("42").look(look).knockout())
    #expect(hole.holes.map(\.text) == ["42"] && hole.texts.isEmpty)
    let solid = try Parts(Pill("42").look(look).textColor("#123"))
    #expect(solid.texts.map(\.text) == ["42"] && solid.holes.isEmpty && solid.texts[0].value.color == "#123")
  }

  @Test("casts a shadow into its body in every look, and nowhere else", arguments: PillLook.builtin)
  func insetShadow(look: PillLook) throws {
    func drawings(_ pill: Pill) throws -> [Parts.Placed<Drawing>] {
      try Parts(pill).drawings.filter { $0.value.name != "mark" }
    }
    let plain = try drawings(Pill("1234").look(look))
    let shaded = try drawings(Pill("1234").look(look).insetShadow("rgba(255,0,0,.8)", blur: 4, offset: 2))
    #expect(Array(shaded.map(\.value).prefix(plain.count)) == plain.map(\.value))
    let bands = shaded.dropFirst(plain.count)
    #expect(bands.count >= 8)
    let body = try #require(plain.last).covered.inset(by: -1e-6)
    for band in bands {
      #expect(body.contains(band.bounds.origin) && body.contains(Point(band.bounds.maxX, band.bounds.maxY)))
      #expect(band.fill?.opacity(1) == "#f00")
    }
  }

  @Test("takes a title and a scale")
  func titleAndScale() throws {
    let picture = try Markup(parsing: Pill("42").title("42 new").scale(2).svg(for: .web))
    #expect(picture["aria-label"] == "42 new" && picture.first(named: "title")?.text == "42 new")
    let width = try layout(Pill("42")).frame.width
    #expect(picture.number("width") == 2 * width && picture["viewBox"] == "0 0 \(Int(width)) 20")
  }
}
