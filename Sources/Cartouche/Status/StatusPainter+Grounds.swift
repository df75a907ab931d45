import LookModel
import PathGeometry
import SVGTree

extension StatusPainter {
  // MARK: Segments

  /// The parts as slices of one rounded rectangle, the last one at the back.
  ///
  /// A part that does not begin on a whole point extends to the next one under the part before it: two edges that are
  /// anti-aliased in the same pixel would let the background show through.
  func segments() throws(BadgeError) -> [Node] {
    let outline = StatusOutline(size: size, radius: badge.look.radius * ratio)
    var nodes: [Node] = []
    // With room for the texts.
    nodes.reserveCapacity(parts.count + 1)
    for index in parts.indices.reversed() {
      let part = parts[index]
      let isOnPoint = part.x == part.x.rounded(.down)
      var left = part.x
      if !isOnPoint, index > 0, try isOpaque(parts[index - 1]) { left = part.x.rounded(.down) }
      let right = index == parts.count - 1 ? size.width : part.x + part.width
      let name = part.isLabel ? "label" : "message"
      guard let progress = part.message.map({ badge.messages[$0].progress }) ?? badge.label.progress else {
        nodes.append(.drawing(drawing(outline.slice(from: left, to: right), part.ground, name: name)))
        continue
      }
      try BadgeError.check(progress, .progress, in: 0...1)
      let track = StatusPaints.track(of: part.ground, under: part.textColor)
      nodes.append(.drawing(drawing(outline.slice(from: left, to: right), track, name: name)))
      let filled = outline.slice(from: left, to: part.x + part.width * progress)
      nodes.append(.drawing(drawing(filled, part.ground, name: "progress")))
    }
    guard let gloss = gloss(from: 0, to: size.height) else { return nodes }
    let overlay = drawing(outline.slice(from: 0, to: size.width), .gradient(gloss), name: "gloss")
    return [.group(Group(nodes).overlaid(by: overlay))]
  }

  /// Whether a part is opaque, on light and on dark pages: outlines must not depend on the scheme.
  private func isOpaque(_ part: StatusPart) throws(BadgeError) -> Bool {
    for scheme in [ColorScheme.light, .dark] {
      if !(try StatusPaints(scheme: scheme).ground(of: part, in: badge).isOpaque) { return false }
    }
    return true
  }

  private func drawing(_ path: Path, _ paint: Paint, name: String) -> Drawing {
    Drawing(path, fill: paint, isCrisp: badge.look.edges == .crisp, layer: name)
  }

  /// The gloss over the colours between two heights.
  private func gloss(from top: Double, to bottom: Double) -> Gradient? {
    badge.look.gloss.isEmpty
      ? nil : .linear(badge.look.gloss, start: Point(0, top), end: Point(0, bottom), space: .points)
  }

  // MARK: Bubbles

  /// The label in a box and the messages in bubbles, each with a line around it.
  func bubbles() -> [Node] {
    var nodes: [Node] = []
    for part in parts {
      let ground = part.ground
      let half = ratio / 2
      let rect = Rect(x: part.x, y: 0, width: part.width, height: size.height - ratio).offset(x: half, y: half)
      let box = RoundedRect(rect, radius: badge.look.radius * ratio)
      if part.isLabel {
        // One path under both the line and the gloss has fewer bytes than two.
        let paint = ground.measured(in: rect)
        let glossy = gloss(from: rect.minY, to: rect.maxY).flatMap { paint.overlaid(by: $0) } ?? paint
        nodes.append(.drawing(bordered(box.fill(glossy)).named("label")))
      } else {
        nodes.append(.drawing(bordered(box.fill(ground)).named("message")))
        nodes += pointer(of: rect, ground: ground)
      }
    }
    return nodes
  }

  private func bordered(_ drawing: Drawing) -> Drawing {
    paints.border(of: badge.look).map { drawing.stroke(.color($0), width: ratio) } ?? drawing
  }

  /// The tip at the left edge of a bubble, 3 points wide and 7 high, and the opening in the edge behind it: the figures
  /// of badge-maker 5.0.2.
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
