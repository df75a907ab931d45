package import PathGeometry
package import Typesetting

/// The path data of a text in the design profile, for writing them at many places.
package struct OutlineData: Sendable {
  private let data: MovablePathData

  /// The data of an outline whose contours touch nowhere.
  ///
  /// - Parameter areHoles: Whether the text is cut out of what is below it.
  package init(_ outline: GlyphOutline, areHoles: Bool, for profile: OutputProfile) {
    let path = outline.path.spelled(forDesign: profile.lengthDecimals)
    data = MovablePathData(areHoles ? path.reversed : path, decimals: profile.lengthDecimals)
  }

  /// Writes the data with the left end of the baseline at a place, in units of the last decimal.
  package func write(atX x: Int, y: Int, to output: inout ByteWriter) { data.write(movedByX: x, y: y, to: &output) }

  /// Where a file has these data, with the left ends of the baselines.
  package func occurrences(in file: [UInt8]) -> [MovablePathData.Occurrence] { data.occurrences(in: file) }
}
