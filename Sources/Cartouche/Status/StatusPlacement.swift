import LookModel
import PathGeometry
import SVGTree
import Typesetting

/// Measures the parts of a status badge and puts them side by side.
struct StatusPlacement<Shaper: TextShaper> {
  let measure: StatusMeasure<Shaper>
  let font: Font
  let ratio: Double

  init(_ badge: StatusBadge, shaper: Shaper) throws(BadgeError) {
    let font = badge.font.applied(to: badge.look.font)
    try BadgeError.check(font.size, .fontSize)
    try badge.look.check()
    let ratio = font.size / badge.look.font.size
    if ratio != 1 { try badge.look.check(scaledBy: ratio) }
    measure = StatusMeasure(
      textWidth: badge.look.textWidth, letterSpacing: badge.look.letterSpacing * ratio,
      shaper: font == badge.look.font ? nil : shaper)
    self.font = font
    self.ratio = ratio
  }

  private func logoWidth(of badge: StatusBadge) -> Double? { badge.logo.map { $0.shownWidth * ratio } }

  /// The parts, the label first if there is one.
  func parts(of badge: StatusBadge) throws(BadgeError) -> [StatusPart] {
    var parts: [StatusPart] = []
    parts.reserveCapacity(1 + badge.messages.count)
    if let label = try label(of: badge) { parts.append(label) }
    for index in badge.messages.indices { parts.append(try message(index, of: badge, isFirst: parts.isEmpty)) }
    if badge.look.body == .bubbles { parts.removeAll { !$0.isLabel && $0.run == nil } }
    for index in parts.indices {
      guard let least = minimumWidth(of: parts[index], in: badge) else { continue }
      try BadgeError.check(least, .width, in: BadgeError.lengthOrNone)
      parts[index].widen(by: max(0, least - parts[index].width))
    }
    place(&parts, of: badge)
    try fit(&parts, of: badge)
    return parts
  }

  private func minimumWidth(of part: StatusPart, in badge: StatusBadge) -> Double? {
    part.message.map { badge.messages[$0].minimumWidth } ?? badge.label.minimumWidth
  }

  /// The width of a badge of placed parts.
  func width(of parts: [StatusPart], in badge: StatusBadge) -> Double {
    let end = parts.last.map { $0.x + $0.width } ?? 0
    return badge.look.body == .bubbles ? end + ratio : end
  }

  // MARK: Measuring

  private func label(of badge: StatusBadge) throws(BadgeError) -> StatusPart? {
    let text = badge.shown(badge.label.text, isLabel: true)
    let isBubble = badge.look.body == .bubbles
    let padding = badge.look.padding * ratio
    if text.isEmpty && !isBubble {
      guard badge.hasLabel else { return nil }
      let width = logoWidth(of: badge).map { 2 * badge.look.logo.inset * ratio + $0 } ?? 2 * padding
      return StatusPart(text: "", run: nil, textInset: 0, width: width)
    }
    let run = try measure.measure(text, in: font)
    let gap = text.isEmpty ? 0 : badge.look.logo.gap * ratio
    let lead = logoWidth(of: badge).map { badge.look.logo.inset * ratio + $0 + gap } ?? padding
    return StatusPart(
      text: text, run: text.isEmpty ? nil : run,
      textInset: lead + (isBubble ? 0 : badge.look.nudge * ratio), width: lead + run.width + padding)
  }

  private func message(_ index: Int, of badge: StatusBadge, isFirst: Bool) throws(BadgeError) -> StatusPart {
    let text = badge.shown(badge.messages[index].text, isLabel: false)
    let run = try measure.measure(text, in: font.weight(badge.font.weight ?? badge.look.messageWeight))
    let padding = badge.look.messagePadding * ratio
    var lead = padding
    if isFirst, let logoWidth = logoWidth(of: badge) {
      lead += logoWidth + (text.isEmpty ? badge.look.logo.emptyGap : badge.look.logo.messageGap) * ratio
    }
    return StatusPart(
      text: text, run: text.isEmpty ? nil : run,
      textInset: isFirst ? lead : lead - badge.look.nudge * ratio, width: lead + run.width + padding,
      message: index)
  }

  // MARK: Placing

  private func place(_ parts: inout [StatusPart], of badge: StatusBadge) {
    var x = 0.0
    for index in parts.indices {
      if index > 0 { x += badge.look.gutter * ratio }
      parts[index].x = x
      x += parts[index].width
    }
  }

  /// Gives the last part the rest of a width that is set.
  private func fit(_ parts: inout [StatusPart], of badge: StatusBadge) throws(BadgeError) {
    let natural = width(of: parts, in: badge)
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
      let room = parts[last].width + wanted - natural
      try shorten(&parts[last], to: room, beside: natural - parts[last].width)
    }
    parts[last].widen(by: wanted - width(of: parts, in: badge))
  }

  /// Shortens a text until its part is no wider than `room`.
  ///
  /// - Throws: ``BadgeError/outOfRange(_:value:allowed:)`` if even an ellipsis does not fit.
  private func shorten(_ part: inout StatusPart, to room: Double, beside others: Double) throws(BadgeError) {
    let frame = part.width - part.spare - (part.run?.width ?? 0)
    var least = frame
    part.spare = 0
    if let run = part.run {
      let shortened: GlyphRun?
      do {
        shortened = try TextFitting.truncated(
          part.text.replacingWhatXMLForbids(), toWidth: room - frame, in: run.font, shaper: measure)
      } catch { throw BadgeError(error) }
      if let shortened {
        part.run = shortened
        part.width = frame + shortened.width
        return
      }
      least += try measure.measure("\u{2026}", in: run.font).width
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
    let longest = ([radius, baseline, padding, messagePadding] + gaps + shadows.map(\.offset.magnitude)).max() ?? 0
    try BadgeError.check(height * ratio, .height)
    try BadgeError.check(longest * ratio, .inset, in: BadgeError.lengthOrNone)
    try BadgeError.check((shadows.map(\.blur).max() ?? 0) * ratio, .blur, in: 0...1000)
  }
}
