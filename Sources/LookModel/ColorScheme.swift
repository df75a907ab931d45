/// The colour scheme of the page with a badge.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
}
