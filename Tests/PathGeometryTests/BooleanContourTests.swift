import PathGeometry
import PictureReading
import Testing

@Suite("Contours that result from operations on paths")
struct BooleanContourTests {
  @Test(
    "a contour that crosses itself is split into simple contours",
    arguments: [
      ("M0 -10L6 8L-9.5 -3H9.5L-6 8Z", FillRule.nonzero, 1), ("M0 -10L6 8L-9.5 -3H9.5L-6 8Z", .evenOdd, 5),
      ("M0 0C10 -10 10 10 0 0C-10 -10 -10 10 0 0Z", .nonzero, 2), ("M0 0L8 8V0L0 8Z", .nonzero, 2),
      ("M0 0C30 20 -20 20 10 0Z", .nonzero, 2), ("M0 0C30 20 -20 20 10 0Z", .evenOdd, 2),
    ])
  func selfCrossing(_ data: String, _ rule: FillRule, _ count: Int) throws {
    let path = try Path(parsing: data)
    let simple = path.normalized(using: rule)
    #expect(simple.subpaths.count == count)
    #expect(simple.subpaths.allSatisfy { $0.area > 0 })
    let lines = path.polylines()
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let point = random.point(-12...12)
      guard lines.distance(to: point) > 0.01 else { continue }
      #expect(simple.contains(point, rule: .nonzero) == path.contains(point, rule: rule))
      #expect(simple.contains(point, rule: .evenOdd) == path.contains(point, rule: rule))
    }
  }

  @Test("a circle in a circle is a hole if its direction is opposite or the rule is even-odd, otherwise nothing")
  func nested() {
    let outer = Circle(center: .zero, radius: 9).path
    let inner = Circle(center: .zero, radius: 4).path
    var same = outer
    same.append(inner)
    var opposite = outer
    opposite.append(inner.reversed)
    #expect(same.normalized() == outer)
    #expect(opposite.normalized() == opposite)
    #expect(same.normalized(using: .evenOdd) == opposite)
    #expect(outer.subtracting(inner) == opposite)
  }

  @Test("letters inside a pill become holes with the same verbs as their outlines")
  func letters() throws {
    let pill = Capsule(in: Rect(width: 60, height: 20)).path
    let glyphs = try Path(
      parsing: "M20 4Q26 4 26 10T20 16 14 10 20 4ZM20 7Q17 7 17 10T20 13 23 10 20 7ZM30 4H33V16H30Z")
    let letter = try Path(parsing: "M40 4C46 4 46 16 40 16Z")
    var text = glyphs
    text.append(letter)
    let cut = pill.subtracting(text, using: .evenOdd)
    #expect(Array(cut.elements.prefix(pill.elements.count)) == pill.elements)
    #expect(cut.subpaths.count == 5)
    #expect(cut.subpaths.map { $0.area > 0 } == [true, false, true, false, false])
    #expect(cut.subpaths[4] == letter.subpaths[0].reversed)
    #expect(abs(cut.area - pill.area + text.normalized(using: .evenOdd).area) < 1e-9)
  }

  @Test("a ring minus a bar is two halves of a ring")
  func bar() {
    var ring = Circle(center: .zero, radius: 9).path
    ring.append(Circle(center: .zero, radius: 4).path.reversed)
    let halves = ring.subtracting(Rect(x: -1, y: -20, width: 2, height: 40).path)
    #expect(halves.subpaths.count == 2)
    #expect(halves.subpaths.allSatisfy { $0.area > 0 && $0.ellipticalArcs.count >= 2 })
  }

  @Test("figures that cross at a corner of both are united correctly")
  func corner() throws {
    let a = try Path(parsing: "M0 0H10V10H0Z")
    let b = try Path(parsing: "M10 10H20V20H10Z")
    #expect(a.union(b).subpaths.count == 2)
    #expect(a.union(b).area == 200)
    let cross = try Path(parsing: "M-5 -5L10 10L-5 20Z")
    #expect(abs(a.union(cross).area + a.intersection(cross).area - a.area - cross.area) < 1e-9)
  }

  @Test(
    "a path without inside leaves nothing, and removes nothing",
    arguments: ["", "M3 3", "M3 3Z", "M1 1L9 9", "M1 1L9 9L1 1Z", "M1 1L1.00000001 1L1 1.00000001Z", "M2 2H8H4Z"])
  func degenerate(_ data: String) throws {
    let path = try Path(parsing: data)
    let square = Rect(width: 10, height: 10).path
    #expect(path.normalized().isEmpty)
    #expect(path.union(path.reversed).isEmpty)
    #expect(square.intersection(path).isEmpty)
    #expect(square.union(path).area == 100)
    #expect(square.subtracting(path).area == 100)
  }
}
