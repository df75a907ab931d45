/// Numbers points so that points closer than a distance get the same number, also through a chain of close points.
struct PointWelding {
  private let distance: Double
  private var cells: [Cell: [Int]] = [:]
  private var parents: [Int] = []
  private(set) var points: [Point] = []

  private struct Cell: Hashable {
    let x: Int64
    let y: Int64
  }

  init(distance: Double) { self.distance = distance }

  /// Adds a point and returns its index.
  mutating func add(_ point: Point) -> Int {
    let index = points.count
    points.append(point)
    parents.append(index)
    var hasTwin = false
    let cell = Cell(x: Int64((point.x / distance).rounded()), y: Int64((point.y / distance).rounded()))
    for x in cell.x - 1...cell.x + 1 {
      for y in cell.y - 1...cell.y + 1 {
        for other in cells[Cell(x: x, y: y)] ?? [] {
          let gap = (points[other] - point).length
          guard gap <= distance else { continue }
          let (a, b) = (name(of: other), name(of: index))
          parents[max(a, b)] = min(a, b)
          if gap * 16 <= distance { hasTwin = true }
        }
      }
    }
    // Of points that almost coincide, the first represents all others, however many they are.
    if hasTwin { parents[index] = name(of: index) } else { cells[cell, default: []].append(index) }
    return index
  }

  /// The index of the first point that is welded to a point.
  func name(of index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }
}
