import LookModel
import Messages
public import PathGeometry
public import SVGTree
public import Typesetting

/// A value that can be drawn as a badge. It is laid out when it is drawn: what it draws depends on nothing else.
public protocol Badge: Sendable {
  /// The options of the badge, beside its content and its look.
  var options: BadgeOptions { get set }

  /// The colour scheme of the badge if its options have none: light pages by default.
  var defaultColorScheme: OutputColorScheme { get }

  /// Measures the badge's text, places its parts and draws them on a canvas.
  ///
  /// A badge with nothing to show draws nothing, and is a square of one point, because several renderers refuse a width
  /// of zero. The title of the frame is that of the options, if they have one: ``BadgeOptions/title(or:)``.
  ///
  /// - Throws: ``BadgeError`` if a number or a text is out of range.
  func draw<C: Canvas & ~Copyable>(on canvas: inout C, with shaper: some TextShaper) throws(BadgeError) -> BadgeFrame
}

/// What is around a drawn badge.
public struct BadgeFrame: Hashable, Sendable {
  /// The bounds of the picture, in points; the origin may be negative if a badge extends beyond its host.
  public var rect: Rect
  /// The bounds of the picture where nothing moves, in points; nil for the same bounds.
  public var restingRect: Rect? { rare?.value.restingRect }
  /// The accessible title of the badge; nil if nothing names it, empty if there is nothing to name but its body.
  public var title: String?
  /// Whether the picture ends where the frame does, and not at whole points.
  var isExact: Bool { rare?.value.isExact ?? false }

  /// What few badges have.
  private struct Rare: Hashable {
    var restingRect: Rect?
    var isExact = false
  }
  private let rare: Boxed<Rare>?

  /// A frame with a title.
  public init(_ rect: Rect, restingRect: Rect? = nil, title: String? = nil) {
    self.rect = rect
    rare = restingRect.map { Boxed(Rare(restingRect: $0)) }
    self.title = title
  }

  /// The frame of a picture that ends where the frame does: a host alone is as large as it was given.
  init(exactly rect: Rect, title: String?) {
    self.rect = rect
    rare = Boxed(Rare(isExact: true))
    self.title = title
  }

  /// The bounds of the picture in a profile.
  fileprivate func rect(isStill: Bool) -> Rect { isStill ? restingRect ?? rect : rect }

  /// The frame of a badge with nothing to show.
  static let nothing = BadgeFrame(Rect(width: 1, height: 1))
}

/// A badge as an SVG file.
package struct DrawnBadge {
  /// The file.
  package var bytes: [UInt8]
  /// The size of its view box, in points.
  package var size: Size
  /// The scale at which it is shown.
  package var scale: Double
  /// Its title; nil if it shows nothing.
  fileprivate let rawTitle: String?

  /// Its title as the file has it; nil if it shows nothing.
  package var title: String? { rawTitle?.replacingWhatXMLForbids() }
}

/// The parts of a badge with their positions.
public struct BadgeLayout: Hashable, Sendable {
  /// The bounds of the picture, in points; the origin may be negative if a badge extends beyond its host.
  public var frame: Rect
  /// The parts from back to front; empty if the badge has nothing to show.
  public var nodes: [Node]
  /// The accessible title of the badge; nil if nothing names it, empty if there is nothing to name but its body.
  public var title: String?
  /// Whether the picture ends where the frame does, and not at whole points.
  var isExact = false

  /// A layout of the given parts.
  public init(frame: Rect, nodes: [Node], title: String?) {
    self.frame = frame
    self.nodes = nodes
    self.title = title
  }

  /// Whether the layout shows nothing.
  public var isEmpty: Bool { nodes.isEmpty }
}

extension Badge {
  /// Light pages.
  public var defaultColorScheme: OutputColorScheme { .light }

  /// The parts of the badge with their positions, measured by `shaper`.
  ///
  /// - Throws: ``BadgeError`` if a number or a text is out of range.
  public func layout(with shaper: some TextShaper) throws(BadgeError) -> BadgeLayout {
    try layout(with: shaper, isStill: false)
  }

  /// The parts of the badge with their positions, in the bounds of a picture in which nothing moves if it is still.
  func layout(with shaper: some TextShaper, isStill: Bool) throws(BadgeError) -> BadgeLayout {
    var canvas = RecordingCanvas()
    let frame = try draw(on: &canvas, with: shaper)
    precondition(canvas.isEnded, "what is begun on a canvas is ended")
    var layout = BadgeLayout(frame: frame.rect(isStill: isStill), nodes: canvas.nodes, title: frame.title)
    layout.isExact = frame.isExact
    return layout
  }

  /// The picture of this badge, laid out by `shaper` and moved so that it starts at the origin.
  ///
  /// The picture begins and ends at whole points of the layout, so that sharp edges stay sharp and rounded coordinates
  /// stay inside. Browsers stretch any other size to whole pixels. A host with nothing on it keeps its size.
  ///
  /// - Parameters:
  ///   - shaper: Measures texts.
  ///   - isStill: Whether there is no room for a movement, as in what ``serialized(for:shaper:)`` writes for a profile
  ///     without animations: for exports to files in which nothing can move.
  /// - Throws: ``BadgeError`` if a number or a text is out of range, or if the light and the dark picture of a badge
  ///   differ in more than their paints.
  public func document(
    shaper: some TextShaper = BuiltinShaper(), isStill: Bool = false
  ) throws(BadgeError) -> SVGDocument {
    try adaptedLayout(with: shaper, isStill: isStill).document(scale: options.scale)
  }

