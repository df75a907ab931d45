import PathGeometry
import SVGTree
import XMLChecking

/// The targets of paints, clips and masks, by id.
struct Definitions {
  var gradients: [String: Gradient] = [:]
  var clips: [String: [Area]] = [:]
  /// The indices of their elements.
  var masks: [String: Int] = [:]
}

extension PictureReader {
  /// Collects the definitions anywhere in the file. If several have the same id, the first counts.
  mutating func readDefinitions() throws(ContrastError) {
    for index in 0..<elements.count {
      let element = elements[index]
      guard element.isSVG, let id = element.value("id") else { continue }
      switch element.name {
      case "linearGradient", "radialGradient":
        if definitions.gradients[id] == nil { definitions.gradients[id] = gradient(element) }
      case "clipPath":
        if definitions.clips[id] == nil { definitions.clips[id] = try areas(of: element) }
      case "mask":
        if definitions.masks[id] == nil { definitions.masks[id] = index }
      default: break
      }
    }
  }

  private func gradient(_ element: XMLElements.Element) -> Gradient? {
    var stops: [GradientStop] = []
    for child in element.children where elements[child].isSVG && elements[child].name == "stop" {
      let stop = elements[child]
      var color = stop.value("stop-color").flatMap { try? Color(parsing: $0) } ?? .black
      if let share = stop.value("stop-opacity").flatMap(Values.share) { color = color.opacity(color.alpha * share) }
      let offset = stop.value("offset").flatMap(Values.share) ?? 0
      stops.append(GradientStop(offset: max(offset, stops.last?.offset ?? 0), color: color))
    }
    guard !stops.isEmpty else { return nil }
    func number(_ name: String) -> Double { element.number(name) ?? 0 }
    if element.name == "linearGradient" {
      let course = Gradient.Course.line(
        from: Point(number("x1"), number("y1")), to: Point(number("x2"), number("y2")))
      return Gradient(course: course, stops: stops)
    }
    guard number("r") > 0 else { return nil }
    return Gradient(course: .circle(center: Point(number("cx"), number("cy")), radius: number("r")), stops: stops)
  }

  private mutating func areas(of clip: XMLElements.Element) throws(ContrastError) -> [Area] {
    var areas: [Area] = []
    for child in clip.children where elements[child].isSVG && elements[child].name == "path" {
      let rule: FillRule = elements[child].value("clip-rule") == "evenodd" ? .evenOdd : .nonzero
      if let area = Area(try path(elements[child]), rule) { areas.append(area) }
    }
    return areas
  }
}
