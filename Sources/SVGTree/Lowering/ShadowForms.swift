extension [Node] {
  /// These nodes without the layers of shadows.
  var withoutShadows: [Node] {
    compactMap { node in
      switch node {
      case .drawing(let drawing): return Self.isShadow(drawing.name) ? nil : node
      case .text(let text): return Self.isShadow(text.name) ? nil : node
      case .group(var group):
        if Self.isShadow(group.name) { return nil }
        group.children = group.children.withoutShadows
        return .group(group)
      case .link(var link):
        link.children = link.children.withoutShadows
        return .link(link)
      case .image: return node
      }
    }
  }

  private static func isShadow(_ name: String?) -> Bool {
    name.map { ["shadow", "inset-shadow", "label-shadow", "message-shadow"].contains($0) } ?? false
  }

  /// These nodes with a blur in place of each stack of areas that has such a form, where nothing cuts the stack: a
  /// blurred area cannot be cut in the design profile.
  var withBlurredShadows: [Node] {
    map { node in
      switch node {
      case .drawing, .text, .image: return node
      case .group(var group):
        if let form = group.filterForm { return .group(form) }
        guard group.clip == nil, group.mask == nil else { return node }
        group.children = group.children.withBlurredShadows
        return .group(group)
      case .link(var link):
        link.children = link.children.withBlurredShadows
        return .link(link)
      }
    }
  }
}
