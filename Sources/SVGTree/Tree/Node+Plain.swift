extension [Node] {
  /// These nodes without dark paints, for a mask: the mask must not depend on the colour scheme.
  var withoutDarkVariants: [Node] {
    map { node in
      switch node {
      case .drawing(let drawing): .drawing(drawing.withoutDarkVariants)
      case .text(let text): .text(text.fill(text.color))
      case .group, .link, .image: node.mapChildren { $0.withoutDarkVariants }
      }
    }
  }
}

extension Drawing {
  fileprivate var withoutDarkVariants: Drawing {
    var copy = self
    copy.darkFill = nil
    copy.stroke?.darkPaint = nil
    return copy
  }
}
