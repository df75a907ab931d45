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

  /// - Parameter columns: For ranges by rising code point, how far each begins behind the end of the one before, then how
  ///   far each ends behind its begin, then the advance of each.
  init(columns: [UInt16]) {
    precondition(columns.count.isMultiple(of: 3), "a range has three numbers")
    let count = columns.count / 3
    var ranges: [UInt16] = []
    ranges.reserveCapacity(columns.count)
    var end: UInt16 = 0
    for index in 0..<count {
      ranges.append(end + columns[index])
      end += columns[index] + columns[count + index]
      ranges.append(end)
      ranges.append(columns[2 * count + index])
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
    var low = 0
    var high = ranges.count / 3
    while low < high {
      let middle = (low + high) / 2
      if code > ranges[3 * middle + 1] {
        low = middle + 1
      } else if code < ranges[3 * middle] {
        high = middle
      } else {
        return ranges[3 * middle + 2]
      }
    }
    return nil
  }
}
