/// Checks path data against the part of SVG's grammar that a profile uses: plain numbers, and flags separated by spaces.
///
/// Numbers may follow each other directly if a sign or a point separates them (`1-2.5.5`). Otherwise spaces and at most
/// one comma are between them. The design profile allows less: no quadratic curves, arcs of at most half a turn with
/// positive radii, and a zero before each decimal point.
///
/// The check needs one pass without going back, so that the cost for a hostile file is linear.
struct PathDataCheck {
  typealias Problem = XMLDiagnostic.PartProblem

  private var reader: PathDataReader
  /// Whether the data are for design tools.
  private let isPlain: Bool

  /// The first fault in path data with its place in them; nil if there is none.
  static func firstProblem(in data: UnsafeBufferPointer<UInt8>, isPlain: Bool) -> (place: Int, problem: Problem)? {
    var check = unsafe PathDataCheck(reader: PathDataReader(data), isPlain: isPlain)
    do {
      try check.run()
      return nil
    } catch {
      return (check.reader.index, error)
    }
  }

  private mutating func run() throws(Problem) {
    guard reader.peek == UInt8(ascii: "M") else { throw .noMove }
    while !reader.isAtEnd {
      let command = reader.peek
      guard let count = PathDataReader.argumentCount(of: command) else { throw reader.unexpected }
      if isPlain, "QqTt".utf8.contains(command) {
        let cubic = UInt8(ascii: "C") | command & 0x20
        throw .foreignCommand(found: PathDataReader.character(command), use: PathDataReader.character(cubic))
      }
      reader.skip()
      reader.skipSpaces()
      if count > 0 { try readArguments(of: command, count) }
    }
  }

  /// Reads one or more sets of a command's arguments, up to the next command.
  private mutating func readArguments(of command: UInt8, _ count: Int) throws(Problem) {
    let isArc = command | 0x20 == UInt8(ascii: "a")
    repeat {
      for argument in 0..<count {
        if argument > 0 { skipSeparator() }
        if isArc, argument == 3 || argument == 4 {
          if isPlain, argument == 3, reader.peek == UInt8(ascii: "1"), reader.peek(after: 1) == UInt8(ascii: " ") {
            throw .largeArc
          }
          try readFlag(of: command)
        } else {
          try readNumber(of: command, isRadius: isArc && argument < 2)
        }
      }
      reader.skipSpaces()
      guard reader.peek == UInt8(ascii: ",") else { continue }
      reader.skip()
      reader.skipSpaces()
      // A number must follow a comma.
      guard reader.startsNumber else {
        throw reader.isAtEnd ? .incomplete(command: PathDataReader.character(command)) : reader.unexpected
      }
    } while reader.startsNumber
  }

  private mutating func readNumber(of command: UInt8, isRadius: Bool) throws(Problem) {
    guard reader.startsNumber else { throw reader.missingArgument(of: command) }
    if isPlain, isRadius, reader.peek == UInt8(ascii: "-") { throw .negativeRadius }
    let start = reader
    guard reader.skipNumber() else { throw .badNumber }
    if isPlain, start.startsWithPoint {
      reader = start
      throw .noLeadingZero
    }
  }

  private mutating func readFlag(of command: UInt8) throws(Problem) {
    guard !reader.isAtEnd else { throw .incomplete(command: PathDataReader.character(command)) }
    guard reader.peek == UInt8(ascii: "0") || reader.peek == UInt8(ascii: "1") else {
      throw reader.startsNumber ? .badFlag : reader.missingArgument(of: command)
    }
    let next = reader.peek(after: 1)
    guard next == 0 || next == UInt8(ascii: " ") || next == UInt8(ascii: ",") || next == UInt8(ascii: "-") else {
      if PathDataReader.isDigit(next) || next == UInt8(ascii: ".") { throw .badFlag }
      reader.skip()
      throw reader.unexpected
    }
    reader.skip()
  }

  private mutating func skipSeparator() {
    reader.skipSpaces()
    guard reader.peek == UInt8(ascii: ",") else { return }
    reader.skip()
    reader.skipSpaces()
  }
}
