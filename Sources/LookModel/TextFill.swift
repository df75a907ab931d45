public import SVGTree

/// The paint of the text on a badge.
public enum TextFill: Hashable, Sendable {
  /// Cut out: holes that show the background.
  case knockout
  /// In a colour.
  case color(Color)
}

extension TextFill {
  /// The colour; nil for text that is cut out.
  package var color: Color? { if case .color(let color) = self { color } else { nil } }
}
