extension Path {
  /// This path mapped by `transform`. Arcs stay arcs, because any affine image of an ellipse is an ellipse.
  ///
  /// Exact for translations, and for scalings along the axes if arcs are not rotated. A map with determinant zero turns
  /// arcs into lines. Coordinates are limited to ±1e9.
  ///
  /// - Precondition: `transform` is finite.
  public func applying(_ transform: AffineTransform) -> Path {
    isEmpty ? self : Path(reserving: verbs.count) { $0.append(self, applying: transform) }
  }
}

extension AffineTransform {
  /// The radii and rotation of the image of an ellipse: the singular values of the map from the unit circle to the
  /// image, and the direction of the larger one.
  func image(radii: Size, rotation: Angle) -> (radii: Size, rotation: Angle) {
    if b == 0 && c == 0 && (rotation == .zero || abs(a) == abs(d)) {
      let turned = (a < 0) == (d < 0) ? rotation : .degrees(-rotation.degrees)
      return (Size(radii.width * abs(a), radii.height * abs(d)), turned)
    }
    let axis = rotation.unitPoint
    let m11 = (a * axis.x + c * axis.y) * radii.width
    let m21 = (b * axis.x + d * axis.y) * radii.width
    let m12 = (c * axis.x - a * axis.y) * radii.height
    let m22 = (d * axis.x - b * axis.y) * radii.height
    let xx = m11 * m11 + m12 * m12
    let xy = m11 * m21 + m12 * m22
    let yy = m21 * m21 + m22 * m22
    let spread = ((xx - yy) * (xx - yy) / 4 + xy * xy).squareRoot()
    let major = ((xx + yy) / 2 + spread).squareRoot()
    guard major > 0 else { return (.zero, .zero) }
    let minor = abs(m11 * m22 - m12 * m21) / major
    if spread <= (xx + yy) * 1e-15 { return (Size(major, minor), .zero) }
    return (Size(major, minor), .degrees(Angle.direction(of: Point(xx - yy, 2 * xy)).degrees / 2))
  }
}
