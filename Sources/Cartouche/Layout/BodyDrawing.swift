import LookModel
import PathGeometry
import SVGTree
import Typesetting

/// The body of a badge with a text in its middle: what pills and hubs have in common.
struct BodyDrawing {
  /// A text and how it is painted.
  struct Label {
    var run: GlyphRun
    var text: TextFill

    /// The text around a point.
    func text(around center: Point) -> TextRun {
      let (position, anchor) = place(around: center)
      return TextRun(run, at: position, anchor: anchor)
    }

    /// Draws the text around a point.
    func draw<C: Canvas & ~Copyable>(around center: Point, _ color: Color, on canvas: inout C) {
      let (position, anchor) = place(around: center)
      canvas.draw(run, at: position, anchor: anchor, color: color)
    }

    private func place(around center: Point) -> (Point, TextRun.Anchor) {
      let middle = Point(center.x, run.baseline(centredAt: center.y))
      // Around the middle of a spaced text, resvg and Inkscape count the space after its last letter.
      return run.isFitted && run.isSpaced ? (middle - Point(run.width / 2, 0), .start) : (middle, .middle)
    }
  }

  var shape: BodyShape
  var fill: Paint
  /// A crescent in the body, along the upper edge and within the border, that is so deep.
  var crescent: (color: Color, depth: Double)?
  /// Draws the body as one line with round caps where that comes to the same.
  var isLine = false
  var effects: Effects
  /// The text in the middle; nil for none.
  var label: Label?
  /// The mark before the text, if any.
  var mark: PlacedMark?
  /// What is below and is cut by nothing; nil for nothing.
  var below: (outline: Outline, color: Color, layer: String)?

  /// Draws the shadow, the halo, the body, the light and the shadow on it, and the text on all or through all.
  func draw<C: Canvas & ~Copyable>(on canvas: inout C) {
    let movesAll = effects.animation?.movesAll == true
    if movesAll, let motion { canvas.begin(Group([]).animated(motion)) }
    let pops = effects.animation == .pop
    if let below {
      // A group of its own, since no letters are cut out of it.
      if pops, let motion { canvas.begin(Group([]).animated(motion)) }
      canvas.fill(below.outline, .color(below.color), layer: below.layer)
      if pops, motion != nil { canvas.end() }
    }
    drawPulse(on: &canvas)
    let center = shape.rect.center + Point(0, (crescent?.depth ?? 0) / 2)
    let middle = center + Point(mark?.shift ?? 0, 0)
    let sign = mark?.path(around: center, textWidth: label?.run.width)
    let ink = label?.text ?? mark?.ink
    if ink == .knockout {
      var holes = label.map { [Node.text($0.text(around: middle))] } ?? []
      if let sign { holes.append(.drawing(sign.fill(.black))) }
      canvas.begin(holes: holes)
    }
    if pops, let motion { canvas.begin(Group([]).animated(motion)) }
    drawParts(on: &canvas)
    if pops, motion != nil { canvas.end() }
    switch ink {
    case .knockout: canvas.end()
    case .color(let color):
      label?.draw(around: middle, color, on: &canvas)
      if let sign { canvas.draw(sign.fill(.color(color)).named("mark")) }
    case nil: break
    }
    if movesAll, motion != nil { canvas.end() }
  }

  private func drawParts<C: Canvas & ~Copyable>(on canvas: inout C) {
    if let shadow = effects.shadow {
      canvas.draw(.cast(shadow, by: outer.roundedRect, isCutOut: !isOpaque, isUnderHoles: isKnockedOut))
    }
    if let halo { canvas.draw(halo.named("halo")) }
    drawBody(on: &canvas)
    if let gloss = effects.gloss {
      for drawing in gloss.drawings(on: inner, over: fill) { canvas.draw(drawing.named("gloss")) }
    }
    if let shadow = effects.insetShadow { canvas.draw(inner.shadow(shadow)) }
  }

  /// How the badge moves, if it does.
  var motion: Animation? { effects.animation?.motion(about: shape.rect.center) }

  /// What a gap around the badge cuts out of its host; nil where there is none.
  var cutout: Path? {
    guard let halo = effects.halo, halo.color == nil, halo.width > 0 else { return nil }
    return outer.inset(by: -halo.width).path
  }

  // MARK: Outlines

  /// The outer edge of the body and of its border.
  private var outer: BodyShape { effects.outsideBorder > 0 ? shape.inset(by: -effects.outsideBorder) : shape }

  /// What a border leaves of the body.
  private var inner: BodyShape {
    guard let border = effects.border, border.placement == .inside, border.width > 0 else { return shape }
    return shape.inset(by: border.width)
  }

  // MARK: Drawings

  /// Whether nothing below the body and its border shows.
  var isOpaque: Bool {
    effects.isOpaque(over: fill) && !(effects.outsideBorder > 0 && effects.border?.line == .dashed)
  }

  /// Whether the text, or the mark, is cut out of the body and of what is below it.
  private var isKnockedOut: Bool { (label?.text ?? mark?.ink) == .knockout }

  private var halo: Drawing? {
    guard let halo = effects.halo, let color = halo.color, halo.width > 0 else { return nil }
    let outset = outer.inset(by: -halo.width)
    // Below a body that covers it, the ring has no inner edge, along which the host would shine through. Below a body
    // with holes it ends just inside the body's edge: with holes of its own, the edges of the letters would be dark.
    if isOpaque, !isKnockedOut { return outset.path.fill(.color(color)) }
    let inner = isOpaque ? outer.inset(by: FigureShadow.coveredEdge) : outer
    return outset.path.appending(inner.path.reversed).fill(.color(color))
  }

