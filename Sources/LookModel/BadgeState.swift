/// What is happening to the thing that a badge belongs to.
public enum BadgeState: String, Hashable, Sendable, CaseIterable {
  /// Nothing in particular.
  case normal
  /// It is being pressed or pointed at.
  case highlighted
  /// It is chosen.
  case selected
  /// It cannot be used.
  case disabled
}
