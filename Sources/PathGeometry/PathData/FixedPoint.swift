/// A number format with a fixed number of decimals.
///
/// Numbers are rounded once, to the nearest unit of the last decimal, with ties away from zero, and are integers from
/// then on. So the same input gives the same bytes on every platform: no `-0`, no exponent, no trailing zeros.
package struct FixedPoint: Sendable {
  private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

  /// The maximum number of digits after the decimal point.
  package let decimals: Int
  /// Whether a zero is written before a leading decimal point: `0.5` instead of `.5`.
  private let hasLeadingZero: Bool
  private let power: Int

  /// A format with 0 to 6 decimals.
  package init(decimals: Int, hasLeadingZero: Bool = false) {
    precondition((0...6).contains(decimals), "a number is written with 0 to 6 decimals")
    self.decimals = decimals
    self.hasLeadingZero = hasLeadingZero
    power = Self.powers[decimals]
  }

  /// The nearest number of units.
  ///
  /// - Precondition: `value` is within ±1e9.
  package func units(_ value: Double) -> Int {
    precondition(abs(value) <= 1e9, "a number that is written is finite and at most 1e9")
    return Int((value * Double(power)).rounded(.toNearestOrAwayFromZero))
  }

  /// Whether a number of units needs a decimal point.
  package func hasFraction(_ units: Int) -> Bool { units % power != 0 }

  /// This format with a zero before a leading decimal point.
  package var withLeadingZero: FixedPoint { FixedPoint(decimals: decimals, hasLeadingZero: true) }

  /// Writes `value`.
  package func write(_ value: Double, to bytes: inout [UInt8]) { write(units: units(value), to: &bytes) }

  /// Writes a number of units.
  package func write(units: Int, to bytes: inout [UInt8]) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = units.magnitude
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: UInt(power))
    if whole > 0 || fraction == 0 || hasLeadingZero { Self.write(digitsOf: whole, to: &bytes) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    var unit = UInt(power) / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private static func write(digitsOf number: UInt, to bytes: inout [UInt8]) {
    if number >= 10 { write(digitsOf: number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
