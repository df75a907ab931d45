import Cartouche
import ContrastChecking
import Testing

@Suite("The background of a text")
struct BackgroundTests {
  @Test("a text is compared with the topmost area below it, and with the areas above it")
  func topmost() throws {
    let found = try findings(in: picture(background("#000") + background("#4c1") + text("fill=\"#fff\"")))
    #expect(found.map(\.hundredths) == [212])
    #expect(found.first?.color == .white)
    #expect(found.first?.background == "#44cc11")
    #expect(found.first?.page == nil)
    // A film of white over both changes black and white to the same as #808080 and white.
    let film = "<path fill=\"#fff\" fill-opacity=\".5\" d=\"M0 0H100V100H0Z\"/>"
    let beneath = try findings(in: picture(background("#000") + text("fill=\"#fff\"") + film))
    #expect(beneath.map(\.background) == ["#808080"])
    #expect(beneath.map(\.hundredths) == [394])
  }

  @Test(
    "text needs 4.5, large text 3: from 24 pixels, or 18.66 if it is bold",
    arguments: [(23.9, "normal", 4.5), (24.0, "normal", 3.0), (18.6, "bold", 4.5), (18.66, "bold", 3.0)])
  func limits(size: Double, weight: String, limit: Double) throws {
    // 2.99 and 4.48.
    let low = try findings(
      in: picture(background("#959595") + text("fill=\"#fff\" font-weight=\"\(weight)\"", size: size)))
    #expect(low.map(\.limit) == [limit])
    let middle = picture(background("#777") + text("fill=\"#fff\" font-weight=\"\(weight)\"", size: size))
    #expect(try findings(in: middle).count == (limit == 3 ? 0 : 1))
    #expect(try findings(in: picture(background("#767676") + text("fill=\"#fff\"", size: size))).isEmpty)
  }

  @Test("letters count at their size on the screen, after transforms and the root's scale")
  func shownSize() throws {
    let group = "<g transform=\"scale(.5)\">\(background("#959595"))\(text("fill=\"#fff\"", size: 40))</g>"
    #expect(try findings(in: picture(group)).map(\.limit) == [4.5])
    let large = picture(group).replacing("width=\"100\" height=\"100\"", with: "width=\"200\" height=\"200\"")
    #expect(try findings(in: large).map(\.limit) == [3])
  }

  @Test("of two backgrounds of a text the worse counts, at any position of the edge")
  func twoBackgrounds() throws {
    for edge in [35, 50, 65] {
      let backgrounds = background("#000") + "<path fill=\"#ccc\" d=\"M\(edge) 0H100V100H0Z\"/>"
      #expect(try findings(in: picture(backgrounds + text("fill=\"#fff\""))).map(\.background) == ["#cccccc"])
    }
    let away = background("#000") + "<path fill=\"#ccc\" d=\"M71 0H100V100H71Z\"/>"
    #expect(try findings(in: picture(away + text("fill=\"#fff\""))).isEmpty)
  }

  @Test("gradients are sampled at points: across the text, not at their ends")
  func gradients() throws {
    func across(_ stops: String) -> String {
      "<linearGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"100\" y2=\"0\">\(stops)"
        + "</linearGradient>"
    }
    let rising = across("<stop offset=\"0\" stop-color=\"#000\"/><stop offset=\"1\" stop-color=\"#fff\"/>")
    let found = try findings(in: picture(background("url(#a)") + text("fill=\"#fff\""), defs: rising))
    // The middle of the last of five letters is at 66.
    #expect(found.map(\.background) == ["#a8a8a8"])
    let far = across("<stop offset=\".8\" stop-color=\"#000\"/><stop offset=\".8\" stop-color=\"#fff\"/>")
    #expect(try findings(in: picture(background("url(#a)") + text("fill=\"#fff\""), defs: far)).isEmpty)
    let stripe = across(
      "<stop offset=\".48\" stop-color=\"#000\"/><stop offset=\".5\" stop-color=\"#eee\"/>"
        + "<stop offset=\".52\" stop-color=\"#000\"/>")
    #expect(
      try findings(in: picture(background("url(#a)") + text("fill=\"#fff\""), defs: stripe)).map(\.background) == [
        "#eeeeee"
      ])
    let round =
      "<radialGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" cx=\"50\" cy=\"46.5\" r=\"10\">"
      + "<stop offset=\"0\" stop-color=\"#ddd\"/><stop offset=\"1\" stop-color=\"#000\"/></radialGradient>"
    #expect(
      try findings(in: picture(background("url(#a)") + text("fill=\"#fff\""), defs: round)).map(\.background) == [
        "#dddddd"
      ]
    )
  }

  @Test("gradients are sampled from the foot of the letters to their heads")
  func steepGradients() throws {
    func fading(from start: Double, to end: Double) -> String {
      "<linearGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"\(start)\" x2=\"0\" y2=\"\(end)\">"
        + "<stop offset=\"0\" stop-color=\"#ccc\"/><stop offset=\"1\" stop-color=\"#000\"/></linearGradient>"
    }
    // The letters are between 43 and 50.
    for (start, end) in [(43.0, 43.5), (50.0, 49.5)] {
      let found = try findings(
        in: picture(background("url(#a)") + text("fill=\"#fff\""), defs: fading(from: start, to: end)))
      #expect(found.count == 1, "\(start)")
    }
  }

  @Test("translucent areas, texts and groups are composited down to the page")
  func translucent() throws {
    let background = "<path fill=\"#000\" fill-opacity=\".5\" d=\"M0 0H100V100H0Z\"/>"
    let onPage = try findings(in: picture(background + text("fill=\"#fff\"")))
    #expect(onPage.map(\.background) == ["#808080"])
    #expect(onPage.map(\.page) == [.white])
    let group = "<g opacity=\".5\"><path d=\"M0 0H100V100H0Z\"/>\(text("fill=\"#fff\" fill-opacity=\".5\""))</g>"
    let both = try findings(in: picture(group))
    #expect(both.map(\.background) == ["#808080"])
    #expect(both.map(\.color) == ["#bfbfbf"])
  }

  @Test("lines, transforms, clips and fill rules determine the area of a background")
  func places() throws {
    let words = text("fill=\"#fff\"")
    let line = "<path fill=\"none\" stroke=\"#000\" stroke-width=\"9\" stroke-linecap=\"round\" d=\"M30 46.5H70\"/>"
    #expect(try findings(in: picture(line + words)).isEmpty)
    let thin = line.replacing("stroke-width=\"9\"", with: "stroke-width=\"4\"")
    #expect(try findings(in: picture(thin + words)).count == 1)
    let small = "<path d=\"M0 0H10V10H0Z\" transform=\"translate(29 42) scale(4.2 1)\"/>"
    #expect(try findings(in: picture(small + words)).isEmpty)
    let clip = "<clipPath id=\"a\"><path d=\"M0 0H50V100H0Z\"/></clipPath>"
    let clipped = "<g clip-path=\"url(#a)\"><path d=\"M0 0H100V100H0Z\"/></g>"
    #expect(try findings(in: picture(clipped + words, defs: clip)).map(\.background) == [.white])
    let ring = "<path fill-rule=\"evenodd\" d=\"M0 0H100V100H0ZM40 40H60V60H40Z\"/>"
    #expect(try findings(in: picture(ring + words)).map(\.background) == [.white])
  }
}
