import PathGeometry

extension SVGDocument {
  /// This picture in terms that the profile's readers know: gradients measured in points, knocked-out text as a mask.
  func lowered(for profile: OutputProfile) -> SVGDocument {
    var document = self
    document.children = children.map(\.lowered)
    return document
  }
}

extension Node {
  fileprivate var lowered: Node {
    switch self {
    case .drawing(let drawing): return .drawing(drawing.lowered)
    case .text: return self
    case .group(let group): return .group(group.lowered)
    case .link(var link):
      link.children = link.children.map(\.lowered)
      return .link(link)
    }
  }
}

extension Drawing {
  fileprivate var lowered: Drawing {
    guard fill.isMeasuredInBounds || stroke?.paint.isMeasuredInBounds == true, let bounds = path.bounds else {
      return self
    }
    var drawing = self
    drawing.fill = fill.measured(in: bounds)
    if let stroke { drawing.stroke?.paint = stroke.paint.measured(in: bounds) }
    return drawing
  }
}

extension Group {
  fileprivate var lowered: Group {
    var group = self
    group.children = children.map(\.lowered)
    switch mask {
    case .knockout(let texts):
      guard let bounds = children.bounds else { break }
      // Whole points beyond the edge, so that the mask's own edge cannot show.
      let left = bounds.minX.rounded(.down) - 1
      let top = bounds.minY.rounded(.down) - 1
      let region = Rect(
        x: left, y: top, width: bounds.maxX.rounded(.up) + 1 - left, height: bounds.maxY.rounded(.up) + 1 - top)
      group.mask = .luminance([.drawing(region.fill(.white))] + texts.map { .text($0.fill(.black)) })
    case .luminance(let nodes): group.mask = .luminance(nodes.map(\.lowered))
    case nil: break
    }
    return group
  }
}

extension Paint {
  fileprivate var isMeasuredInBounds: Bool {
    switch self {
    case .linearGradient(let gradient): gradient.space == .bounds
    case .radialGradient(let gradient): gradient.space == .bounds
    case .none, .color: false
    }
  }

  fileprivate func measured(in bounds: Rect) -> Paint {
    func point(_ share: Point) -> Point {
      Point(bounds.minX + share.x * bounds.width, bounds.minY + share.y * bounds.height)
    }
    switch self {
    case .linearGradient(var gradient) where gradient.space == .bounds:
      let isUpright = gradient.start.x == gradient.end.x
      gradient.start = point(gradient.start)
      gradient.end = point(gradient.end)
      // Across an upright gradient nothing changes, so that areas of any width share one.
      if isUpright {
        gradient.start.x = 0
        gradient.end.x = 0
      }
      gradient.space = .points
      return .linearGradient(gradient)
    case .radialGradient(var gradient) where gradient.space == .bounds:
      gradient.center = point(gradient.center)
      gradient.radius *= max(bounds.width, bounds.height)
      gradient.space = .points
      return .radialGradient(gradient)
    default: return self
    }
  }
}
