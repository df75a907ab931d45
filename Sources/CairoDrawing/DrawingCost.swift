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
  /// The sides in the room that are not level.
  private var steep = 0
  /// Whether all sides are level or upright: cairo fills such an outline in another way.
  private var isRectilinear = true
  private var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)

  /// - Parameters:
  ///   - path: An outline of lines and cubic curves.
  ///   - map: From the outline to pixels.
  ///   - room: The pixels. What is beyond them costs nothing.
  init(_ path: Path, _ map: AffineTransform, in room: Size) {
    elements = path.elements.count
    var (start, last) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let to):
        last = map.apply(to: to)
        start = last
        extend(to: last, room)
      case .cubic(let to, let first, let second):
        curves += 1
        let pixels = [first, second, to].map { map.apply(to: $0) }
        // A curve that does not move is a line for cairo.
        let moves = pixels.contains { max(abs($0.x - last.x), abs($0.y - last.y)) >= Self.unit }
        isRectilinear = isRectilinear && !moves
        for pixel in pixels { add(pixel, &last, room) }
      case .line(let to), .quad(let to, _), .arc(let to, _, _, _, _): add(map.apply(to: to), &last, room)
      case .close: add(start, &last, room)
      }
    }
  }

  /// Extends the box to a pixel.
  private mutating func extend(to pixel: Point, _ room: Size) {
    let (x, y) = (Self.clamped(pixel.x, to: room.width), Self.clamped(pixel.y, to: room.height))
    (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
  }

  private static func clamped(_ coordinate: Double, to side: Double) -> Double { min(max(coordinate, 0), side) }

  /// Adds a side to a pixel.
  private mutating func add(_ pixel: Point, _ last: inout Point, _ room: Size) {
    let (width, height) = (abs(pixel.x - last.x), abs(pixel.y - last.y))
    let part = abs(Self.clamped(pixel.y, to: room.height) - Self.clamped(last.y, to: room.height))
    extend(to: pixel, room)
    rise += part
    if height >= Self.unit {
      if part > 0 { steep += 1 }
      isRectilinear = isRectilinear && width < Self.unit
    }
    last = pixel
  }

  /// The steps of the area, apart from its clips.
  var ofFilling: Int { elements * 5 + sides(rise) + meetings }

  /// The steps to put upright sides in order: cairo passes all that cross the same row for each of them, in the worst
  /// order.
  private var meetings: Int {
    guard isRectilinear, bottom >= top else { return 0 }
    return Int(min(1e12, Double(steep) * rise / max(Self.unit, bottom - top) / 40))
  }

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

  /// The distance of two coordinates of cairo, in pixels.
  private static let unit = 1.0 / 256

  /// The pixels that are painted in a step.
  static let pixelsInStep = 100.0
}
