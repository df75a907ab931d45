/// What is happening to the thing that a badge belongs to.
public enum BadgeState: String, Hashable, Sendable, CaseIterable {
  /// Nothing in particular.
  case normal
  /// It is being pressed or pointed at.
  case highlighted
  /// It is chosen.
  case selected
}

/// A value for each state. A state that says nothing looks like the normal one, and selected like highlighted.
public struct StateTable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value while nothing in particular happens.
  public var normal: Value
  /// The value while pressed, where it differs.
  public var highlighted: Value?
  /// The value while chosen, where it differs.
  public var selected: Value?

  /// A value for each state that has one of its own.
  public init(normal: Value, highlighted: Value? = nil, selected: Value? = nil) {
    self.normal = normal
    self.highlighted = highlighted
    self.selected = selected
  }

  /// The value that applies in `state`.
  public subscript(state: BadgeState) -> Value {
    switch state {
    case .normal: normal
    case .highlighted: highlighted ?? normal
    case .selected: selected ?? highlighted ?? normal
    }
  }
}
