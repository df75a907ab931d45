import LookModel
import PathGeometry
import SVGTree
public import Typesetting

extension Hub {
  /// Places the circle and the count; on a host the frame holds both.
  public func draw<C: Canvas & ~Copyable>(
    on canvas: inout C, with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeFrame {
    let drawn = try drawAlone(on: &canvas, with: shaper)
    guard let reservedCount, usedForm == .count else { return drawn }
    return try frame(around: drawn, upTo: reservedCount, with: shaper)
  }

  /// The frame of this hub with room for all counts up to one.
  private func frame(
    around drawn: BadgeFrame, upTo limit: Count, with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeFrame {
    var other = self
    other.host?.nodes = []
    var frame = isShown || host != nil ? drawn : nil
    for count in try Self.widestCounts(upTo: limit) {
      other.count = count
      var rest = RecordingCanvas()
      var needed = try other.drawAlone(on: &rest, with: shaper)
      // Without a host, the room is where a line ends.
      if host == nil, style.usedDirection == .rightToLeft, let frame { needed = needed.endingWith(frame) }
      frame = frame?.union(needed) ?? needed
    }
    frame?.title = drawn.title
    return frame ?? drawn
  }

  /// The widest count of each number of digits, and `limit`. The digits of nearly all fonts have one width; 8 is among
  /// the widest of the others.
  private static func widestCounts(upTo limit: Count) throws(BadgeError) -> [Count] {
    try BadgeError.check(Double(limit), .reservedCount, in: 1...Double(Count.max))
    var counts: [Count] = [8]
    while let last = counts.last, last <= (limit - 8) / 10 { counts.append(10 * last + 8) }
    return counts.filter { $0 < limit } + [limit]
  }

  /// Draws the hub without room for other counts.
  private func drawAlone<C: Canvas & ~Copyable>(
    on canvas: inout C, with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeFrame {
    try check()
    let scale = scale
    let height = diameter * scale
    let fading = Fading(style.state, to: look.disabledOpacity, on: options.background)
    var effects = style.effects(over: look.effects, ratio: scale, on: options.background)
    if let fading { effects = fading(effects) }
    try effects.check(height: height)
    guard isShown else { return BadgeFrame(drawing: host, options: options, title: countTitle, on: &canvas) }
    var colors = look.colors[style.state ?? .normal, options.background]
    if let fill = style.fill { colors.fill = fill }
    if let text = style.text { colors.text = text }
    if let fading, !look.colors.hasDisabled {
      colors = HubLook.Colors(fill: fading(colors.fill), text: fading(colors.text))
    }
    let shownText = shownText
    var size = Size(height, height)
    var label: BodyDrawing.Label?
    if let shownText {
      let run = try measured(shownText, with: shaper)
      size = self.size(aroundText: run.width)
      label = BodyDrawing.Label(run: run, text: colors.text)
    }
    try BadgeError.check(size)
    var mark: PlacedMark?
    if usedForm == .dot, let shape = look.mark { mark = try PlacedMark(shape, ratio: scale, ink: colors.text) }
    effects.removePulse(shownThrough: colors.fill)
    var frame = Rect(origin: .zero, size: size)
    if let host {
      frame = placement(on: host).frame(of: size, outsets: effects.outsets)
    } else if size.width > size.height {
      // It ends at a whole point, as its picture does, and is in its middle.
      frame.size.width = size.width.roundedUpToPoint
    }
    let drawing = BodyDrawing(
      shape: BodyShape(in: frame, radius: nil), fill: colors.fill, effects: effects, label: label, mark: mark)
    host?.draw(around: drawing, options.background, on: &canvas)
    drawing.draw(on: &canvas)
    let resting = frame.outset(by: effects.outsets)
    return BadgeFrame(
      resting, moving: effects.animation?.extent(of: resting), on: host?.rect,
      title: options.title(or: countTitle ?? shownText ?? lookTitle ?? Self.titleWithoutCount))
  }

  private var countTitle: String? {
    let title = titlePattern?.text(for: count, limit: usedLimit, locale: usedLocale, grouping: groupsDigits)
    return title.flatMap { $0.isBlank ? nil : $0 }
  }

  /// The title that the look has for a hub without a count.
  private var lookTitle: String? { look.title.flatMap { $0.isBlank ? nil : $0 } }

  /// The title of a badge that shows no number, if its look has none.
  private static let titleWithoutCount = "new"

  /// The room beside several characters as a share of the height, however large their font and whatever is between them.
  private static let leastSide = 0.2

  /// The room beside a single character, in points.
  private static let leastPadding = 2.0

  /// What a hub keeps on the smallest host, in points.
  private static let leastDiameter = 4.0

  /// The height, and the width before it grows, before the hub is scaled.
  private var diameter: Double { usedForm == .dot ? look.dot : look.diameter }

  /// How many times as large as in its look the hub is.
  private var scale: Double { fit * (magnification ?? 1) }

  /// How many times as large as in its look a hub is whose scale is not given: on a small host it covers no more than
  /// half of the shorter side. One whose inner corner is fixed is where its look wants it at every size.
  package var fit: Double {
    guard magnification == nil, let host else { return 1 }
    let side = min(host.size.width, host.size.height)
    // How much of the side half of the badge may take, and how much more of the badge is inside.
    let (room, share): (Double, Double)
    switch host.overlap ?? look.overlap {
    case .inset(let inset): (room, share) = (0.5, 0.5 + inset)
    case .rectangular: (room, share) = (0.5, 0.5)
    case .circular: (room, share) = (0.5 - Overlap.circularInset, 0.5)
    case .corner: return 1
    }
    guard share > 0 else { return 1 }
    return min(1, max(Self.leastDiameter / diameter, room * side / (share * diameter)))
  }

  private func placement(on host: Host) -> Placement {
    Placement(
      diameter: diameter * fit, magnification: magnification ?? 1, host: host, overlap: look.overlap,
      growth: look.growth, offset: offset, direction: style.usedDirection)
  }

  private func measured(_ text: String, with shaper: some TextShaper) throws(BadgeError) -> GlyphRun {
    try shaper.measure(text, in: usedFont, direction: style.layoutDirection)
  }

  /// Whether a pulse is asked for that the hub cannot hide at rest.
  package var losesPulse: Bool {
    guard style.animation == .pulse else { return false }
    let fill = style.fill ?? look.colors[style.state ?? .normal, options.background].fill
    return !style.effects(over: look.effects, ratio: 1, on: options.background).isOpaque(over: fill)
  }

  /// The size of the largest font whose count is no higher than the hub, in points, if the font is larger; else nil.
  package var largestFont: Double? {
    let size = style.font.size ?? look.font.size
    // Most fonts are smaller than the hub itself.
    guard size > diameter, let shownText, let run = try? measured(shownText, with: BuiltinShaper()) else { return nil }
    let fitting = size * diameter * scale / run.capHeight
    return fitting < size ? (fitting * 10).rounded(.down) / 10 : nil
  }

  var usedFont: Font {
    let font = style.font.applied(to: look.font)
    return font.size(font.size * scale)
  }

  func size(aroundText width: Double) -> Size {
    let height = diameter * scale
    // Each character beyond the second is one order of magnitude more; marks between groups are none.
    var characters = count > usedLimit ? 2 : 1
    var rest = min(count, usedLimit)
    while rest >= 10 { (rest, characters) = (rest / 10, characters + 1) }
    let orders = Double(max(1, characters - 1) - 1)
    let padding =
      characters > 1 ? max(look.padding * scale, Self.leastSide * height) : min(look.padding, Self.leastPadding) * scale
    return Size(max(height * (1 + look.widening * orders), width + 2 * padding), height)
  }

  private func check() throws(BadgeError) {
    try look.check()
    if let limit { try BadgeError.check(Double(limit), .limit, in: 1...Double(Count.max)) }
    try checkPlace()
    if let magnification { try BadgeError.check(magnification, .scale) }
    try BadgeError.check(diameter * scale, .height)
  }
}

extension Host {
  /// Draws the host below a badge, whose gap may be cut out of it.
  func draw<C: Canvas & ~Copyable>(around badge: borrowing BodyDrawing, _ scheme: ColorScheme, on canvas: inout C) {
    let nodes = nodes(on: scheme)
    if nodes.isEmpty { return }
    guard let cutout = badge.cutout else { return canvas.draw(nodes) }
    // The outer edge is beyond all that is drawn, so that it cannot show, and beyond the hole.
    let parts = [nodes.bounds, cutout.bounds].compactMap { $0 }
    let surroundings = parts.reduce(rect) { $0.union($1) }.inset(by: -1)
    canvas.draw([.group(Group(nodes).clipped(to: surroundings.path.appending(cutout.reversed)))])
  }
}
