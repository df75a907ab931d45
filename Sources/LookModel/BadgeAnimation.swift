/// An animation of a badge, in the web profile. Without animations, the finished badge is shown.
///
/// The figures of the first three are those of BadgeHub 1.0.0, with the default curve of UIView. Those of the pulse are
/// from Ant Design 5.
public enum BadgeAnimation: String, Hashable, Sendable, CaseIterable {
  /// The body shrinks and grows beyond its size, once; the text does not move.
  case pop
  /// The badge disappears twice.
  case blink
  /// The badge jumps twice, the second time half as high.
  case bump
  /// A ring spreads from the body and fades, as long as the picture is shown. A translucent body has no ring, because
  /// the ring would show through at rest.
  case pulse
  /// No animation, even if the look has one.
  case still = "none"
}
