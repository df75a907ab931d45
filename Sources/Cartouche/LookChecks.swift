// swift-format-ignore-file
// Made by Generate from Templates/ and from the tables in LookFiles. Do not edit: run `make looks`.

import LookModel

extension PillLook {
  /// - Throws: ``BadgeError`` for a number that no look file may have.
  @inline(__always) func check() throws(BadgeError) {
    try BadgeError.check(font.size, key: "font.size", in: 0.001...1000000)
    try BadgeError.check(height, key: "height", in: 0.001...1000000)
    try BadgeError.check(padding, key: "padding", in: 0...1000000)
    try BadgeError.check(letterSpacing, key: "letterSpacing", in: 0...100)
    if let radius {
      try BadgeError.check(radius, key: "radius", in: 0...1000000)
    }
    if let compact {
      try BadgeError.check(Double(compact.characters), key: "compact.characters", in: 1...1000)
      try BadgeError.check(compact.textWidth, key: "compact.textWidth", in: 0.001...1000000)
      try BadgeError.check(compact.width, key: "compact.width", in: 0.001...1000000)
    }
    if let letterpress {
      try BadgeError.check(letterpress.depth, key: "letterpress.depth", in: 0.001...1000000)
      try BadgeError.check(letterpress.shade, key: "letterpress.shade", in: 0...1)
    }
    if let dot {
      try BadgeError.check(dot.diameter, key: "dot.diameter", in: 0.001...1000000)
      try BadgeError.check(dot.gap, key: "dot.gap", in: 0...1000000)
    }
    if let mark {
      try BadgeError.check(mark.size, key: "mark.size", in: 0.001...1000000)
      try BadgeError.check(mark.gap, key: "mark.gap", in: 0...1000000)
    }
    if let ribbon {
      try BadgeError.check(ribbon.fold, key: "ribbon.fold", in: 0...1000000)
      try BadgeError.check(ribbon.foldHeight, key: "ribbon.foldHeight", in: 0...1000000)
      try BadgeError.check(ribbon.shade, key: "ribbon.shade", in: 0...1)
      try BadgeError.check(ribbon.inset, key: "ribbon.inset", in: -1000000...1000000)
    }
    if case .inset(let inset) = overlap {
      try BadgeError.check(inset, key: "overlap", in: -10...10)
    }
    if case .corner(let x, let y) = overlap {
      try BadgeError.check(x, key: "overlap.x", in: -1000000...1000000)
      try BadgeError.check(y, key: "overlap.y", in: -1000000...1000000)
    }
    if let border = effects.border {
      try BadgeError.check(border.width, key: "border.width", in: 0...1000000)
    }
    if let halo = effects.halo {
      try BadgeError.check(halo.width, key: "halo.width", in: 0...1000000)
    }
    if let shadow = effects.shadow {
      try BadgeError.check(shadow.blur, key: "shadow.blur", in: 0...1000000)
      try BadgeError.check(shadow.offset.x, key: "shadow.x", in: -1000000...1000000)
      try BadgeError.check(shadow.offset.y, key: "shadow.y", in: -1000000...1000000)
    }
    if let insetShadow = effects.insetShadow {
      try BadgeError.check(insetShadow.blur, key: "insetShadow.blur", in: 0...1000000)
      try BadgeError.check(insetShadow.offset, key: "insetShadow.offset", in: -1000000...1000000)
    }
    if let disabledOpacity {
      try BadgeError.check(disabledOpacity, key: "disabledOpacity", in: 0...1)
    }
  }
}

