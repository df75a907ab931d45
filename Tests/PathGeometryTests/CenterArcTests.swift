import PathGeometry
import Testing

@Suite("Arcs about a centre")
struct CenterArcTests {
  struct Turn: Sendable {
    let from: Double
    let to: Double
    let clockwise: Bool
    let sweep: Double
  }

  static let turns = [
    Turn(from: 0, to: 90, clockwise: true, sweep: 90), Turn(from: 0, to: 90, clockwise: false, sweep: -270),
    Turn(from: 90, to: 0, clockwise: true, sweep: 270), Turn(from: 90, to: 0, clockwise: false, sweep: -90),
    Turn(from: 350, to: 10, clockwise: true, sweep: 20), Turn(from: 350, to: 10, clockwise: false, sweep: -340),
    Turn(from: -30, to: -100, clockwise: true, sweep: 290), Turn(from: -30, to: -100, clockwise: false, sweep: -70),
    Turn(from: 0, to: 180, clockwise: true, sweep: 180), Turn(from: 0, to: 180, clockwise: false, sweep: -180),
    Turn(from: 12, to: 371, clockwise: true, sweep: 359), Turn(from: 12, to: 371, clockwise: false, sweep: -1),
    Turn(from: 0, to: 360, clockwise: true, sweep: 360), Turn(from: 0, to: -360, clockwise: false, sweep: -360),
    Turn(from: 33, to: 393, clockwise: true, sweep: 360), Turn(from: 33, to: 1000, clockwise: true, sweep: 360),
    Turn(from: 33, to: -1000, clockwise: false, sweep: -360), Turn(from: 0, to: 720, clockwise: true, sweep: 360),
    Turn(from: 450, to: 0, clockwise: true, sweep: 270), Turn(from: 0, to: 450, clockwise: false, sweep: -270),
    Turn(from: 800, to: 0, clockwise: true, sweep: 280), Turn(from: 0, to: -725, clockwise: true, sweep: 355),
  ]

  @Test("an arc goes from one angle to the other in the given direction", arguments: turns)
  func sweep(_ turn: Turn) throws {
    let center = Point(3, -4)
    let path = Self.arc(turn, about: center)
    let arcs = path.ellipticalArcs
    #expect(abs(arcs.reduce(0) { $0 + $1.sweep.degrees } - turn.sweep) <= 1e-6)
    for arc in arcs {
      #expect(arc.center.isNear(center, within: 1e-6))
      for share in [0, 0.3, 0.5, 1] {
        #expect(abs((arc.point(along: share) - center).length - 10) <= 1e-6)
      }
    }
    let first = try #require(path.ends.first)
    let last = try #require(path.ends.last)
    #expect(first.isNear(center + Angle.degrees(turn.from).unitPoint * 10, within: 1e-12))
    #expect(last.isNear(center + Angle.degrees(turn.from + turn.sweep).unitPoint * 10, within: 1e-12))
  }

  @Test("an element is half a turn or at most 150 degrees, and none has the large-arc flag", arguments: turns)
  func pieces(_ turn: Turn) {
    let path = Self.arc(turn, about: .zero)
    for element in path.elements {
      guard case .arc(_, _, _, let largeArc, let clockwise) = element else { continue }
      #expect(!largeArc)
      #expect(clockwise == turn.clockwise)
    }
    for arc in path.ellipticalArcs {
      let sweep = abs(arc.sweep.degrees)
      #expect(sweep <= 150 + 1e-6 || abs(sweep - 180) <= 1e-6)
    }
  }

  @Test("half a turn is one element and a full circle is two", arguments: [0.0, 90, 31.4, -77])
  func halfTurns(_ from: Double) {
    for (sweep, count) in [(180.0, 1), (-180, 1), (360, 2), (-360, 2)] {
      let path = Path {
        Arc(
          center: .zero, radius: 10, from: .degrees(from), to: .degrees(from + sweep), clockwise: sweep > 0)
      }
      #expect(path.ellipticalArcs.count == count)
    }
  }

  @Test("a clockwise arc from the right first goes down, a counter-clockwise one up")
  func direction() {
    for (clockwise, y) in [(true, 10.0), (false, -10.0)] {
      let path = Path { Arc(center: .zero, radius: 10, from: .zero, to: .degrees(180), clockwise: clockwise) }
      #expect(path.ellipticalArcs[0].point(along: 0.5).isNear(Point(0, y), within: 1e-6))
    }
  }

