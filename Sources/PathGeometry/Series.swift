/// Elementary functions by their series, from operations that every processor rounds alike.
///
/// Libraries of C differ in the last bits of theirs, and these decide where outlines meet: pictures would not have the
/// same bytes on every system.
enum Series {
  /// The cosine and the sine of an angle from -π/4 to π/4, in radians.
  static func cosineAndSine(of angle: Double) -> (Double, Double) {
    let square = angle * angle
    var (cosine, sine) = (1.0, 1.0)
    for term in stride(from: 16, to: 0, by: -2) {
      cosine = 1 - cosine * square / Double(term * (term - 1))
      sine = 1 - sine * square / Double(term * (term + 1))
    }
    return (cosine, angle * sine)
  }

  /// The angle with a tangent from 0 to 1, in radians.
  static func arctangent(of tangent: Double) -> Double {
    // The series is short near zero: the angle begins at 0 or at π/6.
    let isSmall = tangent < 0.268
    let root = 3.0.squareRoot()
    let rest = isSmall ? tangent : (root * tangent - 1) / (root + tangent)
    let square = rest * rest
    var sum = 0.0
    for term in stride(from: 31, to: 0, by: -2) { sum = 1 / Double(term) - square * sum }
    return isSmall ? rest * sum : .pi / 6 + rest * sum
  }

  /// The binary logarithm of a positive finite number.
  static func logarithm(of number: Double) -> Double {
    var (fraction, exponent) = (number.significand, Double(number.exponent))
    if fraction > 2.0.squareRoot() { (fraction, exponent) = (fraction / 2, exponent + 1) }
    let rest = (fraction - 1) / (fraction + 1)
    let square = rest * rest
    var sum = 0.0
    for term in stride(from: 23, to: 0, by: -2) { sum = 1 / Double(term) + square * sum }
    return exponent + 2 * rest * sum / naturalLogarithmOf2
  }

  /// A power of 2.
  static func power(of exponent: Double) -> Double {
    let exponent = min(2000, max(-2000, exponent))
    let whole = exponent.rounded()
    let rest = (exponent - whole) * naturalLogarithmOf2
    var sum = 1.0
    for term in stride(from: 15, to: 0, by: -1) { sum = 1 + sum * rest / Double(term) }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }

  private static let naturalLogarithmOf2 = 0.6931471805599453
}

/// A power of a number that is not negative, with a positive exponent.
package func power(_ base: Double, _ exponent: Double) -> Double {
  guard base > 0, base.isFinite else { return base }
  return Series.power(of: exponent * Series.logarithm(of: base))
}
