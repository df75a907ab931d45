import LookModel
import PathGeometry
import SVGTree

extension GlossStyle {
  private static let strength = 0.3

  /// Where white fades, as shares of the body's height, and its opacity there.
  private static let fading: [(offset: Double, alpha: Double)] = [(0, 0.8), (0.48, 0.25), (0.6, 0)]

  /// What is drawn over the body and its border.
  func drawings(on shape: BodyShape, over fill: Paint) -> [Drawing] {
    switch self {
    case .ellipse:
      let light = shape.roundedRect.topLight
      return light.isEmpty ? [] : [light.fill(.color(Color.white.opacity(Self.strength)))]
    case .gradient: return fill == .none ? [shape.path.fill(.gradient(Self.light(on: shape)))] : []
    }
  }

  /// The body's fill with the light in it; nil where the light is over the fill.
  ///
  /// White over one opaque colour is a gradient of opaque colours, which every reader knows, and exactly that.
  func paint(on shape: BodyShape, over fill: Paint) -> Paint? {
    guard self == .gradient, case .color(let color) = fill, color.alpha == 1 else { return nil }
    return .gradient(Self.gradient(on: shape) { color.mixed(1 - $0, with: .white) })
  }

  /// The light that is over the fill, below a border; nil where there is none, or where the fill has it in it.
  ///
  /// - Parameter inner: What a border leaves of the body, along which the light fades.
  func overlay(along inner: BodyShape, over fill: Paint) -> Gradient? {
    guard self == .gradient, fill != .none, paint(on: inner, over: fill) == nil else { return nil }
    return Self.light(on: inner)
  }

  private static func light(on shape: BodyShape) -> Gradient {
    gradient(on: shape) { Color.white.opacity($0) }
  }

  /// A gradient along the fading, with a colour for each opacity of the white.
  private static func gradient(on shape: BodyShape, color: (Double) -> Color) -> Gradient {
    let rect = shape.rect
    let length = fading.last?.offset ?? 1
    return .linear(
      fading.map { GradientStop(offset: $0.offset / length, color: color($0.alpha)) },
      start: Point(rect.center.x, rect.minY), end: Point(rect.center.x, rect.minY + length * rect.height),
      space: .points)
  }
}

extension RoundedRect {
  /// What this figure has in common with an ellipse as large, moved up by half its height. Its corners are circular and
  /// alike at the top.
  var topLight: Path {
    let radii = Size(rect.width / 2, rect.height / 2)
    guard radii.width > 0, radii.height > 0 else { return Path() }
    let corner = min(usedRadii.topLeft.width, radii.height)
    let x = rect.center.x
    // Along the corner the ellipse is left once; the height of that point is found by halving.
    let depth = bisect(from: 0, to: corner, steps: 64) { y in
      let distance = Self.halfWidth(at: y, corner: corner, radii: radii) / radii.width
      return distance * distance + (y / radii.height) * (y / radii.height) < 1
    }.low
    let half = Self.halfWidth(at: depth, corner: corner, radii: radii)
    let left = Point(x - half, rect.minY + depth)
    let right = Point(x + half, rect.minY + depth)
    return Path { path in
      path.move(to: left)
      if corner > 0 { path.arc(to: Point(rect.minX + corner, rect.minY), radii: Size(corner, corner)) }
      if rect.width - 2 * corner > 1e-9 { path.line(to: Point(rect.maxX - corner, rect.minY)) }
      if corner > 0 { path.arc(to: right, radii: Size(corner, corner)) }
      path.arc(to: left, radii: radii)
      path.close()
    }
  }

  /// How far from the middle the corner is, so far below the top.
  private static func halfWidth(at y: Double, corner: Double, radii: Size) -> Double {
    radii.width - corner + max(0, 2 * corner * y - y * y).squareRoot()
  }
}
