import PathGeometry
import PictureReading
import Testing

@Suite("Crescents and insets of rounded rectangles")
struct RoundedRectCrescentTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let figure: RoundedRect
    let inset: Double
    let shift: Point

    var crescent: Path { figure.crescent(inset: inset, shift: shift) }
    var shared: Path { figure.path.intersection(moved) }
    var moved: Path { figure.inset(by: inset).path.offset(x: shift.x, y: shift.y) }
    var testDescription: String { "\(figure.path.data()) inset \(inset) moved by \(shift.x) \(shift.y)" }
  }

  static let wide = Rect(x: 5, y: 7, width: 60, height: 20)
  static let figures = [
    RoundedRect(wide, radius: 0), RoundedRect(wide, radius: 4), RoundedRect(wide, radius: 10),
    RoundedRect(Rect(x: -10, y: -10, width: 20, height: 20), radius: 10),
    RoundedRect(Rect(x: 1, y: 2, width: 20, height: 50), radii: .init(top: 8)),
    RoundedRect(
      wide,
      radii: .init(
        topLeft: Size(12, 5), topRight: Size(3, 9), bottomRight: Size(25, 11), bottomLeft: .zero)),
  ]
  static let moves: [(inset: Double, shift: Point)] = [
    (0, Point(0, 0)), (1, Point(0, 0)), (0, Point(0, 1)), (0, Point(0, -1)), (0, Point(3, 0)), (0, Point(-2, 5)),
    (1, Point(0, 2)), (1, Point(0, 1)), (2, Point(2, 2)), (2, Point(2.5, -3)), (-1, Point(0, 2)), (-1, Point(0.5, 0)),
    (-3, Point(4, 5)), (4, Point(0, 12)), (9.5, Point(1, 0)), (11, Point(0, 0)), (0, Point(0, 20)),
    (0, Point(60, 0)), (0, Point(100, 100)), (0.5, Point(-59, 1)), (3, Point(0, -3)), (0, Point(20, 6)),
  ]
  static let pairs = figures.flatMap { figure in
    moves.map { Pair(figure: figure, inset: $0.inset, shift: $0.shift) }
  }

  static let randomPairs: [Pair] = {
    var random = SeededGenerator(seed: 21)
    return (0..<100).map { _ in
      func size() -> Size { Size(random.uniform(-5...20), random.uniform(-5...20)) }
      let rect = Rect(
        x: random.uniform(-30...30), y: random.uniform(-30...30), width: random.uniform(5...60),
        height: random.uniform(5...60))
      let figure = RoundedRect(
        rect, radii: .init(topLeft: size(), topRight: size(), bottomRight: size(), bottomLeft: size()))
      return Pair(figure: figure, inset: random.uniform(-4...8), shift: random.point(-15...15))
    }
  }()

  @Test(
    "a crescent contains the points of the figure that are not in the moved figure",
    arguments: pairs + randomPairs)
  func bruteForce(_ pair: Pair) throws {
    let (whole, moved) = (pair.figure.path, pair.moved)
    let crescent = pair.crescent
    let outlines = [whole, moved].map { $0.polylines(step: 1.5) }
    for point in pair.figure.rect.inset(by: -2).grid(14) {
      guard outlines.allSatisfy({ $0.isEmpty || $0.distance(to: point) > 5e-3 }) else { continue }
      let isInWhole = whole.contains(point, rule: .nonzero)
      let isInMoved = moved.contains(point, rule: .nonzero)
      #expect(crescent.windingNumber(at: point) == (isInWhole && !isInMoved ? 1 : 0), "at \(point)")
    }
  }

  @Test(
    "the areas of a crescent and of the intersection add up to the area of the figure",
    arguments: pairs + randomPairs)
  func areas(_ pair: Pair) {
    // If outlines almost touch, the operation on paths uses lines between points of a grid.
    #expect(abs(pair.crescent.area + pair.shared.area - pair.figure.path.area) < 0.05)
    #expect(pair.crescent.area > -1e-6 && pair.shared.area > -1e-6)
  }

  @Test("arcs keep the radii of the corners that they belong to", arguments: pairs)
  func radii(_ pair: Pair) {
    let corners = (pair.figure.path.ellipticalArcs + pair.moved.ellipticalArcs).map(\.radii)
    for arc in pair.crescent.ellipticalArcs {
      #expect(
        corners.contains {
          abs($0.width - arc.radii.width) < 1e-9 && abs($0.height - arc.radii.height) < 1e-9
        })
    }
    #expect(pair.crescent.elements.allSatisfy { ["M", "L", "A", "Z"].contains($0.facts.letter) })
  }

  @Test(
    "a rounded rectangle that is a pill has the pill's crescents",
    arguments: [(0.0, 1.0), (1, 2), (1, 0.5), (0, -5), (3, -8), (2, 2), (-1, 3), (11, 0), (0, 30), (0, 0), (-2, 1)])
  func pill(_ inset: Double, _ shift: Double) {
    let capsule = Capsule(in: Self.wide)
    let pill = capsule.crescent(inset: inset, shift: shift)
    let rounded = capsule.roundedRect.crescent(inset: inset, shift: Point(0, shift))
    #expect(abs(pill.area - rounded.area) < 1e-9)
    #expect(pill.isEmpty == rounded.isEmpty)
    if let box = pill.bounds, let other = rounded.bounds { #expect(box.isNear(other, within: 1e-6)) }
  }

  @Test("without a shift there is no crescent, and if nothing remains inside, the crescent is the whole figure")
  func extremes() {
    for figure in Self.figures {
      #expect(figure.crescent(inset: 0, shift: .zero).isEmpty)
      #expect(figure.crescent(inset: 50, shift: .zero) == figure.path)
      #expect(figure.crescent(inset: 0, shift: Point(60, 0)) == figure.path)
    }
    let flat = RoundedRect(Rect(width: 9, height: 0), radius: 1)
    #expect(flat.crescent(inset: 1, shift: .zero).isEmpty)
  }

  @Test("an inset outline has the same distance everywhere", arguments: [3, 1, 0.25, -2, -7])
  func insets(_ distance: Double) {
    let circle = Circle(center: Point(3, 4), radius: 9)
    let upright = Capsule(in: Rect(x: 1, y: 2, width: 12, height: 40))
    let rounded = RoundedRect(Self.wide, radii: .init(top: 9, bottom: 8))
    let pairs: [(any Shape, any Shape)] = [
      (circle, circle.inset(by: distance)), (Capsule(in: Self.wide), Capsule(in: Self.wide).inset(by: distance)),
      (upright, upright.inset(by: distance)), (rounded, rounded.inset(by: distance)),
    ]
    for (outer, inner) in pairs {
      let outline = outer.path.polylines(step: 0.25)
      for point in inner.path.flattened(tolerance: 0.01).ends {
        #expect(abs(outline.distance(to: point) - abs(distance)) < 1e-3)
        #expect(outer.path.contains(point, rule: .nonzero) == (distance > 0))
      }
    }
  }

  @Test("an inset larger than the figure leaves nothing, and radii that reach zero leave square corners")
  func usedUp() {
    #expect(Circle(center: .zero, radius: 3).inset(by: 3).path.isEmpty)
    #expect(Capsule(in: Self.wide).inset(by: 10).path.isEmpty)
    #expect(RoundedRect(Self.wide, radius: 4).inset(by: 11).path.isEmpty)
    #expect(RoundedRect(Self.wide, radius: 4).inset(by: 5).path == Self.wide.inset(by: 5).path)
    #expect(RoundedRect(Self.wide, radius: 0).inset(by: -5).path == Self.wide.inset(by: -5).path)
    #expect(RoundedRect(Self.wide, radius: 30).inset(by: 2).usedRadii == .init(top: 8, bottom: 8))
  }
}
