import Messages
import PathGeometry
import SVGTree
import XMLChecking

extension SVGReader {
  /// Names of elements that are not drawn in place.
  private static let unseen: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "clipPath", "linearGradient", "radialGradient", "symbol", "mask",
    "filter", "pattern", "marker", "view", "cursor", "color-profile", "font", "font-face", "hatch", "solidcolor",
  ]

  private static let refused: [String: SVGProblem.RefusedElement] = [
    "text": .text, "tspan": .text, "tref": .text, "textPath": .text, "textArea": .text, "flowRoot": .text,
    "switch": .choice, "mesh": .effect, "meshgradient": .effect,
  ]

  private static let drawn = ShapeReading.names.union(["g", "svg", "use"])

  private func isDrawn(_ element: Element) throws(SVGFault) -> Bool {
    guard element.isSVG, !Self.unseen.contains(element.name) else { return false }
    if Self.drawn.contains(element.name) { return true }
    guard options.isStrict else { return element.name == "a" || element.name == "text" }
    // It may be invisible, which its style says.
    if Self.refused[element.name] != nil { return true }
    let suggestion = element.name.nearest(among: Self.drawn.union(Self.unseen).sorted())
    throw SVGFault(.unknownElement(element.name, suggestion: suggestion), at: element.offset)
  }

  /// Whether an element has no text but white space, also inside its children. Programs leave such texts behind.
  private mutating func isBlank(_ index: Int) throws(SVGFault) -> Bool {
    var rest = [index]
    while let next = rest.popLast() {
      // It is read again for each `use` that draws it.
      try count(elements[next], depth: 0)
      guard elements[next].text.utf8.allSatisfy({ " \t\r\n".utf8.contains($0) }) else { return false }
      rest += elements[next].children
    }
    return true
  }

  /// The visible content of an element; nil if there is none.
  ///
  /// - Parameter extent: The `use` that draws the element, a `symbol`, and gives its width and height.
  private mutating func node(
    _ index: Int, in outer: Scope, extent: LengthReader? = nil
  ) throws(SVGFault) -> SVGNode? {
    let element = elements[index]
    if extent == nil, try !isDrawn(element) { return nil }
    var scope = outer
    scope.depth += 1
    try count(element, depth: scope.depth)
    let own = try scope.style.apply(try declared(on: index), diagonal: scope.viewport.diagonal)
    guard own.isDisplayed, own.opacity > 0, !own.isFiltered else { return nil }
    if options.isStrict, let reason = Self.refused[element.name] {
      if reason == .text, !scope.style.isVisible && element.children.isEmpty { return nil }
      if reason == .text, try isBlank(index) { return nil }
      throw SVGFault(.refusedElement(element.name, reason), at: element.offset)
    }
    if element.attribute("aria-hidden")?.text == "true" { scope.isDecoration = true }
    if let value = element.attribute("transform") {
      scope.map = try AffineTransform(parsing: value, "transform").followed(by: outer.map).bounded(at: value.offset)
      if scope.map.isFlat { return nil }
    }

    var content: SVGNode.Content?
    var box: Rect?
    switch element.name {
    case "g", "a": content = .group(try children(of: index, in: scope))
    // A clip lies where the content does, also for x, y and a view box.
    case "svg", "symbol":
      guard let edge = try enter(element, extent: extent, &scope) else { return nil }
      var inner = SVGNode(.group(try children(of: index, in: scope)))
      if !["visible", "auto"].contains(try declared(on: index)["overflow"]?.text.lowercased()) {
        inner.clip = [SVGOutline(path: edge, rule: .nonzero, isSimple: true)]
      }
      content = .group([inner])
    case "use":
      let lengths = LengthReader(element: element, viewport: scope.viewport)
      scope.map = try lengths.translation.followed(by: scope.map).bounded(at: element.offset)
      content = .group(try reference(index, in: scope))
    case "text": content = try text(index, in: scope).map { .text($0) }
    default:
      let shape = try shape(index, in: scope)
      box = shape?.path.bounds
      content = shape.map { .shape($0) }
    }
    guard let content, !content.isEmpty else { return nil }
    var node = SVGNode(content)
    node.opacity = own.opacity
    if let (id, value) = own.clip { node.clip = try clip(by: id, value, in: scope, box: box) }
    if let (id, value) = own.mask { node.mask = try mask(id, value, in: scope) }
    return node
  }

  mutating func children(of index: Int, in scope: Scope) throws(SVGFault) -> [SVGNode] {
    var nodes: [SVGNode] = []
    for child in elements[index].children {
      do {
        if let node = try node(child, in: scope) { nodes.append(node) }
      } catch { try handle(error) }
    }
    return nodes
  }

  // MARK: References and nested pictures

  private mutating func reference(_ index: Int, in scope: Scope) throws(SVGFault) -> [SVGNode] {
    let element = elements[index]
    guard let reference = element.reference, reference.text.count > 1 else { return [] }
    let id = String(reference.text.dropFirst())
    let target = try target(of: id, "href", at: reference.offset)
    if referenced.contains(target) { throw SVGFault(.circularReference(id: id), at: reference.offset) }
    referenced.append(target)
    defer { referenced.removeLast() }
    switch elements[target].name {
    case "symbol":
      let lengths = LengthReader(element: element, viewport: scope.viewport)
      return try node(target, in: scope, extent: lengths).map { [$0] } ?? []
    case let name where elements[target].isSVG && ShapeReading.names.union(["g", "use"]).contains(name):
      return try node(target, in: scope).map { [$0] } ?? []
    case let name:
      throw SVGFault(.wrongReference(id: id, attribute: "href", element: name), at: reference.offset)
    }
  }

  /// Enters the viewport of a `symbol` or a nested `svg`.
  ///
  /// - Returns: The edge, outside of which nothing is visible; nil if nothing is visible inside either.
  private func enter(
    _ element: Element, extent: LengthReader?, _ scope: inout Scope
  ) throws(SVGFault) -> Path? {
    let lengths = LengthReader(element: element, viewport: scope.viewport)
    let own = (try lengths.extent("width", .width), try lengths.extent("height", .height))
    let asked = (try extent?.extent("width", .width), try extent?.extent("height", .height))
    let width = asked.0 ?? own.0 ?? scope.viewport.width
    let height = asked.1 ?? own.1 ?? scope.viewport.height
    guard width > 0, height > 0 else { return nil }
    scope.map = try lengths.translation.followed(by: scope.map).bounded(at: element.offset)
    let edge = try Rect(width: width, height: height).path.mapped(by: scope.map, at: element.offset)
    scope.viewport = Size(width, height)
    guard let value = element.attribute("viewBox") else { return edge }
    let box = try ViewBox(parsing: value)
    let map = try box.map(to: scope.viewport, aspectRatio: element.attribute("preserveAspectRatio"))
    scope.map = try map.followed(by: scope.map).bounded(at: value.offset)
    scope.viewport = box.rect.size
    return scope.map.isFlat ? nil : edge
  }

  // MARK: Shapes and texts

  private mutating func shape(_ index: Int, in scope: Scope) throws(SVGFault) -> SVGShape? {
    let path = try outline(of: index, viewport: scope.viewport)
    let style = scope.style
    guard style.isVisible, !path.isEmpty else { return nil }
    // A single line has no inside, and an invisible fill would prevent fading.
    let hasInside = path.bounds.map { $0.width > 0 && $0.height > 0 } ?? false
    let hasLine = style.strokeWidth > 0 && style.strokeOpacity > 0
    return SVGShape(
      path: path, map: scope.map, style: style,
      fill: try paint(hasInside ? style.fill : .none, "fill", in: scope),
      stroke: try paint(hasLine ? style.stroke : .none, "stroke", in: scope),
      offset: elements[index].offset)
  }

  private mutating func text(_ index: Int, in scope: Scope) throws(SVGFault) -> SVGText? {
    guard scope.style.isVisible else { return nil }
    let element = elements[index]
    let lengths = LengthReader(element: element, viewport: scope.viewport)
    var text = SVGText(
      text: element.text, origin: Point(try lengths.length("x", .width) ?? 0, try lengths.length("y", .height) ?? 0),
      length: try lengths.extent("textLength", .width), isReversed: element.attribute("direction")?.text == "rtl",
      isDecoration: scope.isDecoration, map: scope.map, style: scope.style,
      fill: try paint(scope.style.fill, "fill", in: scope), offset: element.offset)
    if let child = element.children.first(where: { elements[$0].isSVG && elements[$0].name == "textPath" }) {
      try follow(elements[child], in: scope, by: &text)
    }
    return text
  }

  private mutating func follow(_ element: Element, in scope: Scope, by text: inout SVGText) throws(SVGFault) {
    text.text = element.text
    text.origin.y = 0
    let start = try LengthReader(element: element, viewport: scope.viewport).length("startOffset", .width)
    text.origin.x += start ?? 0
    // Without its line, nothing of a text is drawn.
    text.line = Path()
    guard let reference = element.reference else { return }
    let id = String(reference.text.dropFirst())
    let target = try target(of: id, "href", element: "path", at: reference.offset)
    text.line = try outline(of: target, viewport: scope.viewport)
  }
}

extension SVGNode.Content {
  fileprivate var isEmpty: Bool {
    if case .group(let children) = self { children.isEmpty } else { false }
  }
}
