package import PathGeometry

extension Path {
  /// This path after a map; throws if it exceeds the largest coordinates.
  package func mapped(by map: AffineTransform, at offset: Int) throws(SVGFault) -> Path {
    let farthest = farthestCoordinate * map.span + max(abs(map.tx), abs(map.ty))
    guard farthest <= SVGLimits.coordinate else { throw SVGFault(.coordinatesTooLarge, at: offset) }
    return applying(map)
  }

  private var farthestCoordinate: Double {
    func far(_ point: Point) -> Double { max(abs(point.x), abs(point.y)) }
    return elements.reduce(0) { farthest, element in
      switch element {
      case .move(let to), .line(let to): max(farthest, far(to))
      case .quad(let to, let control): max(farthest, far(to), far(control))
      case .cubic(let to, let control1, let control2): max(farthest, far(to), far(control1), far(control2))
      case .arc(let to, let radii, _, _, _): max(farthest, far(to), radii.width, radii.height)
      case .close: farthest
      }
    }
  }

  /// This path as a rectangle, if it is one with sides parallel to the axes.
  package var asRect: Rect? {
    var points: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let to) where index == 0: points.append(to)
      case .line(let to) where to != points.last: points.append(to)
      case .line: break
      case .close where index == elements.count - 1: break
      default: return nil
      }
      if points.count > 5 { return nil }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4, let bounds else { return nil }
    let isLevelFirst =
      points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
      && points[3].x == points[0].x
    let isUprightFirst =
      points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
      && points[3].y == points[0].y
    return isLevelFirst || isUprightFirst ? bounds : nil
  }
}

extension AffineTransform {
  /// This map; throws if it exceeds the largest coordinates.
  package func bounded(at offset: Int) throws(SVGFault) -> AffineTransform {
    guard [a, b, c, d, tx, ty].allSatisfy({ abs($0) <= SVGLimits.coordinate }) else {
      throw SVGFault(.coordinatesTooLarge, at: offset)
    }
    return self
  }

  /// The scale factor if this map preserves angles; otherwise nil.
  package var uniformScale: Double? {
    let isSimilar =
      abs(a - d) <= 1e-9 * span && abs(b + c) <= 1e-9 * span || abs(a + d) <= 1e-9 * span && abs(b - c) <= 1e-9 * span
    return isSimilar ? abs(determinant).squareRoot() : nil
  }

  /// An upper bound for the scaling of lengths along the axes.
  package var span: Double { max(abs(a) + abs(c), abs(b) + abs(d)) }

  /// Whether the map makes everything invisible, because its determinant is almost zero.
  package var isFlat: Bool { !(abs(determinant) > 1e-12 * span * span) || span < 1e-9 }
}

extension Rect {
  /// The map from the unit square to this rectangle.
  var unitMap: AffineTransform { AffineTransform(a: width, b: 0, c: 0, d: height, tx: minX, ty: minY) }
}
