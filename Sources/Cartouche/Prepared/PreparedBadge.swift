import PathGeometry
import SVGTree
import Typesetting

/// A badge that is written many times with different texts: a status badge or a pill.
///
/// The bytes are those of ``Badge/serialized(for:shaper:)``. They depend on a text only through its spelling and through
/// the numbers that follow from its width. So the badge is drawn once for each set of widths, with placeholders instead
/// of texts, and kept as a template. A text that is not printable ASCII, an outlined text, a font from a file, a badge
/// with a fixed width and lines from right to left are drawn each time, as without preparing.
///
/// A prepared badge keeps at most 8,192 templates. It is for one thread: prepare one for each.
public final class PreparedBadge {
  /// The number of texts: for a status badge the label and each message, for a pill 1.
  public let slots: Int

  private let filled: ([String]) -> any Badge
  private let profile: OutputProfile
  private let shaper: any TextShaper
  /// How the texts are measured; nil if the badge is drawn each time.
  private let measures: [SlotMeasure]?
  private var templates: [BadgeTemplate?]
  private var texts: SlotTexts
  private var output = ByteWriter(capacity: 4096)

  /// The number of templates, a power of two.
  private static let capacity = 8192

  /// - Throws: ``BadgeError`` if the badge cannot be drawn with any text.
  init(
    slots: Int, measures: [SlotMeasure]?, for profile: OutputProfile, shaper: any TextShaper,
    filled: @escaping ([String]) -> any Badge
  ) throws(BadgeError) {
    self.slots = slots
    self.filled = filled
    self.profile = profile
    self.shaper = shaper
    templates = Array(repeating: nil, count: Self.capacity)
    texts = SlotTexts(slots: slots)
    guard let measures, profile.kind == .web, !profile.outlinesText, slots <= Placeholder.slots else {
      self.measures = nil
      return
    }
    let probe = try filled(Array(repeating: "xx", count: slots)).serialized(for: profile, shaper: shaper)
    // A badge that contains such a byte anyway cannot be told from its placeholders.
    self.measures = probe.contains(Placeholder.firstByte) ? nil : measures
  }

  /// Appends the file of the badge with other texts.
  ///
  /// - Throws: ``BadgeError/textCount(_:expected:)`` for another number of texts than ``slots``, and the errors of
  ///   ``Badge/serialized(for:shaper:)``.
  public func write(_ texts: [String], to bytes: inout [UInt8]) throws(BadgeError) {
    guard texts.count == slots else { throw .textCount(texts.count, expected: slots) }
    guard let measures, self.texts.read(texts, measures: measures) else {
      bytes += try filled(texts).serialized(for: profile, shaper: shaper)
      return
    }
    let place = place()
    if templates[place]?.isFor(self.texts) != true { templates[place] = try template() }
    guard let template = templates[place], !template.isEmpty else {
      bytes += try filled(texts).serialized(for: profile, shaper: shaper)
      return
    }
    output.truncate(to: 0)
    template.write(self.texts, to: &output)
    bytes.append(contentsOf: output.all)
  }

  /// The place of the template for the texts that have been read: the one that holds it, the first free one, or else
  /// one that is used again.
  private func place() -> Int {
    let first = Int(truncatingIfNeeded: texts.hash)
    for distance in 0..<8 {
      let place = (first + distance) & (Self.capacity - 1)
      guard let template = templates[place], !template.isFor(texts) else { return place }
    }
    return first & (Self.capacity - 1)
  }

  /// The template for the texts that have been read.
  private func template() throws(BadgeError) -> BadgeTemplate {
    let placeholders = (0..<slots).map { Placeholder(slot: $0, count: texts.lengths[$0]).text }
    let bytes = try filled(placeholders).serialized(
      for: profile, shaper: PlaceholderShaper(widths: texts.naturalWidths))
    let steps = TemplateReader(bytes, lengths: texts.lengths, isWide: measures?.map(\.writesNaturalWidth) ?? []).steps()
    return BadgeTemplate(bytes, steps ?? [], for: texts, decimals: profile.lengthDecimals)
  }
}

/// How the texts of a slot are measured.
struct SlotMeasure {
  let widths: ASCIIWidths
  /// How the letters of a text are changed before they are shown.
  var letters = Letters.kept
  /// Whether the file has the natural width of the text, besides numbers that depend on ``width``.
  var writesNaturalWidth = false
  /// The number on which the picture depends, from the natural width and the number of characters.
  let width: (_ natural: Double, _ count: Int) -> Double

  enum Letters {
    case kept
    case capitals
    case firstCapital
  }
}
