extension Path {
  /// How path data is written.
  public enum DataStyle: Hashable, Sendable {
    /// Absolute coordinates, every command letter, single spaces between all numbers and flags, and a zero before the
    /// decimal point: `0.5`. Android's lint refuses `.5`, which crashes some devices.
    case spaced
    /// Relative verbs, without letters and separators that the grammar does not need; level and upright lines are
    /// absolute where that is not longer, or has two characters at most without its sign. Arc flags keep their spaces,
    /// because several importers cannot read joined flags.
    case minified
    /// Relative verbs, so that equal letters have equal data wherever they are, without command letters and separators
    /// that the grammar does not need, and only with what every importer draws: quadratic curves are cubic ones, no arc
    /// is longer than half a turn, and straight curves are lines. Numbers have a zero before the decimal point as in
    /// ``spaced``, and curves that go on smoothly are `S`. With two decimals or more, a control point may then move by
    /// one unit of the last one. With two, the letters of a font move by up to half a unit.
    case compact
  }

  /// The path as the value of an SVG `d` attribute. Linear in the number of elements.
  ///
  /// - Parameters:
  ///   - style: How it is written.
  ///   - precision: The number of decimals, 0 to 6.
  public func data(style: DataStyle = .minified, precision: Int = 3) -> String {
    var bytes = ByteWriter()
    write(as: style, decimals: FixedPoint(decimals: precision), to: &bytes)
    return String(decoding: bytes.all, as: UTF8.self)
  }

  /// Writes the path as the value of an SVG `d` attribute. Linear in the number of elements.
  ///
  /// - Parameter isPlain: Whether it has only what every importer draws, as ``DataStyle/compact`` always has.
  package func write(
    as style: DataStyle, decimals: FixedPoint, isPlain: Bool = false, to bytes: inout ByteWriter
  ) {
    var pen = PathDataPen(style: style, decimals: decimals, isPlain: isPlain)
    let path = pen.isPlain ? splittingLongArcs() : self
    guard pen.writesLetters else { return pen.write(path.elements[...], to: &bytes) }
    pen.write(path.verbs[...], to: &bytes)
    for letter in path.letters { pen.write(letter, to: &bytes) }
  }
}
