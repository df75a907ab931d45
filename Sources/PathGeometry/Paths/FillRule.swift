/// Which points count as inside an outline: the SVG attribute `fill-rule`.
public enum FillRule: Hashable, Sendable {
  /// Those that the outline winds around, directions counted.
  case nonzero
  /// Those from which a ray crosses the outline an odd number of times.
  case evenOdd
}