  /// The badge as UTF-8 bytes of an SVG file. They depend on the badge, the profile and the shaper alone.
  ///
  /// - Parameters:
  ///   - profile: What the readers of the file can draw.
  ///   - shaper: Measures texts, and gives their outlines if the profile needs them. The built-in one only measures.
  /// - Throws: ``BadgeError`` if a number or a text is out of range, if an outline is missing that the profile needs,
  ///   or if the profile cannot show a part of the badge.
  public func serialized(
    for profile: OutputProfile, shaper: some TextShaper = BuiltinShaper()
  ) throws(BadgeError) -> [UInt8] {
    try drawn(for: profile, shaper: shaper).bytes
  }

  /// The badge as bytes of an SVG file, with its size and its title.
  package func drawn(
    for profile: OutputProfile, shaper: some TextShaper
  ) throws(BadgeError) -> DrawnBadge {
    let options = options
    // Two colour schemes are two trees that become one.
    if profile.canBeWrittenAtOnce, options.colorScheme ?? defaultColorScheme != .automatic {
      var canvas = WritingCanvas(profile: profile)
      let frame = try draw(on: &canvas, with: shaper)
      return try canvas.drawn(in: frame, scale: options.scale, profile)
    }
    return try document(shaper: shaper, isStill: profile.isStill).drawn(for: profile, shaper: shaper)
  }

  /// The badge as the text of an SVG file: ``serialized(for:shaper:)`` as a `String`.
  ///
  /// - Throws: ``BadgeError``, as in ``serialized(for:shaper:)``.
  public func svg(
    for profile: OutputProfile, shaper: some TextShaper = BuiltinShaper()
  ) throws(BadgeError) -> String {
    String(decoding: try serialized(for: profile, shaper: shaper), as: UTF8.self)
  }
}

// What does not depend on the kind of badge is compiled once for all.

extension BadgeLayout {
  fileprivate func document(scale: Double) throws(BadgeError) -> SVGDocument {
    let frame = try frame.picture(scale: scale, isExact: isExact)
    let children =
      frame.origin == .zero || isEmpty
      ? nodes : [.group(Group(nodes).offset(x: -frame.minX, y: -frame.minY))]
    return SVGDocument(size: frame.size, title: title, scale: scale, children: children)
  }
}

extension WritingCanvas {
  fileprivate mutating func drawn(
    in drawn: BadgeFrame, scale: Double, _ profile: OutputProfile
  ) throws(BadgeError) -> DrawnBadge {
    let frame = try drawn.rect(isStill: profile.isStill).picture(scale: scale, isExact: drawn.isExact)
    try profile.check(frame.size, scale: scale)
    do {
      let bytes = try file(frame: frame, title: drawn.title, scale: scale)
      return DrawnBadge(bytes: bytes, size: frame.size, scale: scale, rawTitle: drawn.title)
    } catch { throw BadgeError(error) }
  }
}

extension SVGDocument {
  fileprivate func drawn(for profile: OutputProfile, shaper: some TextShaper) throws(BadgeError) -> DrawnBadge {
    try profile.check(size, scale: scale)
    do {
      return DrawnBadge(
        bytes: try serialized(for: profile, shaper: shaper), size: size, scale: scale, rawTitle: title)
    } catch { throw BadgeError(error) }
  }
}

extension Rect {
  /// The bounds of the picture of a badge with this frame.
  fileprivate func picture(scale: Double, isExact: Bool) throws(BadgeError) -> Rect {
    let frame = isExact ? self : roundedOutToPoints
    try BadgeError.check(frame.size)
    try BadgeError.check(scale, .scale)
    try BadgeError.check(scale * frame.width, .width)
    try BadgeError.check(scale * frame.height, .height)
    return frame
  }
}

extension OutputProfile {
  /// Whether nothing moves.
  package var isStill: Bool { kind == .design || animations == .none }

  /// - Throws: ``BadgeError`` if the profile's decimals round a side to nothing, which is an error to several renderers.
  fileprivate func check(_ size: Size, scale: Double) throws(BadgeError) {
    let lengths = smallestLength...BadgeError.maximumLength
    try BadgeError.check(min(1, scale) * size.width, .width, in: lengths)
    try BadgeError.check(min(1, scale) * size.height, .height, in: lengths)
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
    let run: GlyphRun
    do { run = try shape(text, in: font).directed(direction) } catch { throw BadgeError(error) }
    try run.check()
    return run
  }
}

extension GlyphRun {
  /// Shapers may give any numbers, and so may files of fonts.
  ///
  /// - Throws: ``BadgeError`` if the height is too large for any badge.
  func check() throws(BadgeError) {
    try BadgeError.check(capHeight, .height, in: BadgeError.coordinates)
    try BadgeError.check(metrics.ascender * font.size, .height, in: BadgeError.coordinates)
    try BadgeError.check(metrics.descender * font.size, .height, in: BadgeError.coordinates)
  }
}
