import PathGeometry
import SVGTree
import Typesetting

/// Where the outline of a text is, from the left end of its baseline, and what else moves it. Texts with equal places
/// have the rest of the picture in common.
struct OutlinePlace: Equatable {
  let naturalWidth: Double
  let advance: Double
  let metrics: FontMetrics
  /// Whole points around the outline.
  let box: Rect

  /// The same for equal places.
  var hash: UInt64 {
    var hash = naturalWidth.bitPattern
    for number in [advance, metrics.capHeight, metrics.ascender, box.minX, box.minY, box.maxX, box.maxY] {
      hash = (hash ^ number.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return hash
  }
}

/// The outline of a text of a slot. Its path data are made when they are first written.
final class OutlinedText {
  let place: OutlinePlace
  private let outline: GlyphOutline
  private let profile: OutputProfile
  /// The path data of the text.
  private(set) lazy var data = MovablePathData(of: outline, isCutOut: false, for: profile)
  /// The path data of the text where it is cut out.
  private(set) lazy var cutOutData = MovablePathData(of: outline, isCutOut: true, for: profile)
  /// Whether its contours touch nowhere after its points are rounded. Otherwise cutting it out changes them.
  private(set) lazy var canBeCutOut = outline.isDisjoint(in: profile)

  /// More elements are not worth the memory.
  private static let maximumElements = 2_000

  /// Nil for an outline with contours that meet, and for an empty one.
  init?(_ outline: GlyphOutline, naturalWidth: Double, metrics: FontMetrics, for profile: OutputProfile) {
    guard outline.isNormal, outline.path.elements.count <= Self.maximumElements,
      let bounds = outline.path.controlBounds
    else { return nil }
    self.outline = outline
    self.profile = profile
    place = OutlinePlace(
      naturalWidth: naturalWidth, advance: outline.advance, metrics: metrics,
      box: bounds.inset(by: -profile.smallestLength).roundedOutToPoints)
  }
}

/// The outlines of the texts of a slot that came last.
struct OutlineCache {
  private let profile: OutputProfile
  /// Nil for texts that have to be drawn each time.
  private var known: [String: OutlinedText?] = [:]

  /// A site has fewer labels and messages that come again. Most texts take a few kilobytes.
  private static let limit = 128

  init(_ profile: OutputProfile) { self.profile = profile }

  /// The outline of a text of ASCII; nil if it has to be drawn each time.
  mutating func outline(
    of text: String, _ source: OutlineSource, _ width: (Double, Int) -> Double
  ) -> OutlinedText? {
    if let known = known[text] { return known }
    let new = try? Self.outlined(text, source, width, profile)
    if known.count >= Self.limit { known = [:] }
    known[text] = .some(new)
    return new
  }

  private static func outlined(
    _ text: String, _ source: OutlineSource, _ width: (Double, Int) -> Double, _ profile: OutputProfile
  ) throws(ShapingError) -> OutlinedText? {
    let natural = try source.measurer.shape(text, in: source.font)
    var run = natural
    if source.isFitted {
      let width = width(natural.width, text.utf8.count)
      guard width >= 0 else { return nil }
      run = GlyphRun(text: text, font: source.font, width: width, metrics: natural.metrics, isFitted: true)
    }
    guard let outline = try source.shaper.outline(of: run) else { return nil }
    return OutlinedText(outline, naturalWidth: natural.width, metrics: natural.metrics, for: profile)
  }
}
