import Cartouche
import PictureReading
import SVGTree
import Testing

/// What is written at once, and what a tree of it writes.
@Suite("Canvases")
struct CanvasTests {
  private static let profiles: [OutputProfile] = [
    .web, .embed, .web.animations(.smil), .web.animations(.none), .embed.animations(.smil), .web.precision(0),
    .web.precision(6).idPrefix("a-"), .embed.naming(idsAfter: "b"), .web.shadows(.bands), .embed.shadows(.bands),
  ]

  @Test("a badge that is written at once has the bytes of its tree", arguments: 0..<Rounds.of(60))
  func sameBytes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var compared = 0
    for _ in 0..<50 {
      let badge = RandomBadge.any(using: &random)
      for profile in Self.profiles {
        let tree = Result {
          try badge.document(shaper: BuiltinShaper(), isStill: profile.isStill).serialized(for: profile)
        }
        let written = Result { try badge.serialized(for: profile) }
        switch (tree, written) {
        case (.success(let tree), .success(let written)):
          compared += 1
          #expect(String(decoding: written, as: UTF8.self) == String(decoding: tree, as: UTF8.self))
        case (.failure(let tree as BadgeError), .failure(let written as BadgeError)): #expect(tree == written)
        default: Issue.record("only one of the two ways refuses \(badge): \(tree), \(written)")
        }
      }
    }
    #expect(compared > 300)
  }

  @Test("texts of which each shadow shows are written at once as by their tree")
  func strongShadows() throws {
    var look = StatusLook.flat
    look.shadows = [
      TextShadow(offset: 5, opacity: 1, color: "#00f"), TextShadow(offset: 3, opacity: 1, blur: 1, color: "#f00"),
    ]
    for badge in [StatusBadge("", "x"), StatusBadge("build", "passing")] {
      let badge = badge.look(look)
      let written = String(decoding: try badge.serialized(for: .embed), as: UTF8.self)
      #expect(written == String(decoding: try badge.document().serialized(for: .embed), as: UTF8.self))
      #expect(!written.contains("drop-shadow"))
    }
  }

  @Test("numbers that are cut out have masks of their own")
  func masks() throws {
    var ids: Set<String> = []
    for count in 0..<1000 {
      for text in ["\(count)", "v\(count)"] {
        let picture = try Markup(parsing: Pill(text).svg(for: .web))
        ids.insert(try #require(picture.first(named: "mask")?["id"]))
      }
    }
    #expect(ids.count == 2000)
  }

  @Test("what is drawn on a canvas of bytes is what its tree draws")
  func ownDrawing() throws {
    let text = try TextRun(BuiltinShaper().shape("42", in: Font(["Verdana"], size: 11)), at: Point(5, 12))
    func draw<C: Canvas & ~Copyable>(on canvas: inout C) {
      canvas.begin(Group([]).offset(x: 3).opacity(0.5))
      canvas.begin(Link(to: "https://example.org") {})
      canvas.draw(Rect(x: 1, width: 20, height: 20).fill(.linearGradient(from: .white, to: .black)))
      canvas.end()
      canvas.end()
      canvas.begin(Group([]).blurred(deviation: 2).clipped(to: Circle(center: Point(4, 4), radius: 9)))
      canvas.fill(.capsule(Capsule(in: Rect(width: 30, height: 10))), .color("#e00"), layer: "body")
      canvas.end()
      canvas.begin(Group([]).knockingOut(text))
      canvas.begin(Group([]))
      canvas.end()
      canvas.fill(.rounded(RoundedRect(Rect(width: 40, height: 20), radius: 3)), .color("#0a0"), layer: "body")
      canvas.draw(text.run, at: text.position, anchor: .end, color: "#fff")
      canvas.end()
      // Nothing is in these.
      canvas.begin(Link(to: "https://example.org") {})
      canvas.begin(Group([]).clipped(to: Path()))
      canvas.fill(.rect(Rect(width: 1, height: 1)), .black, layer: "hidden")
      canvas.draw(text)
      canvas.draw(Rect(width: 2, height: 2).fill(.white, dark: .color("#123")))
      canvas.begin(Link(to: "https://example.org/hidden") {})
      canvas.draw(Rect(width: 2, height: 2).fill(.white))
      canvas.end()
      canvas.end()
      canvas.end()
      canvas.draw([.group(Group { Circle(center: Point(9, 9), radius: 3).fill(.white, dark: .black) })])
      canvas.draw(TextBlock([]))
      let lines = [TextRun.Anchor.start, .middle, .end].map { anchor in
        var line = TextBlock.Line(
          text.run, at: Point(20, 9), anchor: anchor, layer: "text", shadowLayer: "label-shadow")
        line.color = "#123"
        line.shadowColor = anchor == .middle ? "#222" : "#111"
        return line
      }
      canvas.draw(TextBlock(lines, shadows: [.init(offset: 1, opacity: 0.5, blur: 2)]))
      canvas.draw(TextBlock([lines[2]], shadows: [.init(offset: 1, opacity: 1, color: "#000")], scale: 2))
      let figure = RoundedRect(Rect(x: 5, y: 5, width: 30, height: 12), radius: 4)
      canvas.begin(Group([]).clipped(to: Rect(width: 30, height: 30)).knockingOut(text))
      let place = canvas.place
      canvas.draw(.cast(DropShadow(blur: 5, offset: Point(1, 2)), by: figure, isCutOut: true))
      canvas.fill(.rounded(figure), "#0a08", layer: "body")
      canvas.draw(.inside(figure, InsetShadow(blur: 3, offset: 1)))
      for size in [Size(0.001, 0.001), Size(0.9, 0.9), Size(20, 20), Size(40, 20)] {
        canvas.draw(
          .inside(Capsule(in: Rect(origin: .zero, size: size)), InsetShadow(blur: size.height / 5, offset: 0)))
      }
      let gloss = Gradient.linear(
        [.init(offset: 0, color: "#fff8"), .init(offset: 1, color: "#0008")], start: .zero, end: Point(0, 20),
        space: .points)
      canvas.overlay(.rounded(figure), gloss, isCrisp: false, layer: "gloss", since: place)
      canvas.end()
    }
    var nodes = NodeCanvas()
    draw(on: &nodes)
    for profile in Self.profiles {
      var written = SVGSerializer(profile: profile)
      draw(on: &written)
      let frame = Rect(x: -2, width: 50, height: 30)
      let bytes = try written.file(frame: frame, title: "t", scale: 2)
      let document = SVGDocument(
        size: frame.size, title: "t", scale: 2, children: [.group(Group(nodes.nodes).offset(x: 2))])
      let tree = try document.svg(for: profile)
      #expect(String(decoding: bytes, as: UTF8.self) == tree)
    }
  }
}
