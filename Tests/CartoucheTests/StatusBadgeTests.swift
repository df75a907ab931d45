import Cartouche
import PictureReading
import Testing

@Suite("A status badge")
struct StatusBadgeTests {
  // The worked examples of the reference.
  @Test(
    "of build and passing is as wide as the reference says",
    arguments: [
      (StatusLook.flat, 37.0, 88.0), (.plastic, 37, 88), (.flatSquare, 37, 88), (.forTheBadge, 61.25, 145),
      (.social, 37, 93),
    ])
  func workedExamples(look: StatusLook, label: Double, total: Double) throws {
    let badge = StatusBadge("build", "passing").look(look)
    #expect(try layout(badge).frame.width == total)
    let box = try #require(Parts(badge).drawings.first { $0.value.name == "label" })
    #expect(box.bounds.width == label)
  }

  @Test("is in one piece: its parts cover the rounded rectangle, each point once", arguments: [0.0, 3, 4, 10])
  func coverage(radius: Double) throws {
    var look = StatusLook.flat
    look.radius = radius
    look.gloss = []
    let badge = StatusBadge(.init("a"), [.init("b"), .init("c", color: "red"), .init("d")]).look(look)
    let frame = try layout(badge).frame
    let pieces = try Parts(badge).drawings.map { SampledOutline($0.path, pieces: 256) }
    #expect(pieces.count == 4)
    let whole = SampledOutline(RoundedRect(frame, radius: radius).path, pieces: 256)
    #expect(isClose(pieces.reduce(0) { $0 + $1.area }, whole.area, within: 0.01))
    for x in stride(from: 0.37, to: frame.width, by: 0.97) {
      for y in stride(from: 0.29, to: frame.height, by: 1.03) {
        let count = pieces.filter { $0.winding(Point(x, y)) != 0 }.count
        #expect(count == (whole.winding(Point(x, y)) != 0 ? 1 : 0), "at \(x) \(y)")
      }
    }
  }

