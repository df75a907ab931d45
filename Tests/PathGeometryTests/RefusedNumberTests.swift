import PathGeometry
import Testing

@Suite("Numbers that a path refuses")
struct RefusedNumberTests {
  @Test("an arc about a centre refuses a negative radius")
  func negativeRadius() async {
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(center: .zero, radius: -1, from: .zero, to: .zero, clockwise: false)
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(center: Point(10, 10), radius: -5, from: .zero, to: .radians(1))
    }
  }

  @Test("an arc between tangents refuses a negative radius, also in an empty path")
  func negativeTangentRadius() async {
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(tangent1: .zero, tangent2: .zero, radius: -1)
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(tangent1: Point(10, 10), tangent2: Point(20, 20), radius: -5)
    }
  }

  @Test("an arc to a point refuses negative radii")
  func negativeRadii() async {
    await #expect(processExitsWith: .failure) {
      _ = Path {
        Move(0, 0)
        Arc(to: Point(1, 1), radii: Size(-1, 1))
      }
    }
  }

  @Test("an arc to a point refuses a rotation beyond 1e9, which cannot be written")
  func hugeRotation() async {
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.move(to: .zero)
      path.arc(to: Point(1, 1), radii: Size(2, 1), rotation: .degrees(1.1e9))
    }
  }

  @Test("an arc about a centre refuses numbers that are not finite")
  func centreNotFinite() async {
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(center: Point(.infinity, 0), radius: 50, from: .zero, to: .degrees(360))
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(center: Point(0, .nan), radius: 50, from: .zero, to: .degrees(360))
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(center: .zero, radius: .nan, from: .zero, to: .degrees(360))
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(center: .zero, radius: 50, from: .radians(-.infinity), to: .degrees(360))
    }
    await #expect(processExitsWith: .failure) {
      var path = Path()
      path.arc(center: .zero, radius: 50, from: .zero, to: .degrees(.nan))
    }
  }

  @Test("an arc between tangents refuses numbers that are not finite, also where it would draw nothing")
  func tangentsNotFinite() async {
    await #expect(processExitsWith: .failure) {
      _ = Path { Arc(tangent1: Point(.nan, 50), tangent2: Point(0, 50), radius: 0) }
    }
    await #expect(processExitsWith: .failure) {
      _ = Path {
        Move(0, 0)
        Arc(tangent1: Point(0, 0), tangent2: Point(0, -.infinity), radius: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = Path { Arc(tangent1: Point(0, 50), tangent2: Point(0, 50), radius: .infinity) }
    }
  }

  @Test("moves, lines and curves refuse coordinates that are not finite or beyond 1e9")
  func coordinates() async {
    await #expect(processExitsWith: .failure) { _ = Path { Move(.nan, 0) } }
    await #expect(processExitsWith: .failure) { _ = Path { Move(0, 1.1e9) } }
    await #expect(processExitsWith: .failure) {
      _ = Path {
        Move(0, 0)
        Line(0, -.infinity)
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = Path {
        Move(0, 0)
        Quad(to: Point(1, 1), control: Point(.nan, 0))
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = Path {
        Move(0, 0)
        Cubic(to: Point(1, 1), control1: Point(0, 0), control2: Point(0, .infinity))
      }
    }
  }

  @Test("a path refuses to begin with anything except a move, and refuses a map that is not finite")
  func beginnings() async {
    await #expect(processExitsWith: .failure) { _ = Path { Line(1, 1) } }
    await #expect(processExitsWith: .failure) { _ = Path { Close() } }
    await #expect(processExitsWith: .failure) { _ = Path { Arc(to: Point(1, 1), radii: Size(1, 1)) } }
    await #expect(processExitsWith: .failure) { _ = Path { Move(1, 1) }.offset(x: .nan) }
  }

  @Test("a number is written with at most six decimals and up to 1e9")
  func fixedPoint() async {
    await #expect(processExitsWith: .failure) { _ = FixedPoint(decimals: 7) }
    await #expect(processExitsWith: .failure) { _ = FixedPoint(decimals: 3).units(.nan) }
    await #expect(processExitsWith: .failure) { _ = FixedPoint(decimals: 3).units(-2e9) }
  }
}
