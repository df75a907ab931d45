import LookModel
public import PathGeometry
public import SVGTree
public import Typesetting

/// A value that can be drawn as a badge. It is laid out when it is written.
public protocol Badge: Sendable {
  /// The options of the badge, beside its content and its look.
  var options: BadgeOptions { get set }

  /// The colour scheme of the badge if its options have none: light pages by default.
  var defaultColorScheme: OutputColorScheme { get }

  /// Measures the badge's text and places its parts.
  ///
  /// - Throws: ``BadgeError`` if a number or a text is out of range.
  func layout(with shaper: any TextShaper) throws(BadgeError) -> BadgeLayout

  /// The badge as UTF-8 bytes of an SVG file.
  ///
  /// Status badges, pills, hubs and cells of the same look, whose texts have the widths of earlier ones, are written
  /// from templates. The bytes are those of a badge that is drawn.
  ///
  /// - Parameters:
  ///   - profile: What the readers of the file can draw.
  ///   - shaper: Measures texts, and gives their outlines if the profile needs them. The built-in one only measures.
  /// - Throws: ``BadgeError`` if a number or a text is out of range, if an outline is missing that the profile needs,
  ///   or if the profile cannot show a part of the badge.
  func serialized(for profile: OutputProfile, shaper: any TextShaper) throws(BadgeError) -> [UInt8]
}

/// The parts of a badge with their positions.
public struct BadgeLayout: Hashable, Sendable {
  /// The bounds of the picture, in points; the origin may be negative if a badge extends beyond its host.
  public var frame: Rect
  /// The parts from back to front; empty if the badge has nothing to show.
  public var nodes: [Node]
  /// The accessible title of the badge; nil if it shows nothing.
  public var title: String?

  /// A layout of the given parts.
  public init(frame: Rect, nodes: [Node], title: String?) {
    self.frame = frame
    self.nodes = nodes
    self.title = title
  }

  /// A badge with nothing to show: a square of one point, because several renderers refuse a width of zero.
  static let nothing = BadgeLayout(frame: Rect(width: 1, height: 1), nodes: [], title: nil)

  /// Whether the layout shows nothing.
  public var isEmpty: Bool { nodes.isEmpty }
}

extension Badge {
  /// Light pages.
  public var defaultColorScheme: OutputColorScheme { .light }

  /// The picture of this badge, laid out by `shaper` and moved so that it starts at the origin.
  ///
  /// The picture begins and ends at whole points of the layout, so that sharp edges stay sharp and rounded coordinates
  /// stay inside. Browsers stretch any other size to whole pixels.
  ///
  /// - Throws: ``BadgeError`` if a number or a text is out of range, or if the light and the dark picture of a badge
  ///   differ in more than their paints.
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

  /// The badge as UTF-8 bytes of an SVG file, drawn anew.
  public func serialized(for profile: OutputProfile, shaper: any TextShaper) throws(BadgeError) -> [UInt8] {
    try drawn(for: profile, shaper: shaper)
  }

  /// The badge as UTF-8 bytes of an SVG file, with text measured by the built-in tables.
  ///
  /// - Throws: ``BadgeError``, as in ``serialized(for:shaper:)``.
  public func serialized(for profile: OutputProfile) throws(BadgeError) -> [UInt8] {
    try serialized(for: profile, shaper: BuiltinShaper())
  }

  /// The badge as an SVG file, without templates, which do not pay for a single badge.
  package func drawn(
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

  /// The badge as the text of an SVG file: ``serialized(for:shaper:)`` as a `String`.
  ///
  /// - Throws: ``BadgeError``, as in ``serialized(for:shaper:)``.
  public func svg(for profile: OutputProfile, shaper: any TextShaper = BuiltinShaper()) throws(BadgeError) -> String {
    String(decoding: try serialized(for: profile, shaper: shaper), as: UTF8.self)
  }
}

extension TextShaper {
  /// Measures text for a badge, and throws its errors as ``BadgeError``. Characters that XML forbids are measured as
  /// their replacements.
  ///
  /// - Parameter direction: The direction of the line; nil for that of the first letter with a direction.
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
    case .outlineTooLarge, .familyNotFound, .noGlyph, .libraryMissing, .unreadableFont: self = .shaping(error)
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
