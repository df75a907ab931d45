import LookModel
import PathGeometry
import SVGTree
import Typesetting

/// Measures the parts of a status badge and puts them side by side.
struct StatusPlacement {
  let widths: StatusWidths
  let font: Font
  let ratio: Double

  init(_ badge: borrowing StatusBadge) throws(BadgeError) {
    let font = badge.font.applied(to: badge.look.font)
    try BadgeError.check(font.size, .fontSize)
    try badge.look.check()
    let ratio = font.size / badge.look.font.size
    if ratio != 1 { try badge.look.check(scaledBy: ratio) }
    widths = StatusWidths(
      textWidth: badge.look.textWidth, letterSpacing: badge.look.letterSpacing * ratio,
      hasOwnFont: font != badge.look.font)
    self.font = font
    self.ratio = ratio
  }

  private func logoWidth(of badge: borrowing StatusBadge) -> Double? { badge.logo.map { $0.shownWidth * ratio } }

  /// The parts, the label first if there is one.
  func parts(of badge: borrowing StatusBadge, shaper: some TextShaper) throws(BadgeError) -> [StatusPart] {
    var parts: [StatusPart] = []
    parts.reserveCapacity(1 + badge.messages.count)
    if let label = try label(of: badge, shaper: shaper) { parts.append(label) }
    for index in badge.messages.indices {
      parts.append(try message(index, of: badge, isFirst: parts.isEmpty, shaper: shaper))
    }
    if badge.look.body == .bubbles { parts.removeAll { !$0.isLabel && $0.run == nil } }
    for index in parts.indices {
      guard let least = minimumWidth(of: parts[index].message, in: badge) else { continue }
      try BadgeError.check(least, .width, in: BadgeError.lengthOrNone)
      parts[index].widen(by: max(0, least - parts[index].width))
    }
    place(&parts, of: badge)
    try fit(&parts, of: badge, shaper: shaper)
    return parts
  }

  private func minimumWidth(of message: Int?, in badge: borrowing StatusBadge) -> Double? {
    if let message { badge.messages[message].minimumWidth } else { badge.label.minimumWidth }
  }

  /// The width of a badge of placed parts.
  func width(of parts: [StatusPart], in badge: borrowing StatusBadge) -> Double {
    guard let last = parts.indices.last else { return 0 }
    let end = parts[last].x + parts[last].width
    return badge.look.body == .bubbles ? end + ratio : end
  }

  // MARK: Measuring

  private func run(of text: String, in font: Font, shaper: some TextShaper) throws(BadgeError) -> GlyphRun {
    do { return try widths.run(of: text.replacingWhatXMLForbids(), in: font, shaper: shaper) } catch {
      throw BadgeError(error)
    }
  }

  private func label(of badge: borrowing StatusBadge, shaper: some TextShaper) throws(BadgeError) -> StatusPart? {
    let text = badge.look.shown(badge.label.text, isLabel: true)
    let isBubble = badge.look.body == .bubbles
    let padding = badge.look.padding * ratio
    if text.isEmpty && !isBubble {
      guard badge.hasLabel else { return nil }
      let width = logoWidth(of: badge).map { 2 * badge.look.logo.inset * ratio + $0 } ?? 2 * padding
      return StatusPart(run: nil, textInset: 0, width: width)
    }
    let run = try run(of: text, in: font, shaper: shaper)
    let gap = text.isEmpty ? 0 : badge.look.logo.gap * ratio
    let lead = logoWidth(of: badge).map { badge.look.logo.inset * ratio + $0 + gap } ?? padding
    return StatusPart(
      run: text.isEmpty ? nil : run, textInset: lead + (isBubble ? 0 : badge.look.nudge * ratio),
      width: lead + run.width + padding)
  }

  private func message(
    _ index: Int, of badge: borrowing StatusBadge, isFirst: Bool, shaper: some TextShaper
  ) throws(BadgeError) -> StatusPart {
    let text = badge.look.shown(badge.messages[index].text, isLabel: false)
    let weight = badge.font.weight ?? badge.look.messageWeight
    let run = try run(of: text, in: font.weight(weight), shaper: shaper)
    let padding = badge.look.messagePadding * ratio
    var lead = padding
    if isFirst, let logoWidth = logoWidth(of: badge) {
      lead += logoWidth + (text.isEmpty ? badge.look.logo.emptyGap : badge.look.logo.messageGap) * ratio
    }
    return StatusPart(
      run: text.isEmpty ? nil : run, textInset: isFirst ? lead : lead - badge.look.nudge * ratio,
      width: lead + run.width + padding, message: index)
  }

  // MARK: Placing

  private func place(_ parts: inout [StatusPart], of badge: borrowing StatusBadge) {
    var x = 0.0
    for index in parts.indices {
      if index > 0 { x += badge.look.gutter * ratio }
      parts[index].x = x
      x += parts[index].width
    }
  }

  /// Gives the last part the rest of a width that is set.
  private func fit(
    _ parts: inout [StatusPart], of badge: borrowing StatusBadge, shaper: some TextShaper
  ) throws(BadgeError) {
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
      let text =
        if let message = parts[last].message { badge.look.shown(badge.messages[message].text, isLabel: false) } else {
          badge.look.shown(badge.label.text, isLabel: true)
        }
      try shorten(&parts[last], text, to: room, beside: natural - parts[last].width, shaper: shaper)
    }
    parts[last].widen(by: wanted - width(of: parts, in: badge))
  }

  /// Shortens a text until its part is no wider than `room`.
  ///
  /// - Throws: ``BadgeError/outOfRange(_:value:allowed:)`` if even an ellipsis does not fit.
  private func shorten(
    _ part: inout StatusPart, _ text: String, to room: Double, beside others: Double, shaper: some TextShaper
  ) throws(BadgeError) {
    let frame = part.width - part.spare - (part.run?.width ?? 0)
    var least = frame
    part.spare = 0
    if let run = part.run {
      let shortened: GlyphRun?
      do {
        shortened = try TextFitting.truncated(
          text.replacingWhatXMLForbids(), toWidth: room - frame, in: run.font,
          shaper: StatusWidths.Measure(widths: widths, shaper: shaper))
      } catch { throw BadgeError(error) }
      if let shortened {
        part.run = shortened
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
    let longest = ([radius, baseline, padding, messagePadding] + gaps + shadows.map(\.offset.magnitude)).max() ?? 0
    try BadgeError.check(height * ratio, .height)
    try BadgeError.check(longest * ratio, .inset, in: BadgeError.lengthOrNone)
    try BadgeError.check((shadows.map(\.blur).max() ?? 0) * ratio, .blur, in: 0...1000)
  }
}
