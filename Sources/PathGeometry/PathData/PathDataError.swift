/// An error in path data: what was expected, where, and which part can still be drawn.
public struct PathDataError: Error, Hashable, Sendable {
  /// What was expected at a position.
  public enum Expectation: Hashable, Sendable {
    /// `M` or `m`: all path data begin with a move.
    case move
    /// A command letter, or more numbers for the previous command. No numbers follow a `Z`.
    case command
    /// A number.
    case number
    /// The digit 0 or 1.
    case flag
    /// A coordinate within ±1e9. The limit also applies to sums of relative coordinates and to reflected control
    /// points.
    case smallerNumber
  }

  /// What was expected.
  public let expected: Expectation

  /// The position, in bytes of UTF-8 from the start, after any separators.
  ///
  /// For a number that is too large, this is its first byte. At the end of the data, it is their length.
  public let offset: Int

  /// Everything before the command or the set of numbers with the error. By SVG 2, renderers draw this part.
  public let prefix: Path
}
