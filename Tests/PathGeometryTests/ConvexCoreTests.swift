import PictureReading
import Testing

@testable import PathGeometry

@Suite("Holes well inside a convex outline")
struct ConvexCoreTests {
  private static func body(_ random: inout SeededGenerator) -> Path {
    let box = Rect(
      x: random.uniform(-30...30), y: random.uniform(-30...30), width: random.uniform(5...120),
      height: random.uniform(5...60))
    switch Int(random.uniform(0...4.99)) {
    case 0: return box.path
    case 1: return Capsule(in: box).path
    case 2: return RoundedRect(box, radius: random.uniform(0...min(box.width, box.height) / 2)).path
    case 3: return Ellipse(in: box).path.rotated(by: .degrees(random.uniform(0...90)), around: box.center)
    default: return Capsule(in: box).path.splittingLongArcs().offset(x: random.uniform(-1...1))
    }
  }

  /// Contours in normal form about a point.
  private static func holes(_ random: inout SeededGenerator, around center: Point, size: Double, isSimple: Bool) -> Path
  {
    Path { path in
      for _ in 0...(isSimple ? 0 : Int(random.uniform(0...3))) {
        func next() -> Point { center + Point(random.uniform(-size...size), random.uniform(-size...size)) }
        path.move(to: next())
        for _ in 0..<(isSimple ? 2 : 3) {
          if isSimple || random.uniform(0...1) < 0.5 {
            path.line(to: next())
          } else {
            path.cubic(to: next(), control1: next(), control2: next())
          }
        }
        path.close()
      }
    }.normalized()
  }

  @Test("give the path that the plain operation gives", arguments: 0..<Rounds.of(40))
  func samePath(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var punched = 0
    for round in 0..<12 {
      let body = Self.body(&random)
      let box = try #require(body.bounds)
      let isSimple = round < 4
      let size = isSimple ? min(box.width, box.height) / 5 : random.uniform(0.5...20)
      let holes = Self.holes(&random, around: box.center, size: size, isSimple: isSimple)
      var budget = WorkBudget()
      guard holes.isDisjoint(within: &budget), let fast = body.punched(by: holes) else { continue }
      punched += 1
      #expect(fast == body.subtracting(holes))
    }
    #expect(punched > 0)
  }

  @Test("a hole that may reach the outline, and an outline that is not convex, take the plain operation")
  func others() {
    let square = Rect(width: 10, height: 10).path
    func hole(_ x: Double) -> Path { Rect(x: x, y: 4, width: 2, height: 2).path }
    #expect(square.punched(by: hole(4)) != nil)
    for x in [-4.0, -1, 0, 0.0005, 8, 9, 20] { #expect(square.punched(by: hole(x)) == nil, "\(x)") }
    #expect(square.punched(by: Ellipse(in: Rect(x: 4, y: 4, width: 2, height: 2)).path) == nil)
    #expect(square.reversed.punched(by: hole(4)) == nil)
    var two = square
    two.append(Rect(x: 20, width: 10, height: 10).path)
    #expect(two.punched(by: hole(4)) == nil)
    let notched = Path {
      Move(0, 0)
      Line(10, 0)
      Line(10, 10)
      Line(5, 3)
      Line(0, 10)
      Close()
    }
    #expect(notched.punched(by: Rect(x: 4, y: 1, width: 1, height: 1).path) == nil)
    let twice = Path { path in
      for _ in 0..<2 {
        for element in square.elements.dropLast() where path.isEmpty || element != square.elements[0] {
          path.draw(element)
        }
      }
      path.close()
    }
    #expect(twice.punched(by: hole(4)) == nil)
    let dented = Path { path in
      path.move(to: Point(0, 0))
      path.line(to: Point(10, 0))
      path.arc(to: Point(10, 10), radii: Size(6, 6), clockwise: false)
      path.line(to: Point(0, 10))
      path.close()
    }
    #expect(dented.punched(by: Rect(x: 1, y: 4, width: 1, height: 1).path) == nil)
  }
}
