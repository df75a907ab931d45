import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("A drop shadow")
struct DropShadowTests {
  static let figures = [
    Capsule(in: Rect(width: 15, height: 15)).roundedRect,
    Capsule(in: Rect(width: 20, height: 15)).roundedRect,
    Capsule(in: Rect(width: 30, height: 12)).roundedRect,
    RoundedRect(Rect(width: 30, height: 12), radius: 4),
    RoundedRect(Rect(width: 24, height: 12), radius: 0),
  ]

  private func shadow(alpha: Double, blur: Double, offset: Point = .zero) -> DropShadow {
    DropShadow(color: Color.black.opacity(alpha), blur: blur, offset: offset)
  }

  @Test("of a disc that is small relative to the blur is paler than its colour")
  func pale() {
    let disc = Circle(center: .zero, radius: 3)
    let figure = Capsule(in: Rect(x: -3, y: -3, width: 6, height: 6)).roundedRect
    for offset in [Point.zero, Point(0, 20)] {
      let layers = shadow(alpha: 1, blur: 6, offset: offset).drawings(of: figure)
      let light = layers.reduce(1.0) { light, layer in
        guard case .color(let color) = layer.fill, layer.path.contains(disc.center + offset) else { return light }
        return light * (1 - color.alpha)
      }
      // A Gaussian's share within its own deviation, in the plane: 1 - exp(-1/2).
      #expect(offset == .zero ? 1 - light < 0.5 : abs(1 - light - 0.393) < 0.06, "\(light)")
    }
  }

  @Test("extends 2.5 deviations at most", arguments: [0.3, 4, 30])
  func outsets(blur: Double) {
    for figure in Self.figures {
      for drawing in shadow(alpha: 0.8, blur: blur).drawings(of: figure, cuttingOut: figure) {
        let most = figure.rect.inset(by: -1.25 * blur - 1e-9)
        let bounds = drawing.path.bounds ?? most
        #expect(most.contains(bounds.origin) && most.contains(Point(bounds.maxX, bounds.maxY)))
      }
    }
  }
}
