import Foundation
import PathGeometry
import Testing

/// A case of path data, from any of the three case files.
struct PathDataCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let d: String
  let segments: [CaseValue]?
  let form: String?
  let compare: String?
  let drawn: [CaseValue]?
  let sameAs: String?
  let renders: String?
  let absolute: String?
  let valid: [CaseValue]
  let errorOffset: Int?

  enum CodingKeys: String, CodingKey {
    case id, d, segments, form, compare, drawn, renders, absolute
    case sameAs = "same_as", valid = "svg2_segments", errorOffset = "svg2_error_at"
  }

  var testDescription: String { id }

  /// The path up to the first error, which must be where the case lists it.
  func read() -> Path {
    do {
      let path = try Path(parsing: d)
      #expect(errorOffset == nil, "no error in \(d)")
      return path
    } catch {
      #expect(error.offset == errorOffset, "in \(d)")
      return error.prefix
    }
  }
}

@Suite("Path data compared with the tests of svgtypes, svgpathtools and the web platform")
struct PathDataCaseTests {
  static let files = ["path_parse_svgtypes.json", "path_parse_wpt.json", "path_parse_svgpathtools.json"]

  static let leftOut = [
    "svgpathtools/test_numbers/20": "numbers of 3.4e38, above the bound of 1e9: refused as such"
  ]

  static func cases() throws -> [PathDataCase] {
    try files.flatMap { try CaseFile.cases(PathDataCase.self, in: $0) }
  }

  static func checked() throws -> [PathDataCase] { try cases().filter { leftOut[$0.id] == nil } }

  @Test("the verbs before the first error follow the grammar", arguments: try checked())
  func grammar(_ example: PathDataCase) throws {
    #expect(try example.read().isNear(Path(segments: example.valid), within: 0))
  }

  @Test("svgtypes finds the same segments", arguments: try checked().filter { $0.segments != nil })
  func segments(_ example: PathDataCase) throws {
    var read = example.read()
    if example.form == "MLCQZ_absolute" { read = read.simplified() }
    let expected = try Path(segments: example.segments ?? [])
    #expect(read.isNear(expected, within: example.compare == nil ? 1e-9 : 0.5 + 1e-9))
  }

  @Test("svgpathtools draws the same sides", arguments: try checked().filter { $0.drawn != nil })
  func drawn(_ example: PathDataCase) throws {
    let read = example.read().withClosingLines().scalingUpRadii()
    #expect(read.isNear(try Path(segments: example.drawn ?? []).scalingUpRadii(), within: 1e-9))
  }

  @Test(
    "two spellings of the same data give the same path", arguments: try checked().filter { $0.sameAs != nil })
  func alike(_ example: PathDataCase) throws {
    #expect(try example.read() == Path(parsing: example.sameAs ?? ""))
  }

  @Test(
    "browsers draw the same prefix, and compute the same absolute data",
    arguments: try checked().filter { $0.renders != nil || $0.absolute != nil })
  func browsers(_ example: PathDataCase) throws {
    let read = example.read()
    if let renders = example.renders { #expect(read == (try Path(parsing: renders))) }
    if let absolute = example.absolute { #expect(read.isNear(try Path(parsing: absolute), within: 1e-9)) }
  }

  @Test("numbers beyond the bound are refused as too large")
  func bound() throws {
    for example in try Self.cases() where Self.leftOut[example.id] != nil {
      #expect {
        try Path(parsing: example.d)
      } throws: {
        ($0 as? PathDataError)?.expected == .smallerNumber
      }
    }
  }

  @Test("every case of path data is checked or excluded by name")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    let (all, checked) = (try Self.cases(), try Self.checked())
    #expect(all.count == checked.count + Self.leftOut.count)
    CaseFile.report(Self.files.joined(separator: ", "), checked.count, of: all.count, leftOut: Self.leftOut)
  }
}

@Suite("Path data that svgpathtools writes back")
struct WrittenDataCaseTests {
  struct File: Decodable { let generation: [Pair] }
  struct Pair: Decodable, Sendable, CustomTestStringConvertible {
    let d: String
    let drawn: String
    enum CodingKeys: String, CodingKey { case d, drawn = "drawn_string" }
    var testDescription: String { d }
  }

  static let huge = "M -3.4E+38,3.4E+38 L -3.4E-38,3.4E-38"

  static func pairs() throws -> [Pair] {
    guard let folder = CaseFile.folder else { return [] }
    let url = URL(fileURLWithPath: folder).appendingPathComponent(PathDataCaseTests.files[2])
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).generation
  }

  @Test("have the same sides as the original", arguments: try pairs().filter { $0.d != huge })
  func written(_ pair: Pair) throws {
    let read = try Path(parsing: pair.d).withClosingLines().scalingUpRadii()
    // A move to the end of the last side begins no new side.
    let expected = try Path(parsing: pair.drawn).scalingUpRadii()
    #expect(read.withoutEmptyMoves().isNear(expected.withoutEmptyMoves(), within: 1e-8))
  }
}

extension Path {
  /// Closing verbs replaced by the lines that they draw.
  fileprivate func withClosingLines() -> Path {
    Path { path in
      var start = Point.zero
      for element in elements {
        if case .move(let to) = element { start = to }
        if element != .close { path.append(element) } else if path.currentPoint != start { path.line(to: start) }
      }
    }
  }

  fileprivate func withoutEmptyMoves() -> Path {
    Path { path in
      for element in elements {
        if case .move(let to) = element, to == path.currentPoint { continue }
        path.append(element)
      }
    }
  }

  /// Without repeated closing verbs, and with a move after a closing verb before any other verb.
  fileprivate func withMovesAfterCloses() -> Path {
    Path { path in
      var previous: Element?
      for element in elements {
        if previous == .close && element == .close { continue }
        if previous == .close, let current = path.currentPoint {
          if case .move = element {} else { path.move(to: current) }
        }
        path.append(element)
        previous = element
      }
    }
  }

  /// In the simplified form of svgtypes: no arcs, and a move after every closing verb before another verb.
  fileprivate func simplified() -> Path { withMovesAfterCloses().convertingArcs(tolerance: 1) }

  /// The radii in use if the given radii of an arc are too small.
  fileprivate func scalingUpRadii() -> Path {
    Path { path in
      for element in elements {
        guard case .arc(let to, let radii, let rotation, let largeArc, let clockwise) = element,
          let arc = path.currentPoint.flatMap({
            EllipticalArc(
              from: $0, to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
          })
        else {
          path.append(element)
          continue
        }
        path.arc(to: to, radii: arc.radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
      }
    }
  }

  /// Draws one verb.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): line(to: to)
    case .quad(let to, let control): quad(to: to, control: control)
    case .cubic(let to, let control1, let control2): cubic(to: to, control1: control1, control2: control2)
    case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
      arc(to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
    case .close: close()
    }
  }
}
