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
  /// The title of the badge, instead of what it shows: `title` and `aria-label`. An empty title counts as nil.
  public var title: String?
  /// The scale at which the badge is shown: its width and height relative to its view box.
  public var scale = 1.0

  /// Default options.
  public init() {}

  /// The colour scheme for which colours are chosen.
  var background: ColorScheme { colorScheme == .dark ? .dark : .light }

  /// The given title, or `shown`, which describes what the badge shows.
  func title(or shown: String) -> String { title.flatMap { $0.isEmpty ? nil : $0 } ?? shown }
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
