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

  struct Figure: Sendable, CustomTestStringConvertible {
    let name: String
    /// What is painted.
    let figure: RoundedRect
    /// What casts the shadow.
    let rim: RoundedRect
    var testDescription: String { name }

    init(_ name: String, _ figure: RoundedRect, rim: RoundedRect? = nil) {
      (self.name, self.figure, self.rim) = (name, figure, rim ?? figure)
    }
  }

  private static func cell(_ name: String, _ radii: RoundedRect.CornerRadii, above: Double, below: Double) -> Figure {
    let rect = Rect(width: 40, height: 24)
    return Figure(
      name, RoundedRect(rect, radii: radii),
      rim: RoundedRect(rect.inset(by: Insets(top: -above, bottom: -below)), radii: radii))
  }

  static let figures = [
    Figure("pill", Capsule(in: Rect(width: 40, height: 16)).roundedRect),
    Figure("short pill", Capsule(in: Rect(width: 20, height: 16)).roundedRect),
    Figure("hub", Capsule(in: Rect(width: 20, height: 20)).roundedRect),
    Figure("hub of three digits", Capsule(in: Rect(width: 26, height: 20)).roundedRect),
    cell("cell alone", .init(top: 6, bottom: 6), above: 0, below: 0),
    cell("top cell", .init(top: 6), above: 0, below: 30),
    cell("middle cell", .init(), above: 30, below: 30),
    cell("bottom cell", .init(bottom: 6), above: 30, below: 0),
    cell("cell with square corners", .init(), above: 0, below: 0),
  ]

  /// The largest and the mean difference between the bands and the rim's own blurred outside, of 255, inside a figure.
  private func errors(
    _ figure: Figure, alpha: Double, deviation: Double, offset: Double
  ) -> (most: Double, mean: Double) {
    let rect = figure.rim.rect
    let origin = Point(-rect.minX, -rect.minY)
    // Nothing lies beyond the grid, so the blur needs no more of it than the figure takes.
    let margin = (abs(offset) + 1).rounded(.up)
    let scale = Raster.scale
    let size = (width: Int((rect.width + 2 * margin) * scale), height: Int((rect.height + 2 * margin) * scale))
    func outline(_ path: Path, offset: Double = 0) -> Outline {
      Outline(path.offset(x: origin.x, y: origin.y + offset), pieces: 64)
    }
    var inside = Raster(width: size.width, height: size.height)
    inside.paint(outline(figure.figure.path), alpha: 1, margin: margin)
    var moved = Raster(width: size.width, height: size.height)
    moved.paint(outline(figure.rim.path, offset: offset), alpha: 1, margin: margin)
    let reference = moved.blurred(deviation: deviation * scale)
    var stack = Raster(width: size.width, height: size.height)
    let shadow = shadow(alpha: alpha, blur: 2 * deviation, offset: offset)
    for drawing in shadow.drawings(in: figure.figure, castBy: figure.rim) {
      guard case .color(let color) = drawing.fill else { continue }
      stack.paint(outline(drawing.path), alpha: color.alpha, margin: margin)
    }
    var most = 0.0
    var sum = 0.0
    var count = 0
    for (index, value) in stack.values.enumerated() where inside.values[index] == 1 {
      let difference = abs(value - alpha * (1 - reference.values[index])) * 255
      most = max(most, difference)
      sum += difference
      count += 1
    }
    return (most, sum / Double(count))
  }

  @Test(
    "stays within 32 of 255 of a Gaussian blur of the outline's outside, and within 5 on average, for an opacity of .8 and a deviation of a sixth of the height",
    arguments: figures, [0.0, 0.1, -0.25])
  func blur(figure: Figure, offset: Double) {
    let height = figure.figure.rect.height
    let errors = errors(figure, alpha: 0.8, deviation: height / 6, offset: height * offset)
    #expect(errors.most < 32 && errors.mean < 5, "\(errors)")
  }

  @Test("of an open cell is as dark along its open side as further inside")
  func openSide() {
    let top = Self.figures[5]
    for drawing in shadow(alpha: 0.8, blur: 3, offset: 1).drawings(in: top.figure, castBy: top.rim) {
      let outline = Outline(drawing.path)
      for x in stride(from: 0.25, to: 40, by: 0.7) {
        #expect((outline.winding(Point(x, 23.9)) != 0) == (outline.winding(Point(x, 18)) != 0))
      }
    }
  }

  @Test(
    "has fourteen bands at most, eighteen above an opacity of .8",
    arguments: [(0.8, 14), (0.81, 18), (1.0, 18), (0.1, 14)])
  func bands(alpha: Double, count: Int) {
    #expect(shadow(alpha: alpha, blur: 4, offset: 3).drawings(in: Self.pill).count <= count)
    let deep = Capsule(in: Rect(width: 600, height: 200))
    #expect(shadow(alpha: alpha, blur: 4, offset: 30).drawings(in: deep).count == count)
  }

  @Test("stays inside the pill", arguments: [-25.0, -9, -3, 0, 0.5, 3, 12, 19.9, 20, 500])
  func inside(offset: Double) throws {
    for blur in [0.0, 0.5, 2, 9, 60] {
      for drawing in shadow(alpha: 0.8, blur: blur, offset: offset).drawings(in: Self.pill) {
        let bounds = try #require(drawing.path.bounds)
        #expect(bounds.minX >= -1e-6 && bounds.minY >= -1e-6 && bounds.maxX <= 60 + 1e-6 && bounds.maxY <= 20 + 1e-6)
        let area = Outline(drawing.path).area
        #expect(area >= -1e-6 && area <= 40 * 20 + 100 * Double.pi + 1e-6)
        #expect(drawing.fillRule == .nonzero && drawing.stroke == nil)
      }
    }
  }

  @Test("without blur is one crescent of the whole opacity, at the top for light from above")
  func sharp() throws {
    for offset in [3.0, -3] {
      let drawings = shadow(alpha: 0.8, blur: 0, offset: offset).drawings(in: Self.pill)
      #expect(drawings.count == 1)
      #expect(drawings[0].fill == .color(Color.black.opacity(0.8)))
      let outline = Outline(drawings[0].path)
      #expect(outline.winding(Point(30, offset > 0 ? 1 : 19)) != 0)
      #expect(outline.winding(Point(30, offset > 0 ? 19 : 1)) == 0)
      #expect(outline.winding(Point(30, 10)) == 0)
    }
    #expect(shadow(alpha: 0.8, blur: 0, offset: 0).drawings(in: Self.pill).isEmpty)
  }

  @Test("that lies beyond the pill covers it", arguments: [20.0, 25, -20, 1e6])
  func beyond(offset: Double) throws {
    let path = try #require(shadow(alpha: 0.8, blur: 0, offset: offset).drawings(in: Self.pill).first?.path)
    #expect(abs(Outline(path).area - Outline(Self.pill.path).area) < 0.01)
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

  @Test("has a picture for every blur and offset, however small or large or close to touching")
  func everyNumber() {
    let numbers = [
      0.0, Double.leastNonzeroMagnitude, 1e-300, 1e-16, 1.0e-15, 1.1e-15, 1.7e-15, 1e-9, 0.001, 0.1, 0.3, 1, 2.5,
      9.999_999_999_999_998, 10,
      10.000_000_000_000_002, 19.999_999_999_999_996, 20, 20.000_000_000_000_004, 33.3, 1e3, 1e6,
    ]
    for (index, blur) in numbers.enumerated() {
      // Every ninth offset, others for each blur.
      let offsets = (numbers + numbers.map(-) + numbers.map { blur - $0 }).enumerated()
      for (place, offset) in offsets where (place + index).isMultiple(of: 9) {
        for drawing in shadow(alpha: 0.9, blur: blur, offset: offset).drawings(in: Self.pill) {
          #expect(drawing.path.bounds.map { $0.width.isFinite && $0.height.isFinite } == true)
        }
      }
    }
  }
}
