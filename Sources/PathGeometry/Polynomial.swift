/// A polynomial in one variable, of degree four or less.
struct Polynomial {
  /// The coefficients in ascending order of powers, beginning with the constant.
  private let factors: [Double]

  init(_ factors: Double...) { self.factors = factors }

  private init(_ factors: [Double]) { self.factors = factors }

  static func + (left: Polynomial, right: Polynomial) -> Polynomial {
    let count = max(left.factors.count, right.factors.count)
    return Polynomial((0..<count).map { left[$0] + right[$0] })
  }

  static func - (left: Polynomial, right: Polynomial) -> Polynomial { left + right * -1 }

  static func * (polynomial: Polynomial, factor: Double) -> Polynomial {
    Polynomial(polynomial.factors.map { $0 * factor })
  }

  static func * (left: Polynomial, right: Polynomial) -> Polynomial {
    var product = [Double](repeating: 0, count: left.factors.count + right.factors.count - 1)
    for (i, a) in left.factors.enumerated() {
      for (j, b) in right.factors.enumerated() { product[i + j] += a * b }
    }
    return Polynomial(product)
  }

  private subscript(power: Int) -> Double { power < factors.count ? factors[power] : 0 }

  func value(at t: Double) -> Double { factors.reversed().reduce(0) { $0 * t + $1 } }

  /// The zeros with a change of sign between 0 and 1, in ascending order.
  ///
  /// Between two neighbouring extremes there is at most one. Bisection finds it.
  var rootsInUnitInterval: [Double] {
    guard factors.count > 1 else { return [] }
    let extremes = extremesInUnitInterval
    let ends = [0] + extremes + [1]
    let between = zip(ends, ends.dropFirst()).compactMap { root(between: $0, and: $1) }
    return (between + extremes.filter { value(at: $0) == 0 }).sorted()
  }

  /// The zeros of the derivative with a change of sign between 0 and 1, in ascending order.
  var extremesInUnitInterval: [Double] {
    guard factors.count > 2 else { return [] }
    return derivative.rootsInUnitInterval
  }

  var derivative: Polynomial { Polynomial(factors.indices.dropFirst().map { Double($0) * factors[$0] }) }

  private func root(between low: Double, and high: Double) -> Double? {
    let isRising = value(at: high) > 0
    guard isRising ? value(at: low) < 0 : value(at: high) < 0 && value(at: low) > 0 else { return nil }
    var (low, high) = (low, high)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      if (value(at: middle) > 0) == isRising { high = middle } else { low = middle }
    }
  }
}
