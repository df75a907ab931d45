/// Elementary functions by their series, from operations that every processor rounds alike.
///
/// Libraries of C differ in the last bits of theirs, and these decide where outlines meet: pictures would not have the
/// same bytes on every system.
enum Series {
  /// The cosine and the sine of an angle from -π/4 to π/4, in radians.
  static func cosineAndSine(of angle: Double) -> (Double, Double) {
    let square = angle * angle
    // With constants, since a division takes as long as three of these lines.
    var cosine = 1.0 / 20_922_789_888_000
    cosine = 1.0 / 87_178_291_200 - square * cosine
    cosine = 1.0 / 479_001_600 - square * cosine
    cosine = 1.0 / 3_628_800 - square * cosine
    cosine = 1.0 / 40_320 - square * cosine
    cosine = 1.0 / 720 - square * cosine
    cosine = 1.0 / 24 - square * cosine
    cosine = 1.0 / 2 - square * cosine
    var sine = 1.0 / 355_687_428_096_000
    sine = 1.0 / 1_307_674_368_000 - square * sine
    sine = 1.0 / 6_227_020_800 - square * sine
    sine = 1.0 / 39_916_800 - square * sine
    sine = 1.0 / 362_880 - square * sine
    sine = 1.0 / 5_040 - square * sine
    sine = 1.0 / 120 - square * sine
    sine = 1.0 / 6 - square * sine
    return (1 - square * cosine, angle - angle * (square * sine))
  }

  /// The angle with a tangent from 0 to 1, in radians.
  static func arctangent(of tangent: Double) -> Double {
    // The series is short near zero: it begins at the nearest eighth.
    let eighth = (tangent * 8).rounded()
    let rest = (tangent - eighth / 8) / (1 + tangent * (eighth / 8))
    let square = rest * rest
    var sum = 1.0 / 13
    sum = 1.0 / 11 - square * sum
    sum = 1.0 / 9 - square * sum
    sum = 1.0 / 7 - square * sum
    sum = 1.0 / 5 - square * sum
    sum = 1.0 / 3 - square * sum
    return arctangent(ofEighths: eighth) + (rest - rest * (square * sum))
  }

  private static func arctangent(ofEighths eighths: Double) -> Double {
    switch eighths {
    case 0: 0
    case 1: 0.12435499454676144
    case 2: 0.24497866312686414
    case 3: 0.35877067027057225
    case 4: 0.4636476090008061
    case 5: 0.5585993153435624
    case 6: 0.6435011087932844
    case 7: 0.7188299996216245
    default: .pi / 4
    }
  }

  /// The binary logarithm of a positive finite number.
  static func binaryLogarithm(of number: Double) -> Double {
    var (fraction, exponent) = (number.significand, Double(number.exponent))
    if fraction > 2.0.squareRoot() { (fraction, exponent) = (fraction / 2, exponent + 1) }
    let rest = (fraction - 1) / (fraction + 1)
    let square = rest * rest
    var sum = 0.0
    for term in stride(from: 23, to: 0, by: -2) { sum = 1 / Double(term) + square * sum }
    return exponent + 2 * rest * sum / naturalLogarithmOf2
  }

  /// The power of 2 with an exponent.
  static func binaryPower(of exponent: Double) -> Double {
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
  return Series.binaryPower(of: exponent * Series.binaryLogarithm(of: base))
}
