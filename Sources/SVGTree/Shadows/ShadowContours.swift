import PathGeometry

/// The lines of equal darkness of a blurred rounded rectangle. Each is approximated by the rounded rectangle that has
/// the same darkness in the middle of each side and at one point of each corner.
///
/// The blur is computed along rays that lead inwards from the sides and the corners. A corner is rounded over a length
/// of its radius plus one deviation, but never beyond the middle of the figure, so its radii keep that ratio.
struct ShadowContours {
  private let figure: RoundedRect
  private let deviation: Double
  /// Top, right, bottom, left.
  private let sides: [Ray]
  /// Top left, top right, bottom right, bottom left.
  private let corners: [Ray]

  /// - Parameter blurred: A figure with an area.
  init(of blurred: BlurredFigure) {
    figure = blurred.figure
    deviation = blurred.deviation
    let rect = figure.rect
    let used = figure.usedRadii
    // Beyond, the shadow of a straight edge is at most 1/160 of the full darkness.
    let extent = 2.5 * deviation
    func ray(_ start: Point, _ direction: Point, around middle: Double = 0, upTo length: Double) -> Ray {
      Ray(direction: direction, from: middle - extent, to: min(length, middle + 1.2 * extent)) {
        blurred.share(at: start + direction * $0)
      }
    }
    func corner(_ start: Point, _ radii: Size, _ x: Double, _ y: Double) -> Ray {
      let rounded = Size(
        min(rect.width / 2, radii.width + blurred.deviation), min(rect.height / 2, radii.height + blurred.deviation))
      let most = max(rounded.width, rounded.height)
      let slope = Size(rounded.width / most, rounded.height / most)
      let outline = radii == .zero ? 0 : 1 / Self.scale(through: slope, ofRadii: radii)
      return ray(
        start, Point(x * slope.width, y * slope.height), around: outline,
        upTo: min(rect.width / 2 / slope.width, rect.height / 2 / slope.height))
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

  /// The contour where the blurred figure has `share` of its colour; nil if there is none.
  func contour(share: Double) -> RoundedRect? {
    guard let top = sides[0].distance(toShare: share), let right = sides[1].distance(toShare: share),
      let bottom = sides[2].distance(toShare: share), let left = sides[3].distance(toShare: share)
    else { return nil }
    let rect = figure.rect.inset(by: Insets(top: top, right: right, bottom: bottom, left: left))
    guard rect.width > 0, rect.height > 0 else { return nil }
    let most = Size(rect.width / 2, rect.height / 2)
    func radii(_ corner: Ray, _ x: Double, _ y: Double) -> Size {
      guard let distance = corner.distance(toShare: share) else { return most }
      let slope = Size(abs(corner.direction.x), abs(corner.direction.y))
      let point = Size(max(0, distance * slope.width - x), max(0, distance * slope.height - y))
      guard point != .zero else { return .zero }
      let scale = Self.scale(through: point, ofRadii: slope)
      return Size(min(most.width, slope.width * scale), min(most.height, slope.height * scale))
    }
    return RoundedRect(
      rect,
      radii: .init(
        topLeft: radii(corners[0], left, top), topRight: radii(corners[1], right, top),
        bottomRight: radii(corners[2], right, bottom), bottomLeft: radii(corners[3], left, bottom)))
  }

  /// The radii of a round corner through a point, as a multiple of `radii`. The point is given by its distances from
  /// the two sides. This is the larger solution of (1 - x/(s·a))² + (1 - y/(s·b))² = 1.
  private static func scale(through point: Size, ofRadii radii: Size) -> Double {
    let (x, y) = (point.width / radii.width, point.height / radii.height)
    return x + y + (2 * x * y).squareRoot()
  }
}

/// The darkness of a blurred figure along a line that leads inwards.
private struct Ray {
  /// The change of each coordinate per unit of distance.
  let direction: Point
  private let start: Double
  private let step: Double
  /// The darkness at the start and after each step.
  private let shares: [Double]

  init(direction: Point, from start: Double, to end: Double, share: (Double) -> Double) {
    self.direction = direction
    self.start = start
    let count = 12
    let step = (end - start) / Double(count)
    self.step = step
    shares = (0...count).map { share(start + step * Double($0)) }
  }

  /// The distance at which the darkness reaches `wanted`; nil if it does not.
  func distance(toShare wanted: Double) -> Double? {
    guard let inner = shares.firstIndex(where: { wanted <= $0 }) else { return nil }
    guard inner > 0 else { return start }
    let outer = shares[inner - 1]
    return start + step * (Double(inner - 1) + (wanted - outer) / (shares[inner] - outer))
  }
}
