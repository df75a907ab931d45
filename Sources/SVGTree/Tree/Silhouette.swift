import PathGeometry

extension [Node] {
  /// What these nodes cover, in opaque black. What is invisible or blurred covers nothing, and a picture of pixels covers
  /// its frame.
  var silhouettes: [Node] {
    flatMap { node -> [Node] in
      switch node {
      case .drawing(let drawing): return drawing.silhouette.map { [.drawing($0)] } ?? []
      case .text(let text): return [.text(text.fill(.black))]
      case .group(let group): return group.silhouette.map { [.group($0)] } ?? []
      case .link(let link): return link.children.silhouettes
      case .image(let image): return [.drawing(image.frame.fill(.black))]
      }
    }
  }
}

extension Drawing {
  fileprivate var silhouette: Drawing? {
    var copy = Drawing(path, fill: fill.isVisible ? .black : .none, fillRule: fillRule)
    if var line = stroke, line.paint.isVisible {
      line.paint = .black
      line.darkPaint = nil
      copy.stroke = line
    }
    return copy.fill.isVisible || copy.stroke != nil ? copy : nil
  }
}

extension Group {
  /// The group without what does not change its shape.
  fileprivate var silhouette: Group? {
    guard opacity > 0, blur == 0 else { return nil }
    var copy = Group(children.silhouettes).applying(transform)
    copy.clip = clip
    copy.mask = mask
    if copy.children.isEmpty { return nil }
    return name.map { copy.named($0) } ?? copy
  }
}
