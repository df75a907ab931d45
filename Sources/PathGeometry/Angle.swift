/// An angle. Positive angles are clockwise as seen on screen: from the x axis to the y axis, which points down.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in degrees, not reduced to one turn.
  public var degrees: Double

  /// The angle in radians.
  public var radians: Double { degrees * (.pi / 180) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * (180 / .pi)) }

  /// The angle of zero degrees.
  public static let zero = Angle(degrees: 0)

  /// Whether `left` is the smaller angle.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }

  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle { .degrees(left.degrees + right.degrees) }

  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle { .degrees(left.degrees - right.degrees) }

  /// The point at this angle on the unit circle about the origin. Exact at quarter turns.
  public var unitPoint: Point {
    var turn = degrees
    if abs(degrees) > 180 {
      // Up to one and a half turns, a difference is as exact as the remainder, which takes longer than the series.
      turn = abs(degrees) < 540 ? (degrees < 0 ? degrees + 360 : degrees - 360) : degrees.remainder(dividingBy: 360)
    }
    let quarter = (turn / 90).rounded()
    let rest = turn - 90 * quarter
    let (cosine, sine) = rest == 0 ? (1, 0) : Series.cosineAndSine(of: rest * (.pi / 180))
    switch quarter {
    case 0: return Point(cosine, sine)
    case 1: return Point(0 - sine, cosine)
    case -1: return Point(sine, 0 - cosine)
    default: return Point(0 - cosine, 0 - sine)
    }
  }

  /// The direction of the vector `(x, y)`. Exact at eighths of a turn.
  package static func direction(of vector: Point) -> Angle {
    let (x, y) = (abs(vector.x), abs(vector.y))
    let (short, long) = x < y ? (x, y) : (y, x)
    var degrees = short == long ? 45 : Series.arctangent(of: short / long) * (180 / .pi)
    if x == 0, y == 0 { degrees = 0 }
    if y > x { degrees = 90 - degrees }
    if vector.x < 0 { degrees = 180 - degrees }
    return .degrees(vector.y.sign == .minus ? -degrees : degrees)
  }
}
