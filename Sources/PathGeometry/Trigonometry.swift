#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(WasmMathematics)
  import WasmMathematics
#endif

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
    let reduced = abs(degrees) <= 180 ? degrees : degrees.remainder(dividingBy: 360)
    switch reduced {
    case 0: return Point(1, 0)
    case 90: return Point(0, 1)
    case -90: return Point(0, -1)
    case 180, -180: return Point(-1, 0)
    default:
      let radians = reduced * (.pi / 180)
      return Point(cos(radians), sin(radians))
    }
  }

  /// The direction of the vector `(x, y)`.
  package static func direction(of vector: Point) -> Angle { .radians(atan2(vector.y, vector.x)) }
}

/// A power of a number that is not negative.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
