import SVGTree
import Typesetting

/// A badge that is written many times with different texts: a status badge or a pill.
///
/// The bytes are those of ``Badge/serialized(for:shaper:)``. They depend on a text only through its spelling, its outline
/// and the numbers that follow from its width. So the badge is drawn once for each set of widths, with placeholders
/// instead of texts, and kept as a template. Some badges are drawn each time, as without preparing: those with a text
/// that is not printable ASCII, with a fixed width, with lines from right to left, with outlined texts in the profiles
/// for web pages, and in the design profile those with glyphs that overlap.
///
/// A prepared badge keeps at most 8,192 templates. It is for one thread: prepare one for each.
public final class PreparedBadge {
  /// The number of texts: for a status badge the label and each message, for a pill 1.
  public var slots: Int { writer.slots }

  private var writer: TemplateWriter

  /// - Parameter capacity: The maximum number of templates, a power of two.
  /// - Throws: ``BadgeError`` if the badge cannot be drawn with any text.
  init(
    slots: Int, measures: [SlotMeasure]?, for profile: OutputProfile, shaper: any TextShaper, capacity: Int = 8192,
    filled: @escaping ([String]) -> any Badge
  ) throws(BadgeError) {
    writer = try TemplateWriter(
      slots: slots, measures: measures, for: profile, shaper: shaper, capacity: capacity, filled: filled)
  }

  /// Appends the file of the badge with other texts.
  ///
  /// - Throws: ``BadgeError/textCount(_:expected:)`` for another number of texts than ``slots``, and the errors of
  ///   ``Badge/serialized(for:shaper:)``.
  public func write(_ texts: [String], to bytes: inout [UInt8]) throws(BadgeError) {
    try writer.write(texts, to: &bytes)
  }

  /// The file of the badge with other texts, if earlier texts had the same widths; nil if it has to be drawn.
  func bytes(of texts: [String]) throws(BadgeError) -> [UInt8]? { try writer.bytes(of: texts) }
}
