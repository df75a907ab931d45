/// How a badge draws attention, in the web profile. The still picture is the finished badge.
///
/// The figures of the first three are those of BadgeHub 1.0.0, which leave time and speed to UIView: its default curve.
/// Those of the pulse are of Ant Design 5.
public enum BadgeAnimation: String, Hashable, Sendable, CaseIterable {
  /// The body shrinks and grows beyond its size, once; the text stays.
  case pop
  /// The badge vanishes twice.
  case blink
  /// The badge jumps twice, the second time half as high.
  case bump
  /// A ring spreads from the body and fades, for as long as the picture is shown. A body that shines through sends out
  /// none, since it would show the ring while that is still.
  case pulse
  /// The badge stands still, even where its look moves by itself.
  case still = "none"
}
