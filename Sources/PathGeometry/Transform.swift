/// An affine map of the plane: `(x, y)` becomes `(a x + c y + tx, b x + d y + ty)`, the order of SVG's `matrix()`.
public struct AffineTransform: Hashable, Sendable {
  /// What x contributes to x.
  public var a: Double
  /// What x contributes to y.
  public var b: Double
  /// What y contributes to x.
  public var c: Double
  /// What y contributes to y.
  public var d: Double
  /// The shift along x, in points.
  public var tx: Double
  /// The shift along y, in points.
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

  /// The map that leaves everything where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift by `x` and `y` points.
  public static func translation(x: Double = 0, y: Double = 0) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin; negative factors mirror.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A scaling by the same factor in both directions, about `center` (the origin unless told).
  public static func scale(_ factor: Double, about center: Point = .zero) -> AffineTransform {
    AffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: center.x * (1 - factor), ty: center.y * (1 - factor))
  }

  /// A turn about `center` (the origin unless told), clockwise as seen for positive angles.
  public static func rotation(_ angle: Angle, about center: Point = .zero) -> AffineTransform {
    let point = angle.unitPoint
    return AffineTransform(
      a: point.x, b: point.y, c: -point.y, d: point.x, tx: center.x - center.x * point.x + center.y * point.y,
      ty: center.y - center.x * point.y - center.y * point.x)
  }

  /// The map that does this one first and `next` after it.
  public func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// By how much areas grow; negative where the map mirrors, zero where it flattens the plane.
  public var determinant: Double { a * d - b * c }

  /// The map that undoes this one, or nil where it flattens the plane.
  public var inverted: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Where this map takes `point`.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
