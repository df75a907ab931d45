/// Why a key or an option has no effect.
package enum NoEffectReason: Hashable, Sendable {
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
  case lightPages
  /// The badge is drawn by itself, so that none lines up with it.
  case singleBadge
  /// The file is for web pages.
  case webPages
  /// The file is for design tools, and has no second set of colours.
  case designFiles
  /// Badges of this kind do not have the key.
  case kind(String)
}
