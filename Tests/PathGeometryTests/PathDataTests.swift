import PathGeometry
import PictureReading
import Testing

@Suite("Path data")
struct PathDataTests {
  static let all = Path {
    Move(10, 20)
    Line(30, 20)
    Line(30, 40)
    Line(12.5, 7.25)
    Quad(to: Point(1, 2), control: Point(-3, 0.5))
    Cubic(to: Point(0.25, 0.5), control1: Point(0.125, -0.75), control2: Point(100, 0))
    Arc(to: Point(5, 6), radii: Size(7, 8), rotation: .degrees(9), largeArc: true, clockwise: false)
    Close()
  }

  @Test("spaced data is absolute, with every letter and one space between all parts")
  func spaced() {
    #expect(
      Self.all.data(.spaced) == "M 10 20 L 30 20 L 30 40 L 12.5 7.25 Q -3 0.5 1 2 C 0.125 -0.75 100 0 0.25 0.5 "
        + "A 7 8 9 1 0 5 6 Z")
  }

  @Test("minified data has relative verbs, absolute level and upright lines unless long, and the fewest separators")
  func minified() {
    #expect(
      Self.all.data(.minified)
        == "M10 20H30V40l-17.5-32.75q-15.5-6.75-11.5-5.25c-.875-2.75 99-2-.75-1.5a7 8 9 1 0 4.75 5.5Z")
    let steps = Path {
      Move(100, 100)
      for index in 1...3 { Line(100 + Double(index), 100 - Double(index)) }
      Line(100, 97)
      Line(100, 100)
    }
    #expect(steps.data(.minified) == "M100 100l1-1 1-1 1-1h-3v3")
  }

  @Test("an arc that rounding leaves without length is a line without length, at which no importer fails")
  func pointArc() throws {
    let path = try Path(parsing: "M8 .5A7.5 7.5 0 0 1 8.001 .501H11A2 2 0 0 1 11.002 4")
    #expect(path.data(.compact, decimals: 2) == "M8 0.5h0 3a2 2 0 0 1 0 3.5")
    #expect(path.data(.minified, decimals: 2) == "M8 .5H8 11a2 2 0 0 1 0 3.5")
    #expect(path.data(.minified).contains("a7.5 7.5 0 0 1 .001.001"))
  }

  @Test(
    "compact data has relative verbs, a zero before each point, S for a curve that goes on smoothly, and only what every importer draws"
  )
  func compact() {
    #expect(
      Self.all.data(.compact)
        == "M10 20h20v20l-17.5-32.75c-10.333-4.5-14.167-6.25-11.5-5.25-0.875-2.75 99-2-0.75-1.5a7 8 9 0 0 -9.051 7.085"
        + " 7 8 9 0 0 7.395 8.563 7 8 9 0 0 6.406-10.148Z")
    let waves = Path {
      Move(0, 0)
      Cubic(to: Point(4, 0), control1: Point(0, 2), control2: Point(4, 2))
      Cubic(to: Point(8, 0), control1: Point(4, -2), control2: Point(8, -2))
      Cubic(to: Point(12, 0), control1: Point(8.001, 2), control2: Point(12, 2))
      Cubic(to: Point(16, 0), control1: Point(12.002, -2), control2: Point(16, -2))
      Line(20, 0)
      Cubic(to: Point(24, 4), control1: Point(20, 0), control2: Point(24, 0))
    }
    #expect(waves.data(.compact) == "M0 0c0 2 4 2 4 0s4-2 4 0 4 2 4 0c0.002-2 4-2 4 0h4s4 0 4 4")
    #expect(!waves.data(.minified).lowercased().contains("s"))
  }

  @Test(
    "compact data draw the same outline as spaced data, are never longer, and need no other reader", arguments: 0..<200)
  func compactOutline(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    let compact = path.data(.compact)
    let spelled = path.convertingQuads().splittingLongArcs().convertingStraightCubics().data(.spaced)
    #expect(compact.utf8.count <= spelled.utf8.count)
    #expect(compact.firstMatch(of: /(^|[^0-9])\./) == nil)
    let (read, spaced) = try (Path(parsing: compact), Path(parsing: spelled))
    func letters(_ path: Path) -> String { path.data(.spaced).filter(\.isLetter) }
    func numbers(_ path: Path) -> [Double] { path.data(.spaced).split(separator: " ").compactMap { Double($0) } }
    #expect(letters(read) == letters(spaced))
    #expect(zip(numbers(read), numbers(spaced)).allSatisfy { abs($0 - $1) < 0.0021 })
  }

  @Test("a second move keeps its letter")
  func moves() {
    let path = Path {
      Move(1, 1)
      Move(2, 2)
      Line(3, 4)
      Close()
      Move(2, 2)
    }
    #expect(path.data(.spaced) == "M 1 1 M 2 2 L 3 4 Z M 2 2")
    #expect(path.data(.minified) == "M1 1m1 1l1 2Zm0 0")
  }

  @Test("after a close, relative coordinates are relative to the start of the subpath")
  func relativeAfterClose() throws {
    let path = Path {
      Move(1000, 1000)
      Line(1005, 1007)
      Close()
      Line(1001, 1002)
      Move(1011, 1012)
      Line(1012, 1014)
    }
    #expect(path.data(.minified) == "M1000 1000l5 7Zl1 2m10 10l1 2")
    try expectReadsBack(path, decimals: 3)
  }

  @Test("an empty path is written as an empty string")
  func empty() {
    #expect(Path().data(.spaced) == "")
    #expect(Path().data(.minified) == "")
  }

  @Test("both forms give the same rounded numbers when read back, each in its shortest form", arguments: 0..<200)
  func readsBack(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    for decimals in [0, 1, 2, 3, 6] { try expectReadsBack(path, decimals: decimals) }
  }

  @Test("numbers about zero and just below one are the same when read back", arguments: 0..<200)
  func smallNumbers(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let map = AffineTransform.scale(x: random.uniform(0.00001...0.02), y: random.uniform(0.00001...0.02))
    let path = random.path().applying(map)
    for decimals in [0, 1, 2, 3, 6] { try expectReadsBack(path, decimals: decimals) }
  }

  @Test("minified data is never longer than spaced data", arguments: 0..<200)
  func length(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path().applying(.scale(random.uniform(0.001...100)))
    for decimals in 0...6 {
      #expect(path.data(.minified, decimals: decimals).count <= path.data(.spaced, decimals: decimals).count)
    }
  }

  @Test(
    "in minified data, only the first move is absolute, and level and upright lines of two characters or no more bytes",
    arguments: 0..<Rounds.of(200))
  func shorterForm(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = Path { path in
      path.move(to: random.point())
      for _ in 0..<40 {
        let size = random.uniform(-4...2)
        func next() -> Point {
          let step =
            Point(random.uniform(-9...9), random.uniform(-9...9))
            * (0..<Int(abs(size))).reduce(1) { power, _ in
              size < 0 ? power / 10 : power * 10
            }
          return (path.currentPoint ?? .zero) + step
        }
        switch random.uniform(0...7) {
        case ..<1: path.move(to: next())
        case ..<2: path.close()
        case ..<3: path.quad(to: next(), control: next())
        case ..<5: path.cubic(to: next(), control1: next(), control2: next())
        default: path.line(to: next())
        }
      }
    }
    for decimals in [0, 1, 2, 3, 6] {
      var forms = MinifiedForms(decimals: decimals)
      for element in path.elements { forms.append(element.rounded(decimals: decimals)) }
      #expect(path.data(.minified, decimals: decimals) == forms.data, "\(decimals) decimals")
    }
  }

  @Test("large numbers are written in full, without exponents")
  func largeNumbers() throws {
    let path = Path {
      Move(-1e9, 1e9)
      Line(1e9, 1e-9)
      Arc(to: Point(0, 0), radii: Size(1e9, 1e9))
    }
    #expect(path.data(.spaced).hasPrefix("M -1000000000 1000000000 L 1000000000 0 A "))
    try expectReadsBack(path, decimals: 6)
  }

  @Test("no number is written as -0")
  func negativeZero() {
    let path = Path {
      Move(-0.0, -0.0004)
      Line(-0.00001, 3)
      Arc(to: Point(-0.0001, -0.0002), radii: Size(1, 1), rotation: .degrees(-0.0001))
    }
    #expect(path.data(.spaced).hasPrefix("M 0 0 L 0 3 A "))
    #expect(path.data(.spaced).hasSuffix(" 0 0 1 0 0"))
    #expect(!path.data(.minified).contains("-0"))
  }

  @Test("flags are surrounded by spaces in both forms")
  func flags() {
    let path = Path {
      Move(0, 0)
      Arc(to: Point(-0.5, 9), radii: Size(0.5, 0.25), largeArc: true, clockwise: true)
      Arc(to: Point(0.5, -9), radii: Size(0.5, 0.25), largeArc: false, clockwise: false)
    }
    let arcs = path.data(.spaced).split(separator: "A")
    #expect(arcs.count == 3)
    #expect(arcs[1].contains(" 1 1 -0.5 9"))
    #expect(arcs[2].contains(" 0 0 0.5 -9"))
    #expect(path.data(.minified).contains(" 1 1 -.5 9"))
  }

  private func expectReadsBack(_ path: Path, decimals: Int) throws {
    let spaced = try PathDataParser.commands(path.data(.spaced, decimals: decimals), decimals: decimals)
    let minified = try PathDataParser.commands(path.data(.minified, decimals: decimals), decimals: decimals)
    #expect(minified == spaced)
    let expected = path.elements.map { $0.rounded(decimals: decimals) }
    try #require(spaced.count == expected.count)
    var (start, end): (ArraySlice<Int>, ArraySlice<Int>) = ([], [])
    for (written, wanted) in zip(spaced, expected) {
      let isPoint = wanted.letter == "A" && wanted.units.suffix(2) == end
      if wanted.letter == "M" { start = wanted.units.suffix(2) }
      end = wanted.letter == "Z" ? start : wanted.units.suffix(2)
      // An arc that ends where it begins is a line.
      if isPoint {
        #expect(written.letter == "L" && written.units[...] == end)
        continue
      }
      #expect(written.letter == wanted.letter)
      try #require(written.units.count == wanted.units.count)
      for (index, (unit, number)) in zip(written.units, wanted.units).enumerated() {
        // The radii of half a turn may be shortened; the tests of rounded arcs check by how much.
        let slack = written.letter == "A" && index < 2 ? -3...0 : 0...0
        #expect(slack.contains(unit - number), "number \(index) of \(written) for \(wanted)")
      }
    }
  }
}

