extension Circle {
  /// The circle with its outline moved inwards by `distance` points; negative distances go outwards. Exact; without
  /// area if nothing remains.
  public func inset(by distance: Double) -> Circle { Circle(center: center, radius: radius - distance) }
}

extension Capsule {
  /// The pill with its outline moved inwards by `distance` points; negative distances go outwards. Exact; without area
  /// if nothing remains.
  public func inset(by distance: Double) -> Capsule { Capsule(in: rect.inset(by: distance)) }

  /// This pill as a rounded rectangle.
  public var roundedRect: RoundedRect { RoundedRect(rect, radius: radius) }
}

extension RoundedRect {
  /// The rounded rectangle with its sides moved inwards by `distance` points, and with radii reduced by `distance`: the
  /// inner edge of a border in CSS Backgrounds 3, section 5.2. Negative distances go outwards.
  ///
  /// The corners keep their centres, so the distance is exact along circular corners and at the ends of elliptical
  /// ones. A corner becomes square when its radius reaches zero, and a square corner stays square. Without area if
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
