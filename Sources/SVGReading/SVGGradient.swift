package import PathGeometry
package import SVGTree

/// A paint in the coordinates of a shape, with its gradient.
package enum SVGPaint {
  case none
  case color(Color)
  case gradient(SVGGradient)

  /// The paint for an outline.
  ///
  /// - Parameters:
  ///   - bounds: The outline's bounds before `map`.
  ///   - map: The map from the outline's coordinates to the picture's.
  package func placed(bounds: Rect?, map: AffineTransform, opacity: Double) throws(SVGFault) -> PlacedPaint {
    switch self {
    case .none: .plain(.none)
    case .color(let color): .plain(.color(color.opacity(color.alpha * opacity)))
    case .gradient(let gradient): try gradient.placed(bounds: bounds, map: map, opacity: opacity)
    }
  }
}

/// A paint in the coordinates of the picture.
package enum PlacedPaint {
  case plain(Paint)
  /// A radial gradient that is elliptical in the picture, with the map from its own coordinates.
  case skewed(Gradient, AffineTransform)
}

/// A gradient as the file defines it, with the attributes that it inherits from other gradients.
package struct SVGGradient {
  var isRadial: Bool
  var values: [String: SourceString] = [:]
  var stops: [GradientStop] = []
  var offset: Int
  /// The reference size of percentages in user space.
  var viewport = Size.zero
  /// The colour of outlines without an area, for which a gradient in the space of bounds has no size.
  var fallback: Color?

  /// The attributes that a gradient inherits from the one it refers to.
  static let attributes: Set<String> = [
    "gradientUnits", "gradientTransform", "spreadMethod", "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr",
  ]
}

extension SVGGradient {
  fileprivate func placed(bounds: Rect?, map: AffineTransform, opacity: Double) throws(SVGFault) -> PlacedPaint {
    guard let last = stops.last else { return .plain(.none) }
    let stops = stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity($0.color.alpha * opacity)) }
    let solid = PlacedPaint.plain(.color(last.color.opacity(last.color.alpha * opacity)))
    if stops.count == 1 { return solid }
    if let spread = values["spreadMethod"], spread.text != "pad" {
      throw SVGFault(.refusedProperty("spreadMethod", value: spread.text), at: spread.offset)
    }
    var plane =
      try values["gradientTransform"].map { value throws(SVGFault) in
        try AffineTransform(parsing: value, "gradientTransform")
      } ?? .identity
    let isInBounds = values["gradientUnits"]?.text != "userSpaceOnUse"
    if isInBounds {
      // An outline with zero width or height has no bounds for measuring, and so no gradient (SVG 2, 14.1).
      guard let bounds, bounds.width > 0, bounds.height > 0 else {
        return .plain(fallback.map { .color($0.opacity($0.alpha * opacity)) } ?? .none)
      }
      plane = plane.followed(by: bounds.unitMap)
    }
    plane = try plane.followed(by: map).bounded(at: offset)
    if plane.isFlat { return .plain(.none) }
    let room = isInBounds ? Size(1, 1) : viewport
    return isRadial
      ? try radial(stops, solid, plane, room) : try linear(stops, solid, plane, room)
  }

  private func linear(
    _ stops: [GradientStop], _ solid: PlacedPaint, _ plane: AffineTransform, _ room: Size
  ) throws(SVGFault) -> PlacedPaint {
    let start = Point(try value("x1", of: room.width, 0), try value("y1", of: room.height, 0))
    let end = Point(try value("x2", of: room.width, 1), try value("y2", of: room.height, 0))
    let line = end - start
    let square = line.x * line.x + line.y * line.y
    if square == 0 { return solid }
    // Lines of equal colour stay lines, but may no longer be perpendicular to the gradient.
    let rate = Point(
      (plane.d * line.x - plane.b * line.y) / (plane.determinant * square),
      (plane.a * line.y - plane.c * line.x) / (plane.determinant * square))
    let origin = plane.apply(to: start)
    let finish = origin + rate * (1 / (rate.x * rate.x + rate.y * rate.y))
    guard [origin.x, origin.y, finish.x, finish.y].allSatisfy({ abs($0) <= SVGLimits.coordinate }) else {
      throw SVGFault(.coordinatesTooLarge, at: offset)
    }
    return .plain(.gradient(.linear(stops, start: origin, end: finish, space: .points)))
  }

  private func radial(
    _ stops: [GradientStop], _ solid: PlacedPaint, _ plane: AffineTransform, _ room: Size
  ) throws(SVGFault) -> PlacedPaint {
    let center = Point(try value("cx", of: room.width, 0.5), try value("cy", of: room.height, 0.5))
    let radius = try value("r", of: room.diagonal, 0.5)
    for (name, middle, whole) in [("fx", center.x, room.width), ("fy", center.y, room.height), ("fr", 0, 1)] {
      guard let value = values[name] else { continue }
      if abs(try Lengths.length(value, name, of: whole) - middle) > 1e-6 * max(1, radius) {
        throw SVGFault(.refusedProperty(name, value: value.text), at: value.offset)
      }
    }
    let scale = plane.uniformScale ?? abs(plane.determinant).squareRoot()
    guard radius > 0, radius * scale > 1e-3 else { return solid }
    guard radius * scale <= SVGLimits.coordinate, center.length * scale <= SVGLimits.coordinate else {
      throw SVGFault(.coordinatesTooLarge, at: offset)
    }
    if plane.uniformScale != nil {
      let place = plane.apply(to: center)
      guard abs(place.x) <= SVGLimits.coordinate, abs(place.y) <= SVGLimits.coordinate else {
        throw SVGFault(.coordinatesTooLarge, at: offset)
      }
      return .plain(.gradient(.radial(stops, center: place, radius: radius * scale, space: .points)))
    }
    // Drawn at its size in the icon, so that rounding is not visible.
    let gradient = Gradient.radial(stops, center: center * scale, radius: radius * scale, space: .points)
    return .skewed(gradient, AffineTransform.scale(1 / scale).followed(by: plane))
  }

  private func value(_ name: String, of whole: Double, _ share: Double) throws(SVGFault) -> Double {
    guard let value = values[name] else { return whole * share }
    return try Lengths.length(value, name, of: whole)
  }
}
