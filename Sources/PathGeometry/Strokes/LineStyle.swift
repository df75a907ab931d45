/// How a line ends: the SVG attribute `stroke-linecap`.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut straight at the end.
  case butt
  /// A half circle beyond the end.
  case round
  /// Half a square beyond the end.
  case square
}

/// How two lines meet: the SVG attribute `stroke-linejoin`.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// A sharp corner.
  case miter
  /// A rounded corner.
  case round
  /// A corner cut off.
  case bevel
}
