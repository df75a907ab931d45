import PathGeometry
import Testing

@Suite("Operations on paths that would take long")
struct BooleanCostTests {
  @Test("many equal rectangles are one")
  func equal() {
    var path = Path()
    for _ in 0..<150 { path.append(Rect(width: 10, height: 10).path) }
    #expect(path.normalized().area == 100)
    #expect(path.normalized().subpaths.count == 1)
  }

  @Test("of nested circles too many to be cut the outermost is left, to half a cell")
  func nested() {
    var path = Path()
    for step in 1...1_000 { path.append(Circle(center: .zero, radius: Double(step) * 0.01).path) }
    #expect(abs(path.normalized().area - 100 * .pi) < 2.5)
  }

  @Test("an arc that reaches beyond what a path may hold becomes lines, and curves beside it stay what they are")
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

  @Test("a broad stroke along thousands of curves has no more elements than a few each", arguments: [1e4])
  func stroke(_ width: Double) {
    var random = SeededRandom(3)
    let path = Path { path in
      path.move(to: .zero)
      for _ in 0..<5_100 { path.quad(to: random.point(-50...50), control: random.point(-50...50)) }
    }
    #expect(path.stroked(width: width, join: .bevel).elements.count < 100 * 5_100)
  }

  @Test(
    "at the end of what a path may hold, results end there as well",
    arguments: ["M1e9 1e9A3 4 7 0 0 -1e9 -999999999.7L0.1 0.3Z", "M1e9 0L1e9 0", "M-1e9 3C1e9 -1e9 1e9 1e9 -1e9 2.9Z"])
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
