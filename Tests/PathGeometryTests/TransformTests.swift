import PathGeometry
import PictureReading
import Testing

@Suite("Affine maps of the plane")
struct TransformTests {
  @Test("the six coefficients are in the order of SVG's matrix()")
  func order() {
    let map = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(map.apply(to: Point(10, 100)) == Point(10 + 300 + 5, 20 + 400 + 6))
  }

  @Test("translations, scalings and rotations map points as their names say")
  func makers() {
    #expect(AffineTransform.identity.apply(to: Point(3, 4)) == Point(3, 4))
    #expect(AffineTransform.translation(x: 1, y: -2).apply(to: Point(3, 4)) == Point(4, 2))
    #expect(AffineTransform.scale(x: 2, y: -3).apply(to: Point(3, 4)) == Point(6, -12))
    #expect(AffineTransform.scale(2, about: Point(3, 4)).apply(to: Point(3, 4)) == Point(3, 4))
    #expect(AffineTransform.scale(2, about: Point(3, 4)).apply(to: Point(4, 6)) == Point(5, 8))
    #expect(AffineTransform.rotation(.degrees(90)).apply(to: Point(1, 0)) == Point(0, 1))
    #expect(AffineTransform.rotation(.degrees(180)).apply(to: Point(1, 2)) == Point(-1, -2))
  }

  @Test("of two combined maps, the first is applied first")
  func composition() {
    let shiftThenScale = AffineTransform.translation(x: 10).followed(by: .scale(x: 2, y: 2))
    #expect(shiftThenScale.apply(to: Point(1, 1)) == Point(22, 2))
    let scaleThenShift = AffineTransform.scale(x: 2, y: 2).followed(by: .translation(x: 10))
    #expect(scaleThenShift.apply(to: Point(1, 1)) == Point(12, 2))
  }

  @Test("the inverse reverts a map, and the determinant is the factor of areas", arguments: 0..<50)
  func inverse(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let map = random.map()
    let inverse = try #require(map.inverted)
    let point = random.point()
    #expect(inverse.apply(to: map.apply(to: point)).isNear(point, within: 1e-9))
    #expect(map.followed(by: inverse).apply(to: point).isNear(point, within: 1e-9))
    let square = Rect(width: 1, height: 1).path.applying(map)
    #expect(abs(square.signedArea - map.determinant) <= 1e-9 * (1 + abs(map.determinant)))
  }

  @Test("a map with determinant zero has no inverse")
  func flat() {
    #expect(AffineTransform.scale(x: 1, y: 0).inverted == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6).inverted == nil)
    #expect(AffineTransform.scale(x: 1, y: 0).determinant == 0)
  }

  @Test("angles add, compare and convert")
  func angles() {
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(Angle.degrees(30) - .degrees(60) == .degrees(-30))
    #expect(Angle.degrees(30) < .degrees(31))
    #expect(Angle.radians(.pi) == .degrees(180))
    #expect(abs(Angle.degrees(45).radians - .pi / 4) <= 1e-15)
    #expect(Angle.zero == .degrees(0))
  }

  @Test("rectangles are inset, moved and united by their edges")
  func rectangles() {
    let rect = Rect(x: 1, y: 2, width: 10, height: 20)
    #expect(rect == Rect(origin: Point(1, 2), size: Size(10, 20)))
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [1, 2, 11, 22])
    #expect(rect.center == Point(6, 12))
    #expect(
      rect.inset(by: Insets(top: 1, right: 2, bottom: 3, left: 4)) == Rect(x: 5, y: 3, width: 4, height: 16))
    #expect(rect.inset(by: -1) == Rect(x: 0, y: 1, width: 12, height: 22))
    #expect(rect.offset(x: 5, y: -5) == Rect(x: 6, y: -3, width: 10, height: 20))
    #expect(rect.union(Rect(x: -4, y: 21, width: 6, height: 2)) == Rect(x: -4, y: 2, width: 15, height: 21))
    #expect(rect.contains(Point(11, 22)) && rect.contains(Point(1, 2)))
    #expect(!rect.contains(Point(11.1, 22)) && !rect.contains(Point(5, 1.9)))
  }

  @Test("points are vectors too")
  func vectors() {
    #expect(Point(1, 2) + Point(3, 5) == Point(4, 7))
    #expect(Point(1, 2) - Point(3, 5) == Point(-2, -3))
    #expect(Point(1, 2) * -3 == Point(-3, -6))
    #expect(Point(3, -4).length == 5)
  }
}

extension SeededGenerator {
  /// A map that can be inverted: a rotation, a scaling, another rotation and a translation; half of the maps reflect.
  mutating func map() -> AffineTransform {
    let mirror: Double = Bool.random(using: &self) ? -1 : 1
    return AffineTransform.rotation(.degrees(uniform(-360...360)))
      .followed(by: .scale(x: uniform(0.2...4), y: mirror * uniform(0.2...4)))
      .followed(by: .rotation(.degrees(uniform(-360...360))))
      .followed(by: .translation(x: uniform(-50...50), y: uniform(-50...50)))
  }
}
