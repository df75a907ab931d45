public import LookModel
public import PathGeometry
import Typesetting

/// A count in a circle that widens with the count's order of magnitude, alone or on a host such as an icon.
///
/// A count of zero or less draws nothing, unless ``showsZero(_:)`` is set.
public struct Hub: StyledBadge, Hashable {
  /// The count.
  public var count: Count
  /// The colour scheme, the title and the scale.
  public var options = BadgeOptions()
  /// The largest count that is shown in full; nil for that of the look.
  public var limit: Count?
  /// Whether a count of zero is shown.
  public var showsZero = false
  /// The form of the hub; nil for that of the look.
  public var form: HubForm?
  /// The locale of the digits, and of the plural rules of the title; nil for English.
  public var locale: CountLocale?
  /// Whether the digits of a large count are grouped.
  public var groupsDigits = false
  /// The largest count whose picture has the same size as that of this hub; nil for the size that this count needs.
  public var reservedCount: Count?
  /// The pattern of the title, instead of the text that is shown; nil for none.
  public var titlePattern: TitlePattern?
  /// What the hub is placed on; nil for a hub without a host.
  public var host: Host?
  /// The offset of the hub from its place on a host, in points; `x` towards the trailing edge.
  public var offset = Point.zero
  /// The scale of the hub about its centre, relative to its look. Nil for 1, or less on a small host, so that the hub
  /// covers at most half of the shorter side.
  public var magnification: Double?
  /// The options of the hub.
  public var style = BadgeStyle()
  /// The look of the hub.
  public var look: HubLook

  /// A hub that shows `count`, in the look of BadgeHub by default.
  @inline(__always)
  public init(_ count: Count) {
    // Inlined into its entry point, because a call would copy the hub once more.
    self.count = count
    look = .badgeHub
  }

  /// A hub without a count, which shows that there is something: a dot or a blank circle. It counts as one.
  public init(_ form: HubForm) {
    self.init(1)
    self.form = form
  }

  /// This hub in another look.
  public consuming func look(_ look: HubLook) -> Hub { changed { $0.look = look } }

  /// This hub with counts above `limit` shown as the limit and "+".
  public consuming func limit(_ limit: Count) -> Hub { changed { $0.limit = limit } }

  /// This hub with a count of zero shown as well.
  public consuming func showsZero(_ shows: Bool = true) -> Hub { changed { $0.showsZero = shows } }

  /// This hub with its count, as a circle without a text, or as a dot.
  public consuming func form(_ form: HubForm) -> Hub { changed { $0.form = form } }

  /// This hub in the digits and by the rules of a locale.
  public consuming func locale(_ locale: CountLocale) -> Hub { changed { $0.locale = locale } }

  /// This hub with the digits of a large count in groups: `1,234`.
  public consuming func groupsDigits(_ groups: Bool = true) -> Hub { changed { $0.groupsDigits = groups } }

  /// This hub in a picture that has one size for all counts up to `count`, so that what is around it does not move when
  /// the count changes. A count that is not shown has this size, too, and a larger one as much more as it needs.
  ///
  /// The layout is done once more for each number of digits.
  public consuming func reserving(upTo count: Count) -> Hub { changed { $0.reservedCount = count } }

  /// This hub with a title for its count, which follows the plural rules of its locale.
  public consuming func titlePattern(_ pattern: TitlePattern) -> Hub { changed { $0.titlePattern = pattern } }

  /// This hub scaled about its centre, multiplied with earlier scales. A hub with an explicit scale, even 1, does not
  /// become smaller on a small host.
  public consuming func scaled(by factor: Double) -> Hub {
    changed { $0.magnification = ($0.magnification ?? 1) * factor }
  }

  /// The text of the hub: the count, or the limit and "+"; nil for a count that is not shown, and for a form without a
  /// text.
  public var shownText: String? {
    guard isShown, usedForm == .count else { return nil }
    let shown = min(count, usedLimit)
    let number =
      locale?.text(of: shown, grouping: groupsDigits) ?? CountLocale.english.text(of: shown, grouping: groupsDigits)
    return count > usedLimit ? number + "+" : number
  }
}

extension Hub {
  /// Whether anything is shown.
  var isShown: Bool { count > 0 || count == 0 && showsZero }

  var usedForm: HubForm { form ?? look.form }

  var usedLimit: Count { limit ?? look.limit }

  var usedLocale: CountLocale { locale ?? .english }
}
