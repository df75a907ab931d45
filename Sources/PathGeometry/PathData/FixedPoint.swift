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

  /// The number of bytes that ``write(units:to:)`` writes, and whether the number has a decimal point.
  @inline(__always) func length(units: Int) -> (bytes: Int, hasFraction: Bool) {
    let (whole, rest) = parts(of: units)
    var length = units < 0 ? 1 : 0
    if whole > 0 || rest == 0 || hasLeadingZero {
      length += whole < 10 ? 1 : whole < 100 ? 2 : whole < 1000 ? 3 : Self.digits(of: whole)
    }
    if rest > 0 {
      length += 1 + Swift.max(3, decimals)
      var rest = rest
      while rest % 10 == 0 {
        rest /= 10
        length -= 1
      }
    }
    return (length, rest > 0)
  }

  private static func digits(of number: UInt) -> Int { number < 10 ? 1 : 1 + digits(of: number / 10) }

  /// The whole part of a number of units, and the rest in units, or in thousandths if units are larger.
  @inline(__always) private func parts(of units: Int) -> (whole: UInt, rest: UInt) {
    if thousandths > 0 {
      let magnitude = units.magnitude &* UInt(thousandths)
      let whole = magnitude / 1000
      return (whole, magnitude &- whole &* 1000)
    }
    let whole = units.magnitude / UInt(power)
    return (whole, units.magnitude &- whole &* UInt(power))
  }

  /// Writes a number of units in room for at least 32 bytes. Returns the end.
  @inline(__always) func write(units: Int, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var end = start
    @inline(__always) func put(_ byte: UInt8) {
      end.pointee = byte
      end += 1
    }
    @inline(__always) func put(digit: UInt) { put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)) }
    if units < 0 { put(UInt8(ascii: "-")) }
    let (whole, fraction) = parts(of: units)
    if whole > 0 || fraction == 0 || hasLeadingZero {
      if whole < 10 {
        put(digit: whole)
      } else if whole < 100 {
        put(digit: whole / 10)
        put(digit: whole % 10)
      } else {
        end = Self.write(whole, at: end)
      }
    }
    guard fraction > 0 else { return end }
    put(UInt8(ascii: "."))
    var rest = fraction
    if thousandths > 0 {
      put(digit: rest / 100)
      rest %= 100
      guard rest > 0 else { return end }
      put(digit: rest / 10)
      rest %= 10
      if rest > 0 { put(digit: rest) }
      return end
    }
    var unit = UInt(power)
    while rest > 0 {
      unit /= 10
      let digit = rest / unit
      put(digit: digit)
      rest &-= digit &* unit
    }
    return end
  }

  private static func write(_ whole: UInt, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let end = whole >= 10 ? write(whole / 10, at: start) : start
    end.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: whole % 10)
    return end + 1
  }

  /// This format with a zero before a leading decimal point.
  package var withLeadingZero: FixedPoint { FixedPoint(decimals: decimals, hasLeadingZero: true) }

  /// Writes `value`.
  package func write(_ value: Double, to bytes: inout ByteWriter) { write(units: units(value), to: &bytes) }

  /// Writes a number of units.
  package func write(units: Int, to bytes: inout ByteWriter) {
    bytes.write(atMost: 32) { write(units: units, at: $0) }
  }
}
