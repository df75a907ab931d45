extension [Node] {
  /// These nodes with one set of paints, as a mask has them: it must not change what it lets through.
  var withoutDarkVariants: [Node] {
    map { node in
      switch node {
      case .drawing(let drawing): return .drawing(drawing.withoutDarkVariants)
      case .text(let text): return .text(text.fill(text.color))
      case .group(var group):
        group.children = group.children.withoutDarkVariants
        return .group(group)
      case .link(var link):
        link.children = link.children.withoutDarkVariants
        return .link(link)
      case .image: return node
      }
    }
  }

  /// These nodes without what design tools have no words for and can do without: paints for dark pages, crisp edges,
  /// movements, the marks of ornaments, and what is blurred, which leaves an empty group in its place.
  var withoutWebTerms: [Node] {
    map { node in
      switch node {
      case .drawing(let drawing): return .drawing(drawing.withoutDarkVariants.smooth())
      case .text(let text): return .text(text.fill(text.color))
      case .group(var group):
        group.children = group.blur > 0 ? [] : group.children.withoutWebTerms
        if case .luminance(let nodes) = group.mask { group.mask = .luminance(nodes.withoutWebTerms) }
        group.animation = nil
        group.isDecoration = false
        return .group(group.blurred(deviation: 0))
      case .link(var link):
        link.children = link.children.withoutWebTerms
        return .link(link)
      case .image: return node
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
