import Foundation
import PathGeometry
import PictureReading
import SVGTree
import Testing
import Typesetting

@Suite("A text along a path")
struct TextAlongPathTests {
  private let font = Font(["Arial"], size: 4)
  private let circle = Circle(center: Point(50, 50), radius: 30)
  /// A curve whose speed changes a lot, and an S.
  private static let curves: [Path] = [
    Path {
      Move(5, 90)
      Cubic(to: Point(95, 80), control1: Point(6, -60), control2: Point(20, 5))
    },
    Path {
      Move(10, 80)
      Cubic(to: Point(60, 70), control1: Point(30, 10), control2: Point(80, 10))
      Cubic(to: Point(110, 40), control1: Point(40, 130), control2: Point(100, 110))
    },
    Path {
      Move(10, 10)
      Quad(to: Point(90, 20), control: Point(12, 95))
      Line(95, 80)
    },
  ]

  private func text(_ words: String, _ anchor: TextRun.Anchor = .start) -> TextRun {
    TextRun(words, at: .zero, font: font, anchor: anchor)
  }

  /// The four corners of each letter, from its start on the line, as the profile draws them.
  private func letters(_ text: TextRun, for profile: OutputProfile) throws -> [[Point]] {
    let picture = try written([.text(text)], profile: profile.precision(6))
    let outline = try picture.all(named: "path").first?.outline ?? Path()
    return outline.subpaths.map { letter in
      letter.elements.compactMap { element in
        switch element {
        case .move(let to), .line(let to): to
        default: nil
        }
      }
    }
  }

  /// Where a letter of the squares' shaper stands: its start and the direction of its baseline.
  private func stand(_ corners: [Point]) -> (start: Point, direction: Point) {
    // A square begins at its upper left corner.
    let way = corners[1] - corners[0]
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let direction = way * (1 / length)
    return (corners[0] + Point(-direction.y, direction.x) * length, direction)
  }

  @Test(
    "has each letter's middle at its distance, along the tangent",
    arguments: [OutputProfile.design, .web.outliningText()], [TextRun.Anchor.start, .middle, .end])
  func circlePlaces(profile: OutputProfile, anchor: TextRun.Anchor) throws {
    let share = 0.6
    let letters = try letters(text("abcde", anchor).along(circle, at: share), for: profile)
    #expect(letters.count == 5)
    let shift: Double = anchor == .start ? 0 : anchor == .middle ? -15 : -30
    for (number, corners) in letters.enumerated() {
      let place: Double = share * 60 * Double.pi + shift
      let middle: Double = place + 6 * Double(number) + 3
      let angle = middle / 30
      let (start, direction) = stand(corners)
      #expect(abs(direction.x + sin(angle)) < 1e-5 && abs(direction.y - cos(angle)) < 1e-5)
      // The middle is that of the advance, which is 6, of which the square is 4.
      let found = start + direction * 3
      #expect((found - Point(50 + 30 * cos(angle), 50 + 30 * sin(angle))).length < 1e-4)
    }
  }

