import PathGeometry
import PictureReading
import Testing

@Suite("Operations on paths, point by point")
struct BooleanSamplingTests {
  @Test("results contain the points that follow from the operands, by both rules", arguments: 0..<Rounds.of(20))
  func random(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    for round in 0..<17 {
      let isWhole = round.isMultiple(of: 2)
      expectAgreement(random.figure(isWhole), random.figure(isWhole), &random)
    }
  }

  @Test(
    "results also contain the right points if the operands are nearly equal",
    arguments: [1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 3e-7, 1e-7, 3e-8, 1e-8, 1e-10])
  func nearlySame(_ shift: Double) {
    var random = SeededGenerator(seed: UInt64(1 / shift))
    for round in 0..<6 {
      let path = random.figure(false)
      let moved = path.applying(.rotation(.degrees(shift))).offset(x: shift, y: -shift / 3)
      expectAgreement(path, round.isMultiple(of: 2) ? moved : moved.reversed, &random)
      expectAgreement(path, path.convertingArcs(tolerance: shift), &random)
    }
  }

  @Test("paths that cross themselves hundreds of thousands of times become outlines of cells")
  func scribble() {
    var random = SeededGenerator(seed: 12)
    var scribble = Path()
    scribble.move(to: random.point())
    for _ in 0..<2_000 { scribble.line(to: random.point()) }
    let square = Rect(x: -10, y: -10, width: 20, height: 20).path
    let rest = scribble.intersection(square)
    #expect(rest.area > 0 && rest.area <= 441)
    #expect(rest.elements.count < 400_000)
  }

  private func expectAgreement(_ a: Path, _ b: Path, _ random: inout SeededGenerator) {
    let rule: FillRule = Bool.random(using: &random) ? .nonzero : .evenOdd
    let (union, rest, shared) = (a.union(b, using: rule), a.subtracting(b, using: rule), a.intersection(b, using: rule))
    let unshared = a.symmetricDifference(b, using: rule)
    for _ in 0..<40 {
      let point = random.point(-14...14)
      let (inA, inB) = (a.contains(point, rule: rule), b.contains(point, rule: rule))
      let expected = [inA || inB, inA && !inB, inA && inB, inA != inB]
      for fill in [FillRule.nonzero, .evenOdd] {
        let held = [union, rest, shared, unshared].map { $0.contains(point, rule: fill) }
        // Close to an edge, both answers are correct.
        if held == expected || a.isNear(point) || b.isNear(point) { continue }
        Issue.record("\(point) by \(rule): \(a.data()) and \(b.data())")
      }
    }
  }
}

extension Path {
  fileprivate func isNear(_ point: Point) -> Bool {
    flattened(tolerance: 0.001).polylines().distance(to: point) < 0.01
  }
}

extension SeededGenerator {
  /// A random figure, with whole or fractional numbers.
  fileprivate mutating func figure(_ isWhole: Bool) -> Path {
    func rounded(_ value: Double) -> Double { isWhole ? value.rounded() : value }
    func value(_ range: ClosedRange<Double>) -> Double { rounded(uniform(range)) }
    func place() -> Point { Point(value(-10...10), value(-10...10)) }
    let rect = Rect(x: value(-10...5), y: value(-10...5), width: value(1...15), height: value(1...15))
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return Capsule(in: rect).path
    case 1: return RoundedRect(rect, radius: value(0...5)).path
    case 2: return Ellipse(in: rect).path.applying(.rotation(.degrees(value(0...90))))
    case 3: return rect.path
    case 4:
      return Path { path in
        path.move(to: place())
        for _ in 0..<3 { path.cubic(to: place(), control1: place(), control2: place()) }
        path.close()
      }
    default:
      return Path { path in
        path.move(to: place())
        for _ in 0..<3 { path.quad(to: place(), control: place()) }
        path.line(to: place())
        path.close()
      }
    }
  }
}
