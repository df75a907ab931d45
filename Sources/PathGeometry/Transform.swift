/// An affine map of the plane: `(x, y)` becomes `(a x + c y + tx, b x + d y + ty)`, the order of SVG's `matrix()`.
public struct AffineTransform: Hashable, Sendable {
  /// The factor from x to x.
  public var a: Double
  /// The factor from x to y.
  public var b: Double
  /// The factor from y to x.
  public var c: Double
  /// The factor from y to y.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// A map from its six coefficients, in the order of SVG's `matrix()`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A translation by `x` and `y` points.
  public static func translation(x: Double = 0, y: Double = 0) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether this map only moves.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// A scaling about the origin. Negative factors reflect.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A scaling by the same factor in both directions about `center`, by default the origin.
  public static func scale(_ factor: Double, about center: Point = .zero) -> AffineTransform {
    AffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: center.x * (1 - factor), ty: center.y * (1 - factor))
  }

  /// A rotation about `center`, by default the origin. Positive angles are clockwise as seen on screen.
  public static func rotation(_ angle: Angle, about center: Point = .zero) -> AffineTransform {
    let point = angle.unitPoint
    return AffineTransform(
      a: point.x, b: point.y, c: -point.y, d: point.x, tx: center.x - center.x * point.x + center.y * point.y,
      ty: center.y - center.x * point.y - center.y * point.x)
  }

  /// The map that applies this one first, then `next`.
  public func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The factor for areas; negative if the map reflects, zero if it maps the plane to a line or a point.
  public var determinant: Double { a * d - b * c }

  /// The inverse map, or nil if the determinant is zero.
  public var inverted: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The image of `point`.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
