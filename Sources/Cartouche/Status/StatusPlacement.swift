import LookModel
import PathGeometry
import SVGTree
import Typesetting

/// The parts of a status badge, measured and side by side.
struct StatusPlacement: ~Copyable {
  /// The parts, the label first if there is one.
  var parts: [StatusPart] = []
  /// The texts of the parts that have one, in their order. Positions and colours come with the paints.
  var lines: [TextBlock.Line] = []
  /// The scale of the badge: the size of its font relative to that of its look.
  let ratio: Double
  private let widths: StatusWidths
  private let font: Font
  private let logoWidth: Double?

  /// The parts of a badge.
  ///
  /// - Throws: ``BadgeError`` if a number or a text is out of range.
  static func measured(_ badge: borrowing StatusBadge, by shaper: some TextShaper) throws(BadgeError) -> StatusPlacement
  {
    let font = badge.font.applied(to: badge.look.font)
    try BadgeError.check(font.size, .fontSize)
    try badge.look.check()
    let ratio = font.size / badge.look.font.size
    if ratio != 1 { try badge.look.check(scaledBy: ratio) }
    var placement = StatusPlacement(badge, font: font, ratio: ratio)
    try placement.addLabel(of: badge, shaper: shaper)
    for index in badge.messages.indices { try placement.addMessage(index, of: badge, shaper: shaper) }
    try placement.place(in: badge)
    try placement.fit(badge, shaper: shaper)
    return placement
  }

  private init(_ badge: borrowing StatusBadge, font: Font, ratio: Double) {
    self.font = font
    self.ratio = ratio
    widths = StatusWidths(
      textWidth: badge.look.textWidth, letterSpacing: badge.look.letterSpacing * ratio,
      direction: badge.layoutDirection, hasOwnFont: font != badge.look.font)
    logoWidth = badge.logo.map { $0.shownWidth * ratio }
    parts.reserveCapacity(1 + badge.messages.count)
    lines.reserveCapacity(1 + badge.messages.count)
  }

  private func minimumWidth(of message: Int?, in badge: borrowing StatusBadge) -> Double? {
    if let message { badge.messages[message].minimumWidth } else { badge.label.minimumWidth }
  }

  /// The width of the badge.
  func width(of badge: borrowing StatusBadge) -> Double {
    guard let last = parts.indices.last else { return 0 }
    let end = parts[last].x + parts[last].width
    return badge.look.body == .bubbles ? end + ratio : end
  }

  // MARK: Measuring

  private func run(of text: String, in font: Font, shaper: some TextShaper) throws(BadgeError) -> GlyphRun {
    let run: GlyphRun
    do { run = try widths.run(of: text.replacingWhatXMLForbids(), in: font, shaper: shaper) } catch {
      throw BadgeError(error)
    }
    try run.check()
    return run
  }

  private mutating func addLabel(of badge: borrowing StatusBadge, shaper: some TextShaper) throws(BadgeError) {
    let text = badge.look.shown(badge.label.text, isLabel: true)
    let isBubble = badge.look.body == .bubbles
    let padding = badge.look.padding * ratio
    if text.isEmpty && !isBubble {
      guard badge.hasLabel else { return }
      let width = logoWidth.map { 2 * badge.look.logo.inset * ratio + $0 } ?? 2 * padding
      return parts.append(StatusPart(textInset: 0, width: width))
    }
    let run = try run(of: text, in: font, shaper: shaper)
    let gap = text.isEmpty ? 0 : badge.look.logo.gap * ratio
    let lead = logoWidth.map { badge.look.logo.inset * ratio + $0 + gap } ?? padding
    var part = StatusPart(
      textInset: lead + (isBubble ? 0 : badge.look.nudge * ratio), width: lead + run.width + padding)
    if !text.isEmpty { add(run, to: &part) }
    parts.append(part)
  }

  private mutating func addMessage(
    _ index: Int, of badge: borrowing StatusBadge, shaper: some TextShaper
  ) throws(BadgeError) {
    let isFirst = parts.isEmpty
    let text = badge.look.shown(badge.messages[index].text, isLabel: false)
    let weight = badge.font.weight ?? badge.look.messageWeight
    let run = try run(of: text, in: weight == font.weight ? font : font.weight(weight), shaper: shaper)
    let padding = badge.look.messagePadding * ratio
    var lead = padding
    if isFirst, let logoWidth {
      lead += logoWidth + (text.isEmpty ? badge.look.logo.emptyGap : badge.look.logo.messageGap) * ratio
    }
    var part = StatusPart(
      textInset: isFirst ? lead : lead - badge.look.nudge * ratio, width: lead + run.width + padding, message: index)
    if !text.isEmpty { add(run, to: &part) }
    parts.append(part)
  }

