public import SVGTree

/// How text on a badge is painted.
public enum TextFill: Hashable, Sendable {
  /// As holes through which the ground shows.
  case knockout
  /// In a colour.
  case color(Color)
}