/// Writes relative verbs, and lines in the form that is not longer, or that has two characters at most.
private struct MinifiedForms {
  let decimals: Int
  private(set) var data = ""
  private var letter = ""
  private var endsInFraction = false
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  init(decimals: Int) { self.decimals = decimals }

  mutating func append(_ command: PathDataParser.Command) {
    guard command.letter != "Z" else {
      data += letter == "" ? "" : "Z"
      (letter, endsInFraction, current) = ("Z", false, start)
      return
    }
    var name = String(command.letter)
    var absolute = command.units
    var relative = absolute.enumerated().map { $1 - ($0.isMultiple(of: 2) ? current.x : current.y) }
    let end = (x: absolute[absolute.count - 2], y: absolute[absolute.count - 1])
    if name == "L", end.y == current.y {
      (name, absolute, relative) = ("H", [end.x], [end.x - current.x])
    } else if name == "L", end.x == current.x {
      (name, absolute, relative) = ("V", [end.y], [end.y - current.y])
    }
    let forms = [form(name, absolute), form(name.lowercased(), relative)]
    let hasChoice = name == "H" || name == "V" || data.isEmpty
    let isShort = name != "M" && spelled(absolute[0]).drop { $0 == "-" }.count <= 2
    let isRelative = !hasChoice || !isShort && forms[1].count < forms[0].count
    data += forms[isRelative ? 1 : 0]
    letter = isRelative ? name.lowercased() : name
    endsInFraction = spelled((isRelative ? relative : absolute).last ?? 0).contains(".")
    current = end
    if name == "M" { start = end }
  }

