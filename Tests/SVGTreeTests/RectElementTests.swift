import Foundation
import PathGeometry
import PictureReading
import SVGTree
import Testing

/// The outlines that are written as `rect`.
@Suite("Rectangles with rounded corners")
struct RectElementTests {
  /// What a profile writes for an outline with a fill.
  private func element(
    of outline: Outline, for profile: OutputProfile = .web, stroke: Stroke? = nil
  ) throws -> Markup {
    var drawing = Drawing(outline, fill: .color("#e00"), isCrisp: false, layer: "body")
    drawing.stroke = stroke
    let bytes = try SVGDocument(size: Size(100, 100), children: [.drawing(drawing)]).serialized(for: profile)
    return try #require(try Markup(parsing: String(decoding: bytes, as: UTF8.self)).children.last)
  }

  @Test(
    "are a rect with the edges of their outline, rounded, and its radius",
    arguments: [OutputProfile.web, .embed, .web.precision(0), .web.precision(1), .embed.precision(6)])
  func edges(profile: OutputProfile) throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let rect = Rect(
        x: .random(in: -9...9, using: &random), y: [0, 0.5].randomElement(using: &random) ?? 0,
        width: .random(in: 2...90, using: &random), height: .random(in: 2...8, using: &random))
      let radius = Double.random(in: 1...60, using: &random)
      let figures: [(Outline, Double)] = [
        (.capsule(Capsule(in: rect)), min(rect.width, rect.height) / 2),
        (.rounded(RoundedRect(rect, radius: radius)), min(radius, rect.width / 2, rect.height / 2)),
        (
          .slice(RoundedSlice(of: rect.size, radius: radius, from: 0, to: rect.width)),
          min(radius, rect.width / 2, rect.height / 2)
        ),
      ]
      for (outline, radius) in figures {
        let written = try element(of: outline, for: profile)
        #expect(written.name == "rect" && written["ry"] == nil && written["d"] == nil)
        let bounds = try #require(outline.path.bounds)
        let (left, top) = (written.number("x") ?? 0, written.number("y") ?? 0)
        let width = try #require(written.number("width"))
        let height = try #require(written.number("height"))
        // Half a unit of the last decimal.
        let slack = 0.5 * pow(0.1, Double(profile.precision)) + 1e-9
        #expect(abs(left - bounds.minX) <= slack && abs(left + width - bounds.maxX) <= slack)
        #expect(abs(top - bounds.minY) <= slack && abs(top + height - bounds.maxY) <= slack)
        // A renderer limits each of the two radii to half of its side.
        let rx = try #require(written.number("rx"))
        let used = Size(min(rx, width / 2), min(rx, height / 2))
        #expect(abs(used.width - radius) <= slack + slack && abs(used.height - radius) <= slack + slack)
        // Rounding leaves no straight piece where there is none.
        if 2 * radius == rect.height { #expect(used.height == height / 2) }
        if 2 * radius == rect.width { #expect(used.width == width / 2) }
      }
    }
  }

  @Test("with other corners, and other figures, are paths")
  func paths() throws {
    let rect = Rect(width: 40, height: 20)
    let size = rect.size
    var elliptic = RoundedRect.CornerRadii(top: 4, bottom: 4)
    elliptic.bottomLeft = Size(4, 5)
    var ellipses = RoundedRect.CornerRadii()
    ellipses.topLeft = Size(4, 5)
    (ellipses.topRight, ellipses.bottomLeft, ellipses.bottomRight) = (Size(4, 5), Size(4, 5), Size(4, 5))
    for outline: Outline in [
      .rect(rect), .path(Capsule(in: rect).path),
      .rounded(RoundedRect(rect, radius: 0)), .rounded(RoundedRect(rect, radii: .init(top: 4))),
      .rounded(RoundedRect(rect, radii: elliptic)), .rounded(RoundedRect(rect, radii: ellipses)),
      .slice(RoundedSlice(of: size, radius: 3, from: 0, to: 20)),
      .slice(RoundedSlice(of: size, radius: 3, from: 1, to: 40)),
      .slice(RoundedSlice(of: size, radius: 0, from: 0, to: 40)),
      // Its radius is zero when it is rounded.
      .rounded(RoundedRect(rect, radius: 0.0004)),
      // CairoSVG draws these as a rect with corners that can be seen to differ.
      .capsule(Capsule(in: rect)), .rounded(RoundedRect(rect, radius: 4.1)),
    ] {
      #expect(try element(of: outline).name == "path")
    }
  }

  @Test("are paths in the design profile, and where dashes begin at a place of the path")
  func pathsOfRectangles() throws {
    let capsule = Outline.capsule(Capsule(in: Rect(width: 40, height: 8)))
    #expect(try element(of: capsule, for: .design).name == "path")
    #expect(try element(of: capsule, stroke: Stroke(.black, dashes: [4])).name == "path")
    let stroked = try element(of: capsule, stroke: Stroke(.black, width: 2))
    #expect(stroked.name == "rect" && stroked["stroke-width"] == "2")
  }
}
