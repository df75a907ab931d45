import Foundation
import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

/// How much of each cell of a grid an outline covers, sampled at the cell's middle.
private struct Raster {
  static let scale = 8.0
  let width: Int
  let height: Int
  var values: [Double]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// Paints an outline over what is there, as source-over does with one colour.
  mutating func paint(_ outline: Outline, alpha: Double, margin: Double = 0) {
    for row in 0..<height {
      let y = (Double(row) + 0.5) / Self.scale - margin
      for span in outline.spans(at: y) {
        let first = Int(((span.lowerBound + margin) * Self.scale - 0.5).rounded(.up))
        let last = Int(((span.upperBound + margin) * Self.scale - 0.5).rounded(.down))
        guard first <= last else { continue }
        for column in max(0, first)...min(width - 1, last) {
          values[row * width + column] = 1 - (1 - values[row * width + column]) * (1 - alpha)
        }
      }
    }
  }

  /// A Gaussian blur, cut off at five deviations, with nothing beyond the edges.
  func blurred(deviation: Double) -> Raster {
    let reach = Int((5 * deviation).rounded(.up))
    let kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = kernel.reduce(0, +)
    var across = self
    var result = self
    for row in 0..<height {
      for column in 0..<width {
        var value = 0.0
        for offset in max(-reach, -column)...min(reach, width - 1 - column) {
          value += kernel[offset + reach] * values[row * width + column + offset]
        }
        across.values[row * width + column] = value / sum
      }
    }
    for row in 0..<height {
      for column in 0..<width {
        var value = 0.0
        for offset in max(-reach, -row)...min(reach, height - 1 - row) {
          value += kernel[offset + reach] * across.values[(row + offset) * width + column]
        }
        result.values[row * width + column] = value / sum
      }
    }
    return result
  }
}

@Suite("An inset shadow")
struct InsetShadowTests {
  private static let pill = Capsule(in: Rect(width: 60, height: 20))

  private func shadow(alpha: Double, blur: Double, offset: Double) -> InsetShadow {
    InsetShadow(color: Color(red: 0, green: 0, blue: 0, alpha: alpha), blur: blur, offset: offset)
  }

  /// The largest and the mean difference to the pill's own blurred outside, of 255, inside the pill.
  private func errors(alpha: Double, deviation: Double, offset: Double) -> (most: Double, mean: Double) {
    let margin = 16.0
    let scale = Raster.scale
    let size = (width: Int((60 + 2 * margin) * scale), height: Int((20 + 2 * margin) * scale))
    var inside = Raster(width: size.width, height: size.height)
    inside.paint(Outline(Self.pill.path, pieces: 256), alpha: 1, margin: margin)
    var moved = Raster(width: size.width, height: size.height)
    moved.paint(Outline(Self.pill.path.offset(y: offset), pieces: 256), alpha: 1, margin: margin)
    let reference = moved.blurred(deviation: deviation * scale)
    var stack = Raster(width: size.width, height: size.height)
    for drawing in shadow(alpha: alpha, blur: 2 * deviation, offset: offset).drawings(in: Self.pill) {
      guard case .color(let color) = drawing.fill else { continue }
      stack.paint(Outline(drawing.path, pieces: 256), alpha: color.alpha, margin: margin)
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
    "differs from a Gaussian blur of the pill's outside by what was measured for its bands: 12, 16 where dark, 15 where broad",
    arguments: [
      (0.8, 2.0, 3.0, 25.0, 2.8), (0.8, 2, -3, 25, 2.8), (1.0, 2, 3, 25.9, 2.8), (0.8, 3, 1, 25.8, 4.16),
      (0.5, 2, 3, 15.5, 1.8),
    ])
  func blur(alpha: Double, deviation: Double, offset: Double, most: Double, mean: Double) {
    let errors = errors(alpha: alpha, deviation: deviation, offset: offset)
    #expect(abs(errors.most - most) < 0.5, "\(errors)")
    #expect(abs(errors.mean - mean) < 0.06, "\(errors)")
  }

  @Test(
    "has twelve bands at most, sixteen above an opacity of .8",
    arguments: [(0.8, 12), (0.81, 16), (1.0, 16), (0.1, 12)])
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
    for blur in numbers {
      for offset in numbers + numbers.map(-) + numbers.map({ blur - $0 }) {
        for drawing in shadow(alpha: 0.9, blur: blur, offset: offset).drawings(in: Self.pill) {
          #expect(drawing.path.bounds.map { $0.width.isFinite && $0.height.isFinite } == true)
        }
      }
    }
  }
}
