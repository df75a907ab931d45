/// An outline of straight lines, Bézier curves and elliptical arcs: what an SVG `d` attribute holds.
///
/// Coordinates are points, y grows downwards. The verbs are those of Core Graphics and SwiftUI without "add". Angles and
/// `clockwise` are **as seen on screen**: Core Graphics counts `clockwise` in a plane whose y grows upwards, so code
/// ported from there flips it. Every coordinate is finite and at most 1e9: a verb given anything else is a
/// programmer's mistake.
public struct Path: Hashable, Sendable {
  /// One verb of a path, with absolute coordinates.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath (`M`).
    case move(to: Point)
    /// A straight line (`L`).
    case line(to: Point)
    /// A quadratic Bézier curve (`Q`).
    case quad(to: Point, control: Point)
    /// A cubic Bézier curve (`C`).
    case cubic(to: Point, control1: Point, control2: Point)
    /// An elliptical arc (`A`): `rotation` turns the ellipse's x axis, `largeArc` takes the arc of more than half a
    /// turn, `clockwise` is the sweep flag.
    case arc(to: Point, radii: Size, rotation: Angle, largeArc: Bool, clockwise: Bool)
    /// A line back to the beginning of the subpath (`Z`).
    case close
  }

  /// The verbs, in the order in which they are drawn.
  public private(set) var elements: [Element]

  /// Where the next verb starts: nil before the first move.
  public private(set) var currentPoint: Point?

  private var subpathStart: Point?

  /// A path without any verb.
  public init() {
    elements = []
  }

  /// A path drawn by verbs: `Path { path in path.move(to: …) … }`.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  // MARK: Verbs

  /// Begins a subpath at `point`.
  public mutating func move(to point: Point) {
    require(point.isDrawable)
    append(.move(to: point), endingAt: point)
    subpathStart = point
  }

  /// Draws a straight line to `point`.
  public mutating func line(to point: Point) {
    requireStart()
    require(point.isDrawable)
    append(.line(to: point), endingAt: point)
  }

  /// Draws a quadratic Bézier curve to `point`.
  public mutating func quad(to point: Point, control: Point) {
    requireStart()
    require(point.isDrawable && control.isDrawable)
    append(.quad(to: point, control: control), endingAt: point)
  }

  /// Draws a cubic Bézier curve to `point`.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    requireStart()
    require(point.isDrawable && control1.isDrawable && control2.isDrawable)
    append(.cubic(to: point, control1: control1, control2: control2), endingAt: point)
  }

  /// Draws an elliptical arc to `point`, as SVG's `A`: radii that are too small are scaled up where it is drawn, a zero
  /// radius makes a straight line.
  ///
  /// - Parameters:
  ///   - point: Where the arc ends.
  ///   - radii: The ellipse's radii before it is turned; negative ones are a programmer's mistake.
  ///   - rotation: How far the ellipse's x axis is turned, clockwise as seen.
  ///   - largeArc: Whether to take the arc of more than half a turn.
  ///   - clockwise: The direction as seen: SVG's sweep flag.
  public mutating func arc(
    to point: Point, radii: Size, rotation: Angle = .zero, largeArc: Bool = false, clockwise: Bool = true
  ) {
    requireStart()
    require(point.isDrawable && radii.width <= 1e9 && radii.height <= 1e9 && rotation.degrees.isFinite)
    precondition(radii.width >= 0 && radii.height >= 0, "the radius of an arc is not negative")
    if point == currentPoint { return }
    if radii.width == 0 || radii.height == 0 { return line(to: point) }
    append(
      .arc(to: point, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise),
      endingAt: point)
  }

  /// Closes the subpath with a line to its beginning, where the next verb then starts.
  public mutating func close() {
    requireStart()
    elements.append(.close)
    currentPoint = subpathStart
  }

  /// Adds every subpath of `other` after those of this path.
  public mutating func append(_ other: Path) {
    guard !other.isEmpty else { return }
    elements += other.elements
    currentPoint = other.currentPoint
    subpathStart = other.subpathStart
  }

  // MARK: Mapping

  /// This path moved by `x` and `y` points.
  public func offset(x: Double = 0, y: Double = 0) -> Path { applying(.translation(x: x, y: y)) }

  /// This path turned about `center` (the origin unless told), clockwise as seen for positive angles.
  public func rotated(by angle: Angle, around center: Point = .zero) -> Path {
    applying(.rotation(angle, about: center))
  }

  private mutating func append(_ element: Element, endingAt point: Point) {
    elements.append(element)
    currentPoint = point
  }

  private func requireStart() {
    precondition(currentPoint != nil, "a path begins with a move")
  }

  private func require(_ isDrawable: Bool) {
    precondition(isDrawable, "the coordinates of a path are finite and at most 1e9")
  }
}
