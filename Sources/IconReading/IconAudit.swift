import SVGReading
import XMLChecking

/// Searches the whole file, drawn or not, for content that does not belong in a picture: anything that runs, moves or
/// loads.
enum IconAudit {
  private static let refused: [String: SVGProblem.RefusedElement] = [
    "script": .script, "handler": .script, "listener": .script,
    "foreignObject": .foreignContent, "iframe": .foreignContent, "object": .foreignContent, "embed": .foreignContent,
    "audio": .foreignContent, "video": .foreignContent, "canvas": .foreignContent,
    "animate": .animation, "animateColor": .animation, "animateMotion": .animation, "animateTransform": .animation,
    "set": .animation, "discard": .animation, "mpath": .animation,
    "image": .picture, "a": .link,
  ]

  static func check(_ elements: XMLElements, maximumDepth: Int) throws(SVGFault) {
    if let sheet = elements.instructions.first(where: { $0.target == "xml-stylesheet" }) {
      throw SVGFault(.externalReference(sheet.target, attribute: "href"), at: sheet.offset)
    }
    var depths: [Int] = []
    depths.reserveCapacity(elements.count)
    for index in 0..<elements.count {
      let element = elements[index]
      let depth = element.parent.map { depths[$0] + 1 } ?? 1
      depths.append(depth)
      guard depth <= maximumDepth else { throw SVGFault(.tooDeep(maximum: maximumDepth), at: element.offset) }
      try check(element)
    }
  }

  private static func check(_ element: XMLElements.Element) throws(SVGFault) {
    if element.namespace == Namespace.xhtml {
      let reason: SVGProblem.RefusedElement = element.name.lowercased() == "script" ? .script : .foreignContent
      throw SVGFault(.refusedElement(element.name, reason), at: element.offset)
    }
    if element.isSVG, let reason = refused[element.name] {
      throw SVGFault(.refusedElement(element.name, reason), at: element.offset)
    }
    for attribute in element.attributes { try check(attribute, on: element) }
  }

  private static func check(_ attribute: XMLElements.Attribute, on element: XMLElements.Element) throws(SVGFault) {
    let name = attribute.name.lowercased()
    // Names of handlers have only letters: `on-color` and similar names are harmless data.
    if name.hasPrefix("on"), name.utf8.count > 2, name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      throw SVGFault(.eventHandler(attribute: attribute.name), at: attribute.offset)
    }
    let isReference = name == "href" || name == "src" || name == "base" && attribute.namespace == Namespace.xml
    let isForeign = !attribute.namespace.isEmpty && attribute.namespace != Namespace.xlink && name != "base"
    if isReference, !isForeign, element.isSVG, !attribute.value.hasPrefix("#") {
      throw SVGFault(.externalReference(attribute.value, attribute: attribute.name), at: attribute.valueOffset)
    }
    if element.isSVG, attribute.namespace.isEmpty { try SourceString(attribute).requireLocal(attribute.name) }
  }
}
