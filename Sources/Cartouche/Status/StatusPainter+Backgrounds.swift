import LookModel
import PathGeometry
import SVGTree

extension StatusPainter {
  // MARK: Segments

  /// The parts as slices of one rounded rectangle, the last one at the back.
  ///
  /// A part that does not begin on a whole point extends to the next one under the part before it: two edges that are
  /// anti-aliased in the same pixel would let the background show through.
  func drawSegments<C: Canvas & ~Copyable>(of badge: StatusBadge, on canvas: inout C) throws(BadgeError) {
    // The picture ends at a whole point, and the last part with it.
    let size = Size(size.width.roundedUpToPoint, size.height)
    let radius = badge.look.radius * ratio
    let isCrisp = badge.look.edges == .crisp
    func slice(from left: Double, to right: Double) -> RoundedSlice {
      let (left, right) = mirror.map { ($0 - right, $0 - left) } ?? (left, right)
      return RoundedSlice(of: size, radius: radius, from: left, to: right)
    }
    let place = canvas.place
    let parts = placement.parts
    let gloss = gloss(of: badge, from: 0, to: size.height)
    let hasGaps = badge.look.gutter > 0
    for index in parts.indices.reversed() {
      let x = parts[index].x
      let isOnPoint = x == x.rounded(.down)
      var left = x
      if !isOnPoint, !hasGaps, index > 0, try isOpaque(parts[index - 1], in: badge) { left = x.rounded(.down) }
      let right = index == parts.count - 1 ? size.width : x + parts[index].width
      let name = parts[index].isLabel ? "label" : "message"
      let part = Outline.slice(slice(from: left, to: right))
      let partPlace = canvas.place
      let progress =
        if let message = parts[index].message { badge.messages[message].progress } else { badge.label.progress }
      if let progress {
        try BadgeError.check(progress, .progress, in: 0...1)
        let track = StatusPaints.track(of: parts[index].background, under: parts[index].textColor)
        var (start, end) = (left, x + (right - x) * progress)
        // A track below the filled part would show through it, or at the edges of letters that are cut out of both.
        let isCovered = badge.text == .knockout ? false : try isOpaque(parts[index], in: badge)
        if !isCovered {
          end = max(left, min(right, end.rounded()))
          start = end
        }
        if start < right { canvas.fill(.slice(slice(from: start, to: right)), track, isCrisp: isCrisp, layer: name) }
        if left < end {
          let filled = Outline.slice(slice(from: left, to: end))
          canvas.fill(filled, parts[index].background, isCrisp: isCrisp, layer: "progress")
        }
      } else {
        canvas.fill(part, parts[index].background, isCrisp: isCrisp, layer: name)
      }
      if hasGaps, let gloss { canvas.overlay(part, gloss, isCrisp: isCrisp, layer: "gloss", since: partPlace) }
    }
    if !hasGaps, let gloss {
      let whole = Outline.slice(slice(from: 0, to: size.width))
      canvas.overlay(whole, gloss, isCrisp: isCrisp, layer: "gloss", since: place)
    }
  }

  /// Whether a part is opaque, on light and on dark pages: outlines must not depend on the scheme.
  private func isOpaque(_ part: StatusPart, in badge: StatusBadge) throws(BadgeError) -> Bool {
    for scheme in [ColorScheme.light, .dark] {
      if !(try StatusPaints(scheme: scheme).background(ofMessage: part.message, in: badge).isOpaque) { return false }
    }
    return true
  }

  /// The gloss over the colours between two heights.
  private func gloss(of badge: StatusBadge, from top: Double, to bottom: Double) -> Gradient? {
    badge.look.gloss.isEmpty
      ? nil : .linear(badge.look.gloss, start: Point(0, top), end: Point(0, bottom), space: .points)
  }

  // MARK: Bubbles

  /// The label in a box and the messages in bubbles, each with a line around it.
  func drawBubbles<C: Canvas & ~Copyable>(of badge: StatusBadge, on canvas: inout C) {
    for part in parts {
      let background = part.background
      let half = ratio / 2
      let bounds = Rect(x: part.x, y: 0, width: part.width, height: size.height - ratio).offset(x: half, y: half)
      let rect = placed(bounds)
      let box = RoundedRect(rect, radius: badge.look.radius * ratio)
      if part.isLabel {
        // One path under both the line and the gloss has fewer bytes than two.
        let paint = background.measured(in: rect)
        let glossy = gloss(of: badge, from: rect.minY, to: rect.maxY).flatMap { paint.overlaid(by: $0) } ?? paint
        canvas.draw(bordered(box.fill(glossy), in: badge).named("label"))
      } else {
        canvas.draw(bordered(box.fill(background), in: badge).named("message"))
        drawPointer(of: rect, background: background, in: badge, on: &canvas)
      }
    }
  }

  private func bordered(_ drawing: Drawing, in badge: StatusBadge) -> Drawing {
    paints.border(of: badge.look).map { drawing.stroke(.color($0), width: ratio) } ?? drawing
  }

  /// The tip at the edge of a bubble towards the label, 3 points wide and 7 high, and the opening in the edge behind it: the figures
  /// of badge-maker 5.0.2.
  private func drawPointer<C: Canvas & ~Copyable>(
    of rect: Rect, background: Paint, in badge: StatusBadge, on canvas: inout C
  ) {
    let middle = size.height / 2
    let (edge, end) = mirror != nil ? (rect.maxX, rect.maxX + 3 * ratio) : (rect.minX, rect.minX - 3 * ratio)
    let opening = Rect(
      x: edge - (mirror != nil ? 0.5 : 1) * ratio, y: middle - 3 * ratio, width: 1.5 * ratio, height: 6 * ratio)
    let tip = Path {
      Move(edge, middle - 3.5 * ratio)
      Line(end, middle - 0.5 * ratio)
      Line(end, middle + 0.5 * ratio)
      Line(edge, middle + 3.5 * ratio)
    }
    canvas.draw(opening.fill(background).named("opening"))
    canvas.draw(bordered(tip.fill(background), in: badge).named("pointer"))
  }
}
