public import PathGeometry
import Typesetting

extension Node {
  /// The rectangle around everything drawn, strokes included, wherever an animation moves it; nil if nothing is drawn. A
  /// text counts as its line box, a blur as three deviations. Clips and masks do not make it smaller.
  public var bounds: Rect? {
    switch self {
    case .drawing(let drawing):
      return drawing.bounds
    case .text(let text):
      return text.bounds
    case .group(let group):
      return group.children.bounds.map { group.reach(of: $0) }
    case .link(let link): return link.children.bounds
    case .image(let image): return image.frame
    }
  }
}

extension Group {
  /// The rectangle around this group, whose children have the bounds `inside`.
  func reach(of inside: Rect) -> Rect {
    let blurred = inside.inset(by: -3 * blur)
    return (animation?.reach(of: blurred) ?? blurred).mapped(by: transform)
  }
}

extension TextRun {
  /// The line box; along a line, what letters on it can reach.
  var bounds: Rect {
    guard let guide else { return run.bounds(at: position, anchor) }
    let line = guide.path.bounds ?? Rect(origin: .zero, size: .zero)
    let reach = max(run.metrics.ascender, -run.metrics.descender) * run.font.size
    return line.offset(x: position.x, y: position.y).inset(by: -reach)
  }
}

extension TextBlock.Line {
  /// The line box.
  var bounds: Rect { run.bounds(at: position, anchor) }
}

extension GlyphRun {
  /// The line box, with the anchored part at a position on the baseline.
  func bounds(at position: Point, _ anchor: TextRun.Anchor) -> Rect {
    Rect(
      x: anchor.start(ofWidth: width, at: position.x), y: position.y - metrics.ascender * font.size, width: width,
      height: (metrics.ascender - metrics.descender) * font.size)
  }
}

extension Drawing {
  /// The rectangle around the outline and its stroke, with the tips of corners and with caps, whether painted or not.
  var bounds: Rect? {
    guard let box = path.bounds else { return nil }
    guard let stroke, stroke.width > 0 else { return box }
    // Dashes count as a solid line, as in SVG 2.
    let outline = path.stroked(
      width: stroke.width, cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit)
    let solid = outline.bounds.map { box.union($0) } ?? box
    // The cap of a dash that ends at a corner may reach beyond the join.
    return stroke.dashes.contains { $0 > 0 } ? solid.union(box.inset(by: -stroke.cap.reach * stroke.width)) : solid
  }
}

extension LineCap {
  /// The greatest distance that a cap reaches from the end of its line, as a multiple of the line's width.
  fileprivate var reach: Double {
    switch self {
    case .butt: 0
    case .round: 0.5
    case .square: 0.5.squareRoot()
    }
  }
}

extension Rect {
  /// The smallest rectangle around this one after the map.
  package func mapped(by map: AffineTransform) -> Rect {
    let first = map.apply(to: Point(minX, minY))
    var bounds = Rect(origin: first, size: .zero)
    for corner in [Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY)] {
      bounds = bounds.union(Rect(origin: map.apply(to: corner), size: .zero))
    }
    return bounds
  }
}

extension [Node] {
  /// The rectangle around everything drawn.
  public var bounds: Rect? {
    reduce(nil as Rect?) { $0.union(with: $1.bounds) }
  }
}

extension Rect? {
  /// The rectangle around both.
  func union(with other: Rect?) -> Rect? {
    guard let self else { return other }
    return other.map { self.union($0) } ?? self
  }
}