  private mutating func add(_ run: GlyphRun, to part: inout StatusPart) {
    part.line = lines.count
    part.textWidth = run.width
    // Around the middle of a spaced text, resvg and Inkscape count the space after its last letter. A text that
    // renderers do not space is in the middle of its room.
    let anchor: TextRun.Anchor = widths.textWidth == .spaced && run.isSpaced ? .start : .middle
    lines.append(
      part.isLabel
        ? TextBlock.Line(run, anchor: anchor, layer: "label-text", shadowLayer: "label-shadow")
        : TextBlock.Line(run, anchor: anchor, layer: "message-text", shadowLayer: "message-shadow"))
  }

  // MARK: Placing

  private mutating func place(in badge: borrowing StatusBadge) throws(BadgeError) {
    if badge.look.body == .bubbles { parts.removeAll { !$0.isLabel && $0.line == nil } }
    for index in parts.indices {
      guard let least = minimumWidth(of: parts[index].message, in: badge) else { continue }
      try BadgeError.check(least, .width, in: BadgeError.lengthOrNone)
      parts[index].widen(by: max(0, least - parts[index].width))
    }
    var x = 0.0
    for index in parts.indices {
      if index > 0 { x += badge.look.gutter * ratio }
      parts[index].x = x
      x += parts[index].width
    }
  }

  /// Gives the last part the rest of a width that is set.
  private mutating func fit(_ badge: borrowing StatusBadge, shaper: some TextShaper) throws(BadgeError) {
    let natural = width(of: badge)
    var wanted = natural
    if let least = badge.minimumWidth {
      try BadgeError.check(least, .width, in: BadgeError.lengthOrNone)
      wanted = max(wanted, least)
    }
    if let width = badge.width {
      try BadgeError.check(width, .width)
      wanted = width
    }
    guard let last = parts.indices.last, wanted != natural else { return }
    if wanted < natural {
      var part = parts[last]
      try shorten(&part, to: part.width + wanted - natural, beside: natural - part.width, shaper: shaper)
      parts[last] = part
    }
    parts[last].widen(by: wanted - width(of: badge))
  }

  /// Shortens a text until its part is no wider than `room`.
  ///
  /// - Throws: ``BadgeError`` if even an ellipsis does not fit.
  private mutating func shorten(
    _ part: inout StatusPart, to room: Double, beside others: Double, shaper: some TextShaper
  ) throws(BadgeError) {
    let frame = part.width - part.spare - part.textWidth
    var least = frame
    part.spare = 0
    if let line = part.line {
      let run = lines[line].run
      let shortened: GlyphRun?
      do {
        shortened = try TextFitting.truncated(
          run.text, toWidth: room - frame, in: run.font, shaper: StatusWidths.Measure(widths: widths, shaper: shaper))
      } catch { throw BadgeError(error) }
      if let shortened {
        lines[line].run = shortened
        part.textWidth = shortened.width
        part.width = frame + shortened.width
        return
      }
      least += try self.run(of: "\u{2026}", in: run.font, shaper: shaper).width
    } else if frame <= room {
      part.width = frame
      return
    }
    // Parts that no badge can hold have no width to suggest.
    try BadgeError.check(others + least, .width)
    throw .outOfRange(.width, value: others + room, allowed: others + least...BadgeError.maximumLength)
  }
}

extension StatusLook {
  /// - Parameter ratio: The scale relative to the look.
  /// - Throws: ``BadgeError`` if a length becomes longer than any badge can be.
  fileprivate func check(scaledBy ratio: Double) throws(BadgeError) {
    let gaps = [letterSpacing, nudge, gutter, logo.inset, logo.gap, logo.messageGap, logo.emptyGap.magnitude]
    let longest = ([radius, baseline, padding, messagePadding] + gaps + shadows.map { $0.offset.magnitude }).max() ?? 0
    try BadgeError.check(height * ratio, .height)
    try BadgeError.check(longest * ratio, .inset, in: BadgeError.lengthOrNone)
    try BadgeError.check((shadows.map { $0.blur }.max() ?? 0) * ratio, .blur, in: 0...1000)
  }
}
