import SVGTree
import Synchronization
import Typesetting

/// The badges of one type that were written last, without their texts. Further ones, which differ from them only in
/// their texts, are written from templates. The bytes are the same as without templates.
///
/// A template takes as long as two badges. So one is made only for a badge, and for texts of widths, that come again.
struct RecentBadges<Kind: PreparableBadge> {
  private struct Entry {
    var badge: Kind
    let profile: OutputProfile
    /// The source of the shaper; nil for the built-in one.
    let source: ObjectIdentifier?
    var state = State.seen
    /// Whether the badge came again since its place was last looked at.
    var isUsed = false

    /// Whether a badge is this one but for its texts, which are taken over.
    mutating func isLike(_ other: Kind, _ profile: OutputProfile, _ source: ObjectIdentifier?) -> Bool {
      badge.takeTexts(of: other)
      return badge == other && profile == self.profile && source == self.source && badge.isSpelled(like: other)
    }
  }

  private enum State {
    case seen
    case prepared(PreparedBadge)
    /// The badge cannot be drawn.
    case refused
  }

  private var entries: [Entry] = []
  /// The place that is looked at next for a new badge.
  private var hand = 0

  /// The number of badges that are kept, and of templates for each, of about two kilobytes.
  private static var limit: Int { 16 }
  private static var templates: Int { 512 }

  /// The file of a badge; nil if it has to be drawn.
  mutating func bytes(
    of badge: Kind, for profile: OutputProfile, _ shaper: any TextShaper, from source: ObjectIdentifier?
  ) throws(BadgeError) -> [UInt8]? {
    guard let place = place(of: badge, profile, source) else {
      insert(Entry(badge: badge, profile: profile, source: source))
      return nil
    }
    entries[place].isUsed = true
    let state = entries[place].state
    switch state {
    case .seen:
      let prepared = try? badge.prepared(for: profile, shaper: shaper, capacity: Self.templates)
      entries[place].state = prepared.map { .prepared($0) } ?? .refused
      return nil
    case .prepared(let prepared): return try prepared.bytes(of: badge.texts)
    case .refused: return nil
    }
  }

  private mutating func place(of badge: Kind, _ profile: OutputProfile, _ source: ObjectIdentifier?) -> Int? {
    for place in entries.indices where entries[place].isLike(badge, profile, source) { return place }
    return nil
  }

  /// Takes the place of a badge that did not come again for a while.
  private mutating func insert(_ entry: Entry) {
    guard entries.count == Self.limit else { return entries.append(entry) }
    while entries[hand].isUsed {
      entries[hand].isUsed = false
      hand = (hand + 1) % Self.limit
    }
    entries[hand] = entry
    hand = (hand + 1) % Self.limit
  }
}

/// A badge that can be prepared.
protocol PreparableBadge: Badge, Equatable {
  /// The badges of this type that were written last.
  static var recent: Mutex<RecentBadges<Self>> { get }
  /// The texts.
  var texts: [String] { get }
  /// Whether an equal badge has the same bytes in what it says beside its texts: letters may be composed otherwise.
  func isSpelled(like other: Self) -> Bool
  /// Replaces the texts by those of another badge, if both can have one template.
  mutating func takeTexts(of other: Self)

  func prepared(for profile: OutputProfile, shaper: any TextShaper, capacity: Int) throws(BadgeError) -> PreparedBadge
}

extension PreparableBadge {
  fileprivate func serializedLikeRecent(
    for profile: OutputProfile, _ shaper: any TextShaper
  ) throws(BadgeError) -> [UInt8] {
    let source = profile.kind == .design ? (shaper as? any SharedShaper)?.source : nil
    if profile.hasTemplates, source != nil || shaper is BuiltinShaper,
      let bytes = try Self.recent.withLock({ recent throws(BadgeError) in
        try recent.bytes(of: self, for: profile, shaper, from: source)
      })
    {
      return bytes
    }
    return try drawn(for: profile, shaper: shaper)
  }
}

extension PreparableBadge {
  func isSpelled(like other: Self) -> Bool { options.title.isSpelled(like: other.options.title) }
}

extension StatusBadge: PreparableBadge {
  static let recent = Mutex(RecentBadges<StatusBadge>())

  var texts: [String] { [label.text] + messages.map(\.text) }

  func isSpelled(like other: StatusBadge) -> Bool {
    options.title.isSpelled(like: other.options.title)
      && (label.link?.address).isSpelled(like: other.label.link?.address)
      && messages.indices.allSatisfy { index in
        (messages[index].link?.address).isSpelled(like: other.messages[index].link?.address)
      }
      && (font.families ?? []).elementsEqual(other.font.families ?? []) { $0.utf8.elementsEqual($1.utf8) }
  }

  mutating func takeTexts(of other: StatusBadge) {
    guard messages.count == other.messages.count else { return }
    label.text = other.label.text
    for index in messages.indices { messages[index].text = other.messages[index].text }
  }

  /// The badge as UTF-8 bytes of an SVG file: from a template if badges like this one were written before.
  public func serialized(for profile: OutputProfile, shaper: any TextShaper) throws(BadgeError) -> [UInt8] {
    try serializedLikeRecent(for: profile, shaper)
  }
}

extension Pill: PreparableBadge {
  static let recent = Mutex(RecentBadges<Pill>())

  var texts: [String] { [text] }

  mutating func takeTexts(of other: Pill) { text = other.text }

  /// The badge as UTF-8 bytes of an SVG file: from a template if badges like this one were written before.
  public func serialized(for profile: OutputProfile, shaper: any TextShaper) throws(BadgeError) -> [UInt8] {
    try serializedLikeRecent(for: profile, shaper)
  }
}

extension Hub: PreparableBadge {
  static let recent = Mutex(RecentBadges<Hub>())

  var texts: [String] { shownText.map { [$0] } ?? [] }

  mutating func takeTexts(of other: Hub) {
    // Counts above the limit have one text, others one for each number of digits.
    let isOver = count > usedLimit
    guard count > 0, other.count > 0, usedForm == .count, titlePattern == nil,
      usedLimit == other.usedLimit, isOver == (other.count > usedLimit), isOver || count.digits == other.count.digits
    else { return }
    count = other.count
  }

  /// The badge as UTF-8 bytes of an SVG file: from a template if badges like this one were written before.
  public func serialized(for profile: OutputProfile, shaper: any TextShaper) throws(BadgeError) -> [UInt8] {
    try serializedLikeRecent(for: profile, shaper)
  }
}

extension Cell: PreparableBadge {
  static let recent = Mutex(RecentBadges<Cell>())

  var texts: [String] { [] }

  mutating func takeTexts(of other: Cell) {}

  /// The badge as UTF-8 bytes of an SVG file: from a template if badges like this one were written before.
  public func serialized(for profile: OutputProfile, shaper: any TextShaper) throws(BadgeError) -> [UInt8] {
    try serializedLikeRecent(for: profile, shaper)
  }
}

extension String? {
  fileprivate func isSpelled(like other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.utf8.elementsEqual(other.utf8)
  }
}

extension Int {
  /// The number of digits of a positive number.
  fileprivate var digits: Int {
    var digits = 1
    var rest = self
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits
  }
}
