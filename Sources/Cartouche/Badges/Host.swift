public import LookModel
public import PathGeometry
public import SVGTree

/// What a badge is placed on, and where on it.
public struct Host: Hashable, Sendable {
  /// The host's extent in points.
  public var size: Size
  /// At which of its nine places the badge lies.
  public var anchor: Anchor
  /// How far the badge overlaps the host; nil leaves it to the look.
  public var overlap: Overlap?
  /// To which side the badge grows; nil leaves it to the look.
  public var growth: Growth?
  /// Whether a badge that would stick out is moved back into the host.
  public var keepsInside: Bool
  /// What is drawn beneath the badge, in points from the host's upper left corner; nothing for a host that is drawn
  /// elsewhere. What is painted in `Color.current` is black on a light ground and white on a dark one.
  public var nodes: [Node]

  /// A host of the given extent.
  public init(
    size: Size, anchor: Anchor, overlap: Overlap? = nil, growth: Growth? = nil, keepsInside: Bool = false,
    nodes: [Node] = []
  ) {
    self.size = size
    self.anchor = anchor
    self.overlap = overlap
    self.growth = growth
    self.keepsInside = keepsInside
    self.nodes = nodes
  }
}

extension Host {
  var rect: Rect { Rect(origin: .zero, size: size) }

  /// What is drawn beneath the badge on a ground of `scheme`.
  func nodes(on scheme: ColorScheme) -> [Node] { nodes.currentColor(scheme == .dark ? .white : .black) }

  /// - Throws: ``BadgeError`` where a number of the host is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(size)
    if let overlap { try overlap.check(height: 1) }
  }
}

extension BadgeLayout {
  /// A badge that has nothing to show: its host alone, which keeps its name.
  init(of host: Host?, options: BadgeOptions, words: String? = nil) {
    let nodes = host?.nodes(on: options.background) ?? []
    let title = options.title(or: words ?? "")
    self.init(
      frame: host?.rect ?? Self.nothing.frame, nodes: nodes, title: nodes.isEmpty || title.isEmpty ? nil : title)
  }
}

extension Overlap {
  /// How far inside a host the ellipse inscribed in it lies at 45 degrees, as a share of the host's width and height.
  static let circularInset = (1 - 0.5.squareRoot()) / 2

  /// - Throws: ``BadgeError`` where a number is out of range for a badge of the given height.
  func check(height: Double) throws(BadgeError) {
    switch self {
    case .inset(let share): try BadgeError.check(share * height, .inset, in: BadgeError.reach)
    case .corner(let x, let y):
      try BadgeError.check(x, .inset, in: BadgeError.reach)
      try BadgeError.check(y, .inset, in: BadgeError.reach)
    case .rectangular, .circular: break
    }
  }
}
