import Foundation
import Testing

@testable import PathGeometry

@Suite("Elementary functions")
struct SeriesTests {
  private static let bits = [
    "3fe963268b572492", "3fe37af93f9513ea", "3f91df0b2b89dd1e", "40326f58ce59e23c", "405ff7ffbb6d8018",
    "3f95843a60b3ce1d", "3fec113cd4f4baf1",
  ]

  @Test("the sine and the cosine of every angle are right to the last bits")
  func unitPoints() {
    for step in -40_000...40_000 {
      let degrees = Double(step) * 0.0237
      let point = Angle.degrees(degrees).unitPoint
      let reduced = degrees.remainder(dividingBy: 360) * .pi / 180
      #expect(point.isNear(Point(cos(reduced), sin(reduced)), within: 8e-16), "\(degrees)")
    }
    for exponent in -60...0 {
      let angle = pow(10, Double(exponent))
      let sine = Angle.degrees(angle).unitPoint.y
      #expect(abs(sine / sin(angle * .pi / 180) - 1) < 4e-16, "\(angle)")
    }
  }

  @Test("angles of any size are reduced by whole turns", arguments: [3600.0, 36e6 + 90, -360e9 - 90, 0x1p80])
  func turns(degrees: Double) {
    let rest = Angle.degrees(degrees.remainder(dividingBy: 360))
    #expect(Angle.degrees(degrees).unitPoint == rest.unitPoint)
  }

  @Test("the direction of a vector is right to the last bits, in all quarters")
  func directions() {
    for step in -18_000...18_000 {
      let radians = Double(step) * .pi / 18_000
      for length in [1e-9, 1, 7, 1e12] {
        let vector = Point(length * cos(radians), length * sin(radians))
        let wanted = atan2(vector.y, vector.x) * 180 / .pi
        #expect(abs(Angle.direction(of: vector).degrees - wanted) < 6e-14, "\(vector)")
      }
    }
    for exponent in -300...0 {
      let slope = pow(10, Double(exponent))
      let direction = Angle.direction(of: Point(1, slope)).degrees
      #expect(abs(direction / (atan2(slope, 1) * 180 / .pi) - 1) < 6e-16, "\(slope)")
    }
  }

  @Test("the direction of a vector along an axis or half-way between two is exact")
  func eighths() {
    let vectors = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    let directions = vectors.map { Angle.direction(of: Point(Double(3 * $0.0), Double(3 * $0.1))).degrees }
    #expect(directions == [0, 45, 90, 135, 180, -135, -90, -45])
    #expect(Angle.direction(of: .zero).degrees == 0)
    #expect(Angle.direction(of: Point(-2, -0.0)).degrees == -180)
  }

  @Test("a power is right to fourteen digits", arguments: [1 / 3.0, 0.45, 1 / 2.4, 1, 1.8, 563 / 256.0, 2.4, 3])
  func powers(exponent: Double) {
    for step in 1...20_000 {
      let base = Double(step) / 9_973
      #expect(abs(power(base, exponent) / pow(base, exponent) - 1) < 4e-15, "\(base)")
    }
    #expect(power(1, exponent) == 1)
    #expect(power(0, exponent) == 0)
    #expect(power(.infinity, exponent) == .infinity)
    #expect(power(.leastNonzeroMagnitude, exponent) < 1e-99)
    #expect(power(.greatestFiniteMagnitude, exponent) > 1e99)
  }

  @Test("what is not a number stays so")
  func nan() {
    for vector in [Point(1, .nan), Point(.nan, 1), Point(0, .nan), Point(.nan, .nan)] {
      #expect(Angle.direction(of: vector).degrees.isNaN)
    }
    for degrees in [Double.nan, .infinity, -.infinity] { #expect(Angle.degrees(degrees).unitPoint.x.isNaN) }
    #expect(power(.nan, 2).isNaN)
  }

  @Test("the bits are the recorded ones, on every system")
  func bits() {
    let point = Angle.degrees(37.5).unitPoint
    let values = [
      point.x, point.y, Angle.degrees(1).unitPoint.y, Angle.direction(of: Point(3, 1)).degrees,
      Angle.direction(of: Point(-0.7, 0.9)).degrees, power(0.2, 2.4), power(0.73, 1 / 2.4),
    ]
    #expect(values.map { String($0.bitPattern, radix: 16) } == Self.bits)
  }
}