  @Test(
    "equal angles, and whole turns against the direction, draw nothing",
    arguments: [
      (0.0, 0.0, true), (0, 0, false), (77, 77, true), (0, -360, true), (0, 360, false), (0, -720, true),
      (90, 810, false),
    ])
  func nothing(_ from: Double, _ to: Double, _ clockwise: Bool) {
    let path = Path { Arc(center: .zero, radius: 5, from: .degrees(from), to: .degrees(to), clockwise: clockwise) }
    #expect(path.elements == [.move(to: Angle.degrees(from).unitPoint * 5)])
  }

  @Test("a full circle ends where it began and has the area pi r²", arguments: [0.0, 17, 90, 123.456, -300])
  func fullCircle(_ from: Double) throws {
    for clockwise in [true, false] {
      let path = Path {
        Arc(
          center: Point(8, 9), radius: 7, from: .degrees(from), to: .degrees(clockwise ? from + 360 : from - 360),
          clockwise: clockwise)
      }
      #expect(try #require(path.ends.first).isNear(try #require(path.ends.last), within: 1e-12))
      #expect(abs(path.signedArea - (clockwise ? 1 : -1) * .pi * 49) <= 1e-6)
      #expect(try #require(path.bounds).isNear(Rect(x: 1, y: 2, width: 14, height: 14), within: 1e-6))
    }
  }

  @Test("an arc begins with a move in an empty path, with a line from another point, with neither at its start")
  func beginning() {
    let arc = Arc(center: .zero, radius: 2, from: .zero, to: .degrees(90))
    let drawn = Path.Element.arc(
      to: Point(0, 2), radii: Size(2, 2), rotation: .zero, largeArc: false, clockwise: true)
    #expect(Path { arc }.elements == [.move(to: Point(2, 0)), drawn])
    let after = Path {
      Move(9, 9)
      arc
    }
    #expect(after.elements == [.move(to: Point(9, 9)), .line(to: Point(2, 0)), drawn])
    let there = Path {
      Move(2, 0)
      arc
    }
    #expect(there.elements == [.move(to: Point(2, 0)), drawn])
  }

  @Test("a zero radius draws only the line to the centre")
  func zeroRadius() {
    let path = Path {
      Move(1, 1)
      Arc(center: Point(5, 6), radius: 0, from: .degrees(20), to: .degrees(300))
    }
    #expect(path.elements == [.move(to: Point(1, 1)), .line(to: Point(5, 6))])
  }

  @Test("angles of any size that differ by a turn are a full circle", arguments: [1e18, 1e300])
  func largestAngles(degrees: Double) throws {
    let path = Path { Arc(center: .zero, radius: 5, from: .degrees(-degrees), to: .degrees(degrees)) }
    let bounds = try #require(path.bounds)
    #expect(bounds.isNear(Rect(x: -5, y: -5, width: 10, height: 10), within: 1e-9))
  }

  @Test("quarter turns are exact, in degrees and in radians", arguments: -9...9)
  func quarterTurns(_ quarters: Int) {
    let corners = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]
    let expected = corners[((quarters % 4) + 4) % 4]
    #expect(Angle.degrees(Double(quarters) * 90).unitPoint == expected)
    #expect(Angle.radians(Double(quarters) * .pi / 2).unitPoint == expected)
  }

  @Test("an angle has the point of its remainder after whole turns, to the last bit")
  func wholeTurns() {
    for step in -12_000...12_000 {
      let degrees = Double(step) / 11
      let remainder = Angle.degrees(degrees.remainder(dividingBy: 360))
      #expect(Angle.degrees(degrees).unitPoint == remainder.unitPoint, "\(degrees)")
    }
  }

  @Test(
    "an angle just under a turn, or near half a turn, is correct after rounding to three decimals",
    arguments: [1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-8, 1e-10, 0], [360.0, 180])
  func nearTurns(_ gap: Double, _ turn: Double) throws {
    for (radius, sign) in [(10.0, -1.0), (10, 1), (0.5, -1), (150, -1)] where turn < 360 || sign < 0 {
      for from in [0.0, 31, 90, 217] {
        let sweep = turn + sign * gap
        let path = Path {
          Arc(center: Point(20, 30), radius: radius, from: .degrees(from), to: .degrees(from + sweep))
        }
        let read = try PathDataParser.path(path.data(.spaced))
        #expect(abs(read.signedArea - path.signedArea) <= 0.004 * radius + 1e-3, "\(sweep) from \(from)")
        #expect(abs(path.signedArea - .pi * radius * radius * turn / 360) <= radius * radius * gap + 1e-6)
      }
    }
  }

  private static func arc(_ turn: Turn, about center: Point) -> Path {
    Path {
      Arc(
        center: center, radius: 10, from: .degrees(turn.from), to: .degrees(turn.to), clockwise: turn.clockwise)
    }
  }
}
