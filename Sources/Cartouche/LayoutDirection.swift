/// In which direction lines of text run, and with them what leading and trailing mean.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right: leading is left.
  case leftToRight = "ltr"
  /// From right to left: leading is right.
  case rightToLeft = "rtl"
}
