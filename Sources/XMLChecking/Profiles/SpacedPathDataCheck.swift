/// Checks path data in the only form of the design profile: absolute M, L, A, C and Z, every letter written, single
/// spaces between all letters, numbers and flags, arcs of at most half a turn.
struct SpacedPathDataCheck: PathDataForm {
  private(set) var reader: PathDataReader

  init(reader: PathDataReader) { self.reader = reader }

  mutating func run() throws(Problem) {
    guard reader.peek == UInt8(ascii: "M") else { throw .noMove }
    var last = UInt8(ascii: "M")
    while let command = reader.peek {
      try checkIsKnown(command, after: last)
      last = command
      reader.skip()
      switch command {
      case UInt8(ascii: "Z"): break
      case UInt8(ascii: "A"): try readArc()
      default: try readNumbers(of: command, PathDataReader.argumentCount(of: command) ?? 0)
      }
      if reader.peek != nil { try readSpace() }
    }
  }

  private func checkIsKnown(_ command: UInt8, after last: UInt8) throws(Problem) {
    switch command {
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "Z"): return
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "z"):
      throw .foreignCommand(found: PathDataReader.character(command), use: PathDataReader.character(command & 0xDF))
    default: break
    }
    if PathDataReader.argumentCount(of: command) != nil {
      let isStraight = "HVhv".utf8.contains(command)
      throw .foreignCommand(found: PathDataReader.character(command), use: isStraight ? "L" : "C")
    }
    if reader.startsNumber, last != UInt8(ascii: "Z") {
      // Additional numbers after a move are lines.
      throw .impliedCommand(last == UInt8(ascii: "M") ? "L" : PathDataReader.character(last))
    }
    throw command == UInt8(ascii: ",") ? .badSpacing : reader.unexpected
  }

  private mutating func readNumbers(of command: UInt8, _ count: Int) throws(Problem) {
    for _ in 0..<count { try readNumber(of: command) }
  }

  private mutating func readArc() throws(Problem) {
    let arc = UInt8(ascii: "A")
    for _ in 0..<2 {
      try readArgumentSpace(of: arc)
      if reader.peek == UInt8(ascii: "-") { throw .negativeRadius }
      try readBareNumber(of: arc)
    }
    try readNumber(of: arc)
    try readArgumentSpace(of: arc)
    if reader.peek == UInt8(ascii: "1"), reader.peek(after: 1) == UInt8(ascii: " ") { throw .largeArc }
    try readFlag(of: arc)
    try readArgumentSpace(of: arc)
    try readFlag(of: arc)
    try readNumbers(of: arc, 2)
  }

  private mutating func readNumber(of command: UInt8) throws(Problem) {
    try readArgumentSpace(of: command)
    try readBareNumber(of: command)
  }

  private mutating func readBareNumber(of command: UInt8) throws(Problem) {
    guard reader.startsNumber else { throw reader.missingArgument(of: command) }
    let start = reader
    guard reader.skipNumber() else { throw .badNumber }
    if start.startsWithPoint {
      reader = start
      throw .noLeadingZero
    }
  }

  private mutating func readFlag(of command: UInt8) throws(Problem) {
    guard let byte = reader.peek, reader.startsNumber else { throw reader.missingArgument(of: command) }
    let runsOn = reader.peek(after: 1).map { PathDataReader.isDigit($0) || $0 == UInt8(ascii: ".") } ?? false
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1"), !runsOn else { throw .badFlag }
    reader.skip()
  }

  /// Reads the space before an argument. If the data ends there, the command is incomplete.
  private mutating func readArgumentSpace(of command: UInt8) throws(Problem) {
    guard reader.peek != nil else { throw .incomplete(command: PathDataReader.character(command)) }
    try readSpace()
    if reader.peek == UInt8(ascii: ",") { throw .badSpacing }
  }

  /// Reads exactly one space, not at the end of the data.
  private mutating func readSpace() throws(Problem) {
    guard let byte = reader.peek else { return }
    guard byte == UInt8(ascii: " ") else {
      let isToken = reader.startsNumber || PathDataReader.argumentCount(of: byte) != nil
      throw isToken || byte == UInt8(ascii: ",") ? .badSpacing : reader.unexpected
    }
    guard let next = reader.peek(after: 1) else { throw .badSpacing }
    reader.skip()
    if next == UInt8(ascii: " ") { throw .badSpacing }
  }
}
