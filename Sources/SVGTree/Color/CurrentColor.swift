extension [Node] {
  /// These nodes with `color` in place of ``Color/current``. Clips and masks do not change.
  package func currentColor(_ color: Color) -> [Node] {
    map { node in
      switch node {
      case .drawing(let drawing): .drawing(drawing.mapPaints { $0.mapColors { $0.current(color) } })
      case .text(let text): .text(text.fill(text.color.current(color), dark: text.darkColor.map { $0.current(color) }))
      case .group, .link, .image: node.mapChildren { $0.currentColor(color) }
      }
    }
  }
}

extension Color {
  /// `color` if this colour is ``current``, with both opacities multiplied; otherwise this colour.
  fileprivate func current(_ color: Color) -> Color { isCurrent ? color.opacity(color.alpha * alpha) : self }
}
