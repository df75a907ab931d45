import PathGeometry
import SVGTree
import XMLChecking

extension SVGIconReader {
  /// An outline of a clip in the icon's coordinates.
  private struct ClipOutline {
    var path: Path
    var rule: Drawing.FillRule
    /// Whether both fill rules give the same inside.
    var isSimple: Bool
  }

  /// Nodes clipped to a `clipPath`.
  ///
  /// - Parameter box: The bounds of the clipped content, if it is one shape.
  mutating func clip(
    _ nodes: [Node], by id: String, _ value: Located, in outer: Scope, box: Rect?
  ) throws(IconFault) -> [Node] {
    let target = try target(of: id, "clip-path", at: value.offset)
    let element = elements[target]
    guard element.isSVG, element.name == "clipPath" else {
      throw IconFault(.wrongReference(id: id, attribute: "clip-path", element: element.name), at: value.offset)
    }
    var scope = Scope(
      map: outer.map, style: Style(), viewport: outer.viewport, depth: outer.depth + 1)
    try count(element, depth: scope.depth)
    let own = try scope.style.apply(try declared(on: target), diagonal: scope.viewport.diagonal)
    if let (_, value) = own.clip {
      throw IconFault(.refusedProperty("clip-path", value: value.text), at: value.offset)
    }
    if let units = element.attribute("clipPathUnits"), units.text == "objectBoundingBox" {
      guard let box, box.width > 0, box.height > 0 else {
        throw IconFault(.refusedProperty("clipPathUnits", value: units.text), at: units.offset)
      }
      scope.map = try box.unitMap.followed(by: scope.map).bounded(at: units.offset)
      scope.viewport = Size(1, 1)
    }
    if let value = element.attribute("transform") {
      scope.map = try AffineTransform(parsing: value, "transform").followed(by: scope.map).bounded(at: value.offset)
    }
    var outlines: [ClipOutline] = []
    for child in element.children {
      if let outline = try clipOutline(child, in: scope, mayRefer: true) { outlines.append(outline) }
    }
    return cut(nodes, to: outlines)
  }

  private mutating func clipOutline(
    _ index: Int, in outer: Scope, mayRefer: Bool
  ) throws(IconFault) -> ClipOutline? {
    let element = elements[index]
    guard element.isSVG, !["title", "desc", "metadata"].contains(element.name) else { return nil }
    var scope = outer
    try count(element, depth: scope.depth)
    let own = try scope.style.apply(try declared(on: index), diagonal: scope.viewport.diagonal)
    if let (_, value) = own.clip {
      throw IconFault(.refusedProperty("clip-path", value: value.text), at: value.offset)
    }
    if let value = element.attribute("transform") {
      scope.map = try AffineTransform(parsing: value, "transform").followed(by: scope.map).bounded(at: value.offset)
    }
    if element.name == "use", mayRefer, let reference = element.reference {
      let target = try target(of: String(reference.text.dropFirst()), "href", at: reference.offset)
      let lengths = LengthReader(element: element, viewport: scope.viewport)
      scope.map = try AffineTransform.translation(
        x: try lengths.length("x", .width) ?? 0, y: try lengths.length("y", .height) ?? 0
      ).followed(by: scope.map).bounded(at: element.offset)
      return own.isDisplayed ? try clipOutline(target, in: scope, mayRefer: false) : nil
    }
    guard ShapeReading.names.contains(element.name) else {
      throw IconFault(.refusedElement(element.name, element.name == "text" ? .text : .effect), at: element.offset)
    }
    let path = try outline(of: index, viewport: scope.viewport)
    guard own.isDisplayed, scope.style.isVisible, !path.isEmpty else { return nil }
    return ClipOutline(
      path: try path.mapped(by: scope.map, at: element.offset), rule: scope.style.clipRule,
      isSimple: ["rect", "circle", "ellipse"].contains(element.name) || path.asRect != nil)
  }

  private mutating func united(_ outlines: [ClipOutline]) throws(WorkBudget.Exhausted) -> Path {
    guard outlines.reduce(0, { $0 + $1.path.elements.count }) <= IconLimits.unitedVerbs else {
      throw WorkBudget.Exhausted()
    }
    var clip = Path()
    for outline in outlines {
      let path = outline.isSimple ? outline.path : try outline.path.normalized(using: outline.rule, within: &budget)
      clip = clip.isEmpty ? path : try clip.union(path, within: &budget)
    }
    return clip
  }

  /// Several outlines, or one with the other fill rule, are united into one that any reader can clip to. If that would
  /// take too long, a mask replaces the clip.
  private mutating func cut(_ nodes: [Node], to outlines: [ClipOutline]) -> [Node] {
    guard let first = outlines.first else { return [] }
    if outlines.count == 1, first.isSimple || first.rule == .nonzero { return nodes.clipped(to: first.path) }
    if outlines.contains(where: { $0.path.asRect.map { nodes.lie(in: $0) } == true }) { return nodes }
    if let clip = try? united(outlines) { return nodes.clipped(to: clip) }
    var group = Group(nodes)
    group.mask = .luminance(outlines.map { .drawing($0.path.fill(.white, rule: $0.rule)) })
    return [.group(group)]
  }
}