  @Test("draws nothing in the gaps between its parts")
  func gaps() throws {
    var look = StatusLook.flat
    look.gutter = 4
    let picture = try Markup(parsing: StatusBadge("build", "passing").look(look).svg(for: .web))
    let bounds = try picture.all(named: "path").map { try #require(try Path(parsing: $0["d"] ?? "").bounds) }
    #expect(bounds.count == 4 && picture.first(named: "rect") == nil)
    let left = try #require(bounds.map(\.maxX).min())
    #expect(bounds.allSatisfy { $0.maxX == left || $0.minX == left + 4 })
  }

  @Test("whose messages are taken away has a link for its label")
  func linksWithoutMessages() throws {
    var badge = StatusBadge("a", "b")
    badge.messages = []
    let picture = try Markup(parsing: badge.links("https://a.example", "https://b.example").svg(for: .web))
    #expect(picture.all(named: "a").map { $0["xlink:href"] } == ["https://a.example"])
  }

  @Test("of several messages has them in a row, each with its own colour and link")
  func segments() throws {
    let link = try LinkDestination(parsing: "https://example.org/3")
    let badge = StatusBadge(
      .init("tests"), [.init("12 passed", color: .success), .init("1 failed", color: .critical).link(link)])
    let layout = try layout(badge)
    let parts = Parts(layout)
    let boxes = parts.drawings.filter { ["label", "message"].contains($0.value.name) }.reversed().map(\.bounds)
    #expect(boxes.count == 3)
    for (box, next) in zip(boxes, boxes.dropFirst()) { #expect(isClose(box.maxX, next.minX)) }
    #expect(layout.title == "tests: 12 passed, 1 failed")
    let written = parts.texts.filter { $0.position.y == 14 }
    #expect(written.map(\.text) == ["tests", "12 passed", "1 failed"])
    for (text, box) in zip(written, boxes) { #expect(text.left > box.minX && text.right < box.maxX) }
    let links = layout.nodes.filter { if case .link = $0 { true } else { false } }
    #expect(links.count == 1)
  }

  @Test("with texts that are cut out has links with these texts as their titles")
  func linkTitles() throws {
    let link = try LinkDestination(parsing: "https://example.org")
    func titles(_ badge: StatusBadge) throws -> [String] {
      let links = try Markup(parsing: badge.knockout().svg(for: .web)).all(named: "a")
      return links.flatMap { $0.all(named: "title") }.map(\.text)
    }
    let badge = StatusBadge("build", "passing")
    #expect(try titles(badge.links(link, link)) == ["build", "passing"])
    #expect(try titles(badge.links(link, nil)) == ["build: passing"])
  }

  @Test("has a link around a logo without a text with the title of the badge")
  func logoLinkTitles() throws {
    let link = try LinkDestination(parsing: "https://example.org")
    let logo = Logo([.drawing(Rect(width: 14, height: 14).fill("white"))], size: Size(14, 14))
    func titles(_ badge: StatusBadge) throws -> [String?] {
      try Markup(parsing: badge.logo(logo).title("Home").svg(for: .web)).all(named: "a").map {
        $0.all(named: "title").first?.text
      }
    }
    #expect(try titles(StatusBadge("", "").links(link, nil)) == ["Home"])
    #expect(try titles(StatusBadge("", "").links(link, nil).knockout()) == ["Home"])
    #expect(try titles(StatusBadge("", "x").labelColor("red").links(link, link)) == ["Home", nil])
    #expect(try titles(StatusBadge("a", "x").links(link, nil)) == [nil])
  }

  // MARK: Progress

  @Test(
    "fills a share of a part that shows progress, over a dimmer track", arguments: [0.001, 0.02, 0.25, 0.5, 0.97, 1],
    [StatusLook.flat, .flatSquare, .plastic, .forTheBadge])
  func progress(share: Double, look: StatusLook) throws {
    let badge = StatusBadge(.init("done"), [.init("87%", color: "blue").progress(share)]).look(look)
    let drawings = try Parts(badge).drawings
    let track = try #require(drawings.first { $0.value.name == "message" })
    let filled = try #require(drawings.first { $0.value.name == "progress" })
    let label = try #require(drawings.first { $0.value.name == "label" })
    let start = label.bounds.maxX
    let frame = try layout(badge).frame
    let width = frame.width.rounded(.up)
    #expect(isClose(filled.bounds.maxX, start + share * (width - start)))
    #expect(isClose(track.bounds.maxX, width))
    let middle = frame.height / 2
    #expect(SampledOutline(filled.path).winding(Point(start + share * (width - start) - 0.005, middle)) != 0)
  }

  @Test(
    "has no track below the filled part of a translucent progress, or of one whose text is cut out: both meet at a point",
    arguments: [0.3, 0.6, 1], [false, true])
  func apart(share: Double, isCutOut: Bool) throws {
    var badge = StatusBadge(
      .init(""), [.init("87%", color: isCutOut ? "blue" : "rgba(0, 0, 255, 0.5)").progress(share)])
    if isCutOut { badge = badge.knockout() }
    let drawings = try Parts(badge.look(.flatSquare)).drawings
    let filled = try #require(drawings.first { $0.value.name == "progress" })
    let end = filled.bounds.maxX
    #expect(end == end.rounded() && filled.bounds.minX == 0)
    #expect(drawings.first { $0.value.name == "message" }?.bounds.minX == (share == 1 ? nil : end))
  }

  @Test("shows no progress of nothing, and refuses shares beyond the whole")
  func noProgress() throws {
    let empty = StatusBadge(.init("done"), [.init("0%").progress(0)])
    #expect(try Parts(empty).drawings.allSatisfy { $0.value.name != "progress" || $0.value.path.isEmpty })
    for share in [-0.1, 1.1, .nan, .infinity] {
      #expect(throws: BadgeError.self) { try layout(StatusBadge(.init("a"), [.init("b").progress(share)])) }
    }
  }

  // MARK: Widths

  @Test("is as wide as it is asked to be, its last part giving way", arguments: StatusLook.builtin)
  func fixedWidth(look: StatusLook) throws {
    let badge = StatusBadge("coverage", "a rather long message").look(look)
    let natural = try layout(badge)
    for width in [natural.frame.width + 30.5, natural.frame.width - 20] {
      let fixed = try layout(badge.width(width))
      #expect(isClose(fixed.frame.width, width))
      #expect(fixed.title == natural.title)
      let texts = Parts(fixed).texts.filter { $0.position.y == look.baseline }
      #expect(texts[0].value == Parts(natural).texts.first { $0.position.y == look.baseline }?.value)
      #expect(texts[1].right <= width && texts[1].left > texts[0].right)
      #expect(texts[1].text.hasSuffix("\u{2026}") == (width < natural.frame.width))
    }
  }

  @Test("shortens a text that is wider than any badge")
  func longestText() throws {
    let badge = StatusBadge("a", String(repeating: "W", count: 15_000)).font(size: 90).width(300)
    #expect(try layout(badge).frame.width == 300)
  }

  @Test("refuses a width in which not even an ellipsis fits, and says the least")
  func tooNarrow() throws {
    let badge = StatusBadge("build", "passing")
    let (value, allowed) = try #require(failure(badge.width(40))?.range)
    #expect(value == 40 && allowed.lowerBound > 40)
    #expect(try layout(badge.width(allowed.lowerBound)).frame.width == allowed.lowerBound)
    #expect(failure(badge.width(allowed.lowerBound - 0.1)) != nil)
    for width in [0, -1, .nan, .infinity, 1e7] { #expect(failure(badge.width(width)) != nil) }
  }

  @Test("with parts wider than any badge is refused, whatever its width")
  func hugeParts() throws {
    for (label, message) in [(999_999.0, 10), (999_999, 999_999), (1_000_000, 0.5)] {
      let badge = StatusBadge(.init("build").minimumWidth(label), [.init("passing").minimumWidth(message)])
      for badge in [badge, badge.width(50), badge.width(120)] {
        let (value, allowed) = try #require(failure(badge)?.range)
        #expect(!allowed.contains(value) && allowed.upperBound == 1_000_000, "\(label) \(message)")
      }
    }
  }

  @Test("is at least as wide as it is asked to be, as a whole and part by part")
  func minimumWidths() throws {
    let badge = StatusBadge("build", "passing")
    #expect(try layout(badge.minimumWidth(50)).frame.width == 88)
    #expect(try layout(badge.minimumWidth(120)).frame.width == 120)
    let parts = StatusBadge(.init("build").minimumWidth(60), [.init("passing").minimumWidth(10)])
    #expect(try layout(parts).frame.width == 111)
    let label = try #require(Parts(parts).texts.first { $0.text == "build" && $0.position.y == 14 })
    #expect(isClose((label.left + label.right) / 2, 31))
  }

  @Test("in a column lines up with the others, whatever they say", arguments: StatusLook.builtin)
  func aligned(look: StatusLook) throws {
    let badges = [
      StatusBadge("build", "passing"), StatusBadge("coverage", "9%"), StatusBadge("i", "not measured yet"),
      StatusBadge("", "no label"), StatusBadge(.init("tests"), [.init("12 passed"), .init("1 failed")]),
      StatusBadge(.init(""), [.init("3 passed"), .init("none failed")]),
    ].map { $0.look(look) }
    let aligned = try StatusBadge.aligned(badges)
    let layouts = try aligned.map { try layout($0) }
    #expect(Set(layouts.map(\.frame.width)).count == 1)
    func seams(_ layout: BadgeLayout) -> [Double] {
      Parts(layout).drawings.filter { ["label", "message"].contains($0.value.name) }.map(\.bounds.maxX).sorted()
    }
    let first = try #require(seams(layouts[0]).first)
    for index in [1, 2, 4] { #expect(isClose(try #require(seams(layouts[index]).first), first)) }
    #expect(isClose(try #require(seams(layouts[4]).dropLast().last), try #require(seams(layouts[5]).dropLast().last)))
    #expect(layouts.map(\.title) == badges.map { try? layout($0).title })
  }

  @Test("with fewer parts than others in its column gets no wider in one message alone", arguments: StatusLook.builtin)
  func sharedSlack(look: StatusLook) throws {
    let long = "a message that is wider than the messages of the others altogether"
    for others in [["1", "22"], ["1", "22", "333"], ["12 passed", "1 failed", "3", "4"]] {
      for label in ["build", ""] where !label.isEmpty || look.body == .segments {
        let several = StatusBadge(.init("tests"), others.map { .init($0) }).look(look)
        let single = StatusBadge(label, long).look(look)
        let aligned = try StatusBadge.aligned([several, single])
        func widths(_ badge: StatusBadge) throws -> [Double] {
          try Parts(badge).drawings.filter { $0.value.name == "message" }.map(\.bounds.width)
        }
        // The last part is at the back of a badge of segments, and begins up to a point earlier.
        let isReversed = look.body == .segments
        let grown: [Double] = zip(try widths(aligned[0]), try widths(several)).map { $0 - $1 }
        let shares: [Double] = isReversed ? grown.reversed() : grown
        #expect(shares.allSatisfy { $0 >= 0 }, "\(shares)")
        #expect(try #require(shares.max()) - (try #require(shares.min())) < Double(others.count) + 1, "\(shares)")
        #expect(try layout(aligned[0]).frame.width == layout(aligned[1]).frame.width)
        // As wide as the widest needs, and no wider.
        let needed = max(try layout(single).frame.width, try layout(several).frame.width)
        #expect(try layout(aligned[0]).frame.width <= needed + (label.isEmpty ? 0 : 20))
      }
    }
  }

  // MARK: Texts

  @Test("has its texts about their middles, where those who cannot stretch them see them, too, unless they are spaced")
  func middles() throws {
    for look in StatusLook.builtin where look.textWidth != .spaced {
      let badge = StatusBadge("build", "passing").look(look)
      let picture = try Markup(parsing: badge.svg(for: .web))
      func anchors(_ markup: Markup, _ outer: String?) -> [(Double?, String?)] {
        let anchor = markup["text-anchor"] ?? outer
        return (markup.name == "text" ? [(markup.number("x"), anchor)] : [])
          + markup.children.flatMap { anchors($0, anchor) }
      }
      let written = anchors(picture, nil)
      let middles = try Parts(badge).texts.map { ($0.left + $0.right) / 2 }
      #expect(written.allSatisfy { $0.1 == "middle" })
      #expect(zip(written, middles).allSatisfy { isClose($0.0 ?? -1, $1) } && written.count == middles.count)
      #expect(picture.all.filter { $0["text-rendering"] == "geometricPrecision" }.count == 1)
    }
  }

  @Test("takes joined scripts as wide as they are estimated, and does not stretch them")
  func joined() throws {
    let picture = try Markup(parsing: StatusBadge("build", "مرحبا").svg(for: .web))
    let texts = picture.all(named: "text")
    #expect(texts.filter { $0.text == "مرحبا" }.allSatisfy { $0["textLength"] == nil })
    #expect(texts.filter { $0.text == "build" }.allSatisfy { $0["textLength"] == "27" })
  }

  @Test("has no m for characters that the services do not know", arguments: StatusLook.builtin)
  func emoji(look: StatusLook) throws {
    let family = try layout(StatusBadge("mood", "👨‍👩‍👧‍👦").look(look)).frame.width
    let rocket = try layout(StatusBadge("mood", "🚀").look(look)).frame.width
    #expect(family == rocket)
  }

  @Test("has its texts drawn as long as they are written, by outlines too", arguments: StatusLook.builtin)
  func fitted(look: StatusLook) throws {
    #expect(try Parts(StatusBadge("build", "passing").look(look)).texts.allSatisfy(\.value.run.isFitted))
  }

  @Test("without a text is hidden from readers, unless it has a title or a link", arguments: StatusLook.builtin)
  func blank(look: StatusLook) throws {
    let root = try Markup(parsing: StatusBadge("", " ").look(look).svg(for: .web))
    #expect(root["aria-hidden"] == "true" && root["role"] == nil && !root.children.isEmpty)
    let titled = try Markup(parsing: StatusBadge("", "").look(look).title("x").svg(for: .web))
    #expect(titled["aria-hidden"] == nil && titled["aria-label"] == "x")
    var linked = StatusBadge("", "").look(look)
    linked.label.link = try LinkDestination(parsing: "/a")
    #expect(try Markup(parsing: linked.svg(for: .web))["aria-hidden"] == nil)
  }

  @Test("with a custom font is measured with it")
  func ownFont() throws {
    let large = try layout(StatusBadge("build", "passing").font(size: 22))
    #expect(large.frame.height == 40 && large.frame.width > 165 && large.frame.width < 185)
    let mono = StatusBadge("iii", "mmm").font(["Liberation Sans"])
    let width = try run("iii", Font(["Liberation Sans"], size: 11)).width
    let text = try #require(Parts(mono).texts.first { $0.text == "iii" })
    #expect(abs(text.value.run.width - width) <= 1)
  }

  @Test("shows the background through cut-out texts")
  func knockout() throws {
    let parts = try Parts(StatusBadge("build", "passing").knockout())
    #expect(parts.holes.map(\.text) == ["build", "passing"] && parts.texts.isEmpty)
  }

  @Test("replaces what XML forbids, and folds no space")
  func hostileTexts() throws {
    let picture = try Markup(parsing: StatusBadge("\u{1}<&>", "a  b\u{FFFE}").svg(for: .web))
    #expect(Set(picture.all(named: "text").map(\.text)) == ["\u{FFFD}<&>", "a  b\u{FFFD}"])
  }

  @Test("refuses numbers that cannot be drawn, of looks that a program makes too")
  func hostileNumbers() {
    let badge = StatusBadge("build", "passing")
    for number in [Double.nan, .infinity, -.infinity, 1e12] {
      for path in [
        \StatusLook.height, \.radius, \.baseline, \.padding, \.messagePadding, \.nudge, \.gutter, \.letterSpacing,
        \.font.size, \.logo.inset, \.logo.gap, \.logo.messageGap, \.logo.emptyGap,
      ] {
        var look = StatusLook.social
        look[keyPath: path] = number
        #expect(failure(badge.look(look)) != nil, "\(path) of \(number)")
      }
      var shadowed = StatusLook.flat
      shadowed.shadows[0].blur = number
      #expect(failure(badge.look(shadowed)) != nil)
      #expect(failure(badge.minimumWidth(number)) != nil)
      #expect(failure(badge.font(size: number)) != nil)
      #expect(failure(badge.logo(Logo([], size: Size(number, 1)))) != nil)
      #expect(failure(badge.logo(Logo([], size: Size(1, 1), width: number))) != nil)
      #expect(failure(StatusBadge(.init("a").minimumWidth(number), [])) != nil)
    }
    #expect(failure(badge.font(size: 1e6)) != nil)
    #expect(failure(badge.font(size: 5e3)) == nil)
  }

  private func failure(_ badge: StatusBadge) -> BadgeError? {
    do {
      _ = try badge.serialized(for: .web)
      return nil
    } catch {
      return error
    }
  }
}
