import PathGeometry
import SVGTree
import XMLChecking

extension SVGReader {
  /// A paint of a style with its reference followed.
  mutating func paint(_ source: SVGStyle.Source, _ name: String, in scope: Scope) throws(SVGFault) -> SVGPaint {
    switch source {
    case .none: return .none
    case .current: return .color(scope.style.color)
    case .color(let color): return .color(color)
    case .reference(let id, let value, let fallback):
      var gradient = try gradient(id, name, at: value.offset)
      gradient.viewport = scope.viewport
      switch fallback {
      case .color(let color): gradient.fallback = color
      case .current: gradient.fallback = scope.style.color
      case .none, .reference: gradient.fallback = nil
      }
      return .gradient(gradient)
    }
  }

  /// A gradient with the attributes that it inherits from other gradients.
  mutating func gradient(
    _ id: String, _ attribute: String, at offset: Int
  ) throws(SVGFault) -> SVGGradient {
    let first = try target(of: id, attribute, at: offset)
    if let known = gradients[first] {
      try countStops(known)
      return known
    }
    var definition: SVGGradient?
    var seen: [Int] = []
    var next: Int? = first
    while let index = next {
      let element = elements[index]
      guard element.isSVG, element.name == "linearGradient" || element.name == "radialGradient" else {
        let name = element.attribute("id")?.text ?? id
        throw SVGFault(.wrongReference(id: name, attribute: attribute, element: element.name), at: offset)
      }
      if seen.contains(index) { throw SVGFault(.circularReference(id: id), at: element.offset) }
      seen.append(index)
      try count(element, depth: seen.count)
      var current = definition ?? SVGGradient(isRadial: element.name == "radialGradient", offset: offset)
      for attribute in element.attributes
      where attribute.namespace.isEmpty && SVGGradient.attributes.contains(attribute.name) {
        if current.values[attribute.name] == nil { current.values[attribute.name] = SourceString(attribute).trimmed }
      }
      if current.stops.isEmpty { current.stops = try stops(of: index) }
      definition = current
      next = try element.reference.map { value throws(SVGFault) in
        try target(of: String(value.text.dropFirst()), "href", at: value.offset)
      }
    }
    let found = definition ?? SVGGradient(isRadial: false, offset: offset)
    gradients[first] = found
    return found
  }

  private mutating func countStops(_ gradient: SVGGradient) throws(SVGFault) {
    elementsLeft -= gradient.stops.count
    guard elementsLeft >= 0 else {
      throw SVGFault(.tooManyElements(maximum: options.elements), at: gradient.offset)
    }
  }

  private mutating func stops(of index: Int) throws(SVGFault) -> [GradientStop] {
    var stops: [GradientStop] = []
    for child in elements[index].children where elements[child].isSVG && elements[child].name == "stop" {
      try count(elements[child], depth: 0)
      let values = try declared(on: child)
      let current = try color(at: child)
      var color = Color.black
      if let value = values["stop-color"] { color = try SVGStyle.color(value, "stop-color", current: current) }
      if let value = values["stop-opacity"] {
        color = color.opacity(color.alpha * (try Lengths.share(value, "stop-opacity")))
      }
      let offset =
        try elements[child].attribute("offset").map { value throws(SVGFault) in
          try Lengths.share(value, "offset")
        } ?? 0
      stops.append(GradientStop(offset: max(offset, stops.last?.offset ?? 0), color: color))
    }
    return stops
  }

  /// The colour of `currentColor` at an element.
  private mutating func color(at index: Int) throws(SVGFault) -> Color {
    var next: Int? = index
    while let index = next {
      if let value = try declared(on: index)["color"], value.text.lowercased() != "currentcolor" {
        return try SVGStyle.color(value, "color", current: .black)
      }
      next = elements[index].parent
    }
    return .current
  }
}
