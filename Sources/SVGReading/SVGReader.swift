import PathGeometry
import SVGTree
import XMLChecking

/// Reads what an SVG draws. Everything is created from supported content, so nothing of the file itself is passed on.
struct SVGReader {
  /// The context in which an element is drawn.
  struct Scope {
    /// The map from the coordinates around the element to the picture's.
    var map: AffineTransform
    var style: SVGStyle
    /// The reference size of percentages.
    var viewport: Size
    var depth = 0
    /// Whether texts only repeat others visually.
    var isDecoration = false
  }

  let elements: XMLElements
  let options: SVGOptions
  private var sheet: StyleSheet
  private var ids: [String: Int] = [:]
  /// Whether a colour that was read differs for a dark colour scheme.
  private var hasDarkColors = false
  private var declared: [Int: [String: SourceString]] = [:]
  private var outlines: [Int: Path] = [:]
  /// What clips and masks inherit. Thousands of elements may refer to one.
  var inheritedStyles: [Int: (diagonal: Double, style: SVGStyle)] = [:]
  var gradients: [Int: SVGGradient] = [:]
  var elementsLeft: Int
  private var verbsLeft: Int
  /// The elements that are currently drawn by reference.
  var referenced: [Int] = []

  init(_ elements: XMLElements, _ options: SVGOptions) throws(SVGFault) {
    self.elements = elements
    self.options = options
    sheet = StyleSheet(options)
    elementsLeft = options.elements
    verbsLeft = options.verbs
    for index in 0..<elements.count {
      let element = elements[index]
      if let id = element.attribute("id")?.text, ids[id] == nil { ids[id] = index }
      guard element.isSVG, element.name == "style", element.isStyleSheet else { continue }
      do { try sheet.append(element) } catch { try handle(error) }
    }
  }

  /// Throws a fault if the reader is strict, or if the drawing takes too much work.
  func handle(_ fault: SVGFault) throws(SVGFault) {
    if options.isStrict || fault.problem.isLimit { throw fault }
  }

  mutating func drawing() throws(SVGFault) -> SVGDrawing {
    let root = elements[0]
    guard root.isSVG, root.name == "svg" else {
      throw SVGFault(.notSVG(root: root.name, namespace: root.namespace), at: root.offset)
    }
    let box = try root.attribute("viewBox").map { value throws(SVGFault) in try ViewBox(parsing: value) }
    let size = try root.naturalSize(box, allowed: options.size)
    let fill = options.initialFill ?? (setsPaint ? .black : .current)
    var scope = Scope(map: .identity, style: SVGStyle(fill: .color(fill)), viewport: size)
    if let box {
      scope.map = try box.map(to: size, aspectRatio: root.attribute("preserveAspectRatio"))
      scope.viewport = box.rect.size
    }
    scope.depth = 1
    try count(root, depth: scope.depth)
    let own = try scope.style.apply(try declared(on: 0), diagonal: scope.viewport.diagonal)
    if let value = root.attribute("transform"), value.text.lowercased() != "none" {
      try handle(SVGFault(.refusedProperty("transform", value: value.text), at: value.offset))
    }
    if let (_, value) = own.clip {
      try handle(SVGFault(.refusedProperty("clip-path", value: value.text), at: value.offset))
    }
    var drawn = SVGNode(.group([]))
    drawn.opacity = own.opacity
    if own.isDisplayed, !scope.map.isFlat { drawn.content = .group(try children(of: 0, in: scope)) }
    return SVGDrawing(
      size: size, nodes: [drawn], verbsLeft: verbsLeft, hasDarkRules: sheet.hasDarkRules || hasDarkColors)
  }

  // MARK: Looking up

  /// The element with an id, which must have a name if one is given.
  func target(of id: String, _ attribute: String, element name: String? = nil, at offset: Int) throws(SVGFault) -> Int {
    guard let index = ids[id] else { throw SVGFault(.danglingReference(id: id), at: offset) }
    let element = elements[index]
    guard name == nil || element.isSVG && element.name == name else {
      throw SVGFault(.wrongReference(id: id, attribute: attribute, element: element.name), at: offset)
    }
    return index
  }

  /// Whether an element or a style sheet sets a paint. Files of icon sets have frames that show nothing.
  private var setsPaint: Bool {
    sheet.setsPaint
      || (0..<elements.count).contains { index in
        elements[index].isSVG
          && elements[index].attributes.contains { attribute in
            let value = SourceString(attribute).trimmed
            if attribute.name != "style" { return Declaration(name: attribute.name, value: value).setsPaint }
            return (try? Declaration.parse(value))?.contains { $0.setsPaint } ?? true
          }
      }
  }

  mutating func declared(on index: Int) throws(SVGFault) -> [String: SourceString] {
    if let known = declared[index] { return known }
    var values = try Properties.declared(on: elements[index], in: &sheet, isStrict: options.isStrict)
    if !options.isStrict {
      for (name, value) in values where value.text.hasPrefix("light-dark(") {
        let colors = value.text.dropFirst(11).dropLast().split(separator: ",")
        guard colors.count == 2 else { continue }
        hasDarkColors = true
        values[name] = SourceString(String(colors[options.isDark ? 1 : 0]), at: value.offset, isVerbatim: false).trimmed
      }
    }
    declared[index] = values
    return values
  }

  /// A shape's outline in its own coordinates.
  mutating func outline(of index: Int, viewport: Size) throws(SVGFault) -> Path {
    let element = elements[index]
    let path: Path
    // Only paths have no percentages; they are also the ones that are worth caching.
    if element.name == "path", let known = outlines[index] {
      path = known
    } else {
      path = try ShapeReading.outline(of: element, viewport: viewport)
      if element.name == "path" { outlines[index] = path }
    }
    verbsLeft -= path.elements.count
    guard verbsLeft >= 0 else {
      throw SVGFault(.tooManyVerbs(maximum: options.verbs), at: element.offset)
    }
    return path
  }

  /// Counts an element that is drawn.
  mutating func count(_ element: Element, depth: Int) throws(SVGFault) {
    elementsLeft -= 1
    guard elementsLeft >= 0 else {
      throw SVGFault(.tooManyElements(maximum: options.elements), at: element.offset)
    }
    guard depth <= options.depth else {
      throw SVGFault(.tooDeep(maximum: options.depth), at: element.offset)
    }
  }
}

extension Element {
  /// Whether a `style` element is written in CSS.
  fileprivate var isStyleSheet: Bool {
    let type = attribute("type")?.text.lowercased() ?? ""
    return type.isEmpty || type == "text/css"
  }

  /// The size that the root requests. A missing side follows from the view box.
  fileprivate func naturalSize(_ box: ViewBox?, allowed: ClosedRange<Double>) throws(SVGFault) -> Size {
    var sides: [Double?] = []
    for name in ["width", "height"] {
      sides.append(
        try attribute(name).flatMap { value throws(SVGFault) in try Lengths.rootExtent(value, name) })
    }
    let size: Size
    switch (sides[0], sides[1], box?.rect.size) {
    case (let width?, let height?, _): size = Size(width, height)
    case (let width?, nil, let box?): size = Size(width, width * box.height / box.width)
    case (nil, let height?, let box?): size = Size(height * box.width / box.height, height)
    case (nil, nil, let box?): size = box
    default: throw SVGFault(.noSize, at: offset)
    }
    for side in [size.width, size.height] where !allowed.contains(side) {
      throw SVGFault(.sizeOutOfRange(side, allowed: allowed), at: offset)
    }
    return size
  }
}
