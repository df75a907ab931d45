import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("An inset shadow")
struct InsetShadowTests {
  private static let pill = Capsule(in: Rect(width: 60, height: 20))

  private func shadow(alpha: Double, blur: Double, offset: Double) -> InsetShadow {
    InsetShadow(color: Color(red: 0, green: 0, blue: 0, alpha: alpha), blur: blur, offset: offset)
  }

  @Test("of an open cell is as dark along its open side as further inside")
  func openSide() {
    let rect = Rect(width: 40, height: 24)
    let radii = RoundedRect.CornerRadii(top: 6)
    let rim = RoundedRect(rect.inset(by: Insets(bottom: -30)), radii: radii)
    let top = RoundedRect(rect, radii: radii)
    for drawing in shadow(alpha: 0.8, blur: 3, offset: 1).drawings(in: top, castBy: rim) {
      let outline = SampledOutline(drawing.path)
      for x in stride(from: 0.25, to: 40, by: 0.7) {
        #expect((outline.winding(Point(x, 23.9)) != 0) == (outline.winding(Point(x, 18)) != 0))
      }
    }
  }

  @Test(
    "has as many bands as its opacity needs, in whole percentages, plus one if it covers the whole pill",
    arguments: [(1.0, 18), (0.8, 15), (0.5, 10), (0.1, 3), (0.01, 1)])
  func bands(opacity: Double, count: Int) {
    func opacities(blur: Double, offset: Double) -> [Double] {
      shadow(alpha: opacity, blur: blur, offset: offset).drawings(in: Self.pill).compactMap { drawing in
        guard case .color(let color) = drawing.fill else { return nil }
        return color.alpha
      }
    }
    #expect(opacities(blur: 2, offset: 1).count <= count && opacities(blur: 2, offset: 15).count == count)
    for blur in [0.25, 2, 9, 30, 60] {
      for offset in [-9.0, 0, 3, 10] {
        let opacities = opacities(blur: blur, offset: offset)
        #expect(opacities.count <= count + 1)
        #expect(opacities.allSatisfy { abs($0 * 100 - ($0 * 100).rounded()) < 1e-9 && $0 > 0 })
      }
    }
  }

  @Test("stays inside the pill", arguments: [-25.0, -9, -3, 0, 0.5, 3, 12, 19.9, 20, 500])
  func inside(offset: Double) throws {
    for blur in [0.0, 0.5, 2, 9, 60] {
      for drawing in shadow(alpha: 0.8, blur: blur, offset: offset).drawings(in: Self.pill) {
        let bounds = try #require(drawing.path.bounds)
        #expect(bounds.minX >= -1e-6 && bounds.minY >= -1e-6 && bounds.maxX <= 60 + 1e-6 && bounds.maxY <= 20 + 1e-6)
        let area = SampledOutline(drawing.path).area
        #expect(area >= -1e-6 && area <= 40 * 20 + 100 * Double.pi + 1e-6)
        #expect(drawing.fillRule == .nonzero && drawing.stroke == nil)
      }
    }
  }

  @Test("without blur is one crescent of the full opacity, at the top for light from above")
  func sharp() throws {
    for offset in [3.0, -3] {
      let drawings = shadow(alpha: 0.8, blur: 0, offset: offset).drawings(in: Self.pill)
      #expect(drawings.count == 1)
      #expect(drawings[0].fill == .color(Color.black.opacity(0.8)))
      let outline = SampledOutline(drawings[0].path)
      #expect(outline.winding(Point(30, offset > 0 ? 1 : 19)) != 0)
      #expect(outline.winding(Point(30, offset > 0 ? 19 : 1)) == 0)
      #expect(outline.winding(Point(30, 10)) == 0)
    }
    #expect(shadow(alpha: 0.8, blur: 0, offset: 0).drawings(in: Self.pill).isEmpty)
  }

  @Test("with an offset beyond the pill covers it", arguments: [20.0, 25, -20, 1e6])
  func beyond(offset: Double) throws {
    let path = try #require(shadow(alpha: 0.8, blur: 0, offset: offset).drawings(in: Self.pill).first?.path)
    #expect(abs(SampledOutline(path).area - SampledOutline(Self.pill.path).area) < 0.01)
  }

  @Test("in a circle is nowhere lighter than nothing, where shares add up to more than one")
  func sums() throws {
    for (x, y, size, blur) in [(4.0, 21.5, 22.0, 0.462), (14.5, 26, 13, 0.314), (8.5, 25.5, 20, 0.462)] {
      let circle = Capsule(in: Rect(x: x, y: y, width: size, height: size))
      let drawings = try #require(shadow(alpha: 1, blur: blur, offset: 0).gradients(in: circle))
      guard case .gradient(let gradient)? = drawings.first?.fill else {
        Issue.record("no gradient")
        continue
      }
      #expect(gradient.stops.first?.color.alpha == 0 && gradient.stops.last.map { $0.color.alpha > 0.4 } == true)
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let size = Double.random(in: 2...40, using: &random).rounded()
      func place() -> Double { Double.random(in: 0...60, using: &random).rounded() / 2 }
      let origin = Point(place(), place())
      let circle = Capsule(in: Rect(origin: origin, size: Size(size, size)))
      _ = shadow(alpha: 1, blur: size / 40, offset: 0).gradients(in: circle)
    }
  }

  @Test("never grows darker than its colour")
  func darkest() {
    for (alpha, blur, offset) in [(0.5, 4.0, 2.0), (1, 8, -3), (0.8, 40, 5)] {
      let light = shadow(alpha: alpha, blur: blur, offset: offset).drawings(in: Self.pill).reduce(1.0) {
        light, drawing in
        guard case .color(let color) = drawing.fill else { return light }
        return light * (1 - color.alpha)
      }
      #expect(1 - light <= alpha + 1e-9)
    }
  }

  @Test("has a picture for every blur and offset, however small, large or close to touching")
  func everyNumber() {
    let numbers = [
      0.0, Double.leastNonzeroMagnitude, 1e-300, 1e-16, 1.0e-15, 1.1e-15, 1.7e-15, 1e-9, 0.001, 0.1, 0.3, 1, 2.5,
      9.999_999_999_999_998, 10,
      10.000_000_000_000_002, 19.999_999_999_999_996, 20, 20.000_000_000_000_004, 33.3, 1e3, 1e6,
    ]
    for (index, blur) in numbers.enumerated() {
      // Every ninth offset, different ones for each blur.
      let offsets = (numbers + numbers.map(-) + numbers.map { blur - $0 }).enumerated()
      for (place, offset) in offsets where (place + index).isMultiple(of: 9) {
        for drawing in shadow(alpha: 0.9, blur: blur, offset: offset).drawings(in: Self.pill) {
          #expect(drawing.path.bounds.map { $0.width.isFinite && $0.height.isFinite } == true)
        }
      }
    }
  }
}
