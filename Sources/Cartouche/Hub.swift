public import LookModel
public import PathGeometry
public import SVGTree
public import Typesetting

/// A count in a circle that widens with the count's order of magnitude, by itself or on a host such as an icon.
///
/// A count of zero or below draws nothing.
public struct Hub: Badge, Hashable {
  /// The count.
  public var count: Int
  /// How the hub looks.
  public var look: HubLook
  /// What is asked of the hub besides.
  public var style = BadgeStyle()
  /// The largest count that is shown as it is; nil leaves it to the look.
  public var limit: Int?
  /// What the hub is placed on; nil for a hub by itself.
  public var host: Host?
  /// How far the hub is moved from its place, in points.
  public var offset = Point.zero
  /// How many times as large the hub is, about its centre.
  public var magnification = 1.0
  /// The line inside the hub's edge; nil for none.
  public var border: Border?

  /// What a hub is placed on.
  public struct Host: Hashable, Sendable {
    /// The host's extent in points.
    public var size: Size
    /// At which of its nine places the hub lies.
    public var anchor: Anchor

    /// A host of the given extent.
    public init(size: Size, anchor: Anchor) {
      self.size = size
      self.anchor = anchor
    }
  }

  /// A line inside the edge of a hub.
  public struct Border: Hashable, Sendable {
    /// The line's colour.
    public var color: Color
    /// The line's width in points.
    public var width: Double

    /// A line of the given width.
    public init(color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// A hub that shows `count`, in the look of BadgeHub unless told otherwise.
  public init(_ count: Int) {
    self.count = count
    look = .badgeHub
  }

  /// This hub in another look.
  public func look(_ look: HubLook) -> Hub { changed { $0.look = look } }

  /// This hub with counts above `limit` shown as the limit and "+".
  public func limit(_ limit: Int) -> Hub { changed { $0.limit = limit } }

  /// This hub on a host of the given extent.
  public func on(_ size: Size, at anchor: Anchor = .topTrailing) -> Hub {
    changed { $0.host = Host(size: size, anchor: anchor) }
  }

  /// This hub moved by a vector in points, after every earlier move.
  public func moved(by vector: Point) -> Hub { changed { $0.offset = offset + vector } }

  /// This hub so many times as large about its centre, after every earlier scaling.
  public func scaled(by factor: Double) -> Hub { changed { $0.magnification = magnification * factor } }

  /// This hub with a line inside its edge.
  public func border(_ color: Color, width: Double) -> Hub {
    changed { $0.border = Border(color: color, width: width) }
  }

  /// What the hub shows: the count, or the limit and "+"; nil for a count that is not shown.
  public var shownText: String? {
    guard count > 0 else { return nil }
    let limit = limit ?? look.limit
    return count > limit ? "\(limit)+" : "\(count)"
  }

  /// Places the circle and the count; on a host the frame holds both.
  public func layout(with shaper: any TextShaper) throws(BadgeError) -> BadgeLayout {
    try check()
    let host = host.map { Rect(origin: .zero, size: $0.size) }
    guard let text = shownText else {
      return BadgeLayout(frame: host ?? BadgeLayout.nothing.frame, nodes: [], title: nil)
    }
    let font = style.font(over: look.font)
    let run = try shaper.measure(text, in: font.size(font.size * magnification))
    let frame = frame(around: run)
    try BadgeError.check(frame.size)
    let colors = look.colors[style]
    let drawing = CapsuleDrawing(
      capsule: Capsule(in: frame.inset(by: border?.width ?? 0)), body: body(in: frame, fill: style.fill ?? colors.fill),
      shadow: style.insetShadow, run: run, text: style.text ?? colors.text)
    return BadgeLayout(
      frame: host?.union(frame) ?? frame, nodes: try drawing.nodes(), title: style.title(or: text))
  }

  /// The hub's own rectangle: it widens about the centre, in both directions alike.
  private func frame(around run: GlyphRun) -> Rect {
    let height = look.diameter * magnification
    // Each character beyond the second is one order of magnitude more.
    let orders = Double(max(1, run.text.count - 1) - 1)
    let width = max(height * (1 + look.widening * orders), run.width + 2 * look.padding * magnification)
    let base = Point(look.diameter / 2, look.diameter / 2)
    let center = host.map { $0.anchor.center(in: $0.size, inset: look.overlap * look.diameter) } ?? base
    return Rect(
      x: center.x + offset.x - width / 2, y: center.y + offset.y - height / 2, width: width, height: height)
  }

  private func body(in frame: Rect, fill: Paint) -> Drawing {
    guard let border, border.width > 0 else { return Capsule(in: frame).fill(fill) }
    return Capsule(in: frame.inset(by: border.width / 2)).fill(fill).stroke(.color(border.color), width: border.width)
  }

  private func check() throws(BadgeError) {
    try look.check()
    if let limit { try BadgeError.check(Double(limit), .limit, in: 1...Double(Int.max)) }
    if let host { try BadgeError.check(host.size) }
    try BadgeError.check(offset.x, .offset, in: BadgeError.reach)
    try BadgeError.check(offset.y, .offset, in: BadgeError.reach)
    try BadgeError.check(magnification, .scale)
    try BadgeError.check(look.diameter * magnification, .height)
    if let border { try BadgeError.check(border.width, .borderWidth, in: 0...look.diameter * magnification / 2) }
  }

  private func changed(_ change: (inout Hub) -> Void) -> Hub {
    var copy = self
    change(&copy)
    return copy
  }
}
