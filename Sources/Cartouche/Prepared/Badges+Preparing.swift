import LookModel
public import SVGTree
public import Typesetting

extension StatusBadge {
  /// This badge for writing it many times with different texts: one for the label and one for each message.
  ///
  ///     let flat = try StatusBadge("", "").color(.success).prepared(for: .web)
  ///     try flat.write(["build", "passing"], to: &bytes)
  ///
  /// - Throws: ``BadgeError``, as in ``Badge/serialized(for:shaper:)``.
  public func prepared(
    for profile: OutputProfile, shaper: any TextShaper = BuiltinShaper()
  ) throws(BadgeError) -> PreparedBadge {
    try prepared(for: profile, shaper: shaper, capacity: 8192)
  }

  func prepared(
    for profile: OutputProfile, shaper: any TextShaper, capacity: Int
  ) throws(BadgeError) -> PreparedBadge {
    func filled(_ texts: [String]) -> StatusBadge {
      var badge = self
      badge.label.text = texts[0]
      for index in badge.messages.indices { badge.messages[index].text = texts[index + 1] }
      return badge
    }
    let slots = 1 + messages.count
    // The texts that it has now may be refused.
    let measures = try filled(Array(repeating: "", count: slots)).measures(for: profile, shaper: shaper)
    return try PreparedBadge(
      slots: slots, measures: measures, for: profile, shaper: shaper, capacity: capacity, filled: filled)
  }

  private func measures(
    for profile: OutputProfile, shaper: any TextShaper
  ) throws(BadgeError) -> [SlotMeasure]? {
    // A text in a fixed width may be shortened.
    guard width == nil else { return nil }
    let placement = try StatusPlacement(self, shaper: shaper)
    let measure = placement.measure
    func slot(_ font: Font, _ letters: SlotMeasure.Letters) -> SlotMeasure {
      SlotMeasure(
        widths: measure.shaper == nil ? .status(font) : .builtin(font), letters: letters,
        outlineSource: profile.outlineSource(
          font, measuredBy: measure.shaper ?? StatusShaper(), drawnBy: shaper, isFitted: true)
      ) { natural, count in
        measure.width(natural: natural) { count }
      }
    }
    guard profile.kind == .design || measure.shaper == nil || shaper is BuiltinShaper else { return nil }
    let isUpper = look.textCase == .upper
    let label = slot(placement.font, isUpper ? .capitals : look.textCase == .capitalized ? .firstCapital : .kept)
    let message = slot(placement.messageFont, isUpper ? .capitals : .kept)
    return [label] + messages.map { _ in message }
  }
}

extension Pill {
  /// This pill for writing it many times with different texts.
  ///
  ///     let mail = try Pill("").look(.mail).prepared(for: .web)
  ///     try mail.write(["42"], to: &bytes)
  ///
  /// - Throws: ``BadgeError``, as in ``Badge/serialized(for:shaper:)``.
  public func prepared(
    for profile: OutputProfile, shaper: any TextShaper = BuiltinShaper()
  ) throws(BadgeError) -> PreparedBadge {
    try prepared(for: profile, shaper: shaper, capacity: 8192)
  }

  func prepared(
    for profile: OutputProfile, shaper: any TextShaper, capacity: Int
  ) throws(BadgeError) -> PreparedBadge {
    try PreparedBadge(
      slots: 1, measures: measures(for: profile, shaper: shaper), for: profile, shaper: shaper, capacity: capacity
    ) { texts in
      var pill = self
      pill.text = texts[0]
      return pill
    }
  }

  private func measures(
    for profile: OutputProfile, shaper: any TextShaper
  ) throws(BadgeError) -> [SlotMeasure]? {
    try look.check()
    let font = style.font.applied(to: look.font)
    try BadgeError.check(font.size, .fontSize)
    guard profile.kind == .design || shaper is BuiltinShaper, maximumCharacters == nil,
      style.usedDirection == .leftToRight
    else { return nil }
    let ratio = font.size / look.font.size
    let height = try height(ratio: ratio)
    let isFree = look.dot == nil && look.ribbon == nil
    return [
      SlotMeasure(
        widths: .builtin(font), writesNaturalWidth: isFree,
        outlineSource: profile.outlineSource(font, measuredBy: shaper, drawnBy: shaper)
      ) { natural, count in
        // A smaller width may be rounded to nothing, and is then not written.
        guard natural >= 1 else { return .nan }
        return isFree ? width(aroundText: natural, characters: count, ratio: ratio, height: height) : natural
      }
    ]
  }
}

extension Hub {
  /// This hub for writing it many times with counts of as many characters.
  func prepared(
    for profile: OutputProfile, shaper: any TextShaper, capacity: Int
  ) throws(BadgeError) -> PreparedBadge {
    let measures = shownText == nil ? [] : measures(for: profile, shaper: shaper)
    return try PreparedBadge(
      slots: texts.count, measures: measures, for: profile, shaper: shaper, capacity: capacity
    ) { texts in
      var hub = self
      hub.placeholder = texts.first
      return hub
    }
  }

  private func measures(for profile: OutputProfile, shaper: any TextShaper) -> [SlotMeasure]? {
    // A pattern makes the title from the count.
    guard profile.kind == .design || shaper is BuiltinShaper, titlePattern == nil,
      style.usedDirection == .leftToRight
    else { return nil }
    return [
      SlotMeasure(
        widths: .builtin(usedFont), writesNaturalWidth: true,
        outlineSource: profile.outlineSource(usedFont, measuredBy: shaper, drawnBy: shaper)
      ) { natural, _ in
        // A smaller width may be rounded to nothing, and is then not written.
        natural < 1 ? .nan : size(aroundText: natural).width
      }
    ]
  }
}

extension Cell {
  /// This cell, which has no text, for writing it many times.
  func prepared(
    for profile: OutputProfile, shaper: any TextShaper, capacity: Int
  ) throws(BadgeError) -> PreparedBadge {
    try PreparedBadge(slots: 0, measures: [], for: profile, shaper: shaper, capacity: capacity) { _ in self }
  }
}

extension OutputProfile {
  /// The source of outlines; nil if texts stay texts.
  fileprivate func outlineSource(
    _ font: Font, measuredBy measurer: any TextShaper, drawnBy shaper: any TextShaper, isFitted: Bool = false
  ) -> OutlineSource? {
    guard kind == .design else { return nil }
    return OutlineSource(font: font, measurer: measurer, shaper: shaper, isFitted: isFitted)
  }
}
