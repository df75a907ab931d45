import LookModel
public import PathGeometry
public import SVGTree
public import Typesetting

/// Something that can be drawn as a badge: a value that says what it shows, and is laid out when it is written.
public protocol Badge: Sendable {
  /// What is asked of the badge besides its content and its look.
  var options: BadgeOptions { get set }

  /// For which pages the badge is coloured where its options name none: light ones by default.
  var defaultColorScheme: OutputColorScheme { get }

  /// Measures the badge's text and places its parts.
  ///
  /// - Throws: ``BadgeError`` where a number or a text is out of range.
  func layout(with shaper: any TextShaper) throws(BadgeError) -> BadgeLayout
}

/// A badge whose parts have their places.
public struct BadgeLayout: Hashable, Sendable {
  /// What a picture of the badge must show, in points; its origin may be negative where a badge sticks out of a host.
  public var frame: Rect
  /// The parts from back to front; none where the badge has nothing to show.
  public var nodes: [Node]
  /// The words for what is shown; nil where nothing is.
  public var title: String?

  /// A layout of finished parts.
  public init(frame: Rect, nodes: [Node], title: String?) {
    self.frame = frame
    self.nodes = nodes
    self.title = title
  }

  /// A badge that has nothing to show: one point square, since several renderers refuse a width of zero.
  static let nothing = BadgeLayout(frame: Rect(width: 1, height: 1), nodes: [], title: nil)

  /// Whether there is nothing to see.
  public var isEmpty: Bool { nodes.isEmpty }
}

extension Badge {
  /// Light pages alone.
  public var defaultColorScheme: OutputColorScheme { .light }

  /// The picture of this badge, laid out by `shaper` and moved so that it starts at the origin.
  ///
  /// The picture begins and ends at whole points of the layout, so that what is sharp there is sharp in the picture, and
  /// no rounding of coordinates leads out of it. Browsers stretch any other size to whole pixels.
  ///
  /// - Throws: ``BadgeError`` where a number or a text is out of range, and where a badge for light and dark grounds
  ///   differs on the two in more than its paints.
  public func document(shaper: any TextShaper = BuiltinShaper()) throws(BadgeError) -> SVGDocument {
    let layout = try adaptedLayout(with: shaper)
    let frame = layout.frame.roundedOutToPoints
    try BadgeError.check(frame.size)
    try BadgeError.check(options.scale, .scale)
    try BadgeError.check(options.scale * frame.width, .width)
    try BadgeError.check(options.scale * frame.height, .height)
    let isAtOrigin = frame.origin == .zero
    let children =
      isAtOrigin || layout.isEmpty
      ? layout.nodes : [.group(Group(layout.nodes).offset(x: -frame.minX, y: -frame.minY))]
    return SVGDocument(size: frame.size, title: layout.title, scale: options.scale, children: children)
  }

  /// The badge as UTF-8 bytes of an SVG file.
  ///
  /// - Parameters:
  ///   - profile: What the file's readers can draw.
  ///   - shaper: What measures texts, and draws them where the profile wants outlines; the built-in one only measures.
  /// - Throws: ``BadgeError`` where a number or a text is out of range, where the profile wants an outline that there
  ///   is none of, and where it has no words for a part of the badge.
  public func serialized(
    for profile: OutputProfile, shaper: any TextShaper = BuiltinShaper()
  ) throws(BadgeError) -> [UInt8] {
    let document = try document(shaper: shaper)
    // A length that the profile's decimals round to nothing is an error to several renderers.
    let lengths = profile.smallestLength...BadgeError.maximumLength
    try BadgeError.check(min(1, options.scale) * document.size.width, .width, in: lengths)
    try BadgeError.check(min(1, options.scale) * document.size.height, .height, in: lengths)
    do {
      return try document.serialized(for: profile, shaper: shaper)
    } catch {
      throw BadgeError(error)
    }
  }

  /// The badge as the text of an SVG file: ``serialized(for:shaper:)`` for those who need one.
  ///
  /// - Throws: ``BadgeError``, as there.
  public func svg(for profile: OutputProfile, shaper: any TextShaper = BuiltinShaper()) throws(BadgeError) -> String {
    String(decoding: try serialized(for: profile, shaper: shaper), as: UTF8.self)
  }
}

extension TextShaper {
  /// Measures text for a badge, in whose terms a refusal is told. What XML forbids is measured as what stands for it.
  ///
  /// - Parameter direction: In which direction its line runs; nil for that of its first letter that has one.
  func measure(
    _ text: String, in font: Font, direction: LayoutDirection? = nil
  ) throws(BadgeError) -> GlyphRun {
    let text = text.replacingWhatXMLForbids()
    try BadgeError.check(font.size, .fontSize)
    do {
      return try shape(text, in: font).directed(direction)
    } catch {
      throw BadgeError(error)
    }
  }
}

extension BadgeError {
  init(_ error: ShapingError) {
    switch error {
    case .sizeOutOfRange(let size, let maximum):
      self = .outOfRange(.fontSize, value: size, allowed: Self.minimumLength...maximum)
    case .textTooLong(let bytes, let maximum): self = .textTooLong(bytes: bytes, maximum: maximum)
    case .outlineTooLarge, .familyNotFound, .noGlyph, .unreadableFont: self = .shaping(error)
    }
  }

  init(_ error: LoweringError) {
    switch error {
    case .noOutlines(let text): self = .noOutlines(text: text)
    case .shaping(let error): self.init(error)
    case .unsupported(let construct, _, let layer): self = .unsupported(construct, layer: layer)
    }
  }
}
