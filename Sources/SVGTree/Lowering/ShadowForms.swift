extension [Node] {
  /// These nodes without the layers of shadows.
  var withoutShadows: [Node] {
    compactMap { node in
      switch node {
      case .drawing(let drawing): return Self.isShadow(drawing.name) ? nil : node
      case .text(let text): return Self.isShadow(text.name) ? nil : node
      case .group(let group) where Self.isShadow(group.name): return nil
      case .group, .link, .image: return node.mapChildren(\.withoutShadows)
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
      if case .group(let group) = node {
        if let form = group.filterForm { return .group(form) }
        guard group.clip == nil, group.mask == nil else { return node }
      }
      return node.mapChildren(\.withBlurredShadows)
    }
  }
}
