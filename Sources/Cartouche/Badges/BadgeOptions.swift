import LookModel

/// For which pages a badge is coloured.
public enum OutputColorScheme: String, Hashable, Sendable, CaseIterable {
  /// For light pages.
  case light
  /// For dark pages.
  case dark
  /// For both: the colours change with the page's own, by `prefers-color-scheme`. Programs and profiles that do not know
  /// it show those for a light page.
  case automatic = "auto"
}

/// What every kind of badge takes besides its content and its look.
public struct BadgeOptions: Hashable, Sendable {
  /// For which pages the badge is coloured; nil for its ``Badge/defaultColorScheme``, or the scheme of the table that it
  /// stands in.
  public var colorScheme: OutputColorScheme?
  /// The title of the badge, in place of what it shows: `title` and `aria-label`. An empty one counts as nil.
  public var title: String?
  /// How many times as large as its view box the badge is shown.
  public var scale = 1.0

  /// Options that leave everything as it is.
  public init() {}

  /// The background for which colours are chosen.
  var background: ColorScheme { colorScheme == .dark ? .dark : .light }

  /// The given title, or else `shown`, which describes what is shown.
  func title(or shown: String) -> String { title.flatMap { $0.isEmpty ? nil : $0 } ?? shown }
}

extension Badge {
  /// This badge coloured for light pages, for dark ones, or for both in one file.
  ///
  /// For both, the look may differ in nothing but its paints: a text that is cut out on one background and painted on the
  /// other is ``BadgeError/notAdaptable``.
  public func colorScheme(_ scheme: OutputColorScheme) -> Self { changed { $0.options.colorScheme = scheme } }

  /// This badge with another title: `title` and `aria-label`.
  public func title(_ title: String) -> Self { changed { $0.options.title = title } }

  /// This badge shown so many times as large; its view box stays.
  public func scale(_ scale: Double) -> Self { changed { $0.options.scale = scale } }

  /// A copy with a change.
  func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
