import LookModel
import PathGeometry
import SVGTree
import Typesetting

extension Pill {
  /// A dot and the text behind it: the mark of a status. The look's fill paints the dot.
  func draw<C: Canvas & ~Copyable>(
    _ dot: PillLook.Dot, before run: GlyphRun, ratio: Double, on canvas: inout C
  ) throws(BadgeError) -> BadgeFrame {
    let diameter = dot.diameter * ratio
    let height = max(try height(ratio: ratio), diameter)
    let padding = look.padding * ratio
    let start = padding + diameter + dot.gap * ratio
    let width = (start + run.width + padding).roundedUpToPoint
    try BadgeError.check(Size(width, height))
    var effects = effects(ratio: ratio)
    try effects.check(height: diameter)
    // What moves the text, too, is no matter of the dot alone.
    let animation = effects.animation
    if animation?.movesAll == true { effects.animation = nil }

    let size = Size(width, height)
    let frame = host.map { placement(on: $0, height: height).frame(of: size) } ?? Rect(origin: .zero, size: size)
    let isMirrored = style.usedDirection == .rightToLeft
    let colors = usedColors
    let fill = colors.fill
    effects.removePulse(shownThrough: fill)
    let mark = Rect(
      x: isMirrored ? frame.maxX - padding - diameter : frame.minX + padding, y: frame.center.y - diameter / 2,
      width: diameter,
      height: diameter)
    let drawing = BodyDrawing(
      shape: BodyShape(in: mark, radius: nil), fill: fill, effects: effects)
    let color: Color =
      switch colors.text {
      case .color(let color): color
      // There is no body that holes could be cut into.
      case .knockout: fill.shade(1)
      }
    let beginning = Point(
      isMirrored ? frame.maxX - start : frame.minX + start, run.baseline(centredAt: frame.center.y))
    host?.draw(around: drawing, options.background, on: &canvas)
    let motion = animation?.movesAll == true ? animation?.motion(about: frame.center) : nil
    if let motion { canvas.begin(Group([]).animated(motion)) }
    drawing.draw(on: &canvas)
    canvas.draw(run, at: beginning, anchor: isMirrored ? .end : .start, color: color)
    if motion != nil { canvas.end() }
    let extent = mark.outset(by: effects.outsets)
    let resting = frame.union(extent)
    let moving = motion == nil ? effects.animation?.extent(of: extent) : animation?.extent(of: resting)
    return BadgeFrame(resting, moving: moving, on: host?.rect, title: options.title(or: text))
  }
}
