import LookModel
import PathGeometry
import SVGTree
public import Typesetting

extension Pill {
  /// Places the body, the crescent above it, what is around and on it, and the text, from (0, 0) unless something
  /// sticks out; on a host the frame holds both.
  public func draw<C: Canvas & ~Copyable>(
    on canvas: inout C, with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeFrame {
    try check()
    guard !text.isEmpty else { return BadgeFrame(drawing: host, options: options, on: &canvas) }
    let font = style.font.applied(to: look.font)
    var run = try shaper.measure(shownText, in: font, direction: style.layoutDirection)
    let ratio = font.size / look.font.size
    if look.letterSpacing > 0, run.isSpaced {
      run = run.fitted(to: run.width + look.letterSpacing * ratio * Double(run.text.count - 1))
    }
    if let dot = look.dot { return try draw(dot, before: run, ratio: ratio, on: &canvas) }
    let height = try height(ratio: ratio)
    let depth = (look.letterpress?.depth ?? 0) * ratio
    try BadgeError.check(depth, .offset, in: BadgeError.lengthOrNone)
    let colors = usedColors
    let mark = try look.mark.map { mark throws(BadgeError) in
      try PlacedMark(mark, ratio: ratio, ink: colors.text, isMirrored: style.usedDirection == .rightToLeft)
    }
    let width = width(
      aroundText: (mark?.width ?? 0) + run.width, characters: run.text.count, ratio: ratio, height: height)
    try BadgeError.check(width, .width)
    var effects = effects(ratio: ratio)
    try effects.check(height: height)
    effects.removePulse(shownThrough: colors.fill)
    if let ribbon = look.ribbon {
      return draw(ribbon, Size(width, height), around: run, mark: mark, effects: effects, ratio: ratio, on: &canvas)
    }

    let fill = colors.fill
    let radius = look.radius.map { $0 * ratio }
    var frame = Rect(y: depth, width: width, height: height)
    if let host {
      var outsets = effects.outsets
      outsets.top = max(outsets.top, depth)
      frame = placement(on: host, height: height).frame(of: frame.size, outsets: outsets)
    }
    // A border goes around the crescent, too.
    let isBordered = look.letterpress != nil && effects.border?.width ?? 0 > 0
    if isBordered { frame = frame.inset(by: Insets(top: -depth)) }
    let shape = BodyShape(in: frame, radius: radius)
    let crescent = look.letterpress.map { colors.crescent ?? fill.shade($0.shade) }
    let drawing = BodyDrawing(
      shape: shape, fill: fill, crescent: isBordered ? crescent.map { ($0, depth) } : nil, isLine: look.body == .line,
      effects: effects, label: .init(run: run, text: colors.text), mark: mark,
      below: isBordered
        ? nil
        : crescent.map { (self.crescent(over: shape, depth: depth, isCovered: fill.isOpaque), $0, "letterpress") })
    host?.draw(around: drawing, options.background, on: &canvas)
    drawing.draw(on: &canvas)
    var extent = frame.outset(by: effects.outsets)
    if !isBordered { extent = extent.union(frame.outset(by: Insets(top: depth))) }
    return BadgeFrame(
      extent, moving: effects.animation?.extent(of: extent), on: host?.rect, title: options.title(or: text))
  }

  /// The colours of the state and the page, with what is asked for instead.
  var usedColors: PillLook.Colors {
    let colors = look.colors[style.state ?? .normal, options.background]
    // A crescent belongs to the fill that it was chosen for.
    let crescent = style.fill == nil ? colors.crescent : nil
    let used = PillLook.Colors(fill: style.fill ?? colors.fill, text: style.text ?? colors.text, crescent: crescent)
    guard let fading, !look.colors.hasDisabled else { return used }
    return PillLook.Colors(fill: fading(used.fill), text: fading(used.text), crescent: crescent.map { fading($0) })
  }

  /// What is drawn around and on the body, at `ratio` times the look's size.
  func effects(ratio: Double) -> Effects {
    var effects = style.effects(over: look.effects, ratio: ratio, on: options.background)
    // In an outlined look, the border is there in place of a fill.
    if effects.border != nil, style.border == nil, style.fill?.isVisible == true,
      !look.colors[style.state ?? .normal, options.background].fill.isVisible
    {
      effects.border = nil
    }
    return fading?(effects) ?? effects
  }

  /// Whether a pulse is asked for that the pill cannot hide at rest.
  package var losesPulse: Bool { style.animation == .pulse && !effects(ratio: 1).isOpaque(over: usedColors.fill) }

  private var fading: Fading? { Fading(style.state, to: look.disabledOpacity, on: options.background) }

  /// The height of the body: whole points.
  func height(ratio: Double) throws(BadgeError) -> Double {
    let height = (look.height * ratio).rounded(.toNearestOrAwayFromZero)
    try BadgeError.check(height, .height)
    return height
  }

  func placement(on host: Host, height: Double) -> Placement {
    Placement(
      diameter: height, host: host, overlap: look.overlap, offset: offset, direction: style.usedDirection)
  }

  /// Never less than the height; whole points, so that the right edge is as sharp as the left one.
  func width(aroundText textWidth: Double, characters: Int, ratio: Double, height: Double) -> Double {
    let natural = (textWidth + 2 * look.padding * ratio).roundedUpToPoint
    guard let compact = look.compact else { return max(height, natural) }
    let least = max(height, (compact.width * ratio).roundedUpToPoint)
    let isShort = characters <= compact.characters && textWidth <= compact.textWidth * ratio
    return max(least, isShort ? textWidth.roundedUpToPoint : natural)
  }

  /// A crescent twice as deep as it shows, below the body, so that no seam shows between the two; where it would shine
  /// through the body, just as deep as it shows.
  private func crescent(over shape: BodyShape, depth: Double, isCovered: Bool) -> Outline {
    let rect = shape.rect.offset(y: -depth)
    let moved =
      switch shape {
      case .capsule: BodyShape.capsule(Capsule(in: rect))
      case .rounded(let figure): BodyShape.rounded(RoundedRect(rect, radii: figure.radii))
      }
    return moved.crescent(depth: isCovered ? 2 * depth : depth)
  }

  private func check() throws(BadgeError) {
    try look.check()
    if let maximumCharacters {
      try BadgeError.check(Double(maximumCharacters), .characters, in: 1...Double(Int.max))
    }
    try checkPlace()
  }
}

extension Double {
  /// The longest length that a file with three decimals does not show, in points.
  fileprivate static let invisibleLength = 0.0005

  /// The next whole number up, where what does not show beyond a whole number does not count.
  var roundedUpToPoint: Double { (self - Self.invisibleLength).rounded(.up) }
}

extension Rect {
  /// The smallest rectangle of whole points around this one, where what does not show beyond a whole number does not count.
  var roundedOutToPoints: Rect {
    let left = (minX + Double.invisibleLength).rounded(.down)
    let top = (minY + Double.invisibleLength).rounded(.down)
    return Rect(x: left, y: top, width: maxX.roundedUpToPoint - left, height: maxY.roundedUpToPoint - top)
  }
}
