/// A value for each state on a light ground, and what differs on a dark one.
///
/// A state that says nothing looks like another: selected like highlighted, and highlighted and disabled like normal. On
/// a dark ground a state first looks for a dark value of its own, then for its light one, and only then to that other.
public struct StateTable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The values of those states that have one of their own on a dark ground.
  public struct Dark: Hashable, Sendable {
    /// The value while nothing in particular happens.
    public var normal: Value?
    /// The value while pressed.
    public var highlighted: Value?
    /// The value while chosen.
    public var selected: Value?
    /// The value while out of use.
    public var disabled: Value?

    /// Values for some of the states; none for a table that is the same on every ground.
    public init(normal: Value? = nil, highlighted: Value? = nil, selected: Value? = nil, disabled: Value? = nil) {
      self.normal = normal
      self.highlighted = highlighted
      self.selected = selected
      self.disabled = disabled
    }

    /// The value of a state's own.
    public subscript(state: BadgeState) -> Value? {
      switch state {
      case .normal: normal
      case .highlighted: highlighted
      case .selected: selected
      case .disabled: disabled
      }
    }

    /// Whether no state has a value of its own.
    public var isEmpty: Bool { BadgeState.allCases.allSatisfy { self[$0] == nil } }
  }

  /// The value while nothing in particular happens.
  public var normal: Value
  /// The value while pressed, where it differs.
  public var highlighted: Value?
  /// The value while chosen, where it differs.
  public var selected: Value?
  /// The value while out of use, where it differs.
  public var disabled: Value?
  /// What differs on a dark ground.
  public var dark: Dark

  /// A value for each state that has one of its own.
  public init(
    normal: Value, highlighted: Value? = nil, selected: Value? = nil, disabled: Value? = nil, dark: Dark = Dark()
  ) {
    self.normal = normal
    self.highlighted = highlighted
    self.selected = selected
    self.disabled = disabled
    self.dark = dark
  }

  /// The value that applies in `state` on a ground of `scheme`.
  public subscript(state: BadgeState, scheme: ColorScheme = .light) -> Value {
    let darkValue = scheme == .dark ? dark[state] : nil
    return switch state {
    case .normal: darkValue ?? normal
    case .highlighted: darkValue ?? highlighted ?? self[.normal, scheme]
    case .selected: darkValue ?? selected ?? self[.highlighted, scheme]
    case .disabled: darkValue ?? disabled ?? self[.normal, scheme]
    }
  }
}
