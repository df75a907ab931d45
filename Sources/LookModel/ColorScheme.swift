/// On which ground a badge stands.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// On a light one.
  case light
  /// On a dark one.
  case dark
}
