import LookModel

/// The pages that a badge is coloured for.
public enum OutputColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Light pages.
  case light
  /// Dark pages.
  case dark
  /// Both: the colours follow the page, by `prefers-color-scheme`. Programs and profiles without it show the colours
  /// for light pages.
  case automatic = "auto"
}

/// The options of every kind of badge.
public struct BadgeOptions: Hashable, Sendable {
  /// The colour scheme; nil for the ``Badge/defaultColorScheme`` of the badge, or for that of the table that contains
  /// it.
  public var colorScheme: OutputColorScheme?
  /// The title of the badge, instead of what it shows: `title` and `aria-label`. A blank title counts as nil.
  public var title: String?
  /// The scale at which the badge is shown: its width and height relative to its view box.
  public var scale = 1.0

  /// Default options.
  public init() {}

  /// The colour scheme for which colours are chosen.
  var background: ColorScheme { colorScheme == .dark ? .dark : .light }

  /// The given title, or `shown`, which describes what the badge shows; empty if neither says anything. A badge gives
  /// its frame this title.
  public func title(or shown: String) -> String {
    if let title, !title.isBlank { return title }
    return shown.isBlank ? "" : shown
  }
}

extension String {
  /// Whether there is nothing to read in the text.
  var isBlank: Bool {
    // Most texts begin with a letter, which needs no property.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }
}

extension Badge {
  /// This badge coloured for light pages, for dark ones, or for both in one file.
  ///
  /// For both, the two pictures may differ only in their paints. A text that is cut out in one of them and painted in
  /// the other is ``BadgeError``.
  public consuming func colorScheme(_ scheme: OutputColorScheme) -> Self { changed { $0.options.colorScheme = scheme } }

  /// This badge with another title: `title` and `aria-label`.
  public consuming func title(_ title: String) -> Self { changed { $0.options.title = title } }

  /// This badge shown at a scale; its view box does not change.
  public consuming func scale(_ scale: Double) -> Self { changed { $0.options.scale = scale } }

  /// A copy with a change.
  consuming func changed(_ change: (inout Self) -> Void) -> Self {
    change(&self)
    return self
  }
}
