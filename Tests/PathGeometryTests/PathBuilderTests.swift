import PathGeometry
import Testing

@Suite("The path builder")
struct PathBuilderTests {
  @Test("every verb type draws the same as the verb of the same name")
  func verbs() {
    let built = Path {
      Move(1, 2)
      Move(to: Point(3, 4))
      Line(5, 6)
      Line(to: Point(7, 8))
      Quad(to: Point(9, 10), control: Point(11, 12))
      Cubic(to: Point(13, 14), control1: Point(15, 16), control2: Point(17, 18))
      Arc(to: Point(19, 20), radii: Size(21, 22), rotation: .degrees(23), largeArc: true, clockwise: false)
      Arc(center: Point(24, 25), radius: 26, from: .degrees(27), to: .degrees(28), clockwise: false)
      Arc(tangent1: Point(90, 90), tangent2: Point(10, 70), radius: 3)
      Close()
    }
    let drawn = Path { path in
      path.move(to: Point(1, 2))
      path.move(to: Point(3, 4))
      path.line(to: Point(5, 6))
      path.line(to: Point(7, 8))
      path.quad(to: Point(9, 10), control: Point(11, 12))
      path.cubic(to: Point(13, 14), control1: Point(15, 16), control2: Point(17, 18))
      path.arc(to: Point(19, 20), radii: Size(21, 22), rotation: .degrees(23), largeArc: true, clockwise: false)
      path.arc(center: Point(24, 25), radius: 26, from: .degrees(27), to: .degrees(28), clockwise: false)
      path.arc(tangent1: Point(90, 90), tangent2: Point(10, 70), radius: 3)
      path.close()
    }
    #expect(built == drawn)
  }

  @Test("throws what its closure throws, as the type that it has")
  func errors() throws {
    struct Missing: Error, Equatable {}
    func point(_ x: Double?) throws(Missing) -> Point { if let x { Point(x, 0) } else { throw Missing() } }
    func built(_ x: Double?) throws(Missing) -> Path {
      try Path { () throws(Missing) in
        Move(to: try point(1))
        Line(to: try point(x))
      }
    }
    func drawn(_ x: Double?) throws(Missing) -> Path {
      try Path { path throws(Missing) in
        path.move(to: try point(1))
        path.line(to: try point(x))
      }
    }
    #expect(try built(2) == drawn(2))
    #expect(throws: Missing()) { try built(nil) }
    #expect(throws: Missing()) { try drawn(nil) }
  }

  @Test("arcs are clockwise by default, in the builder too")
  func defaults() {
    let built = Path {
      Move(0, 0)
      Arc(to: Point(1, 1), radii: Size(2, 2))
      Arc(center: .zero, radius: 5, from: .zero, to: .degrees(90))
    }
    let flags = built.elements.compactMap { element in
      if case .arc(_, _, _, let largeArc, let clockwise) = element { [largeArc, clockwise] } else { nil }
    }
    #expect(flags == [[false, true], [false, true]])
  }

  @Test("a condition draws one branch or the other", arguments: [true, false])
  func conditions(_ isUp: Bool) {
    let path = Path {
      Move(0, 0)
      if isUp {
        Line(1, -1)
        Line(2, 0)
      } else {
        Line(1, 1)
      }
      if isUp { Close() }
    }
    let expected: [Path.Element] =
      isUp
      ? [.move(to: .zero), .line(to: Point(1, -1)), .line(to: Point(2, 0)), .close]
      : [.move(to: .zero), .line(to: Point(1, 1))]
    #expect(path.elements == expected)
  }

  @Test("an optional draws its content, or nothing", arguments: [Point(4, 5), nil])
  func optionals(_ tip: Point?) {
    let path = Path {
      Move(0, 0)
      if let tip { Line(to: tip) }
    }
    #expect(path.ends == [.zero] + (tip.map { [$0] } ?? []))
  }

  @Test("a choice of several branches draws the chosen one", arguments: [(0, 10.0), (1, 20), (2, 30)])
  func switches(_ choice: Int, _ x: Double) {
    let path = Path {
      Move(0, 0)
      switch choice {
      case 0: Line(10, 0)
      case 1: Line(20, 0)
      default: Line(30, 0)
      }
    }
    #expect(path.currentPoint == Point(x, 0))
  }

  @Test("a loop draws its verbs in order", arguments: [0, 1, 5])
  func loops(_ count: Int) {
    let path = Path {
      Move(0, 0)
      for index in 0..<count {
        Line(Double(index), 1)
        Line(Double(index), 2)
      }
      Close()
    }
    let lines = (0..<count).flatMap { index -> [Path.Element] in
      [.line(to: Point(Double(index), 1)), .line(to: Point(Double(index), 2))]
    }
    #expect(path.elements == [.move(to: .zero)] + lines + [.close])
  }

  @Test("a path inside another one keeps its own subpaths")
  func nesting() {
    let hole = Circle(center: Point(5, 5), radius: 2).path
    let path = Path {
      Rect(width: 10, height: 10).path
      hole
      for x in [20.0, 30] { hole.offset(x: x) }
      Line(9, 9)
    }
    let whole =
      Rect(width: 10, height: 10).path.elements + hole.elements + hole.offset(x: 20).elements
      + hole.offset(x: 30).elements
    #expect(path.elements == whole + [.line(to: Point(9, 9))])
    #expect(path.currentPoint == Point(9, 9))
  }
}
