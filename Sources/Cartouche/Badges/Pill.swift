public import LookModel
public import PathGeometry
import Typesetting

/// A short text in a pill that is as wide as the text needs, by itself or on a host.
///
/// A text that is empty draws nothing.
public struct Pill: StyledBadge, Hashable {
  /// What the pill says.
  public var text: String
  /// How the pill looks.
  public var look: PillLook
  /// What is asked of the pill besides.
  public var style = BadgeStyle()
  /// The colour scheme, the title and the scale.
  public var options = BadgeOptions()
  /// How many characters are shown at most, the ellipsis of a longer text among them; nil for all.
  public var maximumCharacters: Int?
  /// What the pill is placed on; nil for a pill by itself.
  public var host: Host?
  /// How far the pill is moved from its place on a host, in points; sideways towards the trailing edge.
  public var offset = Point.zero

  /// A pill that says `text`, in the look of DDBadgeViewCell unless told otherwise.
  public init(_ text: String) {
    self.text = text
    look = .digdog
  }

  /// This pill in another look.
  public func look(_ look: PillLook) -> Pill { changed { $0.look = look } }

  /// This pill with the end of a text of more than `count` characters replaced by an ellipsis, which is one of them.
  public func maximumCharacters(_ count: Int) -> Pill { changed { $0.maximumCharacters = count } }

  /// This pill on a host of the given extent; the look says how far it overlaps the host unless told otherwise.
  public func on(
    _ size: Size, at anchor: Anchor = .topTrailing, overlap: Overlap? = nil, growth: Growth? = nil,
    keepsInside: Bool = false
  ) -> Pill {
    on(Host(size: size, anchor: anchor, overlap: overlap, growth: growth, keepsInside: keepsInside))
  }

  /// This pill on a host.
  public func on(_ host: Host) -> Pill { changed { $0.host = host } }

  /// This pill moved on its host by a vector in points, after every earlier move.
  public func offset(x: Double = 0, y: Double = 0) -> Pill { changed { $0.offset = offset + Point(x, y) } }

  /// What the pill shows: the text, or its beginning and an ellipsis. Characters are those that a reader sees, so that
  /// none is cut apart.
  public var shownText: String {
    guard let maximumCharacters, text.count > maximumCharacters else { return text }
    var beginning = text.prefix(max(0, maximumCharacters - 1))
    while beginning.last?.isWhitespace == true { beginning.removeLast() }
    return beginning + "\u{2026}"
  }

  /// Light and dark pages where the page shows behind the text, which one colour would not suit; else light ones.
  public var defaultColorScheme: OutputColorScheme {
    let showsPage = look.dot != nil || !(style.fill ?? look.colors[self].fill).isOpaque
    return showsPage && style.text == nil ? .automatic : .light
  }
}
