extension Circle {
  /// The circle whose outline lies `distance` points further inside; negative ones lead outwards. Exact; without area
  /// where nothing remains.
  public func inset(by distance: Double) -> Circle { Circle(center: center, radius: radius - distance) }
}

extension Capsule {
  /// The pill whose outline lies `distance` points further inside; negative ones lead outwards. Exact; without area
  /// where nothing remains.
  public func inset(by distance: Double) -> Capsule { Capsule(in: rect.inset(by: distance)) }

  /// This pill as a rectangle with rounded corners, for what is defined on those.
  public var roundedRect: RoundedRect { RoundedRect(rect, radius: radius) }
}

extension RoundedRect {
  /// The rounded rectangle whose sides lie `distance` points further inside, with radii that are shorter by as much:
  /// the inner edge of a border in CSS Backgrounds 3, section 5.2. Negative distances lead outwards.
  ///
  /// The corners have the same centres, so circular ones stay exactly as far away; of elliptical ones that is true at
  /// their ends. A radius that is used up leaves a square corner, and a square corner stays square. Without area where
  /// nothing remains.
  public func inset(by distance: Double) -> RoundedRect {
    let used = usedRadii
    func corner(_ radii: Size) -> Size {
      radii == .zero ? .zero : Size(max(0, radii.width - distance), max(0, radii.height - distance))
    }
    return RoundedRect(
      rect.inset(by: distance),
      radii: CornerRadii(
        topLeft: corner(used.topLeft), topRight: corner(used.topRight), bottomRight: corner(used.bottomRight),
        bottomLeft: corner(used.bottomLeft)))
  }
}
