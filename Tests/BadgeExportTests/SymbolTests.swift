import BadgeExport
import Cartouche
import PathGeometry
import PictureReading
import Testing

@Suite("A template of SF Symbols")
struct SymbolTests {
  private func symbol(_ badge: some Badge) throws -> Markup {
    try Markup(badge.document(shaper: shaper).symbol(shaper: shaper))
  }

  @Test(
    "has the groups and guides of Apple's variable template, and three equal sources",
    arguments: ["1", "10", "42", "a long text that is wider than a column"])
  func template(text: String) throws {
    let symbol = try symbol(Pill(text).fill(.black).knockout())
    #expect(symbol.children.map { $0["id"] } == ["Notes", "Guides", "Symbols"])
    #expect(symbol.all.first { $0["id"] == "template-version" }?.text == "Template v.3.0")
    let sources = try #require(symbol.all.first { $0["id"] == "Symbols" }).children
    #expect(sources.map { $0["id"] } == ["Ultralight-S", "Regular-S", "Black-S"])
    let guides = try #require(symbol.all.first { $0["id"] == "Guides" }).children
    func guide(_ name: String, _ end: String) throws -> Double {
      try #require(guides.first { $0["id"] == name }?.number(end))
    }
    for scale in ["S", "M", "L"] {
      #expect(try abs(guide("Baseline-\(scale)", "y1") - guide("Capline-\(scale)", "y1") - 70.46) < 0.01)
    }
    var end = 0.0
    for source in sources {
      #expect(source.children.map { $0["d"] } == sources[0].children.map { $0["d"] })
      // As high as the font, in the middle of the capital letters, between its margins.
      let offset = try #require(source["transform"]).matches(of: /[\d.]+/).compactMap { Double($0.output) }
      #expect(try abs(2 * offset[5] + 100 - guide("Capline-S", "y1") - guide("Baseline-S", "y1")) < 0.02)
      let bounds = try #require(
        source.children.compactMap { try Path(parsing: $0["d"] ?? "").bounds }.reduce(nil) { $0?.union($1) ?? $1 })
      #expect(bounds.minY >= -0.01 && bounds.maxY <= 100.01)
      let name = source["id"] ?? ""
      let left = try guide("left-margin-\(name)", "x1")
      #expect(left > end && left <= offset[4] + bounds.minX + 0.01)
      end = try guide("right-margin-\(name)", "x1")
      #expect(end >= offset[4] + bounds.maxX - 0.01)
    }
    #expect(try end < #require(symbol.number("width")))
  }

  @Test("has only filled outlines, correct with the nonzero rule")
  func outlines() throws {
    let symbol = try symbol(Pill("42").fill(.none).border(.black, width: 2).textColor(.black))
    let paths = symbol.all(named: "path")
    #expect(paths.allSatisfy { Set($0.attributes.keys) == ["d"] })
    let ring = try #require(paths.first.flatMap { try? Path(parsing: $0["d"] ?? "") })
    let bounds = try #require(ring.bounds)
    #expect(SampledOutline(ring).winding(Point(bounds.center.x, bounds.minY + 30)) == 0)
  }

  @Test("is refused if it is not in one opaque colour, with the layer and what helps")
  func refused() throws {
    for (badge, message) in [
      (
        Pill("42").textColor(.white),
        "there is a second colour in the layer 'text'; cut the text out with --text-color knockout"
      ),
      (Pill("42").knockout().fill("#f008"), "there is a translucent colour in the layer 'body'"),
      (
        Pill("42").knockout().fill(.linearGradient(from: "#f00", to: "#00f")), "there is a gradient in the layer 'body'"
      ),
      (
        Pill("42").knockout().fill(.black).border(.white, width: 2),
        "; give all parts one colour, or use a look without this part"
      ),
      (Pill(""), "the badge shows nothing"),
    ] {
      #expect {
        try badge.document(shaper: shaper).symbol(shaper: shaper)
      } throws: { error in
        "\(error)".contains(message)
      }
    }
  }

  @Test("has the title of the badge, as text")
  func title() throws {
    let symbol = try symbol(Pill("<&>").fill(.black).knockout())
    #expect(symbol.all.first { $0["id"] == "descriptive-name" }?.text == "<&>")
  }
}
