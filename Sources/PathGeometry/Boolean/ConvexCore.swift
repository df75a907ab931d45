extension Path {
  /// The inside of this path without the inside of a path in normal form, within a budget.
  ///
  /// - Parameter touching: Contours of the holes that may touch each other. No other ones touch any.
  package func subtracting(
    _ holes: Path, touching: Path, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> Path {
    guard !holes.isEmpty, ConvexCore(of: self)?.holds(holes) == true else {
      var all = touching
      all.append(holes)
      return try subtracting(all, within: &budget)
    }
    var path = touching.isEmpty ? self : try subtracting(touching, within: &budget)
    path.append(holes.reversed)
    try budget.take(path.count * WorkBudget.ofElement)
    return path
  }

  /// Whether this path is in normal form and its contours touch nowhere.
  package func isDisjoint(within budget: inout WorkBudget) -> Bool {
    guard let bounds else { return isEmpty }
    let frame = bounds.inset(by: -1 - bounds.width - bounds.height).path
    guard let punched = frame.punched(by: self) else { return false }
    // Contours that met would be cut, and those in the wrong direction would not turn around.
    return (try? frame.subtracting(self, within: &budget)) == punched
  }

  /// This path without disjoint holes in normal form that lie well inside it: the contours of the holes turn around.
  /// Nil if this path is no convex outline of lines and arcs, or if a hole may reach it.
  func punched(by holes: Path) -> Path? {
    guard let core = ConvexCore(of: self), core.holds(holes) else { return nil }
    var path = self
    path.append(holes.reversed)
    return path
  }
}

/// A polygon inside a closed, convex outline that runs clockwise as seen on screen.
struct ConvexCore {
  /// The ends of the outline's sides and seven points of each arc, in order.
  private var corners: [Point] = []

  /// Points closer to the polygon than this, in points, count as outside.
  private static let margin = 1e-3
  /// In radians. A smaller turn is a rounding error.
  private static let smallestTurn = 1e-9
  /// Beyond this distance from the origin, rounding errors come near the margin.
  private static let farthest = 100_000.0

  /// Nil for any other outline, and for one with Bézier curves.
  init?(of path: Path) {
    let runs = path.runs
    guard runs.count == 1, runs[0].isClosed else { return nil }
    var directions: [Point] = []
    corners.reserveCapacity(32)
    directions.reserveCapacity(32)
    for side in runs[0].boundary {
      let segment = CurveSegment(side)
      switch side.element {
      case .quad, .cubic: return nil
      case .move, .line, .arc, .close:
        corners.append(side.from)
        guard !segment.isLine else {
          directions.append(side.to - side.from)
          continue
        }
        for step in 1..<8 { corners.append(segment.point(at: Double(step) / 8)) }
        for t in [0, 0.5, 1] { directions.append(segment.derivative(at: t)) }
      }
    }
    guard Self.turnsClockwiseOnce(directions) else { return nil }
  }

  /// Whether vectors, each turned from the one before by less than half a turn, turn clockwise once around.
  private static func turnsClockwiseOnce(_ directions: [Point]) -> Bool {
    var previous = directions.last ?? .zero
    var rounds = 0
    for direction in directions {
      let scale = previous.length * direction.length
      let sine = previous.cross(direction)
      guard scale > 0, sine >= -smallestTurn * scale, sine > smallestTurn * scale || previous.dot(direction) > 0 else {
        return false
      }
      if isUpward(previous), !isUpward(direction) { rounds += 1 }
      previous = direction
    }
    return rounds == 1
  }

  private static func isUpward(_ direction: Point) -> Bool { direction.y < -smallestTurn * direction.length }

  /// Whether the polygon contains the boxes around the points of closed contours. False for a path with arcs.
  func holds(_ path: Path) -> Bool {
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1)).map { from, to in
      (from: from, along: (to - from) * (1 / (to - from).length))
    }
    func holds(_ x: Double, _ y: Double) -> Bool {
      max(abs(x), abs(y)) < Self.farthest
        && edges.allSatisfy { $0.along.cross(Point(x, y) - $0.from) > Self.margin }
    }
    var boxes: [(low: Point, high: Point)] = []
    boxes.reserveCapacity(32)
    var box = BoundingBox()
    for element in path.verbs {
      switch element {
      case .move(let to):
        if box.low != nil { return false }
        box.add(to)
      case .line(let to): box.add(to)
      case .quad(let to, let control):
        box.add(control)
        box.add(to)
      case .cubic(let to, let control1, let control2):
        box.add(control1)
        box.add(control2)
        box.add(to)
      case .arc: return false
      case .close:
        guard let low = box.low else { return false }
        boxes.append((low, box.high))
        box = BoundingBox()
      }
    }
    if box.low != nil { return false }
    for letter in path.letters {
      let bounds = letter.shape.bounds
      boxes.append(
        (letter.origin + Point(bounds.minX, bounds.minY), letter.origin + Point(bounds.maxX, bounds.maxY)))
    }
    func holds(_ box: (low: Point, high: Point)) -> Bool {
      holds(box.low.x, box.low.y) && holds(box.low.x, box.high.y) && holds(box.high.x, box.low.y)
        && holds(box.high.x, box.high.y)
    }
    // Most texts lie well inside as a whole.
    guard var whole = boxes.first else { return true }
    for box in boxes {
      whole.low = Point(min(whole.low.x, box.low.x), min(whole.low.y, box.low.y))
      whole.high = Point(max(whole.high.x, box.high.x), max(whole.high.y, box.high.y))
    }
    return holds(whole) || boxes.allSatisfy(holds)
  }
}
