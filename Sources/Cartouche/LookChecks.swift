import LookModel

// Looks from files are in range already; those that a program makes may hold anything.

extension PillLook {
  /// - Throws: ``BadgeError`` where a number of the look is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(font.size, .fontSize)
    try BadgeError.check(height, .height)
    try BadgeError.check(padding, .padding, in: BadgeError.lengthOrNone)
    if let compact {
      try BadgeError.check(compact.width, .width)
      try BadgeError.check(compact.textWidth, .width, in: BadgeError.lengthOrNone)
    }
    if let letterpress {
      try BadgeError.check(letterpress.depth, .offset, in: BadgeError.lengthOrNone)
      try BadgeError.check(letterpress.shade, .shade, in: BadgeError.lengthOrNone)
    }
    if let radius { try BadgeError.check(radius, .radius, in: BadgeError.lengthOrNone) }
    if let dot {
      try BadgeError.check(dot.diameter, .height)
      try BadgeError.check(dot.gap, .padding, in: BadgeError.lengthOrNone)
    }
    if let ribbon {
      try BadgeError.check(ribbon.fold, .width, in: BadgeError.lengthOrNone)
      try BadgeError.check(ribbon.foldHeight, .height, in: BadgeError.lengthOrNone)
      try BadgeError.check(ribbon.shade, .shade, in: BadgeError.lengthOrNone)
      try BadgeError.check(ribbon.inset, .inset, in: BadgeError.reach)
    }
    try overlap.check(height: height)
  }
}

extension HubLook {
  /// - Throws: ``BadgeError`` where a number of the look is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(font.size, .fontSize)
    try BadgeError.check(diameter, .height)
    try BadgeError.check(widening, .widening, in: BadgeError.lengthOrNone)
    try BadgeError.check(padding, .padding, in: BadgeError.lengthOrNone)
    try BadgeError.check(dot, .height)
    try overlap.check(height: max(diameter, dot))
    try BadgeError.check(Double(limit), .limit, in: 1...Double(Int.max))
  }
}

extension CellLook {
  /// - Throws: ``BadgeError`` where a number of the look is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(radius, .radius, in: BadgeError.lengthOrNone)
    if let border { try BadgeError.check(border.width, .borderWidth, in: BadgeError.lengthOrNone) }
    if let separator {
      try BadgeError.check(separator.height, .height, in: BadgeError.lengthOrNone)
      try BadgeError.check(separator.inset, .inset, in: BadgeError.lengthOrNone)
    }
  }
}

extension RowLook {
  /// - Throws: ``BadgeError`` where a number of the look is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(height, .height)
    try BadgeError.check(detailHeight, .height)
    try BadgeError.check(inset, .inset, in: BadgeError.lengthOrNone)
    try BadgeError.check(gap, .inset, in: BadgeError.lengthOrNone)
    for line in [summary, detail] {
      try BadgeError.check(line.font.size, .fontSize)
      try BadgeError.check(line.top, .inset, in: BadgeError.lengthOrNone)
      try BadgeError.check(line.height, .height, in: BadgeError.lengthOrNone)
    }
  }
}

extension GroundLook {
  /// The least that several stripes take together before they repeat: the cost of a ground grows with their number.
  private static let leastPeriod = 1.0

  /// - Throws: ``BadgeError`` where a number of the look is out of range.
  func check() throws(BadgeError) {
    try BadgeError.check(margin, .inset, in: BadgeError.lengthOrNone)
    try BadgeError.check(padding, .padding, in: BadgeError.lengthOrNone)
    for stripe in stripes { try BadgeError.check(stripe.width, .width, in: BadgeError.lengthOrNone) }
    guard stripes.count > 1 else { return }
    let period = stripes.reduce(0) { $0 + $1.width }
    try BadgeError.check(period, .width, in: Self.leastPeriod...BadgeError.maximumLength)
  }
}

extension StatusLook {
  /// - Parameter ratio: How many times as large as in the look everything is drawn.
  /// - Throws: ``BadgeError`` where a number of the look is out of range.
  func check(scaledBy ratio: Double) throws(BadgeError) {
    try BadgeError.check(height * ratio, .height)
    try BadgeError.check(radius * ratio, .radius, in: BadgeError.lengthOrNone)
    try BadgeError.check(baseline * ratio, .offset, in: BadgeError.reach)
    for length in [padding, messagePadding] {
      try BadgeError.check(length * ratio, .padding, in: BadgeError.lengthOrNone)
    }
    for length in [letterSpacing, nudge, gutter, logo.inset, logo.gap, logo.messageGap] {
      try BadgeError.check(length * ratio, .inset, in: BadgeError.lengthOrNone)
    }
    try BadgeError.check(logo.emptyGap * ratio, .inset, in: BadgeError.reach)
    for shadow in shadows {
      try BadgeError.check(shadow.offset * ratio, .offset, in: BadgeError.reach)
      try BadgeError.check(shadow.blur * ratio, .blur, in: 0...1000)
    }
  }
}