  private func form(_ name: String, _ numbers: [Int]) -> String {
    let isImplied = name == letter && name.uppercased() != "M"
    var form = isImplied ? "" : name
    var (needsSpace, afterFraction) = (isImplied, isImplied && endsInFraction)
    for number in numbers.map(spelled) {
      if needsSpace, !number.hasPrefix("-"), !(number.hasPrefix(".") && afterFraction) { form += " " }
      form += number
      (needsSpace, afterFraction) = (true, number.contains("."))
    }
    return form
  }

  private func spelled(_ units: Int) -> String {
    let power = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt(power))
    var fraction = String(rest + UInt(power)).dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    let number = fraction.isEmpty ? "\(whole)" : (whole == 0 ? "" : "\(whole)") + "." + fraction
    return (units < 0 ? "-" : "") + number
  }
}

extension Path.Element {
  /// The command for this element, in units of the last decimal.
  fileprivate func rounded(decimals: Int) -> PathDataParser.Command {
    func units(_ numbers: [Double]) -> [Int] {
      let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
      return numbers.map { number in
        let magnitude = Int(abs(number * power) + 0.5)
        return number < 0 ? -magnitude : magnitude
      }
    }
    return switch self {
    case .move(let to): .init(letter: "M", units: units([to.x, to.y]))
    case .line(let to): .init(letter: "L", units: units([to.x, to.y]))
    case .quad(let to, let control): .init(letter: "Q", units: units([control.x, control.y, to.x, to.y]))
    case .cubic(let to, let control1, let control2):
      .init(letter: "C", units: units([control1.x, control1.y, control2.x, control2.y, to.x, to.y]))
    case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
      .init(
        letter: "A",
        units: units([radii.width, radii.height, rotation.degrees]) + [largeArc ? 1 : 0, clockwise ? 1 : 0]
          + units([to.x, to.y]))
    case .close: .init(letter: "Z", units: [])
    }
  }
}
