public import SVGTree

/// The colour scheme of the page with a badge.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
}

extension Adaptive {
  /// The value for pages of a colour scheme.
  public subscript(scheme: ColorScheme) -> Value { scheme == .dark ? dark : light }
}
