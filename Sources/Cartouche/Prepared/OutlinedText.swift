import PathGeometry
import SVGTree
import Typesetting

/// The outline of a text of a slot, measured. Its path data are made when they are first written.
final class OutlinedText {
  let naturalWidth: Double
  private let outline: GlyphOutline
  /// Where the outline is: whole points around it, from the left end of its baseline.
  let box: Rect
  private lazy var data: [Bool: OutlineData] = [:]

  /// Nil for an outline with contours that meet, and for an empty one.
  init?(_ outline: GlyphOutline, naturalWidth: Double, for profile: OutputProfile) {
    guard outline.isNormal, let bounds = outline.path.controlBounds else { return nil }
    self.outline = outline
    self.naturalWidth = naturalWidth
    box = bounds.inset(by: -profile.smallestLength).roundedOutToPoints
  }

  var advance: Double { outline.advance }

  /// A hash of what ``hasPlace(of:)`` compares.
  var hash: UInt64 {
    var hash = outline.advance.bitPattern
    for number in [box.minX, box.minY, box.maxX, box.maxY] {
      hash = (hash ^ number.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return hash
  }

  /// Whether the text is in the same place as another.
  func hasPlace(of other: OutlinedText) -> Bool { advance == other.advance && box == other.box }

  /// The path data.
  ///
  /// - Parameter areHoles: Whether the text is cut out of what is below it.
  func data(areHoles: Bool, for profile: OutputProfile) -> OutlineData {
    if let known = data[areHoles] { return known }
    let new = OutlineData(outline, areHoles: areHoles, for: profile)
    data[areHoles] = new
    return new
  }
}

/// The texts of a slot whose outlines are known.
struct OutlinedTexts {
  private let profile: OutputProfile
  /// Nil for texts that have to be drawn each time.
  private var known: [String: OutlinedText?] = [:]

  /// A site has fewer labels and messages that come again; a text takes a few kilobytes.
  private static let limit = 128

  init(_ profile: OutputProfile) { self.profile = profile }

  /// The outline of a text of ASCII; nil if it has to be drawn each time.
  mutating func outline(
    of text: String, _ outlining: Outlining, _ width: (Double, Int) -> Double
  ) -> OutlinedText? {
    if let known = known[text] { return known }
    let new = try? Self.outlined(text, outlining, width, profile)
    if known.count >= Self.limit { known = [:] }
    known[text] = .some(new)
    return new
  }

  private static func outlined(
    _ text: String, _ outlining: Outlining, _ width: (Double, Int) -> Double, _ profile: OutputProfile
  ) throws(ShapingError) -> OutlinedText? {
    let natural = try outlining.measurer.shape(text, in: outlining.font)
    var run = natural
    if outlining.isFitted {
      let width = width(natural.width, text.utf8.count)
      guard width >= 0 else { return nil }
      run = GlyphRun(text: text, font: outlining.font, width: width, metrics: natural.metrics, isFitted: true)
    }
    guard let outline = try outlining.shaper.outline(of: run) else { return nil }
    return OutlinedText(outline, naturalWidth: natural.width, for: profile)
  }
}
