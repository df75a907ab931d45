import PathGeometry
import SVGReading
import SVGTree

extension IconDrawer {
  /// A shape with its paints.
  func draw(_ shape: SVGShape) throws(SVGFault) -> [Node] {
    let nodes = try smooth(shape)
    return shape.style.isCrisp ? nodes.crisp : nodes
  }

  /// A shape whose edges have anti-aliasing.
  private func smooth(_ shape: SVGShape) throws(SVGFault) -> [Node] {
    let offset = shape.offset
    let mapped = try shape.path.mapped(by: shape.map, at: offset)
    // An arc can extend far beyond its end points and radii.
    let room = Rect(origin: .zero, size: size).inset(by: -IconLimits.extent * max(size.width, size.height))
    if let box = mapped.bounds, !room.contains(box.origin) || !room.contains(Point(box.maxX, box.maxY)) {
      throw SVGFault(.coordinatesTooLarge, at: offset)
    }
    let style = shape.style
    let fill = try shape.fill.placed(bounds: shape.path.bounds, map: shape.map, opacity: style.fillOpacity)
    let stroke = try line(along: shape, mapped)

    // One drawing for both, if possible: a line with corners of its own is an area.
    if case .plain(let paint) = fill, case .drawing(let line) = stroke, line.stroke != nil,
      !style.paintsStrokeFirst || !paint.isVisible
    {
      var drawing = line
      drawing.fill = paint.isVisible ? paint : .none
      drawing.fillRule = style.fillRule
      return [.drawing(drawing)]
    }
    let area = try area(mapped, fill, rule: style.fillRule, at: offset)
    return style.paintsStrokeFirst ? [stroke, area].compactMap { $0 } : [area, stroke].compactMap { $0 }
  }

  /// A painted outline: a drawing, in a separate group if the paint needs other coordinates.
  private func area(
    _ path: Path, _ paint: PlacedPaint, rule: Drawing.FillRule, at offset: Int
  ) throws(SVGFault) -> Node? {
    switch paint {
    case .plain(let paint): return paint.isVisible ? .drawing(path.fill(paint, rule: rule)) : nil
    case .skewed(let gradient, let plane):
      guard let inverse = plane.inverted else { return nil }
      let path = try path.mapped(by: try inverse.bounded(at: offset), at: offset)
      return .group(Group([.drawing(path.fill(.gradient(gradient), rule: rule))]).applying(plane))
    }
  }

  /// The line along an outline: a drawing. It is in a separate group if the map would make its width uneven, and
  /// becomes an area if a stroke cannot have its corners or its paint.
  private func line(along shape: SVGShape, _ mapped: Path) throws(SVGFault) -> Node? {
    if case .none = shape.stroke { return nil }
    let (style, path, offset) = (shape.style, shape.path, shape.offset)
    if let dashes = style.dashes?.source {
      throw SVGFault(.refusedProperty("stroke-dasharray", value: dashes.text), at: dashes.offset)
    }
    let scale = abs(shape.map.determinant).squareRoot()
    guard style.strokeWidth * scale <= IconLimits.breadth * max(size.width, size.height) else {
      throw SVGFault(.coordinatesTooLarge, at: offset)
    }
    func paint(_ map: AffineTransform) throws(SVGFault) -> PlacedPaint {
      try shape.stroke.placed(bounds: path.bounds, map: map, opacity: style.strokeOpacity)
    }
    let placed = try paint(shape.map)
    guard case .plain(let plain) = placed, !style.hasOwnCorners(along: path) else {
      let outline = try style.outline(along: path, at: offset).mapped(by: shape.map, at: offset)
      return try area(outline, placed, rule: .nonzero, at: offset)
    }
    if !plain.isVisible { return nil }
    if let scale = shape.map.uniformScale {
      return .drawing(Drawing(mapped, stroke: style.line(plain, scale: scale)))
    }
    // Drawn at about its size in the icon, so that rounding is not visible.
    let plane = AffineTransform.scale(scale)
    guard case .plain(let plain) = try paint(plane) else { return nil }
    let drawing = Drawing(try path.mapped(by: plane, at: offset), stroke: style.line(plain, scale: scale))
    let map = try AffineTransform.scale(1 / scale).followed(by: shape.map).bounded(at: offset)
    return .group(Group([.drawing(drawing)]).applying(map))
  }
}

extension [Node] {
  /// These drawings without anti-aliasing, in groups as they are.
  fileprivate var crisp: [Node] {
    map { node in
      switch node {
      case .drawing(let drawing): return .drawing(drawing.crisp())
      case .group(var group):
        group.children = group.children.crisp
        return .group(group)
      default: return node
      }
    }
  }
}

extension SVGStyle {
  /// Whether corners are cut off, or stay sharp, where a stroke of the output would do the opposite.
  fileprivate func hasOwnCorners(along path: Path) -> Bool {
    strokeJoin == .miter && miterLimit != 4 && path.miterRatios.contains { ($0 <= miterLimit) != ($0 <= 4) }
  }

  fileprivate func line(_ paint: Paint, scale: Double) -> Stroke {
    Stroke(paint, width: strokeWidth * scale, cap: strokeCap, join: strokeJoin)
  }

  /// The area of the line, in the outline's own coordinates.
  fileprivate func outline(along path: Path, at offset: Int) throws(SVGFault) -> Path {
    guard path.elements.count <= IconLimits.unitedVerbs else {
      throw SVGFault(.refusedProperty("stroke-miterlimit", value: "\(miterLimit)"), at: miterLimitOffset ?? offset)
    }
    let extent = strokeWidth * max(2, miterLimit)
    // Checks that no tip exceeds the largest coordinates.
    _ = try path.mapped(by: .translation(x: extent), at: offset)
    return path.stroked(width: strokeWidth, cap: strokeCap, join: strokeJoin, miterLimit: miterLimit)
  }
}
