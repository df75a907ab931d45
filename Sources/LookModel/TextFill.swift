public import SVGTree

/// The paint of the text on a badge.
public enum TextFill: Hashable, Sendable {
  /// Cut out: holes that show the background.
  case knockout
  /// In a colour.
  case color(Color)
}
