package import PathGeometry
package import Typesetting

extension SVGSerializer {
  package mutating func draw(_ drawing: Drawing) {
    guard !drawing.path.isEmpty else { return }
    // The two paints of an embedded picture may have to be one drawing each.
    if profile.kind == .embed, drawing.isAdaptive { return draw([.drawing(drawing)]) }
    let drawing = drawing.isMeasured(in: profile) ? drawing : drawing.measured.asWritten(in: profile)
    if measuringGroups > 0 { add(drawing.bounds) }
    write(drawing)
  }

  package mutating func fill(_ outline: Outline, _ paint: Paint, isCrisp: Bool, layer: String) {
    guard !outline.isEmpty else { return }
    if case .color(let color) = paint, profile.kind == .web {
      return fill(outline, DefinedPaint.color(color), isCrisp: isCrisp)
    }
    var paint = paint
    if !paint.isMeasured(in: profile), let bounds = outline.bounds {
      paint = paint.measured(in: bounds).asWritten(in: profile)
    }
    fill(outline, prepare(paint), isCrisp: isCrisp)
  }

  package mutating func overlay(
    _ outline: Outline, _ gradient: Gradient, isCrisp: Bool, layer: String, since place: Int
  ) {
    precondition(gradient.space == .points, "a gradient over a picture is measured in points")
    guard bytes.count > place, !outline.isEmpty else { return }
    let paint: DefinedPaint =
      profile.kind == .web ? .gradient(define(gradient)) : prepare(.gradient(gradient))
    fill(outline, paint, isCrisp: isCrisp)
  }

  private mutating func fill(_ outline: Outline, _ defined: DefinedPaint, isCrisp: Bool) {
    if measuringGroups > 0 { add(outline.bounds) }
    let rect = outline.roundedRect.flatMap { rectElement(of: $0) }
    bytes.append(rect == nil ? "<path" : "<rect")
    write(defined, as: .fill)
    if isCrisp { bytes.append(" shape-rendering=\"crispEdges\"") }
    if let rect { write(rect) } else { write(outline: outline) }
    bytes.append("/>")
  }

  package mutating func draw(_ run: GlyphRun, at position: Point, anchor: TextRun.Anchor, color: Color) {
    TextRun.check(position)
    guard run.isVisible(with: decimals) else { return }
    if measuringGroups > 0 { add(run.bounds(at: position, anchor)) }
    bytes.append("<text")
    attribute("x", position.x)
    attribute("y", position.y)
    write(styleOf: run, at: anchor, color)
    write(contentOf: run)
  }

  package mutating func draw(_ shadow: FigureShadow) {
    let isSmooth = profile.shadows == .filter
    let bounds = shadow.figureBounds
    if isSmooth, bounds == nil, let smooth = shadow.smooth { return draw([.group(smooth)]) }
    let areas = isSmooth ? shadow.gradients ?? shadow.bands : shadow.bands
    // To measure each area takes longer than to write it.
    if measuringGroups > 0, !areas.isEmpty { add(bounds) }
    for area in areas { if bounds == nil { draw(area) } else { write(area) } }
  }

  package mutating func draw(_ nodes: [Node]) {
    let nodes = nodes.withShadows(for: profile)
    guard let lowered = lowered({ lowering throws(LoweringError) in try lowering.lower(picture: nodes) }) else {
      return
    }
    if measuringGroups > 0 { add(lowered.bounds) }
    for node in lowered { write(node) }
  }

  /// What lowering gives; nil if it fails, which the file reports.
  mutating func lowered(_ lower: (inout WebLowering) throws(LoweringError) -> [Node]) -> [Node]? {
    var lowering = WebLowering(profile: profile, outlining: TextOutlining(shaper: BuiltinShaper()))
    do { return try lower(&lowering) } catch {
      failure = failure ?? error
      return nil
    }
  }

  mutating func add(_ rect: Rect?) { bounds = bounds.union(with: rect) }

  /// Moves everything that is drawn.
  mutating func moveAll(by offset: Point) {
    let tag = bytes.count
    bytes.append("<g")
    write(transform: .translation(x: offset.x, y: offset.y))
    bytes.append(UInt8(ascii: ">"))
    bytes.moveEnd(from: tag, to: 0)
    bytes.append("</g>")
  }
}

extension Drawing {
  /// Whether it has other paints on dark pages.
  fileprivate var isAdaptive: Bool { darkFill != nil || stroke?.darkPaint != nil }
}
