extension Path {
  /// The area of the inside, in square points. Clockwise contours, as seen on screen, count as positive,
  /// counter-clockwise ones as negative. An area with a winding number of 2 counts twice.
  ///
  /// Open subpaths count as closed, as when filled. Exact except for rounding, also for curves and arcs. Linear in the
  /// number of elements.
  public var area: Double {
    var area = 0.0
    for run in runs {
      // Coordinates relative to the subpath's start keep the precision of figures far from the origin.
      for side in run.boundary { area += side.sweptArea(from: run.start) }
    }
    return area
  }
}

extension Side {
  /// The area between the side and a point, positive if the side runs clockwise around it.
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
  /// The cross product: the area of the parallelogram of both vectors, positive if `other` is clockwise from this one.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
