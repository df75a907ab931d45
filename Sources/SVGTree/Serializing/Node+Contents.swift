extension Node {
  /// Whether this node leads somewhere, or one below it.
  var hasLink: Bool {
    contains { if case .link = $0 { true } else { false } }
  }

  /// Whether this node is made of pixels, or one below it.
  var hasImage: Bool {
    contains { if case .image = $0 { true } else { false } }
  }

  /// Whether this node is of a kind, or one below it, or one in a mask.
  private func contains(_ isMeant: (Node) -> Bool) -> Bool {
    if isMeant(self) { return true }
    switch self {
    case .group(let group):
      if group.children.contains(where: { $0.contains(isMeant) }) { return true }
      if case .luminance(let nodes) = group.mask { return nodes.contains { $0.contains(isMeant) } }
      return false
    case .link(let link): return link.children.contains { $0.contains(isMeant) }
    case .drawing, .text, .image: return false
    }
  }
}
