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
  /// Hashes of the widths of texts that had no template, by their place.
  private var missed: [UInt64]
  private var texts: SlotTexts
  private var output = ByteWriter(capacity: 4096)

  /// - Parameter capacity: The maximum number of templates, a power of two.
  /// - Throws: ``BadgeError`` if the badge cannot be drawn with any text.
  init(
    slots: Int, measures: [SlotMeasure]?, for profile: OutputProfile, shaper: any TextShaper, capacity: Int = 8192,
    filled: @escaping ([String]) -> any Badge
  ) throws(BadgeError) {
    self.slots = slots
    self.filled = filled
    self.profile = profile
    self.shaper = shaper
    templates = Array(repeating: nil, count: capacity)
    missed = Array(repeating: 0, count: capacity)
    texts = SlotTexts(slots: slots)
    guard let measures, profile.kind == .web, !profile.outlinesText, slots <= Placeholder.slots else {
      self.measures = nil
      return
    }
    let probe = try filled(Array(repeating: "xx", count: slots)).drawn(for: profile, shaper: shaper)
    // A badge that contains such a byte anyway cannot be told from its placeholders.
    self.measures = probe.contains(Placeholder.firstByte) ? nil : measures
  }

  /// Appends the file of the badge with other texts.
  ///
  /// - Throws: ``BadgeError/textCount(_:expected:)`` for another number of texts than ``slots``, and the errors of
  ///   ``Badge/serialized(for:shaper:)``.
  public func write(_ texts: [String], to bytes: inout [UInt8]) throws(BadgeError) {
    guard texts.count == slots else { throw .textCount(texts.count, expected: slots) }
    guard try writesTemplate(of: texts) else {
      bytes += try filled(texts).drawn(for: profile, shaper: shaper)
      return
    }
    bytes.append(contentsOf: output.all)
  }

  /// The file of the badge with other texts, if earlier texts had the same widths; nil if it has to be drawn.
  func bytes(of texts: [String]) throws(BadgeError) -> [UInt8]? {
    try writesTemplate(of: texts, ifRepeated: true) ? Array(output.all) : nil
  }

  /// Writes the file into the output by a template.
  ///
  /// - Parameter ifRepeated: Whether a template is made only when texts of the same widths come a second time.
  /// - Returns: False if the texts have no template.
  private func writesTemplate(of texts: [String], ifRepeated: Bool = false) throws(BadgeError) -> Bool {
    guard let measures, self.texts.read(texts, measures: measures) else { return false }
    let place = place()
    if templates[place]?.isFor(self.texts) != true {
      if ifRepeated, missed[place] != self.texts.hash {
        missed[place] = self.texts.hash
        return false
      }
      templates[place] = try template()
    }
    guard let template = templates[place], !template.isEmpty else { return false }
    output.truncate(to: 0)
    template.write(self.texts, to: &output)
    return true
  }

  /// The place of the template for the texts that have been read: the one that holds it, the first free one, or else
  /// one that is used again.
  private func place() -> Int {
    let first = Int(truncatingIfNeeded: texts.hash)
    for distance in 0..<8 {
      let place = (first + distance) & (templates.count - 1)
      guard let template = templates[place], !template.isFor(texts) else { return place }
    }
    return first & (templates.count - 1)
  }

  /// The template for the texts that have been read.
  private func template() throws(BadgeError) -> BadgeTemplate {
    let placeholders = (0..<slots).map { Placeholder(slot: $0, count: texts.lengths[$0]).text }
    let bytes = try filled(placeholders).drawn(
      for: profile, shaper: PlaceholderShaper(widths: texts.naturalWidths))
    let steps = TemplateReader(bytes, lengths: texts.lengths, isWide: measures?.map(\.writesNaturalWidth) ?? []).steps()
    return BadgeTemplate(bytes, steps ?? [], for: texts, profile)
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