  private func drawBody<C: Canvas & ~Copyable>(on canvas: inout C) {
    let paint = effects.gloss?.paint(on: inner, over: fill) ?? fill
    guard let border = effects.border, border.width > 0 else {
      let place = canvas.place
      if isLine, let line = self.line(paint) {
        canvas.draw(line.named("body"))
      } else if paint != .none {
        canvas.fill(shape.outline, paint, layer: "body")
      }
      return drawLight(over: shape, since: place, on: &canvas)
    }
    let middle = shape.inset(by: border.placement == .inside ? border.width / 2 : -border.width / 2)
    let dashes = border.line == .dashed ? middle.dashes(ofWidth: border.width) : []
    func line(along drawing: Drawing) -> Drawing {
      drawing.stroke(.color(border.color), width: border.width, dashes: dashes)
    }
    // One drawing unless something is between the two, or what is below the line would show half-way through it.
    let showsFill = border.isTranslucent || !dashes.isEmpty
    let isSplit = showsFill || crescent != nil || light != nil
    guard isSplit else { return canvas.draw(line(along: middle.path.fill(paint)).named("body")) }
    let figure = showsFill ? shape : middle
    let place = canvas.place
    canvas.draw(figure.path.fill(paint).named("body"))
    drawLight(over: figure, since: place, on: &canvas)
    if let crescent {
      let inset = showsFill ? 0 : border.width / 2
      let edge = showsFill ? inner : middle
      canvas.fill(edge.crescent(inset: inset, depth: crescent.depth), .color(crescent.color), layer: "letterpress")
    }
    canvas.draw(line(along: middle.path.fill(.none)).named("border"))
  }

  /// The light that fades over the body, if there is any.
  private var light: Gradient? { effects.gloss?.overlay(along: inner, over: fill) }

  /// Draws the light over a figure, above what was drawn after a place.
  private func drawLight<C: Canvas & ~Copyable>(over figure: BodyShape, since place: Int, on canvas: inout C) {
    guard let light else { return }
    canvas.overlay(figure.outline, light, isCrisp: false, layer: "gloss", since: place)
  }

  /// The body as one line; nil if that does not come to the same.
  private func line(_ paint: Paint) -> Drawing? {
    guard case .capsule = shape else { return nil }
    let rect = shape.rect
    // A line without length vanishes in some renderers, and across one without height a gradient has no extent.
    guard rect.width > rect.height, case .color = paint else { return nil }
    let line = Path {
      Move(rect.minX + rect.height / 2, rect.center.y)
      Line(rect.maxX - rect.height / 2, rect.center.y)
    }
    return line.stroke(paint, width: rect.height, cap: .round)
  }
}

extension Effects {
  /// How far beyond the body something is drawn while nothing moves. It decides where the badge is, so that a badge
  /// which moves rests where it is without a movement. Inlined, because a call would copy the effects.
  @inline(__always) var outsets: Insets {
    let border = outsideBorder
    let halo = halo?.color == nil ? 0 : halo?.width ?? 0
    let shadow = shadow?.outsets ?? Insets()
    return Insets(
      top: border + max(halo, shadow.top), right: border + max(halo, shadow.right),
      bottom: border + max(halo, shadow.bottom), left: border + max(halo, shadow.left))
  }

  /// Whether nothing shows through a body with a fill and its border.
  func isOpaque(over fill: Paint) -> Bool { fill.isOpaque && border?.isTranslucent != true }

  /// Removes a pulse from a body with a fill through which its ring would be seen at rest.
  mutating func removePulse(shownThrough fill: Paint) {
    if animation == .pulse, !isOpaque(over: fill) { animation = nil }
  }

  /// The width of a border around the body, in points; 0 for none.
  var outsideBorder: Double { border?.placement == .outside ? border?.width ?? 0 : 0 }

  /// - Throws: ``BadgeError`` where a number is out of range for a body of the given height.
  func check(height: Double) throws(BadgeError) {
    if let border {
      let most = border.placement == .inside ? height / 2 : BadgeError.maximumLength
      try BadgeError.check(border.width, .borderWidth, in: 0...most)
    }
    if let halo { try BadgeError.check(halo.width, .halo, in: BadgeError.lengthOrNone) }
    if let shadow {
      try BadgeError.check(shadow.blur, .blur, in: BadgeError.lengthOrNone)
      try BadgeError.check(shadow.offset.x, .offset, in: BadgeError.coordinates)
      try BadgeError.check(shadow.offset.y, .offset, in: BadgeError.coordinates)
    }
    if let insetShadow {
      try BadgeError.check(insetShadow.blur, .blur, in: BadgeError.lengthOrNone)
      try BadgeError.check(insetShadow.offset, .offset, in: BadgeError.coordinates)
    }
  }
}

extension Rect {
  /// The rectangle whose edges are `outsets` further outside.
  func outset(by outsets: Insets) -> Rect {
    inset(by: Insets(top: -outsets.top, right: -outsets.right, bottom: -outsets.bottom, left: -outsets.left))
  }
}

extension Border {
  /// Whether what is below the line shows through it on light or on dark pages.
  fileprivate var isTranslucent: Bool { color.alpha < 1 || darkColor?.alpha ?? 1 < 1 }
}
