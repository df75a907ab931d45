/// Path data that breaks off: what was expected, where, and what may be drawn nevertheless.
public struct PathDataError: Error, Hashable, Sendable {
  /// What path data would have needed at a place.
  public enum Expectation: Hashable, Sendable {
    /// `M` or `m`, with which all path data begins.
    case move
    /// A command letter, or a further set of numbers for the command before; none follow a `Z`.
    case command
    /// A number.
    case number
    /// The digit 0 or 1.
    case flag
    /// A coordinate of at most 1e9 in either direction, relative ones added up and mirrored control points included.
    case smallerNumber
  }

  /// What was expected.
  public let expected: Expectation

  /// Where it was expected: so many bytes of UTF-8 after the start, past any separators.
  ///
  /// For a number that is too large this is where it begins. At the end of the data it is their length.
  public let offset: Int

  /// Everything before the command, or the set of numbers, with the error: what SVG 2 has renderers draw.
  public let prefix: Path
}
