import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("A blurred shadow of any figure, size, blur, offset and opacity")
struct ShadowAccuracyTests {
  /// Figures that cast or contain a shadow.
  enum Kind: String, CaseIterable, Sendable {
    case disc, capsule, rounded, single, top, middle, bottom
  }

  /// One random shadow: heights from 10 to 100, widths from 1 to 10 times that, blurs from a quarter of a point to
  /// three times the height, offsets up to half the height, opacities from a tenth to 1.
  struct Sample: CustomStringConvertible {
    let figure: RoundedRect
    let rim: RoundedRect
    let blur: Double
    let offset: Double
    let opacity: Double
    var description: String { "\(figure), blur \(blur), offset \(offset), opacity \(opacity)" }

    init(_ kind: Kind, from random: inout SeededGenerator) {
      let height = random.logarithmic(10...100)
      let width = kind == .disc ? height : height * random.logarithmic(1...10)
      blur = random.logarithmic(0.25...(3 * height))
      offset = random.uniform(-height / 2...height / 2)
      opacity = random.uniform(0...1) < 0.5 ? 1 : random.logarithmic(0.1...1)
      let radius = kind == .disc || kind == .capsule ? height / 2 : random.uniform(0...height / 2)
      let isFirst = kind != .middle && kind != .bottom
      let isLast = kind != .middle && kind != .top
      let rect = Rect(width: width, height: height)
      let radii = RoundedRect.CornerRadii(top: isFirst ? radius : 0, bottom: isLast ? radius : 0)
      figure = RoundedRect(rect, radii: radii)
      let beyond = 2 * blur + abs(offset)
      rim = RoundedRect(
        rect.inset(by: Insets(top: isFirst ? 0 : -beyond, bottom: isLast ? 0 : -beyond)), radii: radii)
    }
  }

  /// The largest and the mean difference from a Gaussian, of 255.
  struct Errors {
    var worst = 0.0
    private var sum = 0.0
    private var count = 0
    var mean: Double { count == 0 ? 0 : sum / Double(count) }

    mutating func add(_ difference: Double, isInMean: Bool) {
      worst = max(worst, abs(difference) * 255)
      guard isInMean else { return }
      sum += abs(difference) * 255
      count += 1
    }
  }

  /// Paints `drawings` and compares them with `truth` where `isVisible`: over the whole `area`, and again near the
  /// outline.
  private func errors(
    of drawings: [Drawing], over area: Rect, along rim: Rect, deviation: Double, from random: inout SeededGenerator,
    isVisible: (Point) -> Bool, truth: (Point) -> Double
  ) -> Errors {
    let layers = drawings.map { (outline: SampledOutline($0.path, pieces: 64), fill: $0.fill) }
    var errors = Errors()
    for index in 0..<180 {
      let isUniform = index < 100
      var point = Point(random.uniform(area.minX...area.maxX), random.uniform(area.minY...area.maxY))
      if !isUniform {
        let away = random.uniform(-3...3) * deviation
        if index.isMultiple(of: 2) {
          point.x = random.uniform(rim.minX...min(rim.maxX, rim.minX + 2 * rim.height))
          point.y = (index.isMultiple(of: 4) ? rim.minY : rim.maxY) + away
        } else {
          point = Point(rim.minX + away, random.uniform(rim.minY...rim.maxY))
        }
      }
      guard isVisible(point) else { continue }
      let light = layers.reduce(1.0) { light, layer in
        layer.outline.winding(point) == 0 ? light : light * (1 - layer.fill.alpha(at: point))
      }
      errors.add(1 - light - truth(point), isInMean: isUniform)
    }
    return errors
  }

  @Test("has a share at each point that differs from the exact one by at most 15 of 255, and by 0.1 on average")
  func shares() {
    var random = SeededGenerator(seed: 9)
    var errors = Errors()
    for index in 0..<(2000 * Self.rounds) {
      let sample = Sample(Kind.allCases[index % Kind.allCases.count], from: &random)
      let deviation = sample.blur / 2
      let rect = sample.figure.rect.inset(by: -2.5 * deviation)
      let point = Point(random.uniform(rect.minX...rect.maxX), random.uniform(rect.minY...rect.maxY))
      let exact = BlurredShape(sample.figure, deviation: deviation).value(at: point)
      errors.add(BlurredFigure(sample.figure, deviation: deviation).share(at: point) - exact, isInMean: true)
    }
    #expect(errors.worst < 15 && errors.mean < 0.1, "\(errors.worst), \(errors.mean)")
  }

