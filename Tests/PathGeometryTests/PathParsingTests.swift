import PathGeometry
import PictureReading
import Testing

@Suite("Reading path data")
struct PathParsingTests {
  @Test(
    "short, relative and repeated commands become absolute commands",
    arguments: [
      ("", ""),
      (" \t\n\u{c}\r", ""),
      ("m 10 20", "M 10 20"),
      ("M1 2 3 4 5 6", "M 1 2 L 3 4 L 5 6"),
      ("m1 2 3 4 5 6", "M 1 2 L 4 6 L 9 12"),
      ("M1 2h3v4H5V6", "M 1 2 L 4 2 L 4 6 L 5 6 L 5 6"),
      ("M1 2h3 4v5 6", "M 1 2 L 4 2 L 8 2 L 8 7 L 8 13"),
      ("M1,2zl3,4zm5,6l1 1", "M 1 2 Z L 4 6 Z M 6 8 L 7 9"),
      ("M0 0c1 2 3 4 5 6s9 8 7 6", "M 0 0 C 1 2 3 4 5 6 C 7 8 14 14 12 12"),
      ("M0 0C1 2 3 4 5 6S9 8 7 6 1 2 3 4", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 8 7 6 C 5 4 1 2 3 4"),
      ("M0 0C1 2 3 4 5 6L7 8S9 9 1 1", "M 0 0 C 1 2 3 4 5 6 L 7 8 C 7 8 9 9 1 1"),
      ("M0 0C1 2 3 4 5 6Q1 1 7 8S9 9 1 1", "M 0 0 C 1 2 3 4 5 6 Q 1 1 7 8 C 7 8 9 9 1 1"),
      ("M0 0C1 2 3 4 5 6zS9 9 1 1", "M 0 0 C 1 2 3 4 5 6 Z C 0 0 9 9 1 1"),
      ("M1 2S3 4 5 6", "M 1 2 C 1 2 3 4 5 6"),
      ("M0 0Q1 2 3 4S5 6 7 8", "M 0 0 Q 1 2 3 4 C 3 4 5 6 7 8"),
      ("M0 0q1 2 3 4t3 4 3 4", "M 0 0 Q 1 2 3 4 Q 5 6 6 8 Q 7 10 9 12"),
      ("M0 0C1 2 3 4 5 6T7 8", "M 0 0 C 1 2 3 4 5 6 Q 5 6 7 8"),
      ("M0 0Q1 2 3 4zT7 8", "M 0 0 Q 1 2 3 4 Z Q 0 0 7 8"),
      ("M0 0Q1 2 3 4L5 6T7 8", "M 0 0 Q 1 2 3 4 L 5 6 Q 5 6 7 8"),
      ("M1 2a3 4 5 0 1 6 7", "M 1 2 A 3 4 5 0 1 7 9"),
      ("M1 2a3 4 5 016 7 8 9 10 1015-6", "M 1 2 A 3 4 5 0 1 7 9 A 8 9 10 1 0 22 3"),
      ("M1 2A-3-4-5,1,0,6,7", "M 1 2 A 3 4 -5 1 0 6 7"),
      ("M0 0A0 5 0 0 0 6 7", "M 0 0 L 6 7"),
      ("M0 0A5 5 0 0 0 0 0H9", "M 0 0 L 9 0"),
    ])
  func commands(_ data: String, _ absolute: String) throws {
    #expect(try Path(parsing: data).data(style: .spaced) == absolute)
  }

  @Test(
    "a number is as long as possible",
    arguments: [
      ("M1.5.5", Point(1.5, 0.5)), ("M-1-2", Point(-1, -2)), ("M+1+2", Point(1, 2)), ("M1-.5", Point(1, -0.5)),
      ("M1e2-3", Point(100, -3)), ("M1E-2.5", Point(0.01, 0.5)), ("M.5.25", Point(0.5, 0.25)),
      ("M-1e9 0m2e9 7", Point(1e9, 7)), ("M007 010", Point(7, 10)), ("M-0-0.0", Point(0, 0)), ("M 1 , 2 ", Point(1, 2)),
      ("M1,2", Point(1, 2)),
    ])
  func numbers(_ data: String, _ point: Point) {
    #expect((try? Path(parsing: data))?.elements.last == .move(to: point))
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let data: String
    let expected: PathDataError.Expectation
    let offset: Int
    let prefix: String
    var testDescription: String { data }
    init(_ data: String, _ expected: PathDataError.Expectation, at offset: Int, prefix: String = "") {
      self.data = data
      self.expected = expected
      self.offset = offset
      self.prefix = prefix
    }
  }

  @Test(
    "an error reports what was expected and where, and keeps the path before it",
    arguments: [
      Fault("L1 2", .move, at: 0),
      Fault(" 1 2", .move, at: 1),
      Fault("é", .move, at: 0),
      Fault("z", .move, at: 0),
      Fault("M", .number, at: 1),
      Fault("M 1", .number, at: 3),
      Fault("M,1 2", .number, at: 1),
      Fault("M1,,2", .number, at: 3),
      Fault("M1 2,", .number, at: 5, prefix: "M 1 2"),
      Fault("M1 2,L3 4", .number, at: 5, prefix: "M 1 2"),
      Fault("M1 2é", .command, at: 4, prefix: "M 1 2"),
      Fault("M1 2 B3 4", .command, at: 5, prefix: "M 1 2"),
      Fault("M1e+2e1", .number, at: 5),
      Fault("M1. 2", .number, at: 2),
      Fault("M1 2.", .number, at: 4, prefix: "M 1 2"),
      Fault("M1 2z3 4", .command, at: 5, prefix: "M 1 2 Z"),
      Fault("M1 2z,m3 4", .command, at: 5, prefix: "M 1 2 Z"),
      Fault("M1 2 3 4 5", .number, at: 10, prefix: "M 1 2 L 3 4"),
      Fault("M1 2 3 4-", .number, at: 8, prefix: "M 1 2 L 3 4"),
      Fault("M1 2C3 4 5 6 7", .number, at: 14, prefix: "M 1 2"),
      Fault("M1 2A3 3 0 2 0 4 5", .flag, at: 11, prefix: "M 1 2"),
      Fault("M1 2A3 3 0 0-1 4 5", .flag, at: 12, prefix: "M 1 2"),
      Fault("M1 2A3 3 0 01", .number, at: 13, prefix: "M 1 2"),
      Fault("M1 2 L1e10 0", .smallerNumber, at: 6, prefix: "M 1 2"),
      Fault("M1 2 L1 -1e400", .smallerNumber, at: 8, prefix: "M 1 2"),
      Fault("M9e8 0h2e8", .smallerNumber, at: 7, prefix: "M 900000000 0"),
      Fault("M1 2A2e9 1 0 0 0 1 1", .smallerNumber, at: 5, prefix: "M 1 2"),
      Fault("M0 0Q-9e8 0 9e8 0T1 1", .smallerNumber, at: 18, prefix: "M 0 0 Q -900000000 0 900000000 0"),
    ])
  func faults(_ fault: Fault) {
    #expect {
      try Path(parsing: fault.data)
    } throws: { error in
      guard let error = error as? PathDataError else { return false }
      #expect(error.expected == fault.expected)
      #expect(error.offset == fault.offset)
      #expect(error.prefix.data(style: .spaced) == fault.prefix)
      return true
    }
  }

