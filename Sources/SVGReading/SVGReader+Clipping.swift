import PathGeometry
import XMLChecking

extension SVGReader {
  /// The outlines of a `clipPath`.
  ///
  /// - Parameter box: The bounds of the clipped content, if it is one shape.
  mutating func clip(
    by id: String, _ value: SourceString, in outer: Scope, box: Rect?
  ) throws(SVGFault) -> [SVGOutline] {
    let target = try target(of: id, "clip-path", element: "clipPath", at: value.offset)
    let element = elements[target]
    var scope = outer
    // Only lines need the diagonal, and a clip has none.
    scope.style = try inheritedStyle(of: target, diagonal: 0)
    scope.depth += 1
    _ = try enterClip(target, &scope)
    // It is in units of the picture, also where the clip has those of a box.
    try scope.apply(element.attribute("transform"))
    if let units = element.attribute("clipPathUnits"), units.text == "objectBoundingBox" {
      guard let box, box.width > 0, box.height > 0 else {
        throw SVGFault(.refusedProperty("clipPathUnits", value: units.text), at: units.offset)
      }
      scope.map = try box.unitMap.followed(by: scope.map).bounded(at: units.offset)
      scope.viewport = Size(1, 1)
    }
    var outlines: [SVGOutline] = []
    for child in element.children {
      if let outline = try clipOutline(child, in: scope, mayRefer: true) { outlines.append(outline) }
    }
    return outlines
  }

  private mutating func clipOutline(_ index: Int, in outer: Scope, mayRefer: Bool) throws(SVGFault) -> SVGOutline? {
    let element = elements[index]
    guard element.isSVG, !["title", "desc", "metadata"].contains(element.name) else { return nil }
    var scope = outer
    let own = try enterClip(index, &scope)
    try scope.apply(element.attribute("transform"))
    if element.name == "use", mayRefer, let reference = element.reference {
      let target = try target(of: String(reference.text.dropFirst()), "href", at: reference.offset)
      let lengths = LengthReader(element: element, viewport: scope.viewport)
      scope.map = try lengths.translation.followed(by: scope.map).bounded(at: element.offset)
      return own.isDisplayed ? try clipOutline(target, in: scope, mayRefer: false) : nil
    }
    guard ShapeReading.names.contains(element.name) else {
      throw SVGFault(.refusedElement(element.name, element.name == "text" ? .text : .effect), at: element.offset)
    }
    let path = try outline(of: index, viewport: scope.viewport)
    guard own.isDisplayed, scope.style.isVisible, !path.isEmpty else { return nil }
    return SVGOutline(
      path: try path.mapped(by: scope.map, at: element.offset), rule: scope.style.clipRule,
      isSimple: ["rect", "circle", "ellipse"].contains(element.name) || path.asRect != nil)
  }

  /// What a clip or a mask inherits where it stands. It inherits nothing from the elements that refer to it.
  private mutating func inheritedStyle(of index: Int, diagonal: Double) throws(SVGFault) -> SVGStyle {
    if let known = inheritedStyles[index], known.diagonal == diagonal { return known.style }
    var parents: [Int] = []
    while let parent = elements[parents.last ?? index].parent { parents.append(parent) }
    var style = SVGStyle()
    for parent in parents.reversed() { _ = try style.apply(try declared(on: parent), diagonal: diagonal) }
    inheritedStyles[index] = (diagonal, style)
    return style
  }

  /// Counts an element of a clip, and applies its style. Clips of clips are not supported.
  private mutating func enterClip(_ index: Int, _ scope: inout Scope) throws(SVGFault) -> OwnStyle {
    try count(elements[index], depth: scope.depth)
    let own = try scope.style.apply(try declared(on: index), diagonal: scope.viewport.diagonal)
    if let (_, value) = own.clip {
      throw SVGFault(.refusedProperty("clip-path", value: value.text), at: value.offset)
    }
    return own
  }

  /// The content of a `mask`. It is read for each use, because its coordinates are those of the masked element.
  mutating func mask(_ id: String, _ value: SourceString, in outer: Scope) throws(SVGFault) -> [SVGNode] {
    let target = try target(of: id, "mask", element: "mask", at: value.offset)
    if referenced.contains(target) { throw SVGFault(.circularReference(id: id), at: value.offset) }
    var scope = outer
    scope.style = try inheritedStyle(of: target, diagonal: scope.viewport.diagonal)
    _ = try scope.style.apply(try declared(on: target), diagonal: scope.viewport.diagonal)
    referenced.append(target)
    defer { referenced.removeLast() }
    return try children(of: target, in: scope)
  }
}

extension SVGReader.Scope {
  /// Applies a `transform` attribute.
  mutating func apply(_ transform: SourceString?) throws(SVGFault) {
    guard let transform else { return }
    map = try AffineTransform(parsing: transform, "transform").followed(by: map).bounded(at: transform.offset)
  }
}
