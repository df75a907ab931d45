import Messages
import PathGeometry
import SVGTree
import XMLChecking

extension SVGIconReader {
  /// Names of elements that are not drawn in place.
  private static let unseen: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "clipPath", "linearGradient", "radialGradient", "symbol", "mask",
    "filter", "pattern", "marker", "view", "cursor", "color-profile", "font", "font-face", "hatch", "solidcolor",
  ]

  private static let refused: [String: IconError.RefusedElement] = [
    "text": .text, "tspan": .text, "tref": .text, "textPath": .text, "textArea": .text, "flowRoot": .text,
    "switch": .choice, "mesh": .effect, "meshgradient": .effect,
  ]

  private static let drawn = ShapeReading.names.union(["g", "svg", "use"])

  /// The visible content of an element, in the icon's coordinates.
  mutating func draw(_ index: Int, in outer: Scope) throws(IconFault) -> [Node] {
    let element = elements[index]
    guard element.isSVG, !Self.unseen.contains(element.name) else { return [] }
    if let reason = Self.refused[element.name] {
      throw IconFault(.refusedElement(element.name, reason), at: element.offset)
    }
    guard Self.drawn.contains(element.name) else {
      let suggestion = element.name.nearest(among: Self.drawn.union(Self.unseen).sorted())
      throw IconFault(.unknownElement(element.name, suggestion: suggestion), at: element.offset)
    }
    var scope = outer
    scope.depth += 1
    try count(element, depth: scope.depth)
    let own = try scope.style.apply(try declared(on: index), diagonal: scope.viewport.diagonal)
    guard own.isDisplayed, own.opacity > 0 else { return [] }
    if let value = element.attribute("transform") {
      scope.map = try AffineTransform(parsing: value, "transform").followed(by: outer.map).bounded(at: value.offset)
      if scope.map.isFlat { return [] }
    }

    var nodes: [Node] = []
    var box: Rect?
    switch element.name {
    case "g": nodes = try drawChildren(of: index, in: scope)
    case "svg": nodes = try drawNested(index, in: scope, extent: nil)
    case "use": nodes = try drawReference(index, in: scope)
    default:
      let path = try outline(of: index, viewport: scope.viewport)
      box = path.bounds
      nodes = try paint(path, in: scope, at: element.offset)
    }
    if nodes.isEmpty { return [] }
    if let (id, value) = own.clip {
      nodes = try clip(nodes, by: id, value, in: scope, box: box)
    }
    return nodes.faded(by: own.opacity)
  }

  mutating func drawChildren(of index: Int, in scope: Scope) throws(IconFault) -> [Node] {
    var nodes: [Node] = []
    for child in elements[index].children { nodes += try draw(child, in: scope) }
    return nodes
  }

  // MARK: References and nested pictures

  private mutating func drawReference(_ index: Int, in outer: Scope) throws(IconFault) -> [Node] {
    let element = elements[index]
    guard let reference = element.reference, reference.text.count > 1 else { return [] }
    let id = String(reference.text.dropFirst())
    let target = try target(of: id, "href", at: reference.offset)
    if referenced.contains(target) { throw IconFault(.circularReference(id: id), at: reference.offset) }
    let lengths = LengthReader(element: element, viewport: outer.viewport)
    var scope = outer
    scope.map = try AffineTransform.translation(
      x: try lengths.length("x", .width) ?? 0, y: try lengths.length("y", .height) ?? 0
    ).followed(by: outer.map).bounded(at: element.offset)

    referenced.append(target)
    defer { referenced.removeLast() }
    switch elements[target].name {
    case "symbol":
      scope.depth += 1
      try count(elements[target], depth: scope.depth)
      let own = try scope.style.apply(try declared(on: target), diagonal: scope.viewport.diagonal)
      let nodes = own.isDisplayed ? try drawNested(target, in: scope, extent: lengths) : []
      return nodes.faded(by: own.opacity)
    case let name where elements[target].isSVG && ShapeReading.names.union(["g", "use"]).contains(name):
      return try draw(target, in: scope)
    case let name:
      throw IconFault(.wrongReference(id: id, attribute: "href", element: name), at: reference.offset)
    }
  }

  /// A `symbol` or a nested `svg` in its viewport. Nothing is visible outside.
  private mutating func drawNested(_ index: Int, in outer: Scope, extent: LengthReader?) throws(IconFault) -> [Node] {
    let element = elements[index]
    let lengths = LengthReader(element: element, viewport: outer.viewport)
    let own = (try lengths.extent("width", .width), try lengths.extent("height", .height))
    let asked = (try extent?.extent("width", .width), try extent?.extent("height", .height))
    let width = asked.0 ?? own.0 ?? outer.viewport.width
    let height = asked.1 ?? own.1 ?? outer.viewport.height
    guard width > 0, height > 0 else { return [] }
    var scope = outer
    let x = try lengths.length("x", .width) ?? 0
    let y = try lengths.length("y", .height) ?? 0
    scope.map = try AffineTransform.translation(x: x, y: y).followed(by: outer.map).bounded(at: element.offset)
    let room = Rect(width: width, height: height).path
    let edge = try room.mapped(by: scope.map, at: element.offset)
    scope.viewport = Size(width, height)
    if let value = element.attribute("viewBox") {
      let box = try ViewBox(parsing: value)
      let map = try box.map(to: scope.viewport, aspectRatio: element.attribute("preserveAspectRatio"))
      scope.map = try map.followed(by: scope.map).bounded(at: value.offset)
      scope.viewport = box.rect.size
      if scope.map.isFlat { return [] }
    }
    let nodes = try drawChildren(of: index, in: scope)
    return element.attribute("overflow")?.text == "visible" ? nodes : nodes.clipped(to: edge)
  }
}
