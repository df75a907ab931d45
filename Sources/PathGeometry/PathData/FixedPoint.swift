/// A number format with a fixed number of decimals.
///
/// Numbers are rounded once, to the nearest unit of the last decimal, with ties away from zero, and are integers from
/// then on. So the same input gives the same bytes on every platform: no `-0`, no exponent, no trailing zeros.
package struct FixedPoint: Sendable {
  private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

  /// The maximum number of digits after the decimal point.
  package let decimals: Int
  /// Whether a zero is written before a leading decimal point: `0.5` instead of `.5`.
  let hasLeadingZero: Bool
  private let power: Int
  /// The thousandths of a unit of the last decimal; 0 if a unit is smaller. A division by a constant is a
  /// multiplication, so thousandths are split into digits faster than units.
  private let thousandths: Int

  /// A format with 0 to 6 decimals.
  package init(decimals: Int, hasLeadingZero: Bool = false) {
    precondition((0...6).contains(decimals), "a number is written with 0 to 6 decimals")
    self.decimals = decimals
    self.hasLeadingZero = hasLeadingZero
    power = Self.powers[decimals]
    thousandths = 1000 / power
  }

  /// The nearest number of units.
  ///
  /// - Precondition: `value` is within ±1e9.
  @inline(__always) package func units(_ value: Double) -> Int {
    precondition(abs(value) <= 1e9, "a number that is written is finite and at most 1e9")
    // The difference from the whole part is exact. `rounded()` would be a call into the C library.
    let scaled = value * Double(power)
    let whole = Int(scaled)
    let rest = scaled - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// The nearest number with these decimals.
  ///
  /// - Precondition: `value` is within ±1e9.
  package func rounded(_ value: Double) -> Double { Double(units(value)) / Double(power) }

  /// Whether a number of units needs a decimal point.
  @inline(__always) package func hasFraction(_ units: Int) -> Bool {
    thousandths > 0 ? (units &* thousandths) % 1000 != 0 : units % power != 0
  }

  /// This format with a zero before a leading decimal point.
  package var withLeadingZero: FixedPoint { FixedPoint(decimals: decimals, hasLeadingZero: true) }

  /// Writes `value`.
  package func write(_ value: Double, to bytes: inout ByteWriter) { write(units: units(value), to: &bytes) }

  /// Writes a number of units.
  package func write(units: Int, to bytes: inout ByteWriter) {
    if thousandths > 0 {
      bytes.append(units: units &* thousandths, ofWhole: 1000, hasLeadingZero: hasLeadingZero)
    } else {
      bytes.append(units: units, ofWhole: UInt(power), hasLeadingZero: hasLeadingZero)
    }
  }
}
