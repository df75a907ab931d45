#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An angle. Positive angles turn clockwise as seen on screen, from the direction of the x axis towards that of the
/// y axis, which points down.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in degrees, as it was given: not reduced to one turn.
  public var degrees: Double

  /// The angle in radians.
  public var radians: Double { degrees * (.pi / 180) }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * (180 / .pi)) }

  /// No turn at all.
  public static let zero = Angle(degrees: 0)

  /// Whether `left` turns less far clockwise than `right`.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }

  /// The sum of two turns.
  public static func + (left: Angle, right: Angle) -> Angle { .degrees(left.degrees + right.degrees) }

  /// The turn that leads from `right` to `left`.
  public static func - (left: Angle, right: Angle) -> Angle { .degrees(left.degrees - right.degrees) }

  /// The point at this angle on the circle of radius one about the origin. Exact at quarter turns.
  public var unitPoint: Point {
    let reduced = degrees.remainder(dividingBy: 360)
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
  static func direction(of vector: Point) -> Angle { .radians(atan2(vector.y, vector.x)) }
}

/// The error function's complement, for the share of a blurred edge that lies beyond a distance.
package func complementaryErrorFunction(_ x: Double) -> Double { erfc(x) }
