extension SVGDocument {
  /// This picture with the paints for dark pages in place of those for light pages; the same picture if it has none.
  public var inDarkColors: SVGDocument {
    var copy = self
    copy.children = children.dark
    return copy
  }

  /// This picture with the contents of links in their places.
  public var withoutLinks: SVGDocument {
    var copy = self
    copy.children = children.withoutLinks
    return copy
  }
}

extension [Node] {
  /// These nodes with the contents of links in their places.
  fileprivate var withoutLinks: [Node] {
    map { node in
      guard case .link(let link) = node else { return node.mapChildren({ $0.withoutLinks }) }
      return .group(Group(link.children.withoutLinks))
    }
  }

  /// These nodes in their dark paints.
  fileprivate var dark: [Node] {
    map { node in
      switch node {
      case .drawing(var drawing):
        drawing.fill = drawing.darkFill ?? drawing.fill
        if let paint = drawing.stroke?.darkPaint { drawing.stroke?.paint = paint }
        return .drawing(drawing)
      case .text(let text): return .text(text.fill(text.darkColor ?? text.color))
      case .group(let group): return .group(group.dark)
      case .link, .image: return node.mapChildren { $0.dark }
      }
    }
  }
}

extension Group {
  fileprivate var dark: Group {
    var copy = self
    copy.children = children.dark
    copy.smoothForm = smoothForm?.dark
    return copy
  }
}
