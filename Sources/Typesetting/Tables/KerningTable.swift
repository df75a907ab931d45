import PathGeometry

/// The space that one font adds between the characters of a pair, in 1/2048 em. Most of it is negative.
struct KerningTable: Sendable {
  /// For each ASCII character, where its row starts in ``rows``; 0 if it is the first of no pair.
  private let starts: [UInt16]

  /// Rows of the spaces before each ASCII character. The first row is of zeros.
  private let rows: [Int16]

  private let pairs: [Int16]

  /// - Parameter pairs: Triples of first character, second character and space, sorted.
  init(pairs: [Int16]) {
    precondition(pairs.count.isMultiple(of: 3), "kerning pairs come in triples")
    var starts = [UInt16](repeating: 0, count: 128)
    var rows = [Int16](repeating: 0, count: 128)
    for index in stride(from: 0, to: pairs.count, by: 3) where pairs[index] < 128 && pairs[index + 1] < 128 {
      let first = Int(pairs[index])
      if starts[first] == 0 {
        starts[first] = UInt16(rows.count)
        rows.append(contentsOf: repeatElement(0, count: 128))
      }
      rows[Int(starts[first]) + Int(pairs[index + 1])] = pairs[index + 2]
    }
    for code in 0..<0x20 where AdvanceTable.isDrawnAsSpace(UInt16(code)) {
      starts[code] = starts[0x20]
      for row in stride(from: 0, to: rows.count, by: 128) { rows[row + code] = rows[row + 0x20] }
    }
    self.starts = starts
    self.rows = rows
    self.pairs = pairs
  }

  /// The sum of the spaces in a text of only ASCII.
  func space(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var space = 0
    var row = 0
    for byte in text {
      if row != 0 { space += Int(rows[row + Int(byte)]) }
      row = Int(starts[Int(byte)])
    }
    return space
  }

  /// The space between two characters. Logarithmic in the number of pairs.
  func space(between first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    if first.isASCII, second.isASCII { return Int(rows[Int(starts[Int(first.value)]) + Int(second.value)]) }
    func pair(_ row: Int) -> (UInt32, UInt32) { (UInt32(pairs[3 * row]), UInt32(pairs[3 * row + 1])) }
    let row = firstIndex(below: pairs.count / 3) { pair($0) >= (first.value, second.value) }
    return row < pairs.count / 3 && pair(row) == (first.value, second.value) ? Int(pairs[3 * row + 2]) : 0
  }
}