extension HubLook {
  /// - Throws: ``BadgeError`` for a number that no look file may have.
  @inline(__always) func check() throws(BadgeError) {
    try BadgeError.check(font.size, key: "font.size", in: 0.001...1000000)
    try BadgeError.check(diameter, key: "diameter", in: 0.001...1000000)
    try BadgeError.check(widening, key: "widening", in: 0...100)
    try BadgeError.check(padding, key: "padding", in: 0...1000000)
    if case .inset(let inset) = overlap {
      try BadgeError.check(inset, key: "overlap", in: -10...10)
    }
    if case .corner(let x, let y) = overlap {
      try BadgeError.check(x, key: "overlap.x", in: -1000000...1000000)
      try BadgeError.check(y, key: "overlap.y", in: -1000000...1000000)
    }
    try BadgeError.check(Double(limit), key: "limit", in: 1...9.223372036854776e+18)
    try BadgeError.check(dot, key: "dot", in: 0.001...1000000)
    if let mark {
      try BadgeError.check(mark.size, key: "mark.size", in: 0.001...1000000)
      try BadgeError.check(mark.gap, key: "mark.gap", in: 0...1000000)
    }
    if let border = effects.border {
      try BadgeError.check(border.width, key: "border.width", in: 0...1000000)
    }
    if let halo = effects.halo {
      try BadgeError.check(halo.width, key: "halo.width", in: 0...1000000)
    }
    if let shadow = effects.shadow {
      try BadgeError.check(shadow.blur, key: "shadow.blur", in: 0...1000000)
      try BadgeError.check(shadow.offset.x, key: "shadow.x", in: -1000000...1000000)
      try BadgeError.check(shadow.offset.y, key: "shadow.y", in: -1000000...1000000)
    }
    if let insetShadow = effects.insetShadow {
      try BadgeError.check(insetShadow.blur, key: "insetShadow.blur", in: 0...1000000)
      try BadgeError.check(insetShadow.offset, key: "insetShadow.offset", in: -1000000...1000000)
    }
    if let disabledOpacity {
      try BadgeError.check(disabledOpacity, key: "disabledOpacity", in: 0...1)
    }
  }
}

extension CellLook {
  /// - Throws: ``BadgeError`` for a number that no look file may have.
  @inline(__always) func check() throws(BadgeError) {
    try BadgeError.check(radius, key: "radius", in: 0...1000000)
    if let border {
      try BadgeError.check(border.width, key: "border.width", in: 0.001...1000000)
    }
    if let separator {
      try BadgeError.check(separator.height, key: "separator.height", in: 0.001...1000000)
      try BadgeError.check(separator.inset, key: "separator.inset", in: 0...1000000)
    }
    try BadgeError.check(row.height, key: "row.height", in: 0.001...1000000)
    try BadgeError.check(row.detailHeight, key: "row.detailHeight", in: 0.001...1000000)
    try BadgeError.check(row.inset, key: "row.inset", in: 0...1000000)
    try BadgeError.check(row.gap, key: "row.gap", in: 0...1000000)
    try BadgeError.check(row.summary.font.size, key: "row.summary.font.size", in: 0.001...1000000)
    try BadgeError.check(row.summary.top, key: "row.summary.top", in: 0...1000000)
    try BadgeError.check(row.summary.height, key: "row.summary.height", in: 0.001...1000000)
    try BadgeError.check(row.detail.font.size, key: "row.detail.font.size", in: 0.001...1000000)
    try BadgeError.check(row.detail.top, key: "row.detail.top", in: 0...1000000)
    try BadgeError.check(row.detail.height, key: "row.detail.height", in: 0.001...1000000)
    try BadgeError.check(background.margin, key: "background.margin", in: 0...1000000)
    try BadgeError.check(background.padding, key: "background.padding", in: 0...1000000)
    for element in background.stripes {
      try BadgeError.check(element.width, key: "background.stripes.width", in: 0.5...1000000)
    }
  }
}

extension StatusLook {
  /// - Throws: ``BadgeError`` for a number that no look file may have.
  @inline(__always) func check() throws(BadgeError) {
    try BadgeError.check(font.size, key: "font.size", in: 0.001...1000000)
    try BadgeError.check(letterSpacing, key: "letterSpacing", in: 0...100)
    try BadgeError.check(height, key: "height", in: 0.001...1000000)
    try BadgeError.check(radius, key: "radius", in: 0...1000000)
    try BadgeError.check(baseline, key: "baseline", in: 0.001...1000000)
    try BadgeError.check(padding, key: "padding", in: 0...1000000)
    try BadgeError.check(messagePadding, key: "messagePadding", in: 0...1000000)
    try BadgeError.check(nudge, key: "nudge", in: 0...100)
    try BadgeError.check(gutter, key: "gutter", in: 0...1000000)
    try BadgeError.check(logo.inset, key: "logo.inset", in: 0...1000000)
    try BadgeError.check(logo.gap, key: "logo.gap", in: 0...1000000)
    try BadgeError.check(logo.messageGap, key: "logo.messageGap", in: 0...1000000)
    try BadgeError.check(logo.emptyGap, key: "logo.emptyGap", in: -100...100)
    for element in gloss {
      try BadgeError.check(element.offset, key: "gloss.offset", in: 0...1)
    }
    for element in shadows {
      try BadgeError.check(element.offset, key: "shadows.offset", in: -1000000...1000000)
      try BadgeError.check(element.opacity, key: "shadows.opacity", in: 0...1)
      try BadgeError.check(element.blur, key: "shadows.blur", in: 0...100)
    }
  }
}
