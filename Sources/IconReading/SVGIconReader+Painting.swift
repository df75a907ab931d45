import PathGeometry
import SVGTree
import XMLChecking

extension SVGIconReader {
  /// An outline with the paints of its style, in the icon's coordinates.
  mutating func paint(_ path: Path, in scope: Scope, at offset: Int) throws(IconFault) -> [Node] {
    guard scope.style.isVisible, !path.isEmpty else { return [] }
    let bounds = path.bounds
    let mapped = try path.mapped(by: scope.map, at: offset)
    // An arc can extend far beyond its end points and radii.
    let room = Rect(origin: .zero, size: size).inset(by: -IconLimits.extent * max(size.width, size.height))
    if let box = mapped.bounds, !room.contains(box.origin) || !room.contains(Point(box.maxX, box.maxY)) {
      throw IconFault(.coordinatesTooLarge, at: offset)
    }
    // A single line has no inside, and an invisible fill would prevent fading.
    let hasInside = bounds.map { $0.width > 0 && $0.height > 0 } ?? false
    let source = hasInside ? scope.style.fill : .none
    let fill = try place(source, "fill", scope.style.fillOpacity, bounds, scope.map, scope.viewport)
    let stroke = try line(along: path, mapped, bounds, in: scope, at: offset)

    // One drawing for both, if possible.
    if case .plain(let paint) = fill, case .drawing(let line) = stroke, !scope.style.paintsStrokeFirst || !paint.isSeen
    {
      var drawing = line
      drawing.fill = paint.isSeen ? paint : .none
      drawing.fillRule = scope.style.fillRule
      return [.drawing(drawing)]
    }
    let area = try area(mapped, fill, rule: scope.style.fillRule, at: offset)
    return scope.style.paintsStrokeFirst ? [stroke, area].compactMap { $0 } : [area, stroke].compactMap { $0 }
  }

  /// A painted outline: a drawing, in a separate group if the paint needs other coordinates.
  private func area(
    _ path: Path, _ paint: PlacedPaint, rule: Drawing.FillRule, at offset: Int
  ) throws(IconFault) -> Node? {
    switch paint {
    case .plain(let paint): return paint.isSeen ? .drawing(path.fill(paint, rule: rule)) : nil
    case .skewed(let gradient, let plane):
      guard let inverse = plane.inverted else { return nil }
      let path = try path.mapped(by: try inverse.bounded(at: offset), at: offset)
      return .group(Group([.drawing(path.fill(.radialGradient(gradient), rule: rule))]).applying(plane))
    }
  }

  /// The line along an outline: a drawing. It is in a separate group if the map would make its width uneven, and
  /// becomes an area if a stroke cannot have its corners or its paint.
  private mutating func line(
    along path: Path, _ mapped: Path, _ bounds: Rect?, in scope: Scope, at offset: Int
  ) throws(IconFault) -> Node? {
    let style = scope.style
    if case .none = style.stroke { return nil }
    guard style.strokeWidth > 0, style.strokeOpacity > 0 else { return nil }
    if let dashes = style.dashes {
      throw IconFault(.refusedProperty("stroke-dasharray", value: dashes.text), at: dashes.offset)
    }
    let breadth = style.strokeWidth * abs(scope.map.determinant).squareRoot()
    guard breadth <= IconLimits.breadth * max(size.width, size.height) else {
      throw IconFault(.coordinatesTooLarge, at: offset)
    }
    let paint = try place(style.stroke, "stroke", style.strokeOpacity, bounds, scope.map, scope.viewport)
    guard case .plain(let plain) = paint, !style.hasOwnCorners(along: path) else {
      let outline = try style.outline(along: path, at: offset).mapped(by: scope.map, at: offset)
      return try area(outline, paint, rule: .nonzero, at: offset)
    }
    if !plain.isSeen { return nil }
    if let scale = scope.map.uniformScale {
      return .drawing(Drawing(mapped, stroke: try style.line(plain, scale: scale, at: offset)))
    }
    // Drawn at about its size in the icon, so that rounding is not visible.
    let scale = abs(scope.map.determinant).squareRoot()
    let plane = AffineTransform.scale(scale)
    let inner = try place(style.stroke, "stroke", style.strokeOpacity, bounds, plane, scope.viewport)
    guard case .plain(let plain) = inner else { return nil }
    let drawing = Drawing(
      try path.mapped(by: plane, at: offset), stroke: try style.line(plain, scale: scale, at: offset))
    let map = try AffineTransform.scale(1 / scale).followed(by: scope.map).bounded(at: offset)
    return .group(Group([.drawing(drawing)]).applying(map))
  }

  private mutating func place(
    _ source: Style.Source, _ name: String, _ opacity: Double, _ bounds: Rect?, _ map: AffineTransform, _ viewport: Size
  ) throws(IconFault) -> PlacedPaint {
    switch source {
    case .none: return .plain(.none)
    case .color(let color): return .plain(.color(color.opacity(color.alpha * opacity)))
    case .reference(let id, let value):
      let gradient = try gradient(id, name, at: value.offset)
      return try gradient.placed(bounds: bounds, viewport: viewport, map: map, opacity: opacity)
    }
  }
}

extension Style {
  /// Whether corners are cut off, or stay sharp, where a stroke of the output would do the opposite.
  fileprivate func hasOwnCorners(along path: Path) -> Bool {
    strokeJoin == .miter && miterLimit != 4 && path.miterRatios.contains { ($0 <= miterLimit) != ($0 <= 4) }
  }

  fileprivate func line(_ paint: Paint, scale: Double, at offset: Int) throws(IconFault) -> Stroke {
    let width = try Lengths.bounded(strokeWidth * scale, at: offset)
    return Stroke(paint, width: width, cap: strokeCap, join: strokeJoin)
  }

  /// The area of the line, in the outline's own coordinates.
  fileprivate func outline(along path: Path, at offset: Int) throws(IconFault) -> Path {
    guard path.elements.count <= IconLimits.unitedVerbs else {
      throw IconFault(.refusedProperty("stroke-miterlimit", value: "\(miterLimit)"), at: miterLimitOffset ?? offset)
    }
    let extent = strokeWidth * max(2, miterLimit)
    // Checks that no tip exceeds the largest coordinates.
    _ = try path.mapped(by: .translation(x: extent), at: offset)
    return path.stroked(width: strokeWidth, cap: strokeCap, join: strokeJoin, miterLimit: miterLimit)
  }
}

extension Paint {
  /// Whether the paint is visible.
  var isSeen: Bool {
    switch self {
    case .none: false
    case .color(let color): color.alpha > 0
    case .linearGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    case .radialGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }

  /// This paint with every opacity multiplied.
  func faded(by opacity: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity($0.color.alpha * opacity)) }
    }
    switch self {
    case .none: return .none
    case .color(let color): return .color(color.opacity(color.alpha * opacity))
    case .linearGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .radialGradient(gradient)
    }
  }
}
