public import LookModel
import PathGeometry
import SVGTree
public import Typesetting

/// A short text in a pill that is as wide as the text needs.
///
/// A text that is empty draws nothing.
public struct Pill: Badge, Hashable {
  /// What the pill says.
  public var text: String
  /// How the pill looks.
  public var look: PillLook
  /// What is asked of the pill besides.
  public var style = BadgeStyle()

  /// A pill that says `text`, in the look of DDBadgeViewCell unless told otherwise.
  public init(_ text: String) {
    self.text = text
    look = .digdog
  }

  /// This pill in another look.
  public func look(_ look: PillLook) -> Pill {
    var copy = self
    copy.look = look
    return copy
  }

  /// Places the body, the crescent above it, the shadow in it and the text, from (0, 0).
  public func layout(with shaper: any TextShaper) throws(BadgeError) -> BadgeLayout {
    try look.check()
    guard !text.isEmpty else { return .nothing }
    let font = style.font(over: look.font)
    let run = try shaper.measure(text, in: font)
    let ratio = font.size / look.font.size
    let height = (look.height * ratio).rounded(.toNearestOrAwayFromZero)
    try BadgeError.check(height, .height)
    let depth = (look.letterpress?.depth ?? 0) * ratio
    try BadgeError.check(depth, .offset, in: BadgeError.lengthOrNone)
    let width = width(around: run, ratio: ratio, height: height)
    try BadgeError.check(width, .width)
    let capsule = Capsule(in: Rect(y: depth, width: width, height: height))

    let colors = look.colors[style]
    let fill = style.fill ?? colors.fill
    var nodes: [Node] = []
    if let letterpress = look.letterpress {
      let own = style.fill == nil ? colors.crescent : nil
      let color = own ?? fill.shade(letterpress.shade)
      nodes.append(
        .drawing(
          crescent(over: capsule, depth: depth, isCovered: fill.isOpaque).fill(.color(color)).named("letterpress")))
    }
    let drawing = CapsuleDrawing(
      capsule: capsule, body: body(capsule, fill: fill), shadow: style.insetShadow, run: run,
      text: style.text ?? colors.text)
    nodes += try drawing.nodes()
    return BadgeLayout(
      frame: Rect(width: capsule.rect.width, height: height + depth), nodes: nodes, title: style.title(or: text))
  }

  /// Never less than the height; whole points, so that the right edge is as sharp as the left one.
  private func width(around run: GlyphRun, ratio: Double, height: Double) -> Double {
    let natural = (run.width + 2 * look.padding * ratio).roundedUpToPoint
    guard let compact = look.compact else { return max(height, natural) }
    let least = max(height, (compact.width * ratio).roundedUpToPoint)
    let isShort = text.count <= compact.characters && run.width <= compact.textWidth * ratio
    return isShort ? least : max(least, natural)
  }

  private func body(_ capsule: Capsule, fill: Paint) -> Drawing {
    let rect = capsule.rect
    // A line without length vanishes in some renderers, and across one without height a gradient has no extent.
    guard look.body == .line, rect.width > rect.height, case .color = fill else { return capsule.fill(fill) }
    let line = Path {
      Move(rect.minX + capsule.radius, rect.center.y)
      Line(rect.maxX - capsule.radius, rect.center.y)
    }
    return line.stroke(fill, width: rect.height, cap: .round)
  }

  /// A crescent twice as deep as it shows, beneath the body, so that no seam shows between the two; where it would shine
  /// through the body, just as deep as it shows.
  private func crescent(over capsule: Capsule, depth: Double, isCovered: Bool) -> Path {
    Capsule(in: capsule.rect.offset(y: -depth)).crescent(inset: 0, shift: isCovered ? 2 * depth : depth)
  }
}

extension Double {
  /// The next whole number up, where a rounding error beyond a whole number does not count.
  var roundedUpToPoint: Double { (self - 1e-9).rounded(.up) }
}

extension Paint {
  /// Whether nothing shines through.
  var isOpaque: Bool {
    switch self {
    case .none: false
    case .color(let color): color.alpha == 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    }
  }

  /// The paint's first colour with its channels multiplied.
  fileprivate func shade(_ factor: Double) -> Color {
    switch self {
    case .none: Color.black.opacity(0)
    case .color(let color): color.scaled(by: factor)
    case .linearGradient(let gradient): (gradient.stops.first?.color ?? .black).scaled(by: factor)
    case .radialGradient(let gradient): (gradient.stops.last?.color ?? .black).scaled(by: factor)
    }
  }
}
