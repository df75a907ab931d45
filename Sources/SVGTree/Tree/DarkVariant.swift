import PathGeometry

extension [Node] {
  /// These nodes with the paints of `dark` for dark pages; nil if the two differ in more than their paints.
  ///
  /// Equal paints are written once. Masks and images must be equal, because they do not adapt to the colour scheme.
  public func adapting(toDark dark: [Node]) -> [Node]? {
    guard count == dark.count else { return nil }
    var adapted: [Node] = []
    adapted.reserveCapacity(count)
    for (light, dark) in zip(self, dark) {
      guard let node = light.adapting(toDark: dark) else { return nil }
      adapted.append(node)
    }
    return adapted
  }
}

extension Node {
  fileprivate func adapting(toDark dark: Node) -> Node? {
    switch (self, dark) {
    case (.drawing(let light), .drawing(let dark)): light.adapting(toDark: dark).map { .drawing($0) }
    case (.text(let light), .text(let dark)): light.adapting(toDark: dark).map { .text($0) }
    case (.group(let light), .group(let dark)): light.adapting(toDark: dark).map { .group($0) }
    case (.link(let light), .link(let dark)): light.adapting(toDark: dark).map { .link($0) }
    case (.image, .image): self == dark ? self : nil
    default: nil
    }
  }
}

extension Drawing {
  fileprivate func adapting(toDark dark: Drawing) -> Drawing? {
    var repainted = dark
    repainted.fill = fill
    repainted.darkFill = darkFill
    if let stroke {
      repainted.stroke?.paint = stroke.paint
      repainted.stroke?.darkPaint = stroke.darkPaint
    }
    guard repainted == self else { return nil }
    var adapted = self
    adapted.darkFill = dark.fill == fill ? nil : dark.fill
    adapted.stroke?.darkPaint = dark.stroke?.paint == stroke?.paint ? nil : dark.stroke?.paint
    return adapted
  }
}

extension TextRun {
  fileprivate func adapting(toDark dark: TextRun) -> TextRun? {
    guard dark.fill(color, dark: darkColor) == self else { return nil }
    return fill(color, dark: dark.color == color ? nil : dark.color)
  }
}

extension Group {
  fileprivate func adapting(toDark dark: Group) -> Group? {
    var repainted = dark
    repainted.children = children
    // The colour of a hole is never visible.
    if case .knockout(let holes) = mask, case .knockout(let others) = dark.mask,
      holes.silhouettes == others.silhouettes
    {
      repainted.mask = mask
    }
    let form = smoothForm.flatMap { form in dark.smoothForm.flatMap { form.adapting(toDark: $0) } }
    if form != nil { repainted.smoothForm = smoothForm }
    guard repainted == self, let children = children.adapting(toDark: dark.children) else { return nil }
    var adapted = self
    adapted.children = children
    adapted.smoothForm = form
    return adapted
  }
}

extension Link {
  fileprivate func adapting(toDark dark: Link) -> Link? {
    guard destination == dark.destination, title == dark.title,
      let children = children.adapting(toDark: dark.children)
    else { return nil }
    var adapted = self
    adapted.children = children
    return adapted
  }
}

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
