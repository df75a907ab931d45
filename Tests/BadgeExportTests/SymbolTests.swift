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
    "has the groups and guides of Apple's template, and equal outlines at three scales", arguments: [1, 10, 42, 128])
  func template(count: Int) throws {
    let symbol = try symbol(Pill("\(count)").fill(.black).knockout())
    #expect(symbol.children.map { $0["id"] } == ["Notes", "Guides", "Symbols"])
    #expect(symbol.all.first { $0["id"] == "template-version" }?.text == "Template v.3.0")
    let variants = try #require(symbol.all.first { $0["id"] == "Symbols" }).children
    #expect(variants.map { $0["id"] } == ["Regular-S", "Regular-M", "Regular-L"])
    let guides = try #require(symbol.all.first { $0["id"] == "Guides" }).children
    for (scale, variant) in zip(["S", "M", "L"], variants) {
      #expect(variant.children.map { $0["d"] } == variants[0].children.map { $0["d"] })
      func guide(_ name: String) throws -> Markup { try #require(guides.first { $0["id"] == "\(name)-\(scale)" }) }
      let (capLine, baseLine) = try (guide("Capline").number("y1") ?? 0, guide("Baseline").number("y1") ?? 0)
      #expect(abs(baseLine - capLine - 70.46) < 0.01)
      // As high as the font, in the middle of the capital letters, between its margins.
      let offset = try #require(variant["transform"]).matches(of: /[\d.]+/).compactMap { Double($0.output) }
      #expect(abs(offset[5] + 50 - (capLine + baseLine) / 2) < 0.01)
      let bounds = try #require(
        variant.children.compactMap { try Path(parsing: $0["d"] ?? "").bounds }.reduce(nil) { $0?.union($1) ?? $1 })
      #expect(bounds.minY >= -0.01 && bounds.maxY <= 100.01)
      let margins = try (
        guide("left-margin-Regular").number("x1") ?? 0, guide("right-margin-Regular").number("x1") ?? 0
      )
      #expect(margins.0 <= offset[4] + bounds.minX + 0.01 && margins.1 >= offset[4] + bounds.maxX - 0.01)
    }
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
