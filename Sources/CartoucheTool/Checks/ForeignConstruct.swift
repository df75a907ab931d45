import Messages
import XMLChecking

/// A kind of constructs that the design profile does not have, because some design tools cannot show them.
struct ForeignConstruct {
  /// What they are, in the plural.
  private var name: String
  /// What becomes of them in which tools.
  private var effect: String
  private var elements: Set<String> = []
  private var attributes: Set<String> = []

  /// The first place of each kind in a document, those first that come first. It may be any SVG.
  static func all(in tree: XMLTree) -> [FileFault] {
    guard let elements = tree.elements(atMost: .max) else { return [] }
    var places: [(first: Int, count: Int)?] = Array(repeating: nil, count: kinds.count)
    for index in 0..<elements.count {
      let element = elements[index]
      guard element.isSVG else { continue }
      for (number, kind) in kinds.enumerated() where kind.contains(element) {
        places[number] = (places[number]?.first ?? element.offset, (places[number]?.count ?? 0) + 1)
      }
    }
    let found = zip(kinds, places).compactMap { kind, place in
      place.map { ($0.first, "\(kind.name), \(Message.count($0.count, "place")): \(kind.effect)") }
    }
    return elements.faults(found.sorted { $0.0 < $1.0 })
  }

  private func contains(_ element: XMLElements.Element) -> Bool {
    elements.contains(element.name)
      || element.attributes.contains { attribute in
        attributes.contains(attribute.name) && attribute.namespace.isEmpty && attribute.value != "none"
      }
  }

  /// The table of known problems in the article on design files has the same.
  private static let kinds = [
    ForeignConstruct(
      name: "texts", effect: "Xcode and Android Studio leave them out, Penpot cannot edit them, and fonts differ",
      elements: ["text"]),
    ForeignConstruct(
      name: "styles", effect: "Affinity, Android Studio, Penpot and Illustrator do not read all of them",
      elements: ["style"], attributes: ["style"]),
    ForeignConstruct(name: "masks", effect: "Xcode and Android Studio show them wrong", attributes: ["mask"]),
    ForeignConstruct(name: "filters", effect: "Xcode and Android Studio leave them out", attributes: ["filter"]),
    ForeignConstruct(
      name: "clips", effect: "Illustrator and Figma lose parts, symbols and icon fonts have none",
      attributes: ["clip-path"]),
    ForeignConstruct(name: "transforms", effect: "Sketch takes no matrices", attributes: ["transform"]),
    ForeignConstruct(
      name: "transforms of gradients", effect: "Krita and svglib draw radial ones without them",
      attributes: ["gradientTransform"]),
    ForeignConstruct(name: "copies by 'use'", effect: "Android Studio draws no symbols", elements: ["use"]),
    ForeignConstruct(
      name: "patterns and markers", effect: "Xcode, Android Studio and Illustrator leave them out",
      elements: ["pattern", "marker"]),
    ForeignConstruct(
      name: "pictures of pixels", effect: "Android Studio and icon fonts leave them out", elements: ["image"]),
    ForeignConstruct(name: "embedded pages", effect: "Figma shows nothing of them", elements: ["foreignObject"]),
    ForeignConstruct(
      name: "animations", effect: "Android Studio refuses them",
      elements: ["animate", "animateMotion", "animateTransform", "set"]),
    ForeignConstruct(name: "links", effect: "Android Studio refuses them", elements: ["a"]),
  ]
}