  @Test("is where an integration in small steps finds the distances on curves", arguments: curves)
  func curvePlaces(curve: Path) throws {
    let letters = try letters(text("abcdefghijkl").along(curve, at: 0.05), for: .design)
    #expect(letters.count == 12)
    // Many short lines.
    let steps = 50_000
    var points: [Point] = []
    var from = Point.zero
    for element in curve.elements {
      func add(_ controls: [Point]) {
        for step in 1...steps {
          let share = Double(step) / Double(steps)
          var rest = controls
          while rest.count > 1 { rest = zip(rest, rest.dropFirst()).map { $0 + ($1 - $0) * share } }
          points.append(rest[0])
        }
      }
      switch element {
      case .move(let to): points.append(to)
      case .line(let to): add([from, to])
      case .quad(let to, let control): add([from, control, to])
      case .cubic(let to, let first, let second): add([from, first, second, to])
      default: Issue.record("another element")
      }
      from = points.last ?? .zero
    }
    var lengths = [0.0]
    for (first, last) in zip(points, points.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + (last - first).length)
    }
    let total = try #require(lengths.last)
    for (number, corners) in letters.enumerated() {
      let middle = 0.05 * total + 6 * Double(number) + 3
      let index = try #require(lengths.firstIndex { $0 >= middle })
      let (start, direction) = stand(corners)
      #expect((start + direction * 3 - points[index]).length < 0.01)
      let way = points[index + 1] - points[index - 1]
      #expect(abs(direction.x * way.y - direction.y * way.x) / way.length * 3 < 0.01)
    }
  }

  @Test("leaves letters out whose middle is beyond an end, also of a closed line")
  func ends() throws {
    let line = Path {
      Move(0, 10)
      Line(20, 10)
    }
    for (words, share, anchor, count) in [
      ("abcdef", 0.0, TextRun.Anchor.start, 3), ("abc", 0.5, .middle, 3), ("abcdef", 1, .end, 3), ("abc", 1, .start, 0),
    ] {
      #expect(try letters(text(words, anchor).along(line, at: share), for: .design).count == count)
    }
    #expect(try letters(text("abcd", .middle).along(circle, at: 0), for: .design).count == 2)
    #expect(try letters(text("abc").along(Path()), for: .design).isEmpty)
  }

  @Test("moves and turns with its position and the groups around it")
  func moved() throws {
    let still = try letters(text("abc").along(circle, at: 0.6), for: .design)
    let moved = try letters(text("abc").along(circle, at: 0.6).offset(x: 7, y: -3), for: .design)
    for (one, other) in zip(still.joined(), moved.joined()) { #expect((one + Point(7, -3) - other).length < 1e-5) }
    let group = Group { text("abc").along(circle, at: 0.6) }.applying(.scale(2))
    let picture = try written([.group(group)], profile: .design.precision(6))
    let outline = try #require(picture.first(named: "path")).outline
    let bounds = try #require(outline.bounds)
    let plain = try #require(still.joined().map(\.x).max())
    #expect(abs(bounds.maxX - 2 * plain) < 1e-4)
  }

  @Test(
    "is live text on a defined path for web pages, with an id made from the path",
    arguments: [OutputProfile.web, .embed])
  func live(profile: OutputProfile) throws {
    let words = text("a <b>", .middle).along(circle, at: 0.75).offset(x: 1)
    let picture = try written([.text(words)], profile: profile)
    let element = try #require(picture.first(named: "text"))
    #expect(element["textLength"] == nil && element["text-anchor"] == "middle" && element["x"] == "0")
    let line = try #require(element.first(named: "textPath"))
    #expect(line.text == "a <b>" && line["startOffset"] == "141.372")
    let id = try #require(line["xlink:href"]).dropFirst()
    let path = try #require(picture.first(named: "defs")?.first(named: "path"))
    #expect(path["id"].map { $0[...] } == id && path["d"]?.hasPrefix("M81 50") == true)
    #expect(picture["xmlns:xlink"] == "http://www.w3.org/1999/xlink")
    // Two texts on one line share it; another line, salt or prefix has another id.
    let other = text("c").along(circle).offset(x: 1)
    #expect(try written([.text(words), .text(other)], profile: profile).first(named: "defs")?.children.count == 1)
    #expect(
      try written([.text(words), .text(other.offset(y: 1))], profile: profile).first(named: "defs")?.children.count == 2
    )
    let salted = try written([.text(words)], profile: profile.naming(idsAfter: "b.svg"))
    #expect(salted.first(named: "textPath")?["xlink:href"] != line["xlink:href"])
    let prefixed = try written([.text(words)], profile: profile.idPrefix("p-"))
    #expect(prefixed.first(named: "textPath")?["xlink:href"] == "#p-\(id)")
  }

  @Test("is a hole if it is knocked out, and casts shadows along its line")
  func effects() throws {
    let ring = Group { circle.fill("red") }.knockingOut(text("abc").along(Circle(center: Point(50, 50), radius: 20)))
    let body = try #require(try written([.group(ring)], profile: .design).first(named: "path")).outline
    #expect(body.subpaths.count == 4)
    let mask = try #require(try written([.group(ring)]).first(named: "mask"))
    #expect(mask.first(named: "textPath")?.text == "abc")
    let words = text("abc").along(circle)
    func shadow(_ copy: TextRun) -> [Node] {
      [.group(Group([.group(Group([.group(Group([.text(copy)]))]).decorative()), .text(words)]))]
    }
    #expect(try written(shadow(words.offset(y: 1)), profile: .embed).all(named: "text").count == 1)
    let another = text("abc").along(circle, at: 0.5).offset(y: 1)
    #expect(try written(shadow(another), profile: .embed).all(named: "text").count == 2)
  }

  @Test("has bounds that contain its letters, and is not drawn along nothing")
  func bounds() throws {
    let node = Node.text(text("abcdef", .middle).along(circle, at: 0.75).offset(x: 3))
    let bounds = try #require(node.bounds)
    #expect(bounds.contains(Point(53, 17)) && bounds.contains(Point(84, 50)) && !bounds.contains(Point(53, 10)))
    #expect(try written([.text(text("abc").along(Path()))]).all(named: "text").isEmpty)
  }

  @Test(
    "is drawn along lines at the ends of the coordinates, and along long and odd ones, or refused for its outlines",
    .timeLimit(.minutes(10)))
  func extremes() throws {
    let far = try Path(parsing: "M-1e9 -1e9A1e9 1e9 0 0 1 1e9 1e9C-1e9 1e9 1e9-1e9-1e9-1e9ZM5 5L5 5M6 6")
    let long = Path { path in
      path.move(to: .zero)
      for number in 0..<5_000 { path.line(to: Point(Double(number % 2), Double(number) * 0.01)) }
    }
    let still = try Path(parsing: "M1 1C1 1 1 1 40 1")
    for (line, position) in [
      (far, Point(1e9, -1e9)), (long, .zero), (still, .zero), (Circle(center: .zero, radius: 0).path, .zero),
    ] {
      for share in Rounds.areAll ? [0, 0.5, 1] : [0.5] {
        let words = TextRun(String(repeating: "m", count: 500), at: position, font: font, anchor: .middle)
        let document = SVGDocument(size: Size(9, 9), children: [.text(words.along(line, at: share))])
        for profile in [OutputProfile.web, .embed, .design] {
          do throws(LoweringError) {
            let picture = try document.svg(for: profile, shaper: SquareShaper())
            #expect(!picture.contains("nan") && !picture.contains("inf"))
          } catch {
            // Its letters lie on one another.
            #expect(error.code == "costlyOutlines" && line == long && profile == .design)
          }
        }
      }
    }
    let letters = try letters(text("a").along(still), for: .design)
    #expect(try stand(#require(letters.first)).direction == Point(1, 0))
  }

  @Test("that a shaper cannot draw is an error with its reason")
  func faults() throws {
    let missing = SVGDocument(size: Size(9, 9), children: [.text(text("missing").along(circle))])
    #expect(throws: LoweringError.shaping(.noGlyph(character: "m", font: "squares"))) {
      try missing.svg(for: .design, shaper: SquareShaper())
    }
    #expect(throws: LoweringError.noOutlines(text: "missing")) { try missing.svg(for: .design) }
  }
}
