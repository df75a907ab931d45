import PathGeometry
import SVGTree
import XMLChecking

extension SVGIconReader {
  /// An outline with the paints of its style, in the icon's coordinates.
  mutating func paint(_ path: Path, in scope: Scope, at offset: Int) throws(IconFault) -> [Node] {
    guard scope.style.isVisible, !path.isEmpty else { return [] }
    let bounds = path.bounds
    let mapped = try path.mapped(by: scope.map, at: offset)
    let fill = try place(scope.style.fill, "fill", scope.style.fillOpacity, bounds, scope.map, scope.viewport)
    let stroke = try line(along: path, mapped, bounds, in: scope, at: offset)

    // One drawing says both where it can.
    if case .plain(let paint) = fill, case .drawing(let line) = stroke, !scope.style.paintsStrokeFirst || !paint.isSeen
    {
      var drawing = line
      drawing.fill = paint.isSeen ? paint : .none
      drawing.fillRule = scope.style.fillRule
      return [.drawing(drawing)]
    }
    var area: Node?
    switch fill {
    case .plain(let paint):
      if paint.isSeen { area = .drawing(mapped.fill(paint, rule: scope.style.fillRule)) }
    case .skewed(let gradient, let plane):
      guard let inverse = plane.inverted else { break }
      let path = try mapped.mapped(by: try inverse.bounded(at: offset), at: offset)
      area = .group(
        Group([.drawing(path.fill(.radialGradient(gradient), rule: scope.style.fillRule))]).applying(plane))
    }
    return scope.style.paintsStrokeFirst ? [stroke, area].compactMap { $0 } : [area, stroke].compactMap { $0 }
  }

  /// The line along an outline: a drawing, in a group of its own where the map would make it uneven.
  private mutating func line(
    along path: Path, _ mapped: Path, _ bounds: Rect?, in scope: Scope, at offset: Int
  ) throws(IconFault) -> Node? {
    let style = scope.style
    if case .none = style.stroke { return nil }
    guard style.strokeWidth > 0, style.strokeOpacity > 0 else { return nil }
    if let dashes = style.dashes {
      throw IconFault(.refusedProperty("stroke-dasharray", value: dashes.text), at: dashes.offset)
    }
    if style.strokeJoin == .miter, style.miterLimit != 4 {
      let isChanged = path.miterRatios.contains { ($0 <= style.miterLimit) != ($0 <= 4) }
      if isChanged {
        throw IconFault(
          .refusedProperty("stroke-miterlimit", value: "\(style.miterLimit)"), at: style.miterLimitOffset)
      }
    }
    func stroke(_ paint: Paint, _ scale: Double) throws(IconFault) -> Stroke {
      let width = try Lengths.bounded(style.strokeWidth * scale, at: offset)
      return Stroke(paint, width: width, cap: style.strokeCap, join: style.strokeJoin)
    }
    let isEven = scope.map.uniformScale != nil
    let scale = scope.map.uniformScale ?? abs(scope.map.determinant).squareRoot()
    let plane = isEven ? scope.map : AffineTransform.scale(scale)
    let placed = try place(style.stroke, "stroke", style.strokeOpacity, bounds, plane, scope.viewport)
    guard case .plain(let paint) = placed else {
      throw IconFault(.refusedProperty("stroke", value: style.stroke.text), at: offset)
    }
    if !paint.isSeen { return nil }
    if isEven { return .drawing(Drawing(mapped, stroke: try stroke(paint, scale))) }
    let drawing = Drawing(try path.mapped(by: plane, at: offset), stroke: try stroke(paint, scale))
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

extension Style.Source {
  /// The value as the file has it.
  fileprivate var text: String {
    if case .reference(_, let value) = self { value.text } else { "" }
  }
}

extension Paint {
  /// Whether the paint leaves any mark.
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
