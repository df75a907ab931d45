/// A value that a ``PathBuilder`` closure may contain: one verb, or a whole path.
public protocol PathComponent: Sendable {
  /// Appends this component to `path`.
  func draw(into path: inout Path)
}

/// Collects the verbs of `Path { Move(3, 8); Line(7, 12) }` in order.
@resultBuilder
public enum PathBuilder {
  /// Verbs that are collected, not yet drawn.
  public struct Components: Sendable {
    fileprivate var draw: [@Sendable (inout Path) -> Void] = []
  }

  /// A single verb.
  public static func buildExpression(_ component: some PathComponent) -> Components {
    Components(draw: [{ component.draw(into: &$0) }])
  }
  /// Existing verbs.
  public static func buildExpression(_ components: Components) -> Components { components }
  /// A sequence of verbs.
  public static func buildBlock(_ parts: Components...) -> Components { buildArray(parts) }
  /// The verbs of a loop.
  public static func buildArray(_ parts: [Components]) -> Components { Components(draw: parts.flatMap { $0.draw }) }
  /// The verbs of an `if` without `else`.
  public static func buildOptional(_ part: Components?) -> Components { part ?? Components() }
  /// The verbs of the first branch.
  public static func buildEither(first part: Components) -> Components { part }
  /// The verbs of the second branch.
  public static func buildEither(second part: Components) -> Components { part }
  /// The verbs of an availability check.
  public static func buildLimitedAvailability(_ part: Components) -> Components { part }
}

extension Path: PathComponent {
  /// A path from verbs that are written as types: `Move`, `Line` and so on.
  ///
  /// - Throws: What the closure throws.
  public init<E: Error>(@PathBuilder _ components: () throws(E) -> PathBuilder.Components) throws(E) {
    self.init()
    for draw in try components().draw { draw(&self) }
  }

  /// Appends this path's subpaths to `path`.
  public func draw(into path: inout Path) { path.append(self) }
}

/// Begins a subpath: ``Path/move(to:)``.
public struct Move: PathComponent {
  private let point: Point
  /// Begins a subpath at `(x, y)`.
  public init(_ x: Double, _ y: Double) { point = Point(x, y) }
  /// Begins a subpath at `point`.
  public init(to point: Point) { self.point = point }
  /// Appends the verb to `path`.
  public func draw(into path: inout Path) { path.move(to: point) }
}

/// A straight line: ``Path/line(to:)``.
public struct Line: PathComponent {
  private let point: Point
  /// A line to `(x, y)`.
  public init(_ x: Double, _ y: Double) { point = Point(x, y) }
  /// A line to `point`.
  public init(to point: Point) { self.point = point }
  /// Appends the verb to `path`.
  public func draw(into path: inout Path) { path.line(to: point) }
}

/// A quadratic Bézier curve: ``Path/quad(to:control:)``.
public struct Quad: PathComponent {
  private let element: Path.Element
  /// A curve to `point`.
  public init(to point: Point, control: Point) { element = .quad(to: point, control: control) }
  /// Appends the verb to `path`.
  public func draw(into path: inout Path) { path.draw(element) }
}

/// A cubic Bézier curve: ``Path/cubic(to:control1:control2:)``.
public struct Cubic: PathComponent {
  private let element: Path.Element
  /// A curve to `point`.
  public init(to point: Point, control1: Point, control2: Point) {
    element = .cubic(to: point, control1: control1, control2: control2)
  }
  /// Appends the verb to `path`.
  public func draw(into path: inout Path) { path.draw(element) }
}

/// An arc in any of the three forms of ``Path``.
public struct Arc: PathComponent {
  private enum Form: Sendable {
    case center(Point, radius: Double, from: Angle, to: Angle, clockwise: Bool)
    case tangents(Point, Point, radius: Double)
    case endpoint(Path.Element)
  }
  private let form: Form

  /// An arc about a centre: ``Path/arc(center:radius:from:to:clockwise:)``.
  public init(center: Point, radius: Double, from: Angle, to: Angle, clockwise: Bool = true) {
    form = .center(center, radius: radius, from: from, to: to, clockwise: clockwise)
  }

  /// A rounded corner: ``Path/arc(tangent1:tangent2:radius:)``.
  public init(tangent1: Point, tangent2: Point, radius: Double) {
    form = .tangents(tangent1, tangent2, radius: radius)
  }

  /// An elliptical arc in SVG's form: ``Path/arc(to:radii:rotation:largeArc:clockwise:)``.
  public init(
    to point: Point, radii: Size, rotation: Angle = .zero, largeArc: Bool = false, clockwise: Bool = true
  ) {
    form = .endpoint(.arc(to: point, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise))
  }

  /// Appends the verb to `path`.
  public func draw(into path: inout Path) {
    switch form {
    case .center(let center, let radius, let from, let to, let clockwise):
      path.arc(center: center, radius: radius, from: from, to: to, clockwise: clockwise)
    case .tangents(let tangent1, let tangent2, let radius):
      path.arc(tangent1: tangent1, tangent2: tangent2, radius: radius)
    case .endpoint(let element): path.draw(element)
    }
  }
}

/// Closes the subpath: ``Path/close()``.
public struct Close: PathComponent {
  /// A line back to the start of the subpath.
  public init() {}
  /// Appends the verb to `path`.
  public func draw(into path: inout Path) { path.close() }
}
