public import LookModel
public import PathGeometry
import Typesetting

/// A short text in a pill that is as wide as the text needs, alone or on a host.
///
/// An empty text draws nothing.
public struct Pill: StyledBadge, Hashable {
  /// The text of the pill.
  public var text: String
  /// The colour scheme, the title and the scale.
  public var options = BadgeOptions()
  /// The maximum number of characters, including the ellipsis of a longer text; nil for all.
  public var maximumCharacters: Int?
  /// What the pill is placed on; nil for a pill without a host.
  public var host: Host?
  /// The offset of the pill from its place on a host, in points; `x` towards the trailing edge.
  public var offset = Point.zero
  /// The options of the pill.
  public var style = BadgeStyle()
  /// The look of the pill.
  public var look: PillLook

  /// A pill with `text`, in the look of DDBadgeViewCell by default.
  public init(_ text: String) {
    self.text = text
    look = .digdog
  }

  /// This pill in another look.
  public consuming func look(_ look: PillLook) -> Pill { changed { $0.look = look } }

  /// This pill with at most `count` characters: the end of a longer text becomes an ellipsis, which is one of them.
  public consuming func maximumCharacters(_ count: Int) -> Pill { changed { $0.maximumCharacters = count } }

  /// The text that the pill shows: the whole text, or its beginning and an ellipsis. It is cut between characters that
  /// a reader sees as separate.
  public var shownText: String {
    guard let maximumCharacters, text.count > maximumCharacters else { return text }
    var beginning = text.prefix(max(0, maximumCharacters - 1))
    while beginning.last?.isWhitespace == true { beginning.removeLast() }
    return beginning + "\u{2026}"
  }

  /// Light and dark pages if the page shows behind the text, because one colour would not suit both; else light ones.
  public var defaultColorScheme: OutputColorScheme {
    let showsPage =
      look.dot != nil || !(style.fill ?? look.colors[style.state ?? .normal, options.background].fill).isOpaque
    return showsPage && style.text == nil ? .automatic : .light
  }
}
