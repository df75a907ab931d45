/// An outline of straight lines, Bézier curves and elliptical arcs: the content of an SVG `d` attribute.
///
/// Coordinates are points, y points down. Every coordinate must be finite and within ±1e9: a precondition of all verbs.
/// The verbs are those of Core Graphics and SwiftUI without "add". Angles and `clockwise` are **as seen on screen**.
/// Core Graphics counts `clockwise` in a plane with y up, so invert it in code from there.
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
    /// An elliptical arc (`A`): `rotation` rotates the ellipse's x axis, `largeArc` selects the arc of more than half a
    /// turn, `clockwise` is the sweep flag.
    case arc(to: Point, radii: Size, rotation: Angle, largeArc: Bool, clockwise: Bool)
    /// A line back to the start of the subpath (`Z`).
    case close
  }

  /// The verbs in drawing order. Linear in their number if the path has letters of a font, and else constant.
  public var elements: [Element] { letters.isEmpty ? verbs : verbs + letters.flatMap { $0.elements } }

  /// The verbs that are before all letters.
  private(set) var verbs: [Element]

  /// Letters, which are after all verbs.
  var letters: [Letter] = []

  /// The index of the last move.
  private var lastMove = 0

  /// The start of the next verb; nil before the first move. After a close, it is the start of the subpath.
  public var currentPoint: Point? {
    letters.last.map { $0.end } ?? verbs.last.flatMap { $0.end ?? verbs[lastMove].end }
  }

  /// An empty path.
  public init() {
    verbs = []
  }

  /// A path of letters.
  init(_ letters: [Letter]) {
    verbs = []
    self.letters = letters
  }

  /// A path from verbs: `Path { path in path.move(to: …) … }`.
  ///
  /// - Throws: What the closure throws.
  @inlinable public init<E: Error>(_ draw: (inout Path) throws(E) -> Void) throws(E) {
    self.init()
    try draw(&self)
  }

  /// A path from verbs, with room for a number of them.
  package init(reserving count: Int, _ draw: (inout Path) -> Void) {
    verbs = []
    verbs.reserveCapacity(count)
    draw(&self)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { verbs.isEmpty && letters.isEmpty }

  /// The number of verbs.
  package var count: Int { letters.reduce(verbs.count) { $0 + $1.shape.path.verbs.count } }

  // MARK: Verbs

  /// Begins a subpath at `point`.
  public mutating func move(to point: Point) {
    require(point.isDrawable)
    dissolveLetters()
    // Few paths are shorter, and memory that grows step by step costs more.
    if verbs.capacity == 0 { verbs.reserveCapacity(8) }
    lastMove = verbs.count
    verbs.append(.move(to: point))
  }

  /// Draws a straight line to `point`.
  public mutating func line(to point: Point) {
    requireStart()
    require(point.isDrawable)
    verbs.append(.line(to: point))
  }

  /// Draws a quadratic Bézier curve to `point`.
  public mutating func quad(to point: Point, control: Point) {
    requireStart()
    require(point.isDrawable && control.isDrawable)
    verbs.append(.quad(to: point, control: control))
  }

  /// Draws a cubic Bézier curve to `point`.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    requireStart()
    require(point.isDrawable && control1.isDrawable && control2.isDrawable)
    verbs.append(.cubic(to: point, control1: control1, control2: control2))
  }

  /// Draws an elliptical arc to `point`, as SVG's `A`. Radii that are too small are scaled up when the arc is drawn; a
  /// zero radius gives a straight line.
  ///
  /// - Parameters:
  ///   - point: The end of the arc.
  ///   - radii: The ellipse's radii before it is rotated.
  ///   - rotation: The rotation of the ellipse's x axis, clockwise as seen on screen.
  ///   - largeArc: Whether to draw the arc of more than half a turn.
  ///   - clockwise: The direction as seen on screen: SVG's sweep flag.
  /// - Precondition: The radii are not negative.
  public mutating func arc(
    to point: Point, radii: Size, rotation: Angle = .zero, largeArc: Bool = false, clockwise: Bool = true
  ) {
    requireStart()
    require(point.isDrawable && radii.width <= 1e9 && radii.height <= 1e9 && abs(rotation.degrees) <= 1e9)
    precondition(radii.width >= 0 && radii.height >= 0, "the radius of an arc is not negative")
    if point == currentPoint { return }
    if radii.width == 0 || radii.height == 0 { return line(to: point) }
    verbs.append(.arc(to: point, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise))
  }

  /// Closes the subpath with a line to its start. The next verb starts there.
  public mutating func close() {
    requireStart()
    verbs.append(.close)
  }

  /// Appends a verb with the points of another path, which are checked.
  mutating func append(_ element: Element) {
    dissolveLetters()
    if case .move = element { lastMove = verbs.count }
    verbs.append(element)
  }

  /// Appends every subpath of `other`.
  public mutating func append(_ other: Path) {
    if !other.verbs.isEmpty {
      dissolveLetters()
      lastMove = verbs.count + other.lastMove
      verbs += other.verbs
    }
    letters += other.letters
  }

  /// Appends a letter.
  mutating func append(_ letter: Letter) { letters.append(letter) }

  /// Makes verbs of all letters, since verbs follow.
  @inline(__always) mutating func dissolveLetters() {
    if !letters.isEmpty { appendVerbsOfLetters() }
  }

  @inline(never) private mutating func appendVerbsOfLetters() {
    let elements = letters.flatMap { $0.elements }
    letters = []
    for element in elements { append(element) }
  }

  /// Appends every subpath of `other`, mapped by `transform`, as ``applying(_:)`` maps it.
  package mutating func append(_ other: Path, applying transform: AffineTransform) {
    precondition(transform.isFinite, "the coefficients of a transform are finite")
    dissolveLetters()
    func image(_ point: Point) -> Point { transform.apply(to: point).drawable }
    for element in transform.isTranslation ? other.verbs : other.elements {
      switch element {
      case .move(let to):
        lastMove = verbs.count
        verbs.append(.move(to: image(to)))
      case .line(let to): verbs.append(.line(to: image(to)))
      case .quad(let to, let control): verbs.append(.quad(to: image(to), control: image(control)))
      case .cubic(let to, let control1, let control2):
        verbs.append(.cubic(to: image(to), control1: image(control1), control2: image(control2)))
      case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
        let ellipse = transform.image(radii: radii, rotation: rotation)
        arc(
          to: image(to), radii: Size(min(ellipse.radii.width, 1e9), min(ellipse.radii.height, 1e9)),
          rotation: ellipse.rotation, largeArc: largeArc,
          clockwise: transform.determinant < 0 ? !clockwise : clockwise)
      case .close: verbs.append(.close)
      }
    }
    guard transform.isTranslation, !other.letters.isEmpty else { return }
    letters.reserveCapacity(other.letters.count)
    for letter in other.letters {
      append(Letter(shape: letter.shape, origin: image(letter.origin), isReversed: letter.isReversed))
    }
  }

  // MARK: Mapping

  /// This path moved by `x` and `y` points.
  public func offset(x: Double = 0, y: Double = 0) -> Path { applying(.translation(x: x, y: y)) }

  /// This path rotated about `center`, by default the origin. Positive angles are clockwise as seen on screen.
  public func rotated(by angle: Angle, around center: Point = .zero) -> Path {
    applying(.rotation(angle, about: center))
  }

  private mutating func requireStart() {
    dissolveLetters()
    precondition(!verbs.isEmpty, "a path begins with a move")
  }

  private func require(_ isDrawable: Bool) {
    precondition(isDrawable, "the coordinates of a path are finite and at most 1e9")
  }
}

extension Path.Element {
  /// Where this element ends; nil for a close, which ends at the start of its subpath.
  var end: Point? {
    switch self {
    case .move(let to), .line(let to), .quad(let to, _), .cubic(let to, _, _), .arc(let to, _, _, _, _): to
    case .close: nil
    }
  }
}
