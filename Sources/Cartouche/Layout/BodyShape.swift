import PathGeometry
import SVGTree

/// The outline of a badge's body: a capsule, or a rectangle with corners of a given radius.
enum BodyShape {
  case capsule(Capsule)
  case rounded(RoundedRect)

  /// A capsule in `rect`, or corners of `radius` where there is one that is smaller than the capsule's.
  init(in rect: Rect, radius: Double?) {
    if let radius, radius < min(rect.width, rect.height) / 2 {
      self = .rounded(RoundedRect(rect, radius: radius))
    } else {
      self = .capsule(Capsule(in: rect))
    }
  }

  var rect: Rect {
    switch self {
    case .capsule(let capsule): capsule.rect
    case .rounded(let figure): figure.rect
    }
  }

  var outline: Outline {
    switch self {
    case .capsule(let capsule): .capsule(capsule)
    case .rounded(let figure): .rounded(figure)
    }
  }

  var path: Path { outline.path }

  /// For what is defined on rectangles with rounded corners.
  var roundedRect: RoundedRect {
    switch self {
    case .capsule(let capsule): capsule.roundedRect
    case .rounded(let figure): figure
    }
  }

  /// The shape whose outline is `distance` points further inside.
  func inset(by distance: Double) -> BodyShape {
    switch self {
    case .capsule(let capsule): .capsule(capsule.inset(by: distance))
    case .rounded(let figure): .rounded(figure.inset(by: distance))
    }
  }

  /// This shape without the one `inset` further inside and `depth` further down: a crescent along the upper edge.
  func crescent(inset: Double = 0, depth: Double) -> Outline {
    switch self {
    case .capsule(let capsule):
      if inset == 0, let crescent = Crescent(of: capsule, depth: depth) { return .crescent(crescent) }
      return .path(capsule.crescent(inset: inset, shift: depth))
    case .rounded(let figure): return .path(figure.crescent(inset: inset, shift: Point(0, depth)))
    }
  }

  /// The dashes and gaps of a dashed line along the edge, as in browsers: a whole number of them, from three and two
  /// widths of the line. None where not even one fits.
  func dashes(ofWidth width: Double) -> [Double] {
    let radii = roundedRect.usedRadii
    let turned = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].reduce(0) { $0 + $1.width }
    let length = 2 * (rect.width + rect.height) - (2 - .pi / 2) * turned
    let count = (length / (5 * width)).rounded(.down)
    return count < 1 ? [] : [3 * width, length / count - 3 * width]
  }

  /// The shadow of the edge on the inside.
  func shadow(_ shadow: InsetShadow) -> FigureShadow {
    switch self {
    case .capsule(let capsule): .inside(capsule, shadow)
    case .rounded(let figure): .inside(figure, shadow)
    }
  }
}
