import PathGeometry
import SVGTree
import XMLChecking

/// The supported properties, and those that are not allowed.
enum Properties {
  /// Supported properties, as attributes and in CSS.
  static let read: Set<String> = [
    "clip-path", "clip-rule", "color", "display", "fill", "fill-opacity", "fill-rule", "filter", "font-size",
    "font-weight", "mask", "opacity", "overflow", "paint-order", "shape-rendering", "stop-color", "stop-opacity",
    "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "visibility",
  ]

  /// Properties that child elements inherit.
  static let inherited: Set<String> = read.subtracting([
    "clip-path", "display", "filter", "mask", "opacity", "overflow", "stop-color", "stop-opacity",
  ])

  /// Properties and conditions that a strict reader refuses, because they change the picture in unsupported ways, with
  /// the values that have no effect.
  static let effects: [String: Set<String>] = [
    "filter": ["none"], "mask": ["none"], "mask-image": ["none"], "marker": ["none"], "marker-start": ["none"],
    "marker-mid": ["none"], "marker-end": ["none"], "mix-blend-mode": ["normal"], "vector-effect": ["none"],
    "requiredExtensions": [], "systemLanguage": [],
    "transform-origin": ["0", "0 0", "0px 0px", "0px 0px 0px", "left top", "top left"],
  ]

  /// Properties that change the picture if CSS sets them. As attributes, they are geometry or have no effect.
  static let cssEffects: [String: Set<String>] = [
    "animation": ["none"], "animation-name": ["none"], "cx": ["auto"], "cy": ["auto"], "d": ["none"],
    "height": ["auto"], "offset": ["none"], "offset-path": ["none"], "r": ["auto"], "rotate": ["none"], "rx": ["auto"],
    "ry": ["auto"], "scale": ["none"], "transform": ["none"], "translate": ["none"],
    "width": ["auto"], "x": ["auto"], "y": ["auto"], "zoom": ["1"],
  ]

  /// All declarations for an element: attributes, overridden by the style sheet, overridden by its own `style`.
  static func declared(
    on element: Element, in sheet: inout StyleSheet, isStrict: Bool
  ) throws(SVGFault) -> [String: SourceString] {
    var values: [String: SourceString] = [:]
    for attribute in element.attributes where attribute.namespace.isEmpty {
      if isStrict, let harmless = effects[attribute.name] {
        try require(SourceString(attribute).trimmed, attribute.name, in: harmless)
      } else if read.contains(attribute.name) {
        values[attribute.name] = SourceString(attribute).trimmed
      }
    }
    let own = try element.attribute("style").map { value throws(SVGFault) in try Declaration.parse(value) } ?? []
    for declaration in try sheet.declarations(for: element) + own {
      let isRootSize = element.parent == nil && ["width", "height"].contains(declaration.name)
      let harmless = isRootSize ? nil : harmlessValues(of: declaration.name, on: element)
      if isStrict, let harmless {
        try require(declaration.value, declaration.name, in: harmless)
      } else if read.contains(declaration.name) {
        values[declaration.name] = declaration.value
      }
    }
    for (name, value) in values where inherited.contains(name) && value.text.lowercased() == "inherit" {
      values[name] = nil
    }
    return values
  }

  /// Old names that browsers take for properties that a strict reader refuses.
  private static let oldNames: Set<String> = [
    "animation", "animation-name", "clip-path", "filter", "mask", "mask-image", "transform", "transform-origin",
  ]

  /// The values of a CSS property that have no effect; nil if the reader handles the property or ignores it.
  private static func harmlessValues(of name: String, on element: Element) -> Set<String>? {
    if name == "transform-box" { return element.attribute("transform") == nil ? nil : ["view-box"] }
    if name == "offset", element.name == "stop" { return nil }
    guard name.hasPrefix("-webkit-") else { return effects[name] ?? cssEffects[name] }
    let name = String(name.dropFirst("-webkit-".count))
    return oldNames.contains(name) ? effects[name] ?? ["none"] : nil
  }

  private static func require(_ value: SourceString, _ name: String, in harmless: Set<String>) throws(SVGFault) {
    guard !harmless.contains(value.text.lowercased()) else { return }
    throw SVGFault(.refusedProperty(name, value: value.text), at: value.offset)
  }
}
