/// The state of the control or item that a badge belongs to.
public enum BadgeState: String, Hashable, Sendable, CaseIterable {
  /// The normal state.
  case normal
  /// Pressed or pointed at.
  case highlighted
  /// Selected.
  case selected
  /// Disabled.
  case disabled
}
