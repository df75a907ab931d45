import PathGeometry

/// The advance widths of one font, in 1/2048 em.
struct AdvanceTable: Sendable {
  /// The units per em of every table.
  static let unitsPerEm = 2048

  /// The advances of U+0000 to U+007F. Tab and line ends are as wide as a space, other control characters 0.
  let ascii: [UInt16]

  private let ranges: [UInt16]
  private let stretch: Stretch

  /// The factors by which letters are wider than in the table.
  struct Stretch: Sendable {
    var numerator = 1
    var denominator = 1

    func applied(to advance: UInt16) -> Int {
      (2 * Int(advance) * numerator + denominator) / (2 * denominator)
    }
  }

  /// - Parameter text: The advances of successive code points from U+0000, of two digits each. `+` and three digits leave
  ///   out as many code points; `*` and three digits give the next advance to as many. Digits are in base 72, from "0" to
  ///   "w". Line ends mean nothing.
  init(text: StaticString) {
    let ranges = text.withUTF8Buffer { text in
      var ranges: [UInt16] = []
      ranges.reserveCapacity(3 * text.count / 2)
      var place = 0
      func number(digits: Int) -> Int {
        var number = 0
        for _ in 0..<digits {
          number = 72 * number + Int(unsafe text[place]) - 0x30
          place += 1
        }
        return number
      }
      var (code, count) = (0, 1)
      while place < text.count {
        switch unsafe text[place] {
        case UInt8(ascii: "\n"):
          place += 1
        case UInt8(ascii: "+"):
          place += 1
          code += number(digits: 3)
        case UInt8(ascii: "*"):
          place += 1
          count = number(digits: 3)
        default:
          ranges.append(UInt16(code))
          ranges.append(UInt16(code + count - 1))
          ranges.append(UInt16(number(digits: 2)))
          (code, count) = (code + count, 1)
        }
      }
      return ranges
    }
    self.init(ranges: ranges, stretch: Stretch())
  }

  /// - Parameters:
  ///   - ranges: Triples of first code point, last code point and advance, sorted by code point.
  ///   - stretch: The factors by which letters are wider.
  private init(ranges: [UInt16], stretch: Stretch) {
    self.ranges = ranges
    self.stretch = stretch
    self.ascii = (0..<128).map { (code: UInt16) -> UInt16 in
      let drawn = Self.isDrawnAsSpace(code) ? 0x20 : code
      return Self.advance(of: drawn, in: ranges).map { UInt16(clamping: stretch.applied(to: $0)) } ?? 0
    }
  }

  /// The same table for a font with letters that are wider by a factor.
  func stretched(by stretch: Stretch) -> AdvanceTable { AdvanceTable(ranges: ranges, stretch: stretch) }

  /// The advance of a code point, or nil if the font lacks it. Logarithmic in the number of ranges.
  func advance(of code: UInt32) -> Int? {
    if code < 128 { return Int(ascii[Int(code)]) }
    guard code <= 0xFFFF else { return nil }
    return Self.advance(of: UInt16(truncatingIfNeeded: code), in: ranges).map(stretch.applied)
  }

  /// Whether an ASCII character is a space in a line of text.
  static func isDrawnAsSpace(_ code: UInt16) -> Bool {
    code == 0x09 || code == 0x0A || code == 0x0D
  }

  private static func advance(of code: UInt16, in ranges: [UInt16]) -> UInt16? {
    let row = firstIndex(below: ranges.count / 3) { ranges[3 * $0 + 1] >= code }
    return row < ranges.count / 3 && ranges[3 * row] <= code ? ranges[3 * row + 2] : nil
  }
}
