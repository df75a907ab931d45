import PathGeometry
import PictureReading
import Testing

@Suite("Reversed, converted and flattened paths")
struct ConvertedPathTests {
  @Test(
    "a reversed subpath has the same sides in the opposite direction",
    arguments: [
      ("", ""), ("M 1 2", "M 1 2"), ("M 1 2 Z", "M 1 2 Z"), ("M 1 2 L 3 4", "M 3 4 L 1 2"),
      ("M 1 2 L 3 4 L 5 6 Z", "M 1 2 L 5 6 L 3 4 Z"), ("M 1 2 L 3 4 L 1 2 Z", "M 1 2 L 3 4 L 1 2 Z"),
      ("M 1 2 Q 3 4 5 6 L 7 8 Z", "M 1 2 L 7 8 L 5 6 Q 3 4 1 2 Z"),
      ("M 1 2 C 3 4 5 6 7 8", "M 7 8 C 5 6 3 4 1 2"), ("M 1 2 A 3 4 5 1 0 7 8", "M 7 8 A 3 4 5 1 1 1 2"),
      ("M 1 2 L 3 4 M 5 6 L 7 8", "M 3 4 L 1 2 M 7 8 L 5 6"),
      ("M 1 2 L 3 4 Z L 5 6 L 7 8", "M 1 2 L 3 4 Z M 7 8 L 5 6 L 1 2"),
    ])
  func reversal(_ data: String, _ reversed: String) throws {
    #expect(try Path(parsing: data).reversed.data(style: .spaced) == reversed)
  }

  @Test(
    "a cubic curve becomes a line only if its control points are on the line, in order",
    arguments: [
      ("C 1 0 2 0 3 0", true), ("C 0 0 3 0 3 0", true), ("C 1 1 2 2 3 3", true), ("C 1 0.0004 2 -0.0004 3 0", true),
      ("C 1 0.001 2 0 3 0", false), ("C 2 0 1 0 3 0", false), ("C -1 0 2 0 3 0", false), ("C 1 0 4 0 3 0", false),
      ("C 1 1 2 -1 3 0", false), ("C 1 0 2 0 0 0", false), ("C 0 0 0 0 0 0", false),
    ])
  func straightCubics(data: String, isLine: Bool) throws {
    let path = try Path(parsing: "M 0 0 " + data).convertingStraightCubics()
    #expect(path.data(style: .spaced).contains("C") != isLine)
    #expect(path.currentPoint == (try Path(parsing: "M 0 0 " + data)).currentPoint)
  }

  @Test("a straight curve whose control point is at its end is a line at every place, in both directions")
  func straightEverywhere() throws {
    let path = try Path(parsing: "M 1.7 -5.3 C 1.7 -5.1 1.7 -4.9 1.7 -4.9 L 3 3 C 3 3 3.2 2.9 3.4 2.8")
    for step in 0..<1000 {
      let moved = path.offset(x: Double(step) / 10, y: Double(step * 7) / 10)
      for path in [moved, moved.reversed] {
        let verbs = path.convertingStraightCubics().elements.dropFirst()
        #expect(verbs.allSatisfy { if case .line = $0 { true } else { false } }, "\(step)")
      }
    }
  }

