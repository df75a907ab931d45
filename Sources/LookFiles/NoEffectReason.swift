/// Why a key or an option has no effect.
public enum NoEffectReason: Hashable, Sendable, CaseIterable {
  /// The look draws bubbles, which have fixed colours.
  case bubbles
  /// The look draws a ribbon, which is around the leading or the trailing edge of its host.
  case ribbon
  /// The look draws a dot before the text, so that there is no body to cut holes into.
  case dot
  /// Nothing is drawn below the badge.
  case noHostDrawing
  /// The badge has no label.
  case noLabel
  /// The badge is not coloured for dark pages.
  case lightGround
  /// The badge is not a status badge.
  case otherKind
  /// A table has no colour.
  case table
}
