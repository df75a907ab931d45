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

  /// Whether the item is highlighted or selected.
  package var isActive: Bool { self == .highlighted || self == .selected }
}
