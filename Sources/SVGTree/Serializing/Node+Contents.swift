extension Node {
  /// Whether this node or a node below it is a link.
  var hasLink: Bool {
    contains { if case .link = $0 { true } else { false } }
  }

  /// Whether this node or a node below it is an image.
  var hasImage: Bool {
    contains { if case .image = $0 { true } else { false } }
  }

  /// Whether the condition holds for this node, a node below it, or a node in a mask.
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