  @Test(
    "inside it differs from a Gaussian blur of the outside by at most 32 of 255, and by 5 on average",
    arguments: Kind.allCases)
  func inset(kind: Kind) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Self.rounds {
      let sample = Sample(kind, from: &random)
      let shadow = InsetShadow(
        color: Color.black.opacity(sample.opacity), blur: sample.blur, offset: sample.offset)
      let figure = BlurredShape(sample.figure, deviation: sample.blur / 2)
      let rim = BlurredShape(sample.rim, deviation: sample.blur / 2)
      let errors = errors(
        of: shadow.drawings(in: sample.figure, castBy: sample.rim), over: sample.figure.rect,
        along: sample.figure.rect.offset(y: sample.offset), deviation: sample.blur / 2, from: &random,
        isVisible: { figure.covers($0) },
        truth: { sample.opacity * (1 - rim.value(at: Point($0.x, $0.y - sample.offset))) })
      #expect(errors.worst < 32 && errors.mean < 5, "\(errors.worst), \(errors.mean): \(sample)")
    }
  }

  @Test("inside most pills it has gradients that are as close to a Gaussian", arguments: [Kind.disc, .capsule])
  func insidePill(kind: Kind) {
    var random = SeededGenerator(seed: 10)
    var smooth = 0
    while smooth < 2 * Self.rounds {
      let sample = Sample(kind, from: &random)
      let shadow = InsetShadow(
        color: Color.black.opacity(kind == .disc ? sample.opacity : 0.6), blur: sample.blur,
        offset: 3 * sample.offset)
      guard let drawings = shadow.gradients(in: Capsule(in: sample.figure.rect)) else { continue }
      smooth += 1
      #expect(kind == .disc ? drawings.count == 1 : drawings.count > 1)
      let figure = BlurredShape(sample.figure, deviation: sample.blur / 2)
      let errors = errors(
        of: drawings, over: sample.figure.rect, along: sample.figure.rect.offset(y: shadow.offset),
        deviation: sample.blur / 2, from: &random, isVisible: { figure.covers($0) },
        truth: { shadow.color.alpha * (1 - figure.value(at: Point($0.x, $0.y - shadow.offset))) })
      #expect(errors.worst < 20 && errors.mean < 3, "\(errors.worst), \(errors.mean): \(sample)")
    }
  }

  @Test(
    "outside it differs from a Gaussian blur by at most 32 of 255, and by 5 on average",
    arguments: [Kind.disc, .capsule, .rounded])
  func drop(kind: Kind) {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<Self.rounds {
      let sample = Sample(kind, from: &random)
      let offset = Point(random.uniform(-0.5...0.5) * sample.figure.rect.height, sample.offset)
      let shadow = DropShadow(color: Color.black.opacity(sample.opacity), blur: sample.blur, offset: offset)
      let figure = BlurredShape(sample.figure, deviation: sample.blur / 2)
      let moved = sample.figure.rect.offset(x: offset.x, y: offset.y)
      let errors = errors(
        of: shadow.drawings(of: sample.figure), over: moved.inset(by: -1.25 * sample.blur),
        along: moved, deviation: sample.blur / 2, from: &random, isVisible: { !figure.contains($0) },
        truth: { sample.opacity * figure.value(at: $0 - offset) })
      #expect(errors.worst < 32 && errors.mean < 5, "\(errors.worst), \(errors.mean): \(sample), \(offset)")
    }
  }

  static let rounds = Rounds.of(25)
}

extension Paint {
  /// The opacity at a point, of a colour or of a gradient in points.
  fileprivate func alpha(at point: Point) -> Double {
    switch self {
    case .none: return 0
    case .color(let color): return color.alpha
    case .gradient(let gradient):
      let offset =
        switch gradient.shape {
        case .linear(let start, let end): (point.y - start.y) / (end.y - start.y)
        case .radial(let center, let radius): (point - center).length / radius
        }
      return gradient.stops.color(at: offset).alpha
    }
  }
}

@Suite("The bands of a shadow")
struct ShadowBandTests {
  /// The opacities of the black fills, in drawing order.
  private func opacities(in profile: OutputProfile, _ document: SVGDocument) throws -> [String] {
    let svg = try document.svg(for: profile)
    return svg.split(separator: "<path").dropFirst().map { element in
      String(element.split(separator: "fill-opacity=\"").dropFirst().first?.prefix { $0 != "\"" } ?? "1")
    }
  }

  @Test("are the same in both profiles, with whole percentages", arguments: [0.25, 2, 9, 40])
  func profiles(blur: Double) throws {
    let figure = Capsule(in: Rect(width: 120, height: 24)).roundedRect
    let color = Color.black.opacity(0.8)
    let bands =
      InsetShadow(color: color, blur: blur, offset: 2).drawings(in: figure)
      + DropShadow(color: color, blur: blur, offset: Point(3, 5)).drawings(of: figure, cuttingOut: figure)
    let document = SVGDocument(width: 200, height: 100) { for band in bands { band } }
    let web = try opacities(in: .web, document).map { try #require(Double($0)) }
    let design = try opacities(in: .design, document).map { try #require(Double($0)) }
    #expect(web == design && web.count == bands.count)
    #expect(web.allSatisfy { abs($0 * 100 - ($0 * 100).rounded()) < 1e-9 && $0 > 0 })
  }
}
