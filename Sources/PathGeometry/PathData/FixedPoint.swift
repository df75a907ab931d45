/// A number format with a fixed number of decimals.
///
/// Numbers are rounded once, to the nearest unit of the last decimal, with ties away from zero, and are integers from
/// then on. So the same input gives the same bytes on every platform: no `-0`, no exponent, no trailing zeros.
package struct FixedPoint: Sendable {
  private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

  /// Whether a zero is written before a leading decimal point: `0.5` instead of `.5`.
  private(set) var hasLeadingZero: Bool
  /// The number of units in one.
  let power: Int
  /// The thousandths of a unit of the last decimal; 0 if a unit is smaller.
  private let thousandths: Int

  /// A format with 0 to 6 decimals.
  package init(decimals: Int, hasLeadingZero: Bool = false) {
    precondition((0...6).contains(decimals), "a number is written with 0 to 6 decimals")
    self.hasLeadingZero = hasLeadingZero
    power = Self.powers[decimals]
    thousandths = 1000 / power
  }

  /// The nearest number of units.
  ///
  /// - Precondition: `value` is within ±1e9.
  @inline(__always) package func units(_ value: Double) -> Int64 {
    precondition(abs(value) <= 1e9, "a number that is written is finite and at most 1e9")
    // The sum has the nearest whole number, or of two the even one, in its last bits, and the difference from that is
    // exact. `rounded()` would be a call into the C library.
    let scaled = value * Double(power)
    let shift = 0x1.8p52
    let whole = Int64(bitPattern: (scaled + shift).bitPattern &- shift.bitPattern)
    let rest = scaled - Double(whole)
    guard abs(rest) == 0.5 else { return whole }
    return rest > 0 ? (scaled > 0 ? whole &+ 1 : whole) : scaled < 0 ? whole &- 1 : whole
  }

  /// The nearest number with these decimals.
  ///
  /// - Precondition: `value` is within ±1e9.
  package func rounded(_ value: Double) -> Double { Double(units(value)) / Double(power) }

  /// A number without its sign, as it is written.
  struct Digits {
    /// The bytes, the first one lowest; the first eight if there are more.
    fileprivate var bytes: UInt64
    /// The number of bytes.
    fileprivate(set) var count: Int
    fileprivate(set) var hasFraction = false
    /// Whether it begins with its decimal point.
    fileprivate(set) var startsWithPoint = false
  }

  /// A number of units as it is written.
  @inline(__always) func digits(_ units: UInt64) -> Digits {
    // Most numbers are small and whole.
    let thousandths = units &* UInt64(thousandths)
    let whole = thousandths / 1000
    guard self.thousandths > 0, whole < 100, whole &* 1000 == thousandths else { return spelled(units) }
    if whole < 10 { return Digits(bytes: UInt64(0x30 &+ whole), count: 1) }
    let tens = whole / 10
    return Digits(bytes: UInt64(0x30 &+ tens | (0x30 &+ whole &- 10 &* tens) << 8), count: 2)
  }

  /// The bytes of a number of units below ten with at most two decimals, with a zero before its point, the first byte
  /// lowest; nil for any other number.
  @inline(__always) func short(_ units: UInt64) -> (bytes: UInt32, count: Int)? {
    let hundredths = units &* (UInt64(truncatingIfNeeded: thousandths) / 10)
    guard hundredths < 1000, thousandths >= 10 else { return nil }
    let whole = hundredths / 100
    let rest = hundredths &- 100 &* whole
    let pair = UInt32(truncatingIfNeeded: Self.pair(rest))
    return (UInt32(truncatingIfNeeded: 0x2E30 &+ whole) | pair << 16, rest == 0 ? 1 : pair & 0xF00 > 0 ? 4 : 3)
  }

  /// The digits of a number below a thousand with at most three decimals.
  @inline(never) private func spelled(_ units: UInt64) -> Digits {
    let thousandths = units &* UInt64(thousandths)
    let whole = thousandths / 1000
    guard self.thousandths > 0, whole < 1000 else { return long(units) }
    // The first byte is the lowest one.
    var bytes: UInt64 = 0
    var count = 0
    if whole >= 100 {
      bytes = (0x30 &+ whole / 100) | Self.pair(whole % 100) << 8
      count = 3
    } else if whole >= 10 {
      bytes = Self.pair(whole)
      count = 2
    } else if whole > 0 || hasLeadingZero || units == 0 {
      bytes = UInt64(0x30 &+ whole)
      count = 1
    }
    let rest = thousandths &- 1000 &* whole
    if rest == 0 { return Digits(bytes: bytes, count: count) }
    let first = rest / 10
    let last = rest &- 10 &* first
    let pair = Self.pair(first)
    bytes |= (0x2E | pair << 8 | UInt64(0x30 &+ last) << 24) &<< UInt64(8 &* count)
    return Digits(
      bytes: bytes, count: count &+ (last > 0 ? 4 : pair & 0xF00 > 0 ? 3 : 2), hasFraction: true,
      startsWithPoint: count == 0)
  }

  /// The two digits of a number below 100, the first one in the lowest byte.
  @inline(__always) private static func pair(_ number: UInt64) -> UInt64 {
    let digits = UnsafeRawPointer(pairs.utf8Start).loadUnaligned(
      fromByteOffset: 2 &* Int(truncatingIfNeeded: number), as: UInt16.self)
    return UInt64(UInt16(littleEndian: digits))
  }

  private static let pairs: StaticString = """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """

  /// The digits of any number.
  private func long(_ units: UInt64) -> Digits {
    var room: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    let count = withUnsafeMutableBytes(of: &room) { room in
      room.withMemoryRebound(to: UInt8.self) { room in room.baseAddress.map { write(units: units, at: $0) - $0 } ?? 0 }
    }
    let hasFraction = units % UInt64(power) != 0
    return Digits(
      bytes: UInt64(littleEndian: room.0), count: count, hasFraction: hasFraction,
      startsWithPoint: hasFraction && units < power && !hasLeadingZero)
  }

  /// Writes the digits of a number of units in room for at least 32 bytes. Returns the end.
  @inline(__always) func write(
    _ digits: Digits, of units: UInt64, at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if digits.count > 8 { return write(units: units, at: start) }
    UnsafeMutableRawPointer(start).storeBytes(of: digits.bytes.littleEndian, as: UInt64.self)
    return start + digits.count
  }

  private func write(units: UInt64, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: UInt64(power))
    var end = whole > 0 || fraction == 0 || hasLeadingZero ? Self.write(whole, at: start) : start
    guard fraction > 0 else { return end }
    end.pointee = UInt8(ascii: ".")
    end += 1
    var rest = fraction
    var unit = UInt64(power)
    while rest > 0 {
      unit /= 10
      end.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / unit)
      end += 1
      rest %= unit
    }
    return end
  }

  private static func write(_ whole: UInt64, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let end = whole >= 10 ? write(whole / 10, at: start) : start
    end.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: whole % 10)
    return end + 1
  }

  /// This format with a zero before a leading decimal point.
  package var withLeadingZero: FixedPoint {
    var copy = self
    copy.hasLeadingZero = true
    return copy
  }

  /// Writes `value`.
  @inline(__always) package func write(_ value: Double, to bytes: inout ByteWriter) {
    // Most numbers are small and whole, and no format changes these. The sum has such a number in its last bits.
    let whole = (value + 0x1p52).bitPattern &- (0x1p52).bitPattern
    guard whole < 100, Double(whole) == value else { return write(units: units(value), to: &bytes) }
    bytes.append(below100: UInt8(truncatingIfNeeded: whole))
  }

  /// Writes a number of units.
  @inline(never) package func write(units: Int64, to bytes: inout ByteWriter) {
    bytes.write(atMost: 33) { start in
      start.pointee = UInt8(ascii: "-")
      let magnitude = units.magnitude
      return write(digits(magnitude), of: magnitude, at: units < 0 ? start + 1 : start)
    }
  }
}
