import PictureReading
import Testing

@testable import PathGeometry

@Suite("The dashes of a path")
struct DashTests {
  @Test(
    "are where the rules of SVG put them",
    arguments: [
      ("M0 0H20", [5.0, 5], 0.0, "M0 0H5M10 0h5"), ("M0 0H20", [5], 0, "M0 0H5M10 0h5"),
      ("M0 0H10", [3, 2, 1], 0, "M0 0H3M5 0H6M9 0h1"), ("M0 0H20", [5, 5], 2, "M0 0H3M8 0h5M18 0h2"),
      ("M0 0H20", [5, 5], -2, "M2 0H7M12 0h5"), ("M0 0H20", [5, 5], 1002, "M0 0H3M8 0h5M18 0h2"),
      ("M0 0H6V6", [8, 2], 0, "M0 0H6V2M6 4V6"), ("M0 0H4M0 9H4", [3, 1], 0, "M0 0H3M0 9H3"),
      ("M0 0H20", [], 3, "M0 0H20"), ("M0 0H20", [0, 0], 0, "M0 0H20"), ("M0 0H20V5Z", [1000], 0, "M0 0H20V5Z"),
      ("M0 0H20", [0, 1000], 1, ""), ("M5 5", [1], 0, "M5 5"), ("M5 5Z", [1], 0, "M5 5Z"),
    ])
  func places(data: String, lengths: [Double], offset: Double, expected: String) throws {
    #expect(try Path(parsing: data).dashed(lengths, offset: offset).data() == Path(parsing: expected).data())
  }

  @Test("across the start of a closed figure are one piece")
  func closed() throws {
    let dashed = try Path(parsing: "M0 0H10V10H0Z").dashed([6, 4], offset: 3)
    #expect(dashed.runCount == 4)
    #expect(try dashed.data() == Path(parsing: "M7 0h3V3M10 7v3H7M3 10H0V7M0 3V0H3").data())
  }

  @Test("that fill a closed figure are as many as fit, without a piece of a rounding error", arguments: 16..<90)
  func whole(width: Int) throws {
    let figure = RoundedRect(Rect(x: 0.5, y: 0.5, width: Double(width), height: 23), radius: 7.5)
    let length = 2 * (Double(width) + 23) - (8 - 2 * .pi) * 7.5
    let count = (length / 5).rounded(.down)
    let dashed = figure.path.dashed([3, length / count - 3])
    #expect(dashed.runCount == Int(count))
    var place = Point.zero
    for element in dashed.elements {
      switch element {
      case .move(let to): place = to
      case .line(let to), .quad(let to, _), .cubic(let to, _, _), .arc(let to, _, _, _, _):
        #expect((to - place).length > 1e-6)
        place = to
      case .close: break
      }
    }
  }

  @Test("have the given lengths along any line", arguments: 0..<Rounds.of(60))
  func lengths(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 40)
    let path = random.path()
    let pattern = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.uniform(0.5...40) }
    let dashed = path.dashed(pattern, offset: random.uniform(-50...50))
    // Every point of a dash is on the path.
    let lines = path.flattened(tolerance: 0.001).polylines()
    for point in dashed.flattened(tolerance: 0.01).polylines().flatMap(\.points) {
      #expect(lines.contains { $0.distance(to: point) < 0.01 }, "\(point) \(path.data())")
    }
    // Their share of the path is that of the lengths, except for a rest at each end.
    let even = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
    let total: Double = even.reduce(0, +)
    let share: Double = stride(from: 0, to: even.count, by: 2).reduce(0) { $0 + even[$1] } / total
    let whole = path.lineLength
    let most = Double(path.runCount) * even.reduce(0, +)
    #expect(abs(dashed.lineLength - whole * share) <= most + 0.01 * whole)
  }

  @Test("without length are dots with round or square caps, rotated with the line")
  func dots() throws {
    let dots = try Path(parsing: "M0 0L30 30").dashed([0, 10])
    #expect(dots.runCount == 5)
    let round = dots.stroked(width: 4, cap: .round)
    #expect(abs(round.area - 5 * 4 * .pi) < 1e-3)
    let square = dots.stroked(width: 4, cap: .square)
    #expect(abs(square.area - 5 * 16) < 1e-3)
    #expect(abs((square.bounds?.minX ?? 0) + 8.0.squareRoot()) < 1e-3)
  }

  @Test("of a line with many sides take time in proportion to the sides and dashes together")
  func manySides() {
    func time(_ sides: Int) -> Duration {
      let line = Path { path in
        path.move(to: .zero)
        for index in 1...sides { path.line(to: Point(Double(index), Double(index % 2))) }
      }
      let dash = line.lineLength / Double(sides)
      return processorTime { #expect(line.dashed([dash, dash], offset: 0.5 * dash).runCount > sides / 2 - 2) }
    }
    let few = time(1_000)
    #expect(time(8_000) < few * 24)
  }

  @Test("take steps of a budget for each side and each dash, before they are drawn")
  func budget() throws {
    func steps(_ data: String, _ lengths: [Double]) throws -> Int {
      let most = 1_000_000
      var budget = WorkBudget(most)
      _ = try Path(parsing: data).dashed(lengths, offset: 0, within: &budget)
      return most - budget.rest
    }
    let line = try steps("M0 0H9000", [10, 10])
    #expect(try line > 0 && steps("M0 0H9000", [1, 1]) > 5 * line)
    #expect(try steps("M0 0H3000H6000H9000", [10, 10]) > line && steps("M0 0Q4500 0 9000 0", [10, 10]) > line)
    #expect(try steps("M0 0H9000", []) == 0)
    for enough in [line, line - 1] {
      var budget = WorkBudget(enough)
      let dashed = try? Path(parsing: "M0 0H9000").dashed([10, 10], offset: 0, within: &budget)
      #expect((dashed != nil) == (enough == line))
    }
  }

  @Test("are left out if there would be too many to be visible")
  func hostile() throws {
    let long = try Path(parsing: "M-1e9 0H1e9")
    #expect(long.dashed([1e-300]) == long)
    #expect(long.dashed([1e9, 1e-9, 0, 1e9], offset: -1e9).elements.count < 20)
    #expect(try Path(parsing: "M0 0H9000").dashed([1, 1]).runCount == 4500)
  }
}

extension Path {
  fileprivate var runCount: Int { elements.count { if case .move = $0 { true } else { false } } }

  fileprivate var lineLength: Double {
    flattened(tolerance: 1e-4).polylines().reduce(0) { sum, line in
      let ends = line.points + (line.isClosed ? line.points.prefix(1) : [])
      return zip(ends, ends.dropFirst()).reduce(sum) { $0 + ($1.1 - $1.0).length }
    }
  }
}

extension Polyline {
  fileprivate func distance(to point: Point) -> Double {
    let ends = points + (isClosed ? points.prefix(1) : [])
    return zip(ends, ends.dropFirst()).reduce(.infinity) { nearest, side in
      let along = side.1 - side.0
      let square = along.x * along.x + along.y * along.y
      let offset = point - side.0
      let share = square > 0 ? max(0, min(1, (along.x * offset.x + along.y * offset.y) / square)) : 0
      return min(nearest, (offset - along * share).length)
    }
  }
}
