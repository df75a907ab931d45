public import LookModel
public import PathGeometry
import Typesetting

/// A count in a circle that widens with the count's order of magnitude, by itself or on a host such as an icon.
///
/// A count of zero or below draws nothing, unless zero is asked for.
public struct Hub: StyledBadge, Hashable {
  /// The count.
  public var count: Int
  /// How the hub looks.
  public var look: HubLook
  /// What is asked of the hub besides.
  public var style = BadgeStyle()
  /// The colour scheme, the title and the scale.
  public var options = BadgeOptions()
  /// The largest count that is shown as it is; nil leaves it to the look.
  public var limit: Int?
  /// Whether a count of zero is shown.
  public var showsZero = false
  /// What is shown of the count; nil leaves it to the look.
  public var form: HubForm?
  /// Whose digits the count is written in, and whose plural rules its title follows; nil for English ones.
  public var locale: CountLocale?
  /// Whether the digits of a large count are divided into groups.
  public var groupsDigits = false
  /// The words for the count, in place of what is shown; nil for none.
  public var titlePattern: TitlePattern?
  /// What the hub is placed on; nil for a hub by itself.
  public var host: Host?
  /// How far the hub is moved from its place on a host, in points; sideways towards the trailing edge.
  public var offset = Point.zero
  /// How many times as large as in its look the hub is, about its centre. Nil for as large as in its look, or smaller on
  /// a small host, of whose shorter side it then covers no more than half.
  public var magnification: Double?

  /// A hub that shows `count`, in the look of BadgeHub unless told otherwise.
  public init(_ count: Int) {
    self.count = count
    look = .badgeHub
  }

  /// A hub that says no more than that there is something: a dot or a blank circle. It counts as one.
  public init(_ form: HubForm) {
    self.init(1)
    self.form = form
  }

  /// This hub in another look.
  public func look(_ look: HubLook) -> Hub { changed { $0.look = look } }

  /// This hub with counts above `limit` shown as the limit and "+".
  public func limit(_ limit: Int) -> Hub { changed { $0.limit = limit } }

  /// This hub with a count of zero shown as well.
  public func showsZero(_ shows: Bool = true) -> Hub { changed { $0.showsZero = shows } }

  /// This hub with its count, as a circle without a text, or as a dot.
  public func form(_ form: HubForm) -> Hub { changed { $0.form = form } }

  /// This hub in the digits and by the rules of a locale.
  public func locale(_ locale: CountLocale) -> Hub { changed { $0.locale = locale } }

  /// This hub with the digits of a large count divided into groups: `1,234`.
  public func groupsDigits(_ groups: Bool = true) -> Hub { changed { $0.groupsDigits = groups } }

  /// This hub with words for its count, which follow the plural rules of its locale.
  public func titlePattern(_ pattern: TitlePattern) -> Hub { changed { $0.titlePattern = pattern } }

  /// This hub on a host of the given extent; the look says how far it overlaps the host, and where it grows, unless
  /// told otherwise.
  public func on(
    _ size: Size, at anchor: Anchor = .topTrailing, overlap: Overlap? = nil, growth: Growth? = nil,
    keepsInside: Bool = false
  ) -> Hub {
    changed {
      $0.host = Host(size: size, anchor: anchor, overlap: overlap, growth: growth, keepsInside: keepsInside)
    }
  }

  /// This hub on a host.
  public func on(_ host: Host) -> Hub { changed { $0.host = host } }

  /// This hub moved on its host by a vector in points, after every earlier move.
  public func offset(x: Double = 0, y: Double = 0) -> Hub { changed { $0.offset = offset + Point(x, y) } }

  /// This hub so many times as large about its centre, after every earlier scaling. A hub with a scale of its own, which
  /// may be 1, does not become smaller on a small host.
  public func scaled(by factor: Double) -> Hub { changed { $0.magnification = (magnification ?? 1) * factor } }

  /// What the hub shows: the count, or the limit and "+"; nil for a count that is not shown, and for a form without
  /// one.
  public var shownText: String? {
    guard isShown, usedForm == .count else { return nil }
    let number = usedLocale.text(of: min(count, usedLimit), grouping: groupsDigits)
    return count > usedLimit ? number + "+" : number
  }
}

extension Hub {
  /// Whether anything is shown.
  var isShown: Bool { count > 0 || count == 0 && showsZero }

  var usedForm: HubForm { form ?? look.form }

  var usedLimit: Int { limit ?? look.limit }

  var usedLocale: CountLocale { locale ?? .english }
}
