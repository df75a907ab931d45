internal import PathGeometry

/// The steps of a ``WorkBudget`` that it takes to fill an outline with pixels, or to draw along it.
///
/// Cairo crosses each row of pixels fifteen times, and sorts the sides of the outline there. The factors were measured
/// with up to 100,000 sides that cross each other, beside other work of the machine.
struct DrawingCost {
  private var elements = 0
  /// The heights of all sides together, in pixels. Those of a curve are the ones of its control points.
  private var rise = 0.0
  private var curves = 0
  private var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)

  /// - Parameters:
  ///   - path: An outline of lines and cubic curves.
  ///   - map: From the outline to pixels.
  ///   - room: The pixels. What is beyond them costs nothing.
  init(_ path: Path, _ map: AffineTransform, in room: Size) {
    elements = path.elements.count
    var last = 0.0
    for element in path.elements {
      switch element {
      case .move(let to): last = visit(to, map, room)
      case .cubic(let to, let first, let second):
        curves += 1
        for point in [first, second, to] { last = rise(from: last, to: visit(point, map, room)) }
      case .line(let to), .quad(let to, _), .arc(let to, _, _, _, _): last = rise(from: last, to: visit(to, map, room))
      case .close: break
      }
    }
  }

  /// Extends the box to a point, and returns its height in the room.
  private mutating func visit(_ point: Point, _ map: AffineTransform, _ room: Size) -> Double {
    let pixel = map.apply(to: point)
    let (x, y) = (min(max(pixel.x, 0), room.width), min(max(pixel.y, 0), room.height))
    (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    return y
  }

  private mutating func rise(from start: Double, to end: Double) -> Double {
    rise += abs(end - start)
    return end
  }

  /// The steps of the area, apart from its clips.
  var ofFilling: Int { elements * 5 + sides(rise) }

  /// The steps of a line, which has two sides, and a corner at each point.
  func ofStroking(width: Double) -> Int {
    let points = elements + 4 * curves
    return points * 50 + sides(2 * (rise + Double(points) * min(width, max(0, bottom - top))))
  }

  private func sides(_ rise: Double) -> Int {
    guard left <= right else { return 0 }
    let height = bottom - top
    let inRow = rise / max(1, height)
    return Int(min(1e12, 3 * rise * (1 + inRow / 500) + (right - left) * height / Self.pixelsInStep))
  }

  /// The pixels that are painted in a step.
  static let pixelsInStep = 100.0
}
