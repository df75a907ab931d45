import PathGeometry

/// The lines along which the blurred outside of a rounded rectangle is equally dark, each as the rounded rectangle that
/// meets it in the middle of every side and half-way around every corner.
///
/// The blur of a straight edge is known in closed form, but near corners, and wherever sides lie closer than the blur
/// reaches, it is darker by up to a third. So the blur is worked out along the rays that lead inwards from the sides
/// and the corners: sums over slices of the figure, each the share of a Gaussian between two ends.
struct ShadowContours {
  private let figure: RoundedRect
  private let deviation: Double
  private var sides: [Ray] = []
  private var corners: [Ray] = []

  init(of figure: RoundedRect, deviation: Double) {
    self.figure = figure
    self.deviation = deviation
    // What is sharper than the last decimal that is written follows the outline itself.
    guard deviation >= 1e-3, figure.rect.width > 0, figure.rect.height > 0 else { return }
    let profile = BlurredFigure(figure: figure, deviation: deviation)
    let rect = figure.rect
    let used = figure.usedRadii
    let outward = 1.25 * GaussianBands.reach * deviation
    func ray(_ start: Point, _ direction: Point, upTo length: Double) -> Ray {
      Ray(from: -outward, to: min(length, outward)) { profile.shadow(at: start + direction * $0) }
    }
    func corner(_ start: Point, _ radii: Size, _ x: Double, _ y: Double) -> Ray {
      let most = max(radii.width, radii.height)
      let slope = most > 0 ? Point(radii.width / most, radii.height / most) : Point(1, 1)
      let length = min(rect.width / 2 / slope.x, rect.height / 2 / slope.y)
      var found = ray(start, Point(x * slope.x, y * slope.y), upTo: length)
      found.slope = slope
      return found
    }
    let isMirrored = used.topLeft == used.topRight && used.bottomLeft == used.bottomRight
    let isUpsideDown = used.topLeft == used.bottomLeft && used.topRight == used.bottomRight
    let top = ray(Point(rect.center.x, rect.minY), Point(0, 1), upTo: rect.height / 2)
    let left = ray(Point(rect.minX, rect.center.y), Point(1, 0), upTo: rect.width / 2)
    let right = isMirrored ? left : ray(Point(rect.maxX, rect.center.y), Point(-1, 0), upTo: rect.width / 2)
    let bottom = isUpsideDown ? top : ray(Point(rect.center.x, rect.maxY), Point(0, -1), upTo: rect.height / 2)
    let topLeft = corner(rect.origin, used.topLeft, 1, 1)
    let topRight = isMirrored ? topLeft : corner(Point(rect.maxX, rect.minY), used.topRight, -1, 1)
    let bottomLeft = isUpsideDown ? topLeft : corner(Point(rect.minX, rect.maxY), used.bottomLeft, 1, -1)
    let bottomRight =
      isMirrored
      ? bottomLeft : isUpsideDown ? topRight : corner(Point(rect.maxX, rect.maxY), used.bottomRight, -1, -1)
    sides = [top, right, bottom, left]
    corners = [topLeft, topRight, bottomRight, bottomLeft]
  }

  /// Where the figure's shadow is as dark as that of a straight edge is `depth` deviations inside it; nil where it is
  /// darker everywhere.
  func contour(depth: Double) -> RoundedRect? {
    guard !sides.isEmpty else { return figure.inset(by: depth * deviation) }
    let shadow = complementaryErrorFunction(depth / 2.0.squareRoot()) / 2
    let insets = sides.compactMap { $0.distance(toShadow: shadow) }
    guard insets.count == 4 else { return nil }
    let rect = figure.rect.inset(by: Insets(top: insets[0], right: insets[1], bottom: insets[2], left: insets[3]))
    guard rect.width > 0, rect.height > 0 else { return nil }
    func radii(_ corner: Ray, _ x: Double, _ y: Double) -> Size {
      let most = Size(rect.width / 2, rect.height / 2)
      guard let distance = corner.distance(toShadow: shadow) else { return most }
      // A quarter of an ellipse is half-way around where 1 - √½ of its radii lie outside.
      let share = 1 - 0.5.squareRoot()
      return Size(
        min(max(0, (distance * corner.slope.x - x) / share), most.width),
        min(max(0, (distance * corner.slope.y - y) / share), most.height))
    }
    return RoundedRect(
      rect,
      radii: .init(
        topLeft: radii(corners[0], insets[3], insets[0]), topRight: radii(corners[1], insets[1], insets[0]),
        bottomRight: radii(corners[2], insets[1], insets[2]), bottomLeft: radii(corners[3], insets[3], insets[2])))
  }
}

/// How dark a shadow is along a line that leads inwards.
private struct Ray {
  /// The step of each coordinate for one of the distance.
  var slope = Point(1, 1)
  private let samples: [(distance: Double, shadow: Double)]

  init(from start: Double, to end: Double, shadow: (Double) -> Double) {
    let count = 16
    samples = (0...count).map { step in
      let distance = start + (end - start) * Double(step) / Double(count)
      return (distance, shadow(distance))
    }
  }

  /// How far inside the shadow falls to a darkness; nil where it does not.
  func distance(toShadow wanted: Double) -> Double? {
    guard let first = samples.first, wanted <= first.shadow else { return samples.first?.distance }
    for (outer, inner) in zip(samples, samples.dropFirst()) where wanted > inner.shadow {
      let share = (outer.shadow - wanted) / (outer.shadow - inner.shadow)
      return outer.distance + (inner.distance - outer.distance) * share
    }
    return nil
  }
}

/// A rounded rectangle through a Gaussian blur.
private struct BlurredFigure {
  let figure: RoundedRect
  let deviation: Double
  private let used: RoundedRect.CornerRadii

  init(figure: RoundedRect, deviation: Double) {
    self.figure = figure
    self.deviation = deviation
    used = figure.usedRadii
  }

  /// The share of the blur about a point that lies outside the figure.
  func shadow(at point: Point) -> Double {
    let rect = figure.rect
    let low = max(rect.minY, point.y - 4 * deviation)
    let high = min(rect.maxY, point.y + 4 * deviation)
    guard high > low else { return 1 }
    let slices = 16
    let step = (high - low) / Double(slices)
    var inside = 0.0
    var above = beyond(low - point.y)
    for slice in 0..<slices {
      let below = beyond(low + step * Double(slice + 1) - point.y)
      let ends = ends(at: low + step * (Double(slice) + 0.5))
      inside += (above - below) * (beyond(ends.left - point.x) - beyond(ends.right - point.x))
      above = below
    }
    return 1 - inside
  }

  /// The share of a Gaussian that lies beyond a distance.
  private func beyond(_ distance: Double) -> Double {
    complementaryErrorFunction(distance / (deviation * 2.0.squareRoot())) / 2
  }

  /// Where the figure begins and ends at a height.
  private func ends(at y: Double) -> (left: Double, right: Double) {
    let rect = figure.rect
    func indent(_ radii: Size, _ distance: Double) -> Double {
      guard distance < radii.height else { return 0 }
      let share = 1 - distance / radii.height
      return radii.width * (1 - max(0, 1 - share * share).squareRoot())
    }
    let (down, up) = (y - rect.minY, rect.maxY - y)
    return (
      rect.minX + max(indent(used.topLeft, down), indent(used.bottomLeft, up)),
      rect.maxX - max(indent(used.topRight, down), indent(used.bottomRight, up))
    )
  }
}
