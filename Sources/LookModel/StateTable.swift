/// A value for each state on light pages, and what differs on dark ones.
///
/// A missing state looks like another: selected like highlighted, highlighted and disabled like normal. On dark pages a
/// state uses its dark value, or else its light one, or else that of the other state.
public struct StateTable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The values of the states that differ on dark pages.
  public struct Dark: Hashable, Sendable {
    /// The value for the normal state.
    public var normal: Value?
    /// The value for the highlighted state.
    public var highlighted: Value?
    /// The value for the selected state.
    public var selected: Value?
    /// The value for the disabled state.
    public var disabled: Value?

    /// Values for some of the states; none for a table that is the same on all pages.
    public init(normal: Value? = nil, highlighted: Value? = nil, selected: Value? = nil, disabled: Value? = nil) {
      self.normal = normal
      self.highlighted = highlighted
      self.selected = selected
      self.disabled = disabled
    }

    /// The value that is set for a state.
    @inlinable public subscript(state: BadgeState) -> Value? {
      switch state {
      case .normal: normal
      case .highlighted: highlighted
      case .selected: selected
      case .disabled: disabled
      }
    }

    /// Whether no state has a value.
    public var isEmpty: Bool { BadgeState.allCases.allSatisfy { self[$0] == nil } }
  }

  /// The value for the normal state.
  public var normal: Value
  /// The value for the highlighted state, if it differs.
  public var highlighted: Value?
  /// The value for the selected state, if it differs.
  public var selected: Value?
  /// The value for the disabled state, if it differs.
  public var disabled: Value?
  /// What differs on dark pages.
  public var dark: Dark

  /// The given values; a missing one is that of another state.
  public init(
    normal: Value, highlighted: Value? = nil, selected: Value? = nil, disabled: Value? = nil, dark: Dark = Dark()
  ) {
    self.normal = normal
    self.highlighted = highlighted
    self.selected = selected
    self.disabled = disabled
    self.dark = dark
  }

  /// Whether the disabled state has its own value on light or dark pages.
  @inlinable package var hasDisabled: Bool { disabled != nil || dark.disabled != nil }

  /// The value for `state` in `scheme`.
  @inlinable public subscript(state: BadgeState, scheme: ColorScheme = .light) -> Value {
    let darkValue = scheme == .dark ? dark[state] : nil
    return switch state {
    case .normal: darkValue ?? normal
    case .highlighted: darkValue ?? highlighted ?? self[.normal, scheme]
    case .selected: darkValue ?? selected ?? self[.highlighted, scheme]
    case .disabled: darkValue ?? disabled ?? self[.normal, scheme]
    }
  }
}
