import PathGeometry
import SVGTree
import XMLChecking

/// Converts an SVG to nodes: all coordinates become the icon's, references are followed, styles are resolved.
///
/// Nodes are created only from supported content, so nothing of the file itself is passed on.
struct SVGIconReader {
  /// The context in which an element is drawn.
  struct Scope {
    /// The map from the coordinates around the element to the icon's.
    var map: AffineTransform
    var style: Style
    /// The reference size of percentages.
    var viewport: Size
    var depth = 0
  }

  let elements: XMLElements
  /// The icon's natural size.
  var size = Size.zero
  private(set) var sheet = StyleSheet()
  private var ids: [String: Int] = [:]
  private var declared: [Int: [String: Located]] = [:]
  private var outlines: [Int: Path] = [:]
  private var gradients: [Int: GradientDefinition] = [:]
  private var elementsLeft = IconLimits.elements
  private var verbsLeft = IconLimits.verbs
  /// The remaining budget for uniting outlines of clips.
  var budget = WorkBudget(WorkBudget.ofIcon)
  /// The elements that are currently drawn by reference.
  var referenced: [Int] = []

  init(_ elements: XMLElements) throws(IconFault) {
    self.elements = elements
    try IconAudit.check(elements)
    for index in 0..<elements.count {
      let element = elements[index]
      if let id = element.attribute("id")?.text, ids[id] == nil { ids[id] = index }
      guard element.isSVG, element.name == "style", element.isStyleSheet else { continue }
      if let media = element.attribute("media"), !["all", "screen", ""].contains(media.text) {
        throw IconFault(.styleSheet(.atRule("@media \(media.text)")), at: media.offset)
      }
      let place = element.textOffset ?? element.offset
      try sheet.append(Located(element.text, at: place, isVerbatim: element.textOffset != nil))
    }
  }

  // MARK: Looking up

  /// The element with an id.
  func target(of id: String, _ attribute: String, at offset: Int) throws(IconFault) -> Int {
    guard let index = ids[id] else { throw IconFault(.danglingReference(id: id, attribute: attribute), at: offset) }
    return index
  }

  mutating func declared(on index: Int) throws(IconFault) -> [String: Located] {
    if let known = declared[index] { return known }
    let values = try Properties.declared(on: elements[index], in: sheet)
    declared[index] = values
    return values
  }

  /// A shape's outline in its own coordinates.
  mutating func outline(of index: Int, viewport: Size) throws(IconFault) -> Path {
    let element = elements[index]
    let path: Path
    // Only paths have no percentages; they are also the ones that are worth caching.
    if element.name == "path", let known = outlines[index] {
      path = known
    } else {
      path = try ShapeReading.outline(of: element, viewport: viewport)
      outlines[index] = path
    }
    verbsLeft -= path.elements.count
    guard verbsLeft >= 0 else {
      throw IconFault(.tooManyVerbs(maximum: IconLimits.verbs), at: element.offset)
    }
    return path
  }

  /// Counts an element that is drawn.
  mutating func count(_ element: Element, depth: Int) throws(IconFault) {
    elementsLeft -= 1
    guard elementsLeft >= 0 else {
      throw IconFault(.tooManyElements(maximum: IconLimits.elements), at: element.offset)
    }
    guard depth <= IconLimits.depth else {
      throw IconFault(.tooDeep(maximum: IconLimits.depth), at: element.offset)
    }
  }

  // MARK: Gradients

  /// A gradient with the attributes that it inherits from other gradients.
  mutating func gradient(
    _ id: String, _ attribute: String, at offset: Int
  ) throws(IconFault) -> GradientDefinition {
    var next: Int? = try target(of: id, attribute, at: offset)
    var definition: GradientDefinition?
    var seen: [Int] = []
    if let next, let known = gradients[next] {
      try countStops(known)
      return known
    }
    let first = next
    while let index = next {
      let element = elements[index]
      guard element.isSVG, element.name == "linearGradient" || element.name == "radialGradient" else {
        let name = element.attribute("id")?.text ?? id
        throw IconFault(.wrongReference(id: name, attribute: attribute, element: element.name), at: offset)
      }
      if seen.contains(index) { throw IconFault(.circularReference(id: id), at: element.offset) }
      seen.append(index)
      try count(element, depth: seen.count)
      var current = definition ?? GradientDefinition(isRadial: element.name == "radialGradient", offset: offset)
      for attribute in element.attributes
      where attribute.namespace.isEmpty && GradientDefinition.attributes.contains(attribute.name) {
        if current.values[attribute.name] == nil { current.values[attribute.name] = Located(attribute).trimmed }
      }
      if current.stops.isEmpty { current.stops = try stops(of: index) }
      definition = current
      next = try element.reference.map { value throws(IconFault) in
        try target(of: String(value.text.dropFirst()), "href", at: value.offset)
      }
    }
    let found = definition ?? GradientDefinition(isRadial: false, offset: offset)
    if let first { gradients[first] = found }
    return found
  }

  private mutating func countStops(_ gradient: GradientDefinition) throws(IconFault) {
    elementsLeft -= gradient.stops.count
    guard elementsLeft >= 0 else {
      throw IconFault(.tooManyElements(maximum: IconLimits.elements), at: gradient.offset)
    }
  }

  private mutating func stops(of index: Int) throws(IconFault) -> [GradientStop] {
    var stops: [GradientStop] = []
    for child in elements[index].children where elements[child].isSVG && elements[child].name == "stop" {
      try count(elements[child], depth: 0)
      let values = try declared(on: child)
      let current = try color(at: child)
      var color = Color.black
      if let value = values["stop-color"] { color = try Style.color(value, "stop-color", current: current) }
      if let value = values["stop-opacity"] {
        color = color.opacity(color.alpha * (try Lengths.share(value, "stop-opacity")))
      }
      let offset =
        try elements[child].attribute("offset").map { value throws(IconFault) in
          try Lengths.share(value, "offset")
        } ?? 0
      stops.append(GradientStop(offset: max(offset, stops.last?.offset ?? 0), color: color))
    }
    return stops
  }

  /// The colour of `currentColor` at an element.
  private mutating func color(at index: Int) throws(IconFault) -> Color {
    var next: Int? = index
    while let index = next {
      if let value = try declared(on: index)["color"], value.text.lowercased() != "currentcolor" {
        return try Style.color(value, "color", current: .black)
      }
      next = elements[index].parent
    }
    return .current
  }
}

extension Element {
  /// Whether a `style` element is written in CSS.
  fileprivate var isStyleSheet: Bool {
    let type = attribute("type")?.text.lowercased() ?? ""
    return type.isEmpty || type == "text/css"
  }
}
