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

  /// What is not the normal value on light pages. It is on the heap, since a look is copied more often than it is made.
  @usableFromInline final class Rest: Hashable, Sendable {
    @usableFromInline let light: Dark
    @usableFromInline let dark: Dark

    init(light: Dark, dark: Dark) {
      self.light = light
      self.dark = dark
    }

    @usableFromInline static func == (one: Rest, other: Rest) -> Bool {
      one.light == other.light && one.dark == other.dark
    }

    @usableFromInline func hash(into hasher: inout Hasher) {
      hasher.combine(light)
      hasher.combine(dark)
    }
  }

  /// The value for the normal state.
  public var normal: Value
  /// Nil if there is only the normal value.
  @usableFromInline var rest: Rest?
  /// The value for the highlighted state, if it differs.
  public var highlighted: Value? {
    get { light.highlighted }
    set { light.highlighted = newValue }
  }
  /// The value for the selected state, if it differs.
  public var selected: Value? {
    get { light.selected }
    set { light.selected = newValue }
  }
  /// The value for the disabled state, if it differs.
  public var disabled: Value? {
    get { light.disabled }
    set { light.disabled = newValue }
  }
  /// What differs on dark pages.
  public var dark: Dark {
    get { rest?.dark ?? Dark() }
    set { rest = Self.rest(light: light, dark: newValue) }
  }
  private var light: Dark {
    get { rest?.light ?? Dark() }
    set { rest = Self.rest(light: newValue, dark: dark) }
  }

  private static func rest(light: Dark, dark: Dark) -> Rest? {
    light.isEmpty && dark.isEmpty ? nil : Rest(light: light, dark: dark)
  }

  /// The given values; a missing one is that of another state.
  public init(
    normal: Value, highlighted: Value? = nil, selected: Value? = nil, disabled: Value? = nil, dark: Dark = Dark()
  ) {
    self.normal = normal
    rest = Self.rest(light: Dark(highlighted: highlighted, selected: selected, disabled: disabled), dark: dark)
  }

  /// Whether the disabled state has its own value on light or dark pages.
  @inlinable package var hasDisabled: Bool {
    rest.map { $0.light.disabled != nil || $0.dark.disabled != nil } ?? false
  }

  /// The value for `state` in `scheme`.
  @inlinable public subscript(state: BadgeState, scheme: ColorScheme = .light) -> Value {
    guard let rest else { return normal }
    let darkValue = scheme == .dark ? rest.dark[state] : nil
    return switch state {
    case .normal: darkValue ?? normal
    case .highlighted: darkValue ?? rest.light.highlighted ?? self[.normal, scheme]
    case .selected: darkValue ?? rest.light.selected ?? self[.highlighted, scheme]
    case .disabled: darkValue ?? rest.light.disabled ?? self[.normal, scheme]
    }
  }
}
