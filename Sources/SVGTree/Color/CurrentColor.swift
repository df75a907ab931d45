extension [Node] {
  /// These nodes with `color` in place of ``Color/current``. Clips and masks do not change.
  package func currentColor(_ color: Color) -> [Node] {
    map { node in
      switch node {
      case .drawing(let drawing): return .drawing(drawing.currentColor(color))
      case .text(let text):
        return .text(text.fill(text.color.current(color), dark: text.darkColor.map { $0.current(color) }))
      case .group(var group):
        group.children = group.children.currentColor(color)
        return .group(group)
      case .link(var link):
        link.children = link.children.currentColor(color)
        return .link(link)
      case .image: return node
      }
    }
  }
}

extension Drawing {
  fileprivate func currentColor(_ color: Color) -> Drawing {
    var copy = self
    copy.fill = fill.mapColors { $0.current(color) }
    copy.darkFill = darkFill?.mapColors { $0.current(color) }
    if let stroke {
      copy.stroke?.paint = stroke.paint.mapColors { $0.current(color) }
      copy.stroke?.darkPaint = stroke.darkPaint?.mapColors { $0.current(color) }
    }
    return copy
  }
}

extension Color {
  /// `color` if this colour is ``current``, with both opacities multiplied; otherwise this colour.
  fileprivate func current(_ color: Color) -> Color { isCurrent ? color.opacity(color.alpha * alpha) : self }
}
