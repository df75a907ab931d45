import PathGeometry
import PictureReading
import Testing

@Suite("Operations on paths that would take long")
struct BooleanCostTests {
  @Test("many equal rectangles become one")
  func equal() {
    var path = Path()
    for _ in 0..<150 { path.append(Rect(width: 10, height: 10).path) }
    #expect(path.normalized().area == 100)
    #expect(path.normalized().subpaths.count == 1)
  }

  @Test("of too many nested circles, only the outermost remains, with an accuracy of half a cell")
  func nested() {
    var path = Path()
    for step in 1...1_000 { path.append(Circle(center: .zero, radius: Double(step) * 0.01).path) }
    #expect(abs(path.normalized().area - 100 * .pi) < 2.5)
  }

  @Test("paths near the largest coordinates need no more work than small ones", arguments: 0..<Rounds.of(8))
  func farFlung(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 900)
    // An arc with radii that are scaled up may exceed the coordinates of a larger path.
    func path() -> Path {
      while true {
        let path = random.path()
        if let box = path.bounds, max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY)) < 400 { return path }
      }
    }
    let near = (path(), path())
    let far = (near.0.applying(.scale(0x1p21)), near.1.applying(.scale(0x1p21)))
    for (small, large) in [
      (near.0.union(near.1), far.0.union(far.1)), (near.0.subtracting(near.1), far.0.subtracting(far.1)),
      (near.0.intersection(near.1), far.0.intersection(far.1)), (near.0.normalized(), far.0.normalized()),
    ] {
      #expect(large.elements.count <= small.elements.count * 2 + 100)
      #expect(abs(large.area / small.area / 0x1p42 - 1) < 1e-3)
    }
  }

  @Test("a map gives no coordinates beyond the largest of a path")
  func farthestMap() throws {
    let path = try Path(parsing: "M-1e9 3C1e9 -1e9 1e9 1e9 -1e9 2.9A1e9 5e8 20 1 1 9 9Q1e9 1e9 0 0L1e9 0Z")
    for scale in [1e3, -1e9, 1e300] {
      let bounds = path.applying(.scale(scale)).applying(.translation(x: 1e9, y: -1e9)).bounds
      #expect(bounds.map { $0.width.isFinite && $0.height.isFinite } == true)
    }
  }

  @Test("an arc beyond the largest coordinates becomes lines, and other curves of the path do not change")
  func hugeArc() throws {
    let circle = Circle(center: Point(200, 0), radius: 5).path
    var path = try Path(parsing: "M0 0A1e-9 2 0 0 1 10 0Z")
    path.append(circle)
    let cut = path.normalized()
    #expect(cut.subpaths.contains(circle))
    #expect(cut.elements.count < 10_000)
    let window = Rect(x: -5, y: -50, width: 20, height: 100).path.intersection(path)
    #expect(window.contains(Point(5, -20)) && !window.contains(Point(5, 20)) && !window.contains(Point(-1, -20)))
  }

  @Test("a wide stroke along thousands of curves has only a few elements for each", arguments: [1e4])
  func stroke(_ width: Double) {
    var random = SeededGenerator(seed: 3)
    let path = Path { path in
      path.move(to: .zero)
      for _ in 0..<5_100 { path.quad(to: random.point(-50...50), control: random.point(-50...50)) }
    }
    #expect(path.stroked(width: width, join: .bevel).elements.count < 100 * 5_100)
  }

  @Test(
    "near the largest coordinates, results stay within them",
    arguments: Rounds.some(of: [
      "M1e9 1e9A3 4 7 0 0 -1e9 -999999999.7L0.1 0.3Z", "M1e9 0L1e9 0", "M-1e9 3C1e9 -1e9 1e9 1e9 -1e9 2.9Z",
    ]))
  func farthest(_ data: String) throws {
    let path = try Path(parsing: data)
    let square = Rect(x: -50, y: -50, width: 100, height: 100).path
    for outline in [path, path.stroked(width: 10, cap: .round), path.stroked(width: 1e9, cap: .square)] {
      for result in [outline.normalized(), square.subtracting(outline), outline.union(square)] {
        let box = result.bounds ?? .init(width: 0, height: 0)
        #expect(box.width.isFinite && box.height.isFinite)
      }
    }
  }
}
