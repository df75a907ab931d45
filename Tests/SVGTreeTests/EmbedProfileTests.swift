import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("A picture in the embed profile")
struct EmbedProfileTests {
  private func embedded(_ component: some NodeComponent) throws -> Markup {
    try written(component, profile: .embed)
  }

  @Test(
    "has the colours for light and dark pages in one attribute",
    arguments: [
      ("#fff", "#112234", "light-dark(#fff,#112234)", nil),
      ("rgba(255,255,255,.5)", "rgba(0,0,0,.5)", "light-dark(#fff,#000)", ".5"),
      ("#fff", "rgba(0,0,0,.5)", "light-dark(#fff,#00000080)", nil),
      ("rgba(0,0,0,.2)", "#000", "light-dark(#0003,#000)", nil),
      ("#fff", "#fff", "#fff", nil),
    ] as [(Color, Color, String, String?)])
  func colors(light: Color, dark: Color, fill: String, opacity: String?) throws {
    let path = try embedded(square.fill(.color(light), dark: .color(dark))).first(named: "path")
    #expect(path?["fill"] == fill)
    #expect(path?["fill-opacity"] == opacity)
  }

  @Test("has a transparent colour where one of two paints is none")
  func none() throws {
    #expect(
      try embedded(square.fill("#fff", dark: Paint.none)).first(named: "path")?["fill"] == "light-dark(#fff,#0000)")
    #expect(try embedded(square.fill(.none)).first(named: "path")?["fill"] == "none")
  }

  @Test("keeps a colour that cannot be seen, because what it fills takes clicks")
  func unseenColor() throws {
    let area = Rect(width: 9, height: 9)
    let unseen = try written(area.fill(.color(Color.black.opacity(0))), profile: .embed).children[0]
    #expect(unseen["fill"] == "#000" && unseen["fill-opacity"] == "0")
    #expect(try written(area.fill(.none), profile: .embed).children[0]["fill"] == "none")
  }

  @Test("has the strokes of the page in none of its figures, and its own width in each line")
  func strokes() throws {
    let picture = try written(Rect(width: 9, height: 9).stroke(.black), profile: .embed)
    #expect(picture["stroke"] == "none" && picture.children[0]["stroke-width"] == "1")
    #expect(try written([], profile: .embed)["stroke"] == nil)
  }

  @Test("has one gradient for two with the same line, with stops where either has one")
  func gradients() throws {
    let light = Gradient.linear([0, 0.5, 1].map { GradientStop(offset: $0, color: "#fff") })
    let dark = Gradient.linear([
      GradientStop(offset: 0, color: "#000"), GradientStop(offset: 1, color: Color(red: 200, green: 100, blue: 0)),
    ])
    let picture = try embedded(square.fill(.gradient(light), dark: .gradient(dark)))
    let stops = picture.all(named: "stop")
    let pairs = stops.map { "\($0["offset"] ?? "") \($0["stop-color"] ?? "")" }
    #expect(Set(pairs) == ["0 light-dark(#fff,#000)", ".5 light-dark(#fff,#643200)", "1 light-dark(#fff,#c86400)"])
    #expect(picture.all(named: "path").count == 1)
  }

  @Test("keeps both sides of a sudden change of colour")
  func suddenChange() throws {
    let light = Gradient.linear([
      GradientStop(offset: 0, color: "#f00"), GradientStop(offset: 0.5, color: "#f00"),
      GradientStop(offset: 0.5, color: "#00f"), GradientStop(offset: 1, color: "#00f"),
    ])
    let picture = try embedded(
      square.fill(.gradient(light), dark: .linearGradient(from: "#000", to: "#fff")))
    let middle = picture.all(named: "stop").filter { $0["offset"] == ".5" }.compactMap { $0["stop-color"] }
    #expect(middle.first == "light-dark(#f00,#808080)" && middle.last == "light-dark(#00f,#808080)")
  }

  @Test("draws two gradients along different lines one over the other, each invisible on the other's pages")
  func otherLine() throws {
    let across = Paint.linearGradient(from: "#000", to: "#fff", start: Point(0, 0.5), end: Point(1, 0.5))
    let picture = try embedded(square.fill(.linearGradient(from: "#f00", to: "#00f"), dark: across))
    #expect(picture.all(named: "path").count == 2)
    #expect(
      picture.all(named: "stop").compactMap { $0["stop-color"] } == [
        "light-dark(#f00,#f000)", "light-dark(#00f,#00f0)", "light-dark(#0000,#000)", "light-dark(#fff0,#fff)",
      ])
  }

  @Test("names the mean colour of a gradient for where its id is not displayed")
  func fallback() throws {
    let picture = try embedded(square.fill(.linearGradient(from: "#000", to: Color(red: 200, green: 100, blue: 50))))
    let id = try #require(picture.first(named: "linearGradient")?["id"])
    #expect(picture.first(named: "path")?["fill"] == "url(#\(id)) #643219")
    let uneven = Gradient.linear([
      GradientStop(offset: 0.5, color: "#fff"), GradientStop(offset: 1, color: "#000"),
    ])
    #expect(
      try embedded(square.fill(.gradient(uneven))).first(named: "path")?["fill"]?.hasSuffix(" #bfbfbf") == true)
  }

  private func shadow(_ y: Double, _ color: Color, blur: Double) -> Group {
    Group { TextRun("a", at: Point(1, 10 + y)).fill(color) }.blurred(deviation: blur)
  }

  @Test("draws the copies of a text as shadows of the text, the nearest first")
  func shadows() throws {
    let copies = Group {
      shadow(1, "rgba(1,1,1,.8)", blur: 1.5)
      shadow(1, "rgba(1,1,1,.2)", blur: 0)
    }
    let picture = try embedded(
      Group {
        copies.decorative()
        TextRun("a", at: Point(1, 10)).fill("#fff")
      })
    #expect(picture.all(named: "text").count == 1)
    #expect(
      picture.first(named: "g")?["filter"]
        == "drop-shadow(0 1px 0 #01010133) drop-shadow(0 1px 1.5px #010101cc)")
  }

  @Test(
    "keeps the copies at an offset that is no whole number, which browsers would round", arguments: [0.9, -0.1, 1.5])
  func fractionalShadows(offset: Double) throws {
    for (y, texts) in [(offset, 2), (offset.rounded(.up), 1)] {
      let picture = try embedded(
        Group {
          Group { shadow(y, "rgba(1,1,1,.3)", blur: 0) }.decorative()
          TextRun("a", at: Point(1, 10)).fill("#fff")
        })
      #expect(picture.all(named: "text").count == texts)
    }
  }

  @Test("keeps the copies where a shadow of a shadow would show")
  func strongShadows() throws {
    let pairs: [(far: Color, near: Color, texts: Int)] = [
      ("#00f", "#f00", 3), ("#0008", "#0008", 3), ("#0008", "#0007", 1), ("#00f", "#f003", 1),
    ]
    for (far, near, texts) in pairs {
      let picture = try embedded(
        Group {
          Group {
            shadow(6, far, blur: 0)
            shadow(3, near, blur: 0)
          }.decorative()
          TextRun("a", at: Point(1, 10)).fill("#fff")
        })
      #expect(picture.all(named: "text").count == texts, "\(far) \(near)")
      #expect(picture.all(named: "g").contains { $0["filter"] != nil } == (texts == 1), "\(far) \(near)")
    }
  }

  @Test("gives texts with different shadows their own, also for dark pages and for translucent texts")
  func shadowsOfEach() throws {
    let picture = try embedded(
      Group {
        Group {
          Group {
            TextRun("a", at: Point(1, 11)).fill("#000", dark: "#fff")
            TextRun("b", at: Point(9, 11)).fill("rgba(0,0,0,.2)")
          }
        }.decorative()
        TextRun("a", at: Point(1, 10)).fill("#fff")
        TextRun("b", at: Point(9, 10)).fill("rgba(255,255,255,.5)")
      })
    #expect(picture.all(named: "text").map(\.text) == ["a", "b"])
    #expect(
      picture.all(named: "g").compactMap { $0["filter"] } == [
        "drop-shadow(0 1px 0 light-dark(#000,#fff))", "drop-shadow(0 1px 0 #0006)",
      ])
  }

  @Test("keeps a decoration that is not a copy of the text")
  func otherDecoration() throws {
    for other in [TextRun("b", at: Point(1, 11)), TextRun("a", at: Point(1, 11), anchor: .end)] {
      let picture = try embedded(
        Group {
          Group { Group { other } }.decorative()
          TextRun("a", at: Point(1, 10)).fill("#fff")
        })
      #expect(picture.all(named: "text").count == 2)
    }
  }

  @Test(
    "writes punctuation and line ends of texts, titles and links as character references, so that Markdown and template languages do not read them",
    arguments: [
      "*a* _b_ -- \"c\" <d>&", "[x](onload=y//)", "a\n\n[x](javascript:y)", "{{ x }}{% y %}", "a\u{2028}\t\r`é", "${x}",
      "{::options template=\"/a\" /}",
    ])
  func punctuation(words: String) throws {
    let address = "https://example.org/" + words.filter { !$0.isWhitespace }
    let link = Link(to: try LinkDestination(parsing: address), title: words) { [.text(TextRun(words, at: .zero))] }
    let document = SVGDocument(size: Size(9, 9), title: words, children: [.link(link)])
    let svg = try document.svg(for: .embed)
    let match = try #require(
      svg.wholeMatch(
        of:
          /<svg .* aria-label="([^>]*)" stroke.*><a xlink:href="([^>]*)" fill="none" aria-label="([^>]*)"><text [^>]*>(.*)<\/text><\/a><\/svg>\n/
      ))
    for text in [match.1, match.2, match.3, match.4] {
      let rest = text.replacing(/&(#[0-9]+|amp|lt|gt);/, with: "")
      #expect(rest.unicodeScalars.allSatisfy { $0 == " " || $0.properties.isAlphabetic }, "\(text)")
    }
    let picture = try Markup(parsing: svg)
    #expect(picture["aria-label"] == words && picture.first(named: "text")?.text == words)
    #expect(picture.first(named: "a")?["aria-label"] == words && picture.first(named: "a")?["xlink:href"] == address)
  }

  @Test("writes the marks of XML by their names, which minifiers of HTML keep")
  func marks() throws {
    let svg = try SVGDocument(size: Size(9, 9), title: "<b>&", children: [.text(TextRun("&#60;", at: .zero))]).svg(
      for: .embed)
    #expect(svg.contains("aria-label=\"&lt;b&gt;&amp;\"") && svg.contains(">&amp;&#35;60&#59;</text>"))
  }

  @Test("gives the lines that a page draws below its links no paint")
  func underlined() throws {
    let link = Link(to: try LinkDestination(parsing: "/")) { [.text(TextRun("a", at: .zero))] }
    for profile in [OutputProfile.web, .embed] {
      let picture = try Markup(parsing: SVGDocument(size: Size(9, 9), children: [.link(link)]).svg(for: profile))
      #expect(picture.first(named: "a")?["fill"] == (profile == .embed ? "none" : nil))
      #expect(picture.first(named: "text")?["fill"] != nil)
    }
  }

  @Test("writes no reference to U+0085, which HTML reads as one to an ellipsis")
  func nextLine() throws {
    let document = SVGDocument(size: Size(9, 9), title: "a\u{85}b", children: [.text(TextRun("a\u{85}b", at: .zero))])
    #expect(try document.svg(for: .embed).matches(of: /a&#10;b/).count == 2)
  }

  @Test("stands still unless SMIL is asked for")
  func motion() throws {
    #expect(OutputProfile.embed.animations == .none)
    #expect(OutputProfile.embed.animations(.css).animations == .none)
    #expect(OutputProfile.embed.animations(.smil).animations == .smil)
  }
}
