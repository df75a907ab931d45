/// The rule for which points are inside an outline: the SVG attribute `fill-rule`.
public enum FillRule: Hashable, Sendable {
  /// Points with a winding number other than zero are inside.
  case nonzero
  /// Points are inside if a ray from them crosses the outline an odd number of times.
  case evenOdd
}
