/// The shape of the end of a line: the SVG attribute `stroke-linecap`.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut off straight at the end.
  case butt
  /// A half circle beyond the end.
  case round
  /// Half a square beyond the end.
  case square
}

/// The shape of the corner between two lines: the SVG attribute `stroke-linejoin`.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// A sharp corner.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}
