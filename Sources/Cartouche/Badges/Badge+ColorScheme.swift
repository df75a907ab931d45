import SVGTree
import Typesetting

extension Badge {
  /// The layout in the requested colour scheme. For the automatic one: the layout for light pages, with second paints
  /// for dark ones.
  ///
  /// - Throws: ``BadgeError`` if the two differ in more than their paints.
  func adaptedLayout(with shaper: some TextShaper, isStill: Bool = false) throws(BadgeError) -> BadgeLayout {
    guard options.colorScheme ?? defaultColorScheme == .automatic else {
      return try layout(with: shaper, isStill: isStill)
    }
    var light = try colorScheme(.light).layout(with: shaper, isStill: isStill)
    let dark = try colorScheme(.dark).layout(with: shaper, isStill: isStill)
    guard light.frame == dark.frame, let nodes = light.nodes.adapting(toDark: dark.nodes) else {
      if options.colorScheme == nil { return light }
      throw .notAdaptable
    }
    light.nodes = nodes
    return light
  }
}
