/// A polynomial in one variable, of degree four or less.
struct Polynomial {
  /// The coefficients in ascending order of powers, beginning with the constant; zeros after the highest one.
  private var factors: SIMD8<Double>

  init(_ constant: Double, _ linear: Double = 0, _ square: Double = 0) {
    factors = SIMD8(constant, linear, square, 0, 0, 0, 0, 0)
  }

  private init(factors: SIMD8<Double>) { self.factors = factors }

  static func + (left: Polynomial, right: Polynomial) -> Polynomial {
    Polynomial(factors: left.factors + right.factors)
  }

  static func - (left: Polynomial, right: Polynomial) -> Polynomial {
    Polynomial(factors: left.factors - right.factors)
  }

  static func * (polynomial: Polynomial, factor: Double) -> Polynomial {
    Polynomial(factors: polynomial.factors * factor)
  }

  /// The product of two polynomials of degree two or less.
  static func * (left: Polynomial, right: Polynomial) -> Polynomial {
    let (a, b) = (left.factors, right.factors)
    return Polynomial(
      factors: SIMD8(
        a[0] * b[0], a[0] * b[1] + a[1] * b[0], a[0] * b[2] + a[1] * b[1] + a[2] * b[0], a[1] * b[2] + a[2] * b[1],
        a[2] * b[2], 0, 0, 0))
  }

  private var degree: Int {
    var degree = 4
    while degree > 0, factors[degree] == 0 { degree -= 1 }
    return degree
  }

  func value(at t: Double) -> Double {
    (((factors[4] * t + factors[3]) * t + factors[2]) * t + factors[1]) * t + factors[0]
  }

  var derivative: Polynomial {
    Polynomial(factors: SIMD8(factors[1], 2 * factors[2], 3 * factors[3], 4 * factors[4], 0, 0, 0, 0))
  }

  // MARK: Zeros

  /// The zeros between 0 and 1, in ascending order.
  var rootsInUnitInterval: [Double] { roots.values }

  /// Appends the zeros between 0 and 1 and those of the derivative, in no particular order; nothing if the polynomial
  /// stays clear of zero.
  func appendRootsAndExtremes(to parameters: inout [Double]) {
    if staysClearOfZero { return }
    roots.append(to: &parameters)
    if degree > 1 { derivative.roots.append(to: &parameters) }
  }

  /// Whether the coefficients in the basis of Bernstein, between which all values lie, have one sign and are not close
  /// to zero.
  private var staysClearOfZero: Bool {
    let first = factors[0]
    let second = first + factors[1] / 4
    let third = first + factors[1] / 2 + factors[2] / 6
    let fourth = first + factors[1] * 3 / 4 + factors[2] / 2 + factors[3] / 4
    let last = first + factors[1] + factors[2] + factors[3] + factors[4]
    let low = min(first, second, third, min(fourth, last))
    let high = max(first, second, third, max(fourth, last))
    let margin = 1e-9 * max(abs(low), abs(high))
    return low > margin || high < -margin
  }

  private var roots: Roots {
    var roots = Roots()
    switch degree {
    case 0: break
    case 1: roots.add(-factors[0] / factors[1])
    case 2:
      let discriminant = factors[1] * factors[1] - 4 * factors[2] * factors[0]
      guard discriminant >= 0 else { break }
      // First the root without cancellation, then the other from the product of both.
      let sum = -(factors[1] + (factors[1] < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      let (first, second) = (sum / factors[2], sum == 0 ? 0 : factors[0] / sum)
      roots.add(min(first, second))
      if first != second { roots.add(max(first, second)) }
    default:
      // Between two neighbouring extremes there is at most one zero.
      let extremes = derivative.roots
      var low = 0.0
      for index in 0...extremes.count {
        let high = index < extremes.count ? extremes[index] : 1
        if let root = root(between: low, and: high) { roots.add(root) }
        if index < extremes.count, value(at: high) == 0 { roots.add(high) }
        low = high
      }
    }
    return roots
  }

  /// The zero between two parameters with values of different sign, by Newton's method within the bounds of bisection.
  private func root(between low: Double, and high: Double) -> Double? {
    let isRising = value(at: high) > 0
    guard isRising ? value(at: low) < 0 : value(at: high) < 0 && value(at: low) > 0 else { return nil }
    let derivative = derivative
    var (low, high) = (low, high)
    var t = (low + high) / 2
    while true {
      let value = value(at: t)
      if value == 0 { return t }
      if (value > 0) == isRising { high = t } else { low = t }
      var next = t - value / derivative.value(at: t)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - t) <= 1e-16 || next <= low || next >= high { return next }
      t = next
    }
  }

  /// A few parameters between 0 and 1, without an allocation.
  private struct Roots {
    private var parameters = SIMD4<Double>.zero
    private(set) var count = 0

    mutating func add(_ parameter: Double) {
      guard parameter > 0, parameter < 1, count < 4 else { return }
      parameters[count] = parameter
      count += 1
    }

    subscript(index: Int) -> Double { parameters[index] }

    var values: [Double] { (0..<count).map { parameters[$0] } }

    func append(to values: inout [Double]) {
      for index in 0..<count { values.append(parameters[index]) }
    }
  }
}
