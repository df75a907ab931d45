import LookModel
import PathGeometry
import SVGTree

extension StatusPainter {
  // MARK: Segments

  /// The parts as slices of one rounded rectangle, the last one at the back.
  ///
  /// Where a part does not begin on a whole point, it reaches to the next one under the part before it: two edges that
  /// are smoothed in the same pixel would let the ground shine through.
  func segments() throws(BadgeError) -> [Node] {
    let outline = StatusOutline(size: size, radius: look.radius * ratio)
    var nodes: [Node] = []
    for (index, part) in parts.enumerated().reversed() {
      let ground = try paints.ground(of: part)
      let isCovered = index > 0 ? try paints.ground(of: parts[index - 1]).isOpaque : false
      let left = isCovered ? part.x.rounded(.down) : part.x
      let right = index == parts.count - 1 ? size.width : part.x + part.width
      let name = part.isLabel ? "label" : "message"
      if let progress = part.segment.progress {
        try BadgeError.check(progress, .progress, in: 0...1)
        nodes += drawings(outline.slice(from: left, to: right), paints.track(of: ground), name: name)
        let filled = outline.slice(from: left, to: part.x + part.width * progress)
        nodes += drawings(filled, ground, name: "progress")
      } else {
        nodes += drawings(outline.slice(from: left, to: right), ground, name: name)
      }
    }
    return nodes
  }

  /// A path in a paint under the look's gloss.
  private func drawings(_ path: Path, _ paint: Paint, name: String) -> [Node] {
    let gloss = Gloss(look.gloss, height: size.height)
    let isCrisp = look.edges == .crisp
    func node(_ paint: Paint, name: String) -> Node {
      let drawing = path.fill(paint).named(name)
      return .drawing(isCrisp ? drawing.crisp() : drawing)
    }
    if let glossy = gloss.over(paint) { return [node(glossy, name: name)] }
    return [node(paint, name: name)] + (look.gloss.isEmpty ? [] : [node(gloss.paint, name: "gloss")])
  }

  // MARK: Bubbles

  /// The label in a box and the messages in bubbles, each with a line around it.
  func bubbles() throws(BadgeError) -> [Node] {
    var nodes: [Node] = []
    for part in parts {
      let ground = try paints.ground(of: part)
      let half = ratio / 2
      let rect = Rect(x: part.x, y: 0, width: part.width, height: size.height - ratio).offset(x: half, y: half)
      let box = RoundedRect(rect, radius: look.radius * ratio)
      if part.isLabel {
        let paint = Gloss(look.gloss, height: size.height - ratio).over(ground) ?? ground
        nodes.append(.drawing(bordered(box.fill(paint.moved(by: half))).named("label")))
      } else {
        nodes.append(.drawing(bordered(box.fill(ground)).named("message")))
        nodes += pointer(of: rect, ground: ground)
      }
    }
    return nodes
  }

  private func bordered(_ drawing: Drawing) -> Drawing {
    look.border.map { drawing.stroke(.color($0), width: ratio) } ?? drawing
  }

  /// The tip at the left edge of a bubble, 3 points long and 7 high, and what opens the edge behind it: the figures of
  /// badge-maker 5.0.2.
  private func pointer(of rect: Rect, ground: Paint) -> [Node] {
    let middle = size.height / 2
    let opening = Rect(x: rect.minX - ratio, y: middle - 3 * ratio, width: 1.5 * ratio, height: 6 * ratio)
    let tip = Path {
      Move(rect.minX, middle - 3.5 * ratio)
      Line(rect.minX - 3 * ratio, middle - 0.5 * ratio)
      Line(rect.minX - 3 * ratio, middle + 0.5 * ratio)
      Line(rect.minX, middle + 3.5 * ratio)
    }
    return [
      .drawing(opening.fill(ground).named("opening")), .drawing(bordered(tip.fill(ground)).named("pointer")),
    ]
  }
}

extension Paint {
  /// This paint with a gradient that is measured in points moved down.
  fileprivate func moved(by distance: Double) -> Paint {
    guard case .linearGradient(var gradient) = self, gradient.space == .points else { return self }
    gradient.start.y += distance
    gradient.end.y += distance
    return .linearGradient(gradient)
  }
}
