package import PathGeometry
package import SVGTree

extension Icon {
  /// The icon scaled to the largest size inside `frame`, with its proportions kept, and centred.
  ///
  /// Every coordinate is moved and scaled, so that the group has no transform, and numbers are rounded at their final
  /// size.
  ///
  /// - Precondition: The width and height of the frame are positive.
  package func fitted(in frame: Rect) -> Group {
    precondition(frame.width > 0 && frame.height > 0, "an icon is fitted into a frame that has an extent")
    let scale = min(frame.width / size.width, frame.height / size.height)
    let move = Point(
      frame.minX + (frame.width - size.width * scale) / 2, frame.minY + (frame.height - size.height * scale) / 2)
    return Group(nodes.map { $0.placed(scale, move) })
  }

  /// The icon scaled to a height in points, with its proportions kept.
  ///
  /// - Precondition: `height` is positive.
  package func scaled(toHeight height: Double) -> Icon {
    precondition(height > 0, "the height of an icon is positive")
    let target = Size(size.width * height / size.height, height)
    return Icon(size: target, nodes: fitted(in: Rect(origin: .zero, size: target)).children)
  }
}

extension Node {
  /// This node scaled, then moved.
  fileprivate func placed(_ scale: Double, _ move: Point) -> Node {
    switch self {
    case .drawing(let drawing): return .drawing(drawing.placed(scale, move))
    case .group(var group):
      group.children = group.children.map { $0.placed(scale, move) }
      group.clip = group.clip?.applying(.similarity(scale, move))
      if case .luminance(let nodes) = group.mask { group.mask = .luminance(nodes.map { $0.placed(scale, move) }) }
      if group.transform != .identity { group.transform = group.transform.conjugated(scale, move) }
      return .group(group)
    case .image(let image):
      let corner = image.frame.origin * scale + move
      let size = Size(image.frame.width * scale, image.frame.height * scale)
      return .image(image.framed(in: Rect(origin: corner, size: size)))
    case .text, .link: return .group(Group([self]).applying(AffineTransform.similarity(scale, move)))
    }
  }
}

extension Drawing {
  fileprivate func placed(_ scale: Double, _ move: Point) -> Drawing {
    var copy = self
    copy.path = path.applying(.similarity(scale, move))
    copy.fill = fill.placed(scale, move)
    if let stroke {
      copy.stroke?.width = stroke.width * scale
      copy.stroke?.paint = stroke.paint.placed(scale, move)
    }
    return copy
  }
}

extension Paint {
  fileprivate func placed(_ scale: Double, _ move: Point) -> Paint {
    guard case .gradient(var gradient) = self, gradient.space == .points else { return self }
    func place(_ point: Point) -> Point { (point * scale + move).drawable }
    gradient.shape =
      switch gradient.shape {
      case .linear(let start, let end): .linear(start: place(start), end: place(end))
      case .radial(let center, let radius): .radial(center: place(center), radius: min(radius * scale, 1e9))
      }
    return .gradient(gradient)
  }
}

extension AffineTransform {
  fileprivate static func similarity(_ scale: Double, _ move: Point) -> AffineTransform {
    AffineTransform.scale(scale).followed(by: .translation(x: move.x, y: move.y))
  }

  /// This map after scaling and moving both its source and its target plane.
  fileprivate func conjugated(_ scale: Double, _ move: Point) -> AffineTransform {
    AffineTransform.translation(x: -move.x, y: -move.y).followed(by: .scale(1 / scale)).followed(by: self)
      .followed(by: .similarity(scale, move))
  }
}
