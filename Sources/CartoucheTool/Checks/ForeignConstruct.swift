import XMLChecking

/// Something that the design profile does not have, because some design tools cannot show it.
struct ForeignConstruct: Hashable, Sendable {
  /// What it is, in the plural.
  let name: String
  /// What becomes of it in which tools.
  let effect: String
  /// The number of places.
  let count: Int
  /// The line of the first place, from 1.
  let line: Int
  /// The column of the first place, from 1, in characters.
  let column: Int

  /// The constructs of a document, those first that come first. It may be any SVG.
  static func all(in tree: XMLTree) -> [ForeignConstruct] {
    guard let elements = tree.elements(atMost: .max) else { return [] }
    var places: [(first: Int, count: Int)?] = Array(repeating: nil, count: kinds.count)
    for index in 0..<elements.count {
      let element = elements[index]
      guard element.isSVG else { continue }
      for (number, kind) in kinds.enumerated() where kind.contains(element) {
        places[number] = (places[number]?.first ?? element.offset, (places[number]?.count ?? 0) + 1)
      }
    }
    let found = zip(kinds, places).compactMap { kind, place in place.map { (kind, first: $0.first, count: $0.count) } }
      .sorted { $0.first < $1.first }
    let positions = elements.positions(ofBytes: found.map(\.first))
    return zip(found, positions).map { found, position in
      ForeignConstruct(
        name: found.0.name, effect: found.0.effect, count: found.count, line: position.line, column: position.column)
    }
  }

  private struct Kind {
    var name: String
    var effect: String
    var elements: Set<String> = []
    var attributes: Set<String> = []

    func contains(_ element: XMLElements.Element) -> Bool {
      elements.contains(element.name)
        || element.attributes.contains { attribute in
          attributes.contains(attribute.name) && attribute.namespace.isEmpty && attribute.value != "none"
        }
    }
  }

  /// The table of known problems in the article on design files has the same.
  private static let kinds = [
    Kind(
      name: "texts", effect: "Xcode and Android Studio leave them out, Penpot cannot edit them, and fonts differ",
      elements: ["text"]),
    Kind(
      name: "styles", effect: "Affinity, Android Studio, Penpot and Illustrator do not read all of them",
      elements: ["style"], attributes: ["style"]),
    Kind(name: "masks", effect: "Xcode and Android Studio show them wrong", attributes: ["mask"]),
    Kind(name: "filters", effect: "Xcode and Android Studio leave them out", attributes: ["filter"]),
    Kind(
      name: "clips", effect: "Illustrator and Figma lose parts, symbols and icon fonts have none",
      attributes: ["clip-path"]),
    Kind(name: "transforms", effect: "Sketch takes no matrices", attributes: ["transform"]),
    Kind(
      name: "transforms of gradients", effect: "Krita and svglib draw radial ones without them",
      attributes: ["gradientTransform"]),
    Kind(name: "copies by 'use'", effect: "Android Studio draws no symbols", elements: ["use"]),
    Kind(
      name: "patterns and markers", effect: "Xcode, Android Studio and Illustrator leave them out",
      elements: ["pattern", "marker"]),
    Kind(name: "pictures of pixels", effect: "Android Studio and icon fonts leave them out", elements: ["image"]),
    Kind(name: "embedded pages", effect: "Figma shows nothing of them", elements: ["foreignObject"]),
    Kind(
      name: "animations", effect: "Android Studio refuses them",
      elements: ["animate", "animateMotion", "animateTransform", "set"]),
    Kind(name: "links", effect: "Android Studio refuses them", elements: ["a"]),
  ]
}
