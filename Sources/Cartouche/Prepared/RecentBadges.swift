import SVGTree
import Synchronization
import Typesetting

/// The badges of one type that were written last, without their texts. Further ones, which differ from them only in
/// their texts, are written from templates. The bytes are the same as without templates.
///
/// A template takes as long as two badges. So one is made only for a badge, and for texts of widths, that come again.
struct RecentBadges<Kind: PreparableBadge> {
  /// A reference, since copies of badges cost more than all else here.
  private final class Entry {
    let blank: Kind
    let profile: OutputProfile
    var state = State.seen

    init(_ blank: Kind, _ profile: OutputProfile) {
      self.blank = blank
      self.profile = profile
    }
  }

  private enum State {
    case seen
    case prepared(PreparedBadge)
    /// The badge cannot be drawn.
    case refused
  }

  private var entries: [Entry] = []

  /// The number of badges that are kept, and of templates for each, of about two kilobytes.
  private static var limit: Int { 8 }
  private static var templates: Int { 512 }

  /// The file of a badge with texts; nil if it has to be drawn.
  ///
  /// - Parameter blank: The badge without its texts.
  mutating func bytes(
    of blank: Kind, _ texts: [String], for profile: OutputProfile
  ) throws(BadgeError) -> [UInt8]? {
    guard let index = entries.firstIndex(where: { $0.profile == profile && $0.blank == blank }) else {
      if entries.count == Self.limit { entries.removeLast() }
      entries.insert(Entry(blank, profile), at: 0)
      return nil
    }
    let entry = entries[index]
    // What is written often moves to the front.
    if index > 0 { entries.swapAt(index, index - 1) }
    switch entry.state {
    case .seen:
      let prepared = try? blank.prepared(for: profile, shaper: BuiltinShaper(), capacity: Self.templates)
      entry.state = prepared.map { .prepared($0) } ?? .refused
      return nil
    case .prepared(let prepared): return try prepared.bytes(of: texts)
    case .refused: return nil
    }
  }
}

/// A badge that can be prepared.
protocol PreparableBadge: Badge, Equatable {
  /// The badges of this type that were written last.
  static var recent: Mutex<RecentBadges<Self>> { get }
  /// The texts.
  var texts: [String] { get }
  /// The badge without its texts.
  var withoutTexts: Self { get }

  func prepared(for profile: OutputProfile, shaper: any TextShaper, capacity: Int) throws(BadgeError) -> PreparedBadge
}

extension StatusBadge: PreparableBadge {
  static let recent = Mutex(RecentBadges<StatusBadge>())

  var texts: [String] { [label.text] + messages.map(\.text) }

  var withoutTexts: StatusBadge {
    var badge = self
    badge.label.text = ""
    for index in badge.messages.indices { badge.messages[index].text = "" }
    return badge
  }
}

extension Pill: PreparableBadge {
  static let recent = Mutex(RecentBadges<Pill>())

  var texts: [String] { [text] }

  var withoutTexts: Pill {
    var pill = self
    pill.text = ""
    return pill
  }
}

extension Hub: PreparableBadge {
  static let recent = Mutex(RecentBadges<Hub>())

  var texts: [String] { shownText.map { [$0] } ?? [] }

  /// The hub with the least count that is shown in the same way, with as many characters.
  var withoutTexts: Hub {
    guard shownText != nil, titlePattern == nil else { return self }
    var hub = self
    if count > usedLimit {
      hub.count = usedLimit + 1
    } else if count > 0 {
      hub.count = 1
      while hub.count <= count / 10 { hub.count *= 10 }
    }
    return hub
  }
}

extension Badge {
  /// The file of the badge by a template; nil if it has to be drawn.
  func bytesOfRecentKind(for profile: OutputProfile, shaper: any TextShaper) throws(BadgeError) -> [UInt8]? {
    guard profile.kind == .web, !profile.outlinesText, shaper is BuiltinShaper else { return nil }
    switch self {
    case let badge as StatusBadge: return try badge.bytesOfRecent(for: profile)
    case let badge as Pill: return try badge.bytesOfRecent(for: profile)
    case let badge as Hub: return try badge.bytesOfRecent(for: profile)
    // A cell has no text: all cells of one kind and size are equal, and a template would be found more slowly than it is
    // drawn where sizes vary.
    default: return nil
    }
  }
}

extension PreparableBadge {
  fileprivate func bytesOfRecent(for profile: OutputProfile) throws(BadgeError) -> [UInt8]? {
    let (blank, texts) = (withoutTexts, texts)
    return try Self.recent.withLock { recent throws(BadgeError) in
      try recent.bytes(of: blank, texts, for: profile)
    }
  }
}