  @Test("reversing twice keeps area, bounds and every winding number, and reversing once changes the signs")
  func twice() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<100 {
      let path = random.path()
      let back = path.reversed.reversed
      #expect(abs(back.area - path.area) < 1e-9)
      #expect(back.bounds.flatMap { box in path.bounds.map { box.isNear($0, within: 1e-6) } } == true)
      for _ in 0..<10 {
        let point = random.point()
        #expect(path.reversed.windingNumber(at: point) == -path.windingNumber(at: point))
      }
    }
  }

  @Test(
    "a long arc is split into short arcs of the same ellipse, none near half a turn, even if its radii are scaled up",
    arguments: [
      ("M 0 0 A 10 10 0 1 1 12 9", 2), ("M 0 0 A 10 6 30 1 0 3 8", 2), ("M 0 0 A 10 10 0 1 1 0.1 0.1", 3),
      ("M 0 0 A 8 20 155 1 0 43 -2", 2), ("M 0 0 A 1 2 40 1 1 43 -2", 2), ("M 0 0 A 10 10 0 0 1 12 9", 1),
    ])
  func longArcs(_ data: String, _ count: Int) throws {
    let path = try Path(parsing: data)
    let split = path.splittingLongArcs()
    #expect(split.elements.count == 1 + count)
    for element in split.elements {
      if case .arc(_, _, _, let isLarge, _) = element { #expect(!isLarge) }
    }
    let (box, splitBox) = (try #require(path.bounds), try #require(split.bounds))
    #expect(splitBox.isNear(box, within: 1e-6))
    #expect(abs(split.area - path.area) < 1e-6)
  }

  @Test("a long arc with radii that would exceed the bounds of a path is half a turn with either flag")
  func hugeArc() throws {
    let path = try Path(parsing: "M 0 0 A 1e9 0.000001 0 1 1 0 9")
    #expect(try path.splittingLongArcs() == Path(parsing: "M 0 0 A 1e9 0.000001 0 0 1 0 9"))
  }

  @Test("the subpaths of a path together are the path")
  func subpaths() throws {
    let path = try Path(parsing: "M0 0H4V3ZH-4V-3M9 9M1 1L2 2")
    let data = path.subpaths.map { $0.data(style: .spaced) }
    #expect(data == ["M 0 0 L 4 0 L 4 3 Z", "M 0 0 L -4 0 L -4 -3", "M 9 9", "M 1 1 L 2 2"])
    #expect(abs(path.subpaths.map(\.area).reduce(0, +) - path.area) < 1e-12)
  }

  @Test("the curves in place of arcs stay within the tolerance", arguments: [10, 1, 0.1, 1e-3, 1e-6, 1e-9])
  func tolerance(_ tolerance: Double) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20 {
      let start = random.point()
      var path = Path()
      path.move(to: start)
      path.arc(
        to: random.point(), radii: Size(random.uniform(1...150), random.uniform(1...150)),
        rotation: .degrees(random.uniform(-180...180)), largeArc: Bool.random(using: &random),
        clockwise: Bool.random(using: &random))
      let curves = path.convertingArcs(tolerance: tolerance)
      let arc = path.ellipticalArcs[0]
      #expect(curves.ends.last == path.ends.last)
      #expect(curves.elements.count - 1 <= 4 + Int(40 * (100 / tolerance).squareRoot().squareRoot().squareRoot()))
      for line in curves.polylines() {
        for point in line.points { #expect(arc.distance(to: point) <= tolerance * 1.001 + 1e-10) }
      }
    }
  }

  @Test(
    "a circle becomes four curves, or more for a finer tolerance",
    arguments: [(1.0, 4), (0.03, 4), (0.02, 6), (1e-3, 8), (1e-6, 22)])
  func circle(_ tolerance: Double, _ count: Int) {
    let path = Circle(center: Point(3, 4), radius: 100).path.convertingArcs(tolerance: tolerance)
    #expect(path.elements.count == count + 2)
    #expect(path.ellipticalArcs.isEmpty)
  }

  @Test(
    "the lines in place of curves have their ends on them and stay within the tolerance", arguments: [1, 0.1, 0.01])
  func flattening(_ tolerance: Double) {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<6 {
      let path = random.path()
      let lines = path.flattened(tolerance: tolerance)
      #expect(lines.elements.allSatisfy { ["M", "L", "Z"].contains($0.facts.letter) })
      let fine = path.polylines(step: 1)
      let flat = lines.polylines()
      #expect(flat.count == fine.count)
      for line in fine {
        for point in line.points { #expect(flat.distance(to: point) <= tolerance * 1.001) }
      }
      for point in lines.ends { #expect(fine.distance(to: point) <= 0.08) }
    }
  }

  @Test("a curve becomes at most 65,536 lines at any tolerance")
  func bound() throws {
    let path = try Path(parsing: "M0 0C1e9 0 -1e9 0 1e9 1e9")
    #expect(path.flattened(tolerance: 1e-300).elements.count == 65_537)
    #expect(try Path(parsing: "M0 0A9 9 0 0 0 1 1").convertingArcs(tolerance: 1e-300).elements.count < 200)
  }

  @Test("curves and chords of an arc beyond 1e9 are cut off there", arguments: ["0 0 1", "0 1 1", "33 1 1"])
  func bulge(_ flags: String) throws {
    let path = try Path(parsing: "M1e9 -8e8A9e8 9e8 \(flags) 1e9 8e8")
    for drawn in [path.convertingArcs(tolerance: 1e6), path.flattened(tolerance: 1e6)] {
      let box = try #require(drawn.bounds)
      #expect(abs(box.maxX - 1e9) < 1e-3)
      #expect(drawn.ends.last == path.ends.last)
    }
  }

  @Test(
    "an arc with radii too small for a finite centre is a line",
    arguments: ["M0 0A1e-300 1e-300 0 0 0 1e9 0", "M0 0A1e9 1e9 0 0 1 1e-300 0"])
  func noCentre(_ data: String) throws {
    let path = try Path(parsing: data)
    let line = Path {
      Move(0, 0)
      Line(to: path.ends[1])
    }
    #expect(path.ellipticalArcs.isEmpty)
    #expect(path.convertingArcs(tolerance: 1) == line)
    #expect(path.flattened(tolerance: 1) == line)
    #expect(path.area == 0)
    #expect(path.bounds == line.bounds)
  }

  @Test("a path without curves and arcs does not change")
  func straight() throws {
    let path = try Path(parsing: "M1 2L3 4ZL5 6M7 8")
    #expect(path.flattened(tolerance: 1) == path)
    #expect(path.convertingArcs(tolerance: 1) == path)
  }
}

extension EllipticalArc {
  /// An upper bound of the distance between the ellipse and a point near it.
  fileprivate func distance(to point: Point) -> Double {
    let axis = rotation.unitPoint
    let offset = point - center
    let x = (axis.x * offset.x + axis.y * offset.y) / radii.width
    let y = (axis.x * offset.y - axis.y * offset.x) / radii.height
    return abs(Point(x, y).length - 1) * max(radii.width, radii.height)
  }
}
