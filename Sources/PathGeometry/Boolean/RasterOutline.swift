/// The outline of the raster cells that have their centre inside. The last resort for paths that cross themselves so
/// often that the drawing of their contours would be too large for any reader.
struct RasterOutline {
  /// The number of cells in a row and in a column.
  static let count = 256

  private var cells = [Bool](repeating: false, count: count * count)
  private let origin: Point
  private let cell: Size

  /// Marks the cells inside. The cost is the number of lines after flattening, times the number of rows.
  init?(_ operands: [Path], where isInside: (Windings) -> Bool) {
    var all = Path()
    for operand in operands { all.append(operand) }
    guard let box = all.bounds, box.size.width > 0, box.size.height > 0 else { return nil }
    origin = box.origin
    cell = Size(box.size.width / Double(Self.count), box.size.height / Double(Self.count))
    let width = Self.count + 1
    var turns = [Windings](repeating: Windings(), count: width * Self.count)
    for (operand, path) in operands.enumerated() {
      for run in path.flattened(tolerance: max(cell.width, cell.height) / 2, mostLines: 200_000).runs {
        for side in run.boundary { mark(side, operand: operand, in: &turns) }
      }
    }
    for row in 0..<Self.count {
      var windings = Windings()
      for column in 0..<Self.count {
        let turn = turns[row * width + column]
        windings.add(turn.first, operand: 0)
        windings.add(turn.second, operand: 1)
        cells[row * Self.count + column] = isInside(windings)
      }
    }
  }

  /// Records in each row where a line passes to the left of cell centres. The turn counts for the cells to the right of
  /// it.
  private func mark(_ side: Side, operand: Int, in turns: inout [Windings]) {
    let isDownward = side.to.y > side.from.y
    let (upper, lower) = isDownward ? (side.from, side.to) : (side.to, side.from)
    guard lower.y > upper.y else { return }
    func rowBelow(_ y: Double) -> Int { Int(max(0, min(((y - origin.y) / cell.height - 0.5).rounded(.up), 1e4))) }
    let (first, last) = (min(rowBelow(upper.y), Self.count), min(rowBelow(lower.y), Self.count))
    for row in first..<max(first, last) {
      let y = origin.y + (Double(row) + 0.5) * cell.height
      let x = upper.x + (lower.x - upper.x) * max(0, min((y - upper.y) / (lower.y - upper.y), 1))
      let column = Int(max(0, min(((x - origin.x) / cell.width - 0.5).rounded(.up), Double(Self.count))))
      turns[row * (Self.count + 1) + column].add(isDownward ? -1 : 1, operand: operand)
    }
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    (0..<Self.count).contains(column) && (0..<Self.count).contains(row) && cells[row * Self.count + column]
  }

  /// Whether the outline leaves a corner to the right, down, to the left or up: it does where only one of the cells
  /// beside that edge is inside.
  private func leaves(_ column: Int, _ row: Int, _ direction: Int) -> Bool {
    let corners = [(0, 0), (-1, 0), (-1, -1), (0, -1)]
    let (right, left) = (corners[direction], corners[(direction + 3) % 4])
    return isInside(column + right.0, row + right.1) && !isInside(column + left.0, row + left.1)
  }

  /// The outline, clockwise around the inside.
  var path: Path {
    let width = Self.count + 1
    var isDrawn = [Bool](repeating: false, count: width * width * 4)
    var path = Path()
    for row in 0..<width {
      for column in 0..<width where leaves(column, row, 0) && !isDrawn[(row * width + column) * 4] {
        draw(from: column, row, &isDrawn, into: &path)
      }
    }
    return path
  }

  private func draw(from column: Int, _ row: Int, _ isDrawn: inout [Bool], into path: inout Path) {
    var (x, y, direction) = (column, row, 0)
    path.move(to: corner(x, y))
    while !isDrawn[(y * (Self.count + 1) + x) * 4 + direction] {
      isDrawn[(y * (Self.count + 1) + x) * 4 + direction] = true
      x += [1, 0, -1, 0][direction]
      y += [0, 1, 0, -1][direction]
      // Around the current cell first, so that cells that share only a corner become separate contours.
      let next = [1, 0, 3].map { (direction + $0) % 4 }.first { leaves(x, y, $0) } ?? direction
      if next != direction && (x, y) != (column, row) { path.line(to: corner(x, y)) }
      direction = next
    }
    path.close()
  }

  private func corner(_ column: Int, _ row: Int) -> Point {
    Point(origin.x + Double(column) * cell.width, origin.y + Double(row) * cell.height).drawable
  }
}
