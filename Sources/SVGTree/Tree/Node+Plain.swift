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

  /// These nodes without what design tools do not support but can do without: dark paints, crisp edges, animations and
  /// decoration marks. Blurred groups, and those that are hidden at rest, become empty groups.
  ///
  /// - Parameter keepsBlurs: Whether blurred groups remain where nothing cuts them.
  func withoutWebTerms(keepingBlurs keepsBlurs: Bool) -> [Node] {
    map { node in
      switch node {
      case .drawing(let drawing): return .drawing(drawing.withoutDarkVariants.smooth())
      case .text(let text): return .text(text.fill(text.color))
      case .group(var group):
        let keepsBlurs = keepsBlurs && group.clip == nil && group.mask == nil
        let isLost = group.blur > 0 && !keepsBlurs || group.animation?.isHiddenAtRest == true
        group.children = isLost ? [] : group.children.withoutWebTerms(keepingBlurs: keepsBlurs)
        if case .luminance(let nodes) = group.mask {
          group.mask = .luminance(nodes.withoutWebTerms(keepingBlurs: false))
        }
        group.animation = nil
        group.isDecoration = false
        return .group(keepsBlurs ? group : group.blurred(deviation: 0))
      case .link, .image: return node.mapChildren { $0.withoutWebTerms(keepingBlurs: keepsBlurs) }
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
