import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("A drop shadow")
struct DropShadowTests {
  struct Figure: Sendable, CustomTestStringConvertible {
    let name: String
    let figure: RoundedRect
    var testDescription: String { name }

    init(_ name: String, _ figure: RoundedRect) { (self.name, self.figure) = (name, figure) }
  }

  static let figures = [
    Figure("hub", Capsule(in: Rect(width: 15, height: 15)).roundedRect),
    Figure("hub of three digits", Capsule(in: Rect(width: 20, height: 15)).roundedRect),
    Figure("pill", Capsule(in: Rect(width: 30, height: 12)).roundedRect),
    Figure("pill with corners", RoundedRect(Rect(width: 30, height: 12), radius: 4)),
    Figure("card with square corners", RoundedRect(Rect(width: 24, height: 12), radius: 0)),
  ]

  /// The largest and the mean difference between the stack and the figure's own blur, of 255, beside the figure.
  private func errors(_ figure: RoundedRect, _ shadow: DropShadow) -> (most: Double, mean: Double) {
    let margin = (2 * shadow.blur + shadow.offset.length).rounded(.up)
    let scale = Raster.scale
    func raster(_ paths: [(Path, alpha: Double)]) -> Raster {
      var raster = Raster(
        width: Int((figure.rect.width + 2 * margin) * scale), height: Int((figure.rect.height + 2 * margin) * scale))
      for (path, alpha) in paths { raster.paint(Outline(path), alpha: alpha, margin: margin) }
      return raster
    }
    let inside = raster([(figure.path, 1)])
    let moved = figure.path.offset(x: shadow.offset.x, y: shadow.offset.y)
    let reference = raster([(moved, 1)]).blurred(deviation: shadow.blur / 2 * scale)
    let stack = raster(
      shadow.drawings(of: figure, cuttingOut: false).compactMap {
        guard case .color(let color) = $0.fill else { return nil }
        return ($0.path, color.alpha)
      })
    var (most, sum, count) = (0.0, 0.0, 0)
    for (index, value) in stack.values.enumerated() where inside.values[index] == 0 {
      let difference = abs(value - shadow.color.alpha * reference.values[index]) * 255
      most = max(most, difference)
      sum += difference
      count += 1
    }
    return (most, sum / Double(count))
  }

  private func shadow(alpha: Double, blur: Double, offset: Point = .zero) -> DropShadow {
    DropShadow(color: Color.black.opacity(alpha), blur: blur, offset: offset)
  }

  @Test(
    "stays within 32 of 255 of a Gaussian blur of the figure, and within 5 on average, for an opacity of .8 and a blur of a third of the height",
    arguments: figures)
  func blur(figure: Figure) {
    let errors = errors(figure.figure, shadow(alpha: 0.8, blur: figure.figure.rect.height / 3))
    #expect(errors.most < 32 && errors.mean < 5, "\(errors)")
  }

  @Test("of a disc stays as close where it is as soft as the disc is large, and where it is moved")
  func softAndMoved() {
    let disc = Self.figures[0].figure
    for shadow in [shadow(alpha: 0.8, blur: 10), shadow(alpha: 0.5, blur: 4, offset: Point(1, 4))] {
      let errors = errors(disc, shadow)
      #expect(errors.most < 32 && errors.mean < 5, "\(errors)")
    }
  }

  @Test("of a disc that is small beside its blur is paler than its colour")
  func pale() {
    let disc = Circle(center: .zero, radius: 3)
    let figure = Capsule(in: Rect(x: -3, y: -3, width: 6, height: 6)).roundedRect
    for offset in [Point.zero, Point(0, 20)] {
      let layers = shadow(alpha: 1, blur: 6, offset: offset).drawings(of: figure, cuttingOut: false)
      let light = layers.reduce(1.0) { light, layer in
        guard case .color(let color) = layer.fill, layer.path.contains(disc.center + offset) else { return light }
        return light * (1 - color.alpha)
      }
      // A Gaussian's share within its own deviation, in the plane: 1 - exp(-1/2).
      #expect(offset == .zero ? 1 - light < 0.5 : abs(1 - light - 0.393) < 0.06, "\(light)")
    }
  }

  @Test("reaches 2.5 deviations at most", arguments: [0.3, 4, 30])
  func reach(blur: Double) {
    for figure in Self.figures.map(\.figure) {
      for drawing in shadow(alpha: 0.8, blur: blur).drawings(of: figure, cuttingOut: true) {
        let most = figure.rect.inset(by: -1.25 * blur - 1e-9)
        let bounds = drawing.path.bounds ?? most
        #expect(most.contains(bounds.origin) && most.contains(Point(bounds.maxX, bounds.maxY)))
      }
    }
  }
}
