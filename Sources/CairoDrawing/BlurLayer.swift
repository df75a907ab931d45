internal import PathGeometry
internal import SVGTree

/// The pixels that a group is drawn on before it is blurred or masked.
struct BlurLayer {
  /// From the group to these pixels. Their axes are those of the blur.
  let map: AffineTransform
  /// From these pixels to those of the picture.
  let rest: AffineTransform
  /// The standard deviations of the blur along the axes, in pixels.
  let deviations: Size
  /// The part of the plane that they cover, in whole pixels. Beyond the picture, they have what a blur brings into it.
  let area: Rect

  /// Nil if nothing is visible.
  init?(_ group: Group, _ map: AffineTransform, in picture: Rect) {
    let isStraight = group.blur == 0 || map.isSimilarity || map.keepsAxes
    // A blur that a map skews is made before.
    let inner = isStraight ? map : .scale(x: Point(map.a, map.b).length, y: Point(map.c, map.d).length)
    guard let inverse = isStraight ? .identity : inner.inverted else { return nil }
    let rest = isStraight ? .identity : inverse.followed(by: map)
    deviations = Size(
      group.blur * (inner.a * inner.a + inner.c * inner.c).squareRoot(),
      group.blur * (inner.b * inner.b + inner.d * inner.d).squareRoot())
    self.map = inner
    self.rest = rest
    guard group.blur > 0 else {
      area = picture
      return
    }
    let (x, y) = (-min(3 * deviations.width, Self.mostReach), -min(3 * deviations.height, Self.mostReach))
    let reach = Insets(top: y, right: x, bottom: y, left: x)
    guard let content = group.children.bounds?.mapped(by: inner), let visible = rest.inverted.map(picture.mapped),
      let near = content.inset(by: reach).intersection(visible.inset(by: reach))
    else { return nil }
    let needed = isStraight ? picture.union(near) : near
    let (left, top) = (needed.minX.rounded(.down), needed.minY.rounded(.down))
    area = Rect(
      x: left, y: top, width: needed.maxX.rounded(.up) - left, height: needed.maxY.rounded(.up) - top)
  }

  /// In pixels. Stronger blurs fade a little at the edge of the picture, and take no more time.
  private static let mostReach = 1_000.0

  /// The steps that blurring takes beyond a picture.
  func stepsBeyond(_ picture: Rect) -> Int {
    Int(max(0, min(1e12, area.width * area.height) - picture.width * picture.height))
  }
}

extension AffineTransform {
  /// Whether lines along the axes stay along the axes.
  fileprivate var keepsAxes: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}

extension Rect {
  /// The part in another rectangle; nil if there is none.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return left <= right && top <= bottom ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
