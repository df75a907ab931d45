import PathGeometry

extension [Node] {
  /// These nodes without the layers of shadows.
  var withoutShadows: [Node] {
    compactMap { node in
      switch node {
      case .drawing(let drawing): return Self.isShadow(drawing.name) ? nil : node
      case .text(let text): return Self.isShadow(text.name) ? nil : node
      case .group(let group) where Self.isShadow(group.name): return nil
      case .group, .link, .image: return node.mapChildren { $0.withoutShadows }
      }
    }
  }

  private static func isShadow(_ name: String?) -> Bool {
    name.map { ["shadow", "inset-shadow", "label-shadow", "message-shadow"].contains($0) } ?? false
  }

  /// These nodes with the smooth form of each stack of areas that has one.
  ///
  /// - Parameters:
  ///   - cutting: Whether a blurred area may be cut, or blurred differently in x and y, which the design profile does not
  ///     support.
  ///   - place: The map from these nodes to the picture.
  func withSmoothShadows(cutting: Bool, at place: AffineTransform = .identity) -> [Node] {
    map { node in
      var inner = place
      if case .group(let group) = node {
        inner = group.transform.followed(by: place)
        if let form = group.smoothForm, cutting || form.blur > 0 && form.clip == nil && inner.isSimilarity {
          return .group(form)
        }
        guard cutting || group.clip == nil && group.mask == nil else { return node }
      }
      return node.mapChildren { $0.withSmoothShadows(cutting: cutting, at: inner) }
    }
  }

  /// Whether a shadow is a stack of areas.
  fileprivate var haveBands: Bool {
    contains { node in
      switch node {
      case .group(let group):
        Self.isShadow(group.name) && group.blur == 0 ? group.children.count > 1 : group.children.haveBands
      case .link(let link): link.children.haveBands
      case .drawing, .text, .image: false
      }
    }
  }

  /// These nodes with the form of shadows that a profile wants.
  func withShadows(for profile: OutputProfile) -> [Node] {
    switch profile.shadows {
    case .bands: self
    case .filter: withSmoothShadows(cutting: profile.kind != .design)
    case .none: withoutShadows
    }
  }
}

extension SVGDocument {
  /// Whether a shadow stays bands in the design profile where filters are wanted, because something cuts it or it lies
  /// inside a figure.
  package var keepsShadowBands: Bool { children.withSmoothShadows(cutting: false).haveBands }
}
