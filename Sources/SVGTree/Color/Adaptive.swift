/// A value for light pages and one for dark pages, which are equal where only one is given.
public struct Adaptive<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value for light pages.
  public var light: Value
  /// The value for dark pages.
  public var dark: Value

  /// A value for light pages, and another one for dark pages if it differs.
  public init(_ light: Value, dark: Value? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}
