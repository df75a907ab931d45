public import LookModel
public import PathGeometry
public import SVGTree

/// The rectangle that a badge is placed on, and the place.
public struct Host: Hashable, Sendable {
  /// The size of the host, in points.
  public var size: Size
  /// The place of the badge on the host.
  public var anchor: Anchor
  /// The overlap of the badge and the host; nil for that of the look.
  public var overlap: Overlap?
  /// The side to which the badge grows; nil for that of the look.
  public var growth: Growth?
  /// Whether a badge that would extend beyond the host is moved inside.
  public var keepsInside: Bool
  /// What is drawn below the badge, in points from the host's upper left corner; empty for a host that is drawn
  /// elsewhere. `Color.current` is black on light pages and white on dark ones.
  public var nodes: [Node]

  /// A host of the given size.
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

  /// What is drawn below the badge in `scheme`.
  func nodes(on scheme: ColorScheme) -> [Node] { nodes.currentColor(scheme == .dark ? .white : .black) }

  /// - Throws: ``BadgeError`` if a number of the host is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(size)
    if let overlap { try overlap.check(height: 1) }
  }
}

extension BadgeFrame {
  /// The frame of what is drawn at rest, and of where it moves, on a host.
  init(_ resting: Rect, moving: Rect?, on host: Rect?, title: String?) {
    let resting = host?.union(resting) ?? resting
    self.init(
      moving.map { resting.union($0) } ?? resting, restingRect: moving == nil ? nil : resting, title: title)
  }

  /// The frame around this one and another, with the title of this one.
  func union(_ other: BadgeFrame) -> BadgeFrame {
    let resting = (restingRect ?? rect).union(other.restingRect ?? other.rect)
    return BadgeFrame(rect.union(other.rect), restingRect: resting, title: title)
  }

  /// This frame, moved so that it ends where another one does at rest.
  func endingWith(_ other: BadgeFrame) -> BadgeFrame {
    let x = (other.restingRect ?? other.rect).maxX - (restingRect ?? rect).maxX
    return BadgeFrame(rect.offset(x: x), restingRect: restingRect?.offset(x: x), title: title)
  }

  /// Draws only the host of a badge with nothing to show. The host keeps the badge's title. Without one it is hidden from
  /// screen readers, which could only say that there is a picture.
  init<C: Canvas & ~Copyable>(drawing host: Host?, options: BadgeOptions, title: String? = nil, on canvas: inout C) {
    let nodes = host?.nodes(on: options.background) ?? []
    canvas.draw(nodes)
    let title = options.title(or: title ?? "")
    self.init(exactly: host?.rect ?? Self.nothing.rect, title: nodes.isEmpty ? nil : title)
  }
}

extension Overlap {
  /// The inset at 45 degrees of the ellipse inscribed in a host, as a fraction of the host's width and height.
  static let circularInset = (1 - 0.5.squareRoot()) / 2

  /// - Throws: ``BadgeError`` if a number is out of range for a badge of the given height.
  func check(height: Double) throws(BadgeError) {
    switch self {
    case .inset(let share): try BadgeError.check(share * height, .inset, in: BadgeError.coordinates)
    case .corner(let x, let y):
      try BadgeError.check(x, .inset, in: BadgeError.coordinates)
      try BadgeError.check(y, .inset, in: BadgeError.coordinates)
    case .rectangular, .circular: break
    }
  }
}
