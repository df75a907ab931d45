import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("A picture with outlines that cross each other many times")
struct CostlyPictureTests {
  /// A closed scribble with about a thousand crossings.
  private static func scribble(_ seed: Int, curves: Int = 45) -> Path {
    var random = SeededGenerator(seed: UInt64(seed))
    func point() -> Point { Point(random.uniform(-500...500), random.uniform(-500...500)) }
    return Path { path in
      path.move(to: point())
      for _ in 0..<curves { path.cubic(to: point(), control1: point(), control2: point()) }
      path.close()
    }
  }

  private func expectRefused(_ node: Node, profile: OutputProfile, layer: String?) throws {
    var error: LoweringError?
    let time = processorTime {
      error = #expect(throws: LoweringError.self) { try written([node], profile: profile) }
    }
    #expect(error?.code == "costlyOutlines" && error?.layer == layer, "\(String(describing: error))")
    // One core takes a second and a half with optimization; these tests run without.
    #expect(time < .seconds(60))
  }

  @Test("is refused by the design profile, with the name of its layer")
  func clips() throws {
    let group = Group {
      for index in 0..<200 {
        Group { Self.scribble(index).fill("red") }.clipped(to: Self.scribble(index + 1_000))
      }
    }
    try expectRefused(.group(group.named("logo")), profile: .design, layer: "logo")
  }

  @Test(
    "is refused if even-odd fills must become nonzero fills",
    arguments: Rounds.some(of: [OutputProfile.web, .design]))
  func rules(profile: OutputProfile) throws {
    let group = Group { for index in 0..<400 { Self.scribble(index).fill("red", rule: .evenOdd) } }
    try expectRefused(.group(group), profile: profile.fillingNonzero(), layer: nil)
  }

  @Test("is refused if it has more corners than can be cut, and is not drawn coarsely")
  func manyCorners() throws {
    let path = Path { path in
      for index in 0..<30_000 {
        path.move(to: Point(Double(index % 300), Double(index / 300)))
        path.line(to: Point(Double(index % 300) + 2, Double(index / 300)))
        path.line(to: Point(Double(index % 300), Double(index / 300) + 2))
        path.close()
      }
    }
    let triangles = path.fill("red", rule: .evenOdd)
    try expectRefused(.drawing(triangles), profile: .web.fillingNonzero(), layer: nil)
  }

  @Test("is refused if the sides of a line take too many curves, whatever the curves are")
  func lines() throws {
    func line(_ count: Int, _ draw: (inout Path, Point) -> Void) -> Node {
      let path = Path { path in
        path.move(to: .zero)
        for index in 0..<count { draw(&path, Point(Double(index % 7 * 9), Double(index % 3 * 9))) }
      }
      return .drawing(path.stroke("red", width: 3).named("a"))
    }
    let design = OutputProfile.web.expandingStrokes()
    for (most, draw) in [
      (40_000, { $0.line(to: $1) }), (7_000, { $0.quad(to: $1, control: Point(40, 40)) }),
      (4_000, { $0.arc(to: $1, radii: Size(9, 5)) }),
    ] as [(Int, (inout Path, Point) -> Void)] {
      try expectRefused(line(2 * most, draw), profile: design, layer: "a")
      #expect(throws: Never.self) { try written([line(most / 4, draw)], profile: design) }
    }
  }

  @Test("is drawn for web pages, which need no cutting")
  func web() throws {
    let group = Group { for index in 0..<200 { Self.scribble(index).fill("red").stroke("blue") } }
    #expect(try written(group.clipped(to: Self.scribble(1_000))).all(named: "path").count == 201)
  }
}
