import PictureReading
import Testing

@testable import PathGeometry

@Suite("A path with letters")
struct LetterTests {
  /// A ring with a bowl: two subpaths, curves of both kinds.
  private static let bowl = Path { path in
    path.move(to: Point(0.3, -0.2))
    path.line(to: Point(0.3, -7.12))
    path.cubic(to: Point(5.27, -4), control1: Point(3, -7.9), control2: Point(5.27, -6))
    path.quad(to: Point(0.3, -0.2), control: Point(4.1, 0.333))
    path.close()
    path.move(to: Point(1, -1))
    path.quad(to: Point(1, -6), control: Point(4, -3))
    path.close()
  }

  /// The same verbs twice: once as letters after a square, once without letters.
  private func twins(_ origins: [Point], with square: Bool = true) throws -> (letters: Path, verbs: Path) {
    let shape = try #require(LetterShape(Self.bowl))
    var (letters, verbs) = square ? (Rect(x: -20, y: -20, width: 60, height: 40).path, Path()) : (Path(), Path())
    verbs.append(letters)
    for origin in origins {
      letters.append(shape, at: origin)
      verbs.append(Self.bowl.offset(x: origin.x, y: origin.y))
    }
    #expect(letters.letterCount == origins.count && verbs.letterCount == 0)
    return (letters, verbs)
  }

  private static let origins = [Point(1.004, 2), Point(8.2049, 2), Point(-15.5, -3.333)]

  @Test("is the path of its verbs", arguments: [true, false])
  func verbs(hasSquare: Bool) throws {
    let (letters, verbs) = try twins(Self.origins, with: hasSquare)
    #expect(letters == verbs && letters.hashValue == verbs.hashValue && letters.elements == verbs.elements)
    #expect(letters.count == verbs.elements.count && !letters.isEmpty)
    #expect(letters.currentPoint == verbs.currentPoint)
    let (box, expected) = (try #require(letters.bounds), try #require(verbs.bounds))
    #expect(abs(box.minX - expected.minX) + abs(box.maxX - expected.maxX) < 1e-9)
    #expect(abs(box.minY - expected.minY) + abs(box.maxY - expected.maxY) < 1e-9)
    #expect(letters != (try twins([Point(1, 2)] + Self.origins.dropFirst(), with: hasSquare)).verbs)
  }

  @Test("changes as the path of its verbs does")
  func changes() throws {
    let (letters, verbs) = try twins(Self.origins)
    #expect(letters.reversed == verbs.reversed && letters.reversed.reversed == letters)
    #expect(letters.applying(.scale(2)) == verbs.applying(.scale(2)))
    let (moved, expected) = (letters.offset(x: 3, y: -0.7), verbs.offset(x: 3, y: -0.7))
    #expect(moved.letterCount == 3 && moved.data(precision: 6) == expected.data(precision: 6))
    #expect(letters.splittingLongArcs() == verbs && letters.withoutLoneMoves == verbs)
    #expect(letters.subpaths == verbs.subpaths && letters.area == verbs.area)
    let changes: [(inout Path) -> Void] = [
      { $0.move(to: Point(1, 1)) }, { $0.line(to: Point(1, 1)) }, { $0.quad(to: Point(1, 1), control: Point(2, 2)) },
      { $0.cubic(to: Point(1, 1), control1: Point(2, 2), control2: Point(3, 3)) },
      { $0.arc(to: Point(1, 1), radii: Size(3, 3)) }, { $0.close() }, { $0.append(Self.bowl) }, { $0.append(letters) },
      { $0.append(Self.bowl, applying: .scale(2)) },
    ]
    for (index, change) in changes.enumerated() {
      var (changed, expected) = (letters, verbs)
      change(&changed)
      change(&expected)
      #expect(changed == expected && changed.currentPoint == expected.currentPoint, "change \(index)")
    }
    #expect(letters.withoutLetters == verbs && letters.withoutLetters.letterCount == 0)
    #expect(letters.letters(1..<2) == Self.bowl.offset(x: 8.2049, y: 2))
  }

  @Test("has the data of its verbs but for the letters of the design profile, which move by half a unit at most")
  func data() throws {
    let (letters, verbs) = try twins(Self.origins)
    for style in [Path.DataStyle.spaced, .minified, .compact] {
      for precision in 0...6 where style != .compact || precision != 2 {
        #expect(letters.data(style: style, precision: precision) == verbs.data(style: style, precision: precision))
      }
    }
    for (path, twin) in [(letters, verbs), (letters.reversed, verbs.reversed)] {
      let written = try Path(parsing: path.data(style: .compact, precision: 2))
      let exact = try Path(parsing: twin.data(style: .compact, precision: 4))
      #expect(written.elements.count == exact.elements.count)
      for (element, other) in zip(written.elements, exact.elements) {
        let (end, expected) = (element.end ?? .zero, other.end ?? .zero)
        #expect(abs(end.x - expected.x) < 0.0102 && abs(end.y - expected.y) < 0.0102)
      }
    }
  }

  @Test("has equal data for equal letters wherever they are, but for the move before each", arguments: 0..<100)
  func equalData(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func point() -> Point { Point(random.uniform(-20...20), random.uniform(-20...20)) }
    let outline = Path { path in
      for _ in 0...Int(random.uniform(0...2)) {
        path.move(to: seed % 7 == 0 ? .zero : point())
        for _ in 0...3 { path.cubic(to: point(), control1: point(), control2: point()) }
        path.quad(to: point(), control: point())
        path.close()
      }
    }
    let shape = try #require(LetterShape(outline))
    var path = Path()
    for _ in 0..<4 { path.append(shape, at: seed % 5 == 0 ? .zero : point() * 10) }
    for path in [path, path.reversed] {
      let data = path.data(style: .compact, precision: 2)
      let subpaths = data.split(separator: "Z")
      let count = subpaths.count / 4
      #expect(subpaths.count == 4 * outline.subpaths.count)
      func letter(_ index: Int) -> [Substring] {
        let own = subpaths[index * count..<(index + 1) * count]
        return [own[own.startIndex].drop { "Mm-.0123456789 ".contains($0) }] + own.dropFirst()
      }
      for index in 1..<4 { #expect(letter(index) == letter(0)) }
      // What a reader adds up is where the letters are.
      let read = try Path(parsing: data)
      for (box, expected) in zip(read.subpaths.map(\.bounds), path.subpaths.map(\.bounds)) {
        let (box, expected) = (try #require(box), try #require(expected))
        #expect(abs(box.minX - expected.minX) + abs(box.maxY - expected.maxY) < 0.1)
      }
    }
  }

  @Test("takes closed outlines without arcs alone")
  func refused() {
    #expect(LetterShape(Path()) == nil)
    #expect(LetterShape(Path { $0.move(to: .zero) }) == nil)
    #expect(LetterShape(Circle(center: .zero, radius: 3).path) == nil)
    let open = Path { path in
      path.move(to: .zero)
      path.line(to: Point(1, 1))
    }
    #expect(LetterShape(open) == nil)
  }
}
