extension Node {
  /// This node with other children, if it is a group or a link.
  func mapChildren(_ change: ([Node]) -> [Node]) -> Node {
    switch self {
    case .group(var group):
      group.children = change(group.children)
      return .group(group)
    case .link(var link):
      link.children = change(link.children)
      return .link(link)
    case .drawing, .text, .image: return self
    }
  }
}

extension Drawing {
  /// This drawing with each of its paints changed, for light and for dark pages.
  func mapPaints(_ change: (Paint) -> Paint) -> Drawing {
    var copy = self
    copy.fill = change(fill)
    copy.darkFill = darkFill.map(change)
    if let stroke {
      copy.stroke?.paint = change(stroke.paint)
      copy.stroke?.darkPaint = stroke.darkPaint.map(change)
    }
    return copy
  }
}
