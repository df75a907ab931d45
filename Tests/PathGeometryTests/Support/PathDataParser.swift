import PathGeometry

/// Reads path data by the grammar of SVG 2, without S, T and exponents, which are never written. Every number must be
/// in its shortest form, except for zeros before decimal points in spaced data, and flags must be separate.
struct PathDataParser {
  enum Fault: Error, Equatable {
    case unexpected(Character?, at: Int)
    case notShortest(String)
    case joinedFlag(at: Int)
  }

  /// One command with absolute coordinates in units of the last decimal; H and V are lines.
  struct Command: Equatable {
    var letter: Character
    var units: [Int]
  }

  private let text: [Character]
  private let decimals: Int
  private var index = 0

  private init(_ text: String, decimals: Int) {
    self.text = Array(text)
    self.decimals = decimals
  }

  static func commands(_ text: String, decimals: Int) throws -> [Command] {
    var parser = PathDataParser(text, decimals: decimals)
    return try parser.parse()
  }

  /// The path for data with up to three decimals.
  static func path(_ text: String) throws -> Path {
    var path = Path()
    for command in try commands(text, decimals: 3) {
      let numbers = command.units.map { Double($0) / 1000 }
      switch command.letter {
      case "M": path.move(to: Point(numbers[0], numbers[1]))
      case "L": path.line(to: Point(numbers[0], numbers[1]))
      case "Q": path.quad(to: Point(numbers[2], numbers[3]), control: Point(numbers[0], numbers[1]))
      case "C":
        path.cubic(
          to: Point(numbers[4], numbers[5]), control1: Point(numbers[0], numbers[1]),
          control2: Point(numbers[2], numbers[3]))
      case "A":
        path.arc(
          to: Point(numbers[5], numbers[6]), radii: Size(numbers[0], numbers[1]), rotation: .degrees(numbers[2]),
          largeArc: numbers[3] != 0, clockwise: numbers[4] != 0)
      default: path.close()
      }
    }
    return path
  }

  private mutating func parse() throws -> [Command] {
    var commands: [Command] = []
    var letter: Character = " "
    var start = (x: 0, y: 0)
    var current = (x: 0, y: 0)
    while true {
      skipSeparators()
      guard let next = peek else { return commands }
      if next.isLetter {
        letter = next
        index += 1
      } else if letter == "M" || letter == "m" {
        letter = letter == "M" ? "L" : "l"
      }
      let base = letter.isLowercase ? current : (0, 0)
      switch letter.uppercased() {
      case "M", "L":
        current = (try number() + base.0, try number() + base.1)
        commands.append(Command(letter: Character(letter.uppercased()), units: [current.x, current.y]))
        if letter.uppercased() == "M" { start = current }
      case "H":
        current.x = try number() + base.0
        commands.append(Command(letter: "L", units: [current.x, current.y]))
      case "V":
        current.y = try number() + base.1
        commands.append(Command(letter: "L", units: [current.x, current.y]))
      case "Q", "C":
        let count = letter.uppercased() == "Q" ? 4 : 6
        let units = try (0..<count).map { try number() + ($0 % 2 == 0 ? base.0 : base.1) }
        current = (units[count - 2], units[count - 1])
        commands.append(Command(letter: Character(letter.uppercased()), units: units))
      case "A":
        let ellipse = [try number(), try number(), try number()]
        let flags = [try flag(), try flag()]
        current = (try number() + base.0, try number() + base.1)
        commands.append(Command(letter: "A", units: ellipse + flags + [current.x, current.y]))
      case "Z" where next.isLetter:
        current = start
        commands.append(Command(letter: "Z", units: []))
      default: throw Fault.unexpected(next, at: index)
      }
    }
  }

  private var peek: Character? { index < text.count ? text[index] : nil }

  private mutating func skipSeparators() {
    while peek == " " || peek == "," { index += 1 }
  }

  private mutating func flag() throws -> Int {
    skipSeparators()
    let place = index
    guard let flag = peek, flag == "0" || flag == "1" else { throw Fault.unexpected(peek, at: place) }
    index += 1
    guard place > 0, text[place - 1] == " ", peek == " " else { throw Fault.joinedFlag(at: place) }
    return flag == "1" ? 1 : 0
  }

  private mutating func number() throws -> Int {
    skipSeparators()
    let begin = index
    if peek == "-" { index += 1 }
    let whole = digits()
    var fraction = ""
    let hasPoint = peek == "."
    if hasPoint {
      index += 1
      fraction = digits()
    }
    guard !(whole + fraction).isEmpty else { throw Fault.unexpected(peek, at: index) }
    let written = String(text[begin..<index])
    let isNothing = !(whole + fraction).contains { $0 != "0" }
    if isNothing && written != "0" || hasPoint && (fraction.isEmpty || fraction.hasSuffix("0"))
      || hasBadWhole(whole, fraction) || fraction.count > decimals
    {
      throw Fault.notShortest(written)
    }
    let padded = whole + fraction + String(repeating: "0", count: decimals - fraction.count)
    guard let magnitude = Int(padded) else { throw Fault.notShortest(written) }
    return written.hasPrefix("-") ? -magnitude : magnitude
  }

  /// Spaced data have a zero before a leading decimal point, the shortest form has none.
  private func hasBadWhole(_ whole: String, _ fraction: String) -> Bool {
    guard !fraction.isEmpty else { return whole.hasPrefix("0") && whole != "0" }
    return isSpaced ? whole.isEmpty || whole.hasPrefix("0") && whole != "0" : whole.hasPrefix("0")
  }

  private var isSpaced: Bool { text.starts(with: "M ") }

  private mutating func digits() -> String {
    let begin = index
    while let next = peek, next.isASCII, next.isNumber { index += 1 }
    return String(text[begin..<index])
  }
}

extension Path {
  /// The path data with a number of decimals.
  func data(_ style: DataStyle, decimals: Int = 3) -> String {
    let bytes = ByteWriter.bytes { write(as: style, decimals: FixedPoint(decimals: decimals), to: &$0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
