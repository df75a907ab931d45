/// Checks path data against SVG's grammar, narrowed to what the profile writes: plain numbers, flags that stand apart.
///
/// It takes one pass without going back, so that a hostile file costs no more than its length. Numbers may touch where
/// a sign or a point parts them (`1-2.5.5`); elsewhere spaces and at most one comma stand between.
struct PathDataCheck {
  typealias Problem = XMLDiagnostic.PathDataProblem

  private let data: ArraySlice<UInt8>
  private var index: Int

  /// The first fault in path data and its place; nil when there is none.
  static func firstProblem(in data: ArraySlice<UInt8>) -> (place: Int, problem: Problem)? {
    var check = PathDataCheck(data)
    do {
      try check.run()
      return nil
    } catch {
      return (check.index, error)
    }
  }

  private init(_ data: ArraySlice<UInt8>) {
    self.data = data
    index = data.startIndex
  }

  private var peek: UInt8? { index < data.endIndex ? data[index] : nil }

  private mutating func run() throws(Problem) {
    guard peek == UInt8(ascii: "M") else { throw .noMove }
    while let command = peek {
      guard let count = Self.argumentCount(of: command) else { throw unexpected() }
      index += 1
      skipSpaces()
      if count > 0 { try readArguments(of: command, count) }
    }
  }

  private static func argumentCount(of command: UInt8) -> Int? {
    switch command | 0x20 {
    case UInt8(ascii: "z"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "q"), UInt8(ascii: "s"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: nil
    }
  }

  /// Reads one or more runs of a command's arguments, up to the next command.
  private mutating func readArguments(of command: UInt8, _ count: Int) throws(Problem) {
    let isArc = command | 0x20 == UInt8(ascii: "a")
    repeat {
      for argument in 0..<count {
        if argument > 0 { skipSeparator() }
        if isArc, argument == 3 || argument == 4 {
          try readFlag(of: command)
        } else {
          try readNumber(of: command)
        }
      }
      skipSpaces()
      guard peek == UInt8(ascii: ",") else { continue }
      index += 1
      skipSpaces()
      // A comma promises another number.
      guard startsNumber else { throw peek == nil ? .incomplete(command: Self.character(command)) : unexpected() }
    } while startsNumber
  }

  private var startsNumber: Bool {
    guard let byte = peek else { return false }
    return Self.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private mutating func readNumber(of command: UInt8) throws(Problem) {
    guard startsNumber else { throw missingArgument(of: command) }
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    let whole = skipDigits()
    if peek == UInt8(ascii: ".") {
      index += 1
      let decimals = skipDigits()
      if 1...6 ~= decimals { return }
    } else if whole > 0 {
      return
    }
    index = start
    throw .badNumber
  }

  private mutating func readFlag(of command: UInt8) throws(Problem) {
    guard let byte = peek else { throw .incomplete(command: Self.character(command)) }
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw startsNumber ? .badFlag : missingArgument(of: command)
    }
    let next = index + 1 < data.endIndex ? data[index + 1] : UInt8(ascii: " ")
    guard next == UInt8(ascii: " ") || next == UInt8(ascii: ",") || next == UInt8(ascii: "-") else {
      throw Self.isDigit(next) || next == UInt8(ascii: ".") ? .badFlag : unexpected(after: 1)
    }
    index += 1
  }

  private func missingArgument(of command: UInt8) -> Problem {
    guard let byte = peek, Self.argumentCount(of: byte) == nil else {
      return .incomplete(command: Self.character(command))
    }
    return unexpectedHere()
  }

  private mutating func unexpected(after step: Int = 0) -> Problem {
    index += step
    return unexpectedHere()
  }

  private func unexpectedHere() -> Problem {
    .unexpected(String(decoding: data[index...].prefix(32), as: UTF8.self).first ?? " ")
  }

  private mutating func skipSpaces() {
    while peek == UInt8(ascii: " ") { index += 1 }
  }

  private mutating func skipSeparator() {
    skipSpaces()
    guard peek == UInt8(ascii: ",") else { return }
    index += 1
    skipSpaces()
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = peek, Self.isDigit(byte) { index += 1 }
    return index - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}
