extension Path {
  /// The area that the subpaths enclose, in square points: what lies clockwise around counts as positive, as seen on
  /// screen, what lies counter-clockwise around as negative, and what is wound around twice counts twice.
  ///
  /// Open subpaths count as closed, as they do when filled. Exact but for rounding, for curves and arcs too. Linear in
  /// the number of elements.
  public var area: Double {
    var area = 0.0
    for run in runs {
      // Seen from their own start, figures far away from the origin keep their digits.
      for side in run.boundary { area += side.sweptArea(from: run.start) }
    }
    return area
  }
}

extension Side {
  /// The area between the side and a point, positive where the side runs clockwise around it.
  fileprivate func sweptArea(from origin: Point) -> Double {
    let a = from - origin
    let b = to - origin
    switch element {
    case .quad(_, let control):
      let c = control - origin
      return (2 * a.cross(c) + a.cross(b) + 2 * c.cross(b)) / 6
    case .cubic(_, let control1, let control2):
      let c = control1 - origin
      let d = control2 - origin
      let near = 6 * a.cross(c) + 3 * a.cross(d) + 3 * c.cross(d)
      return (near + a.cross(b) + 3 * c.cross(b) + 6 * d.cross(b)) / 20
    case .move, .line, .arc, .close:
      guard let arc = ellipticalArc else { return a.cross(b) / 2 }
      return ((arc.center - origin).cross(b - a) + arc.radii.width * arc.radii.height * arc.sweep.radians) / 2
    }
  }
}

extension Point {
  /// The area of the parallelogram that this vector spans with `other`, positive where that lies clockwise.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