  @Test("a number with a megabyte of digits is read in linear time, and as precisely as a short one")
  func manyDigits() throws {
    let digits = String(repeating: "0", count: 500_000) + "12." + String(repeating: "5", count: 500_000)
    #expect(try Path(parsing: "M\(digits) 0").elements == [.move(to: Point(12.555_555_555_555_555, 0))])
    let huge = String(repeating: "9", count: 1_000_000)
    #expect(throws: PathDataError.self) { try Path(parsing: "M\(huge) 0") }
    #expect(throws: PathDataError.self) { try Path(parsing: "M1e\(huge) 0") }
    #expect(try Path(parsing: "M1e-\(huge) 0").elements == [.move(to: .zero)])
    let small = String(repeating: "0", count: 1_000_000)
    #expect(try Path(parsing: "M0.\(small)1e1000002 0").elements == [.move(to: Point(10, 0))])
  }

  @Test("numbers are read as the nearest binary number")
  func nearest() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let value = random.uniform(-1...1) * [1e9, 1e3, 1, 1e-3, 1e-8, 1e-30][Int.random(in: 0...5, using: &random)]
      #expect(try Path(parsing: "M\(value) 0").currentPoint?.x == value)
    }
  }

  @Test("data in either style give the same path when read back", arguments: [Path.DataStyle.spaced, .minified])
  func roundTrip(_ style: Path.DataStyle) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let path = random.path()
      let data = path.data(style: style, precision: 3)
      let again = try Path(parsing: data)
      #expect(again.elements.count == path.elements.count)
      for (read, drawn) in zip(again.ends, path.ends) { #expect(read.isNear(drawn, within: 1e-3)) }
      // Radii may be shortened if the ends of an arc are a diameter apart, so only spaced data are the same again.
      #expect(style == .minified || again.data(style: style, precision: 3).count == data.count)
    }
  }

  @Test("operations on paths survive any data, however odd")
  func hostileData() {
    let words = [
      "M", "m", "L", "h", "v", "C", "s", "Q", "t", "A", "a", "z", "Z", "0", "1", "-1", "1e9", "-1e9", "5e-324",
      "1e-300",
      "7", ".5", "3e8", "1e400", ",", " ", "\n", "é", "+", "-", "e", "01",
    ]
    var random = SeededGenerator(seed: 31)
    for _ in 0..<2_000 {
      var data = "M0 0"
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let command = words[Int.random(in: 0...12, using: &random)]
        let numbers = (0..<7).map { _ in words[13 + Int.random(in: 0...10, using: &random)] }
        data += command + numbers.prefix(Int.random(in: 1...7, using: &random)).joined(separator: " ")
        if Int.random(in: 0...9, using: &random) == 0 { data += words[Int.random(in: 0..<words.count, using: &random)] }
      }
      let path: Path
      do {
        path = try Path(parsing: data)
      } catch {
        #expect((0...data.utf8.count).contains(error.offset))
        path = error.prefix
      }
      #expect((try? Path(parsing: path.data(style: .minified, precision: 0))) != nil)
      #expect(path.convertingArcs(tolerance: 1e3).ellipticalArcs.isEmpty)
      #expect(path.flattened(tolerance: 1e6).ends.count >= path.reversed.ends.count - path.subpaths.count * 2)
      #expect(path.area.isFinite)
      #expect(path.windingNumber(at: Point(5e9, 0)) == 0)
    }
  }
}
