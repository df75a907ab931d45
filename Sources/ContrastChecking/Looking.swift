import PathGeometry

/// The colours at one point, with a text and without it.
struct Seen {
  var with = Pixel.clear
  var without = Pixel.clear
  /// The visible share of the text's effect, from 0 to 1.
  var mark = 0.0

  mutating func paint(_ top: Seen) {
    mark = max(top.mark, mark * (1 - min(top.with.alpha, top.without.alpha)))
    with = top.with.over(with)
    without = top.without.over(without)
  }
}

/// Samples points of a picture and counts the cost.
struct Looking {
  /// The index of the sampled text. Other texts are left out.
  let text: Int
  private(set) var looksLeft: Int

  init(text: Int, looksLeft: Int) {
    self.text = text
    self.looksLeft = looksLeft
  }

  private mutating func count(_ looks: Int) throws(ContrastError) {
    looksLeft -= looks
    if looksLeft < 0 { throw .tooLarge }
  }

  /// Only the items that meet a box, so that the many samples of a text do not need the whole picture.
  mutating func near(_ box: Rect, _ items: [Item]) throws(ContrastError) -> [Item] {
    var near: [Item] = []
    for item in items {
      try count(1)
      if case .text(let number, _) = item.content, number != text { continue }
      guard item.frame.meets(box) else { continue }
      var item = item
      let inner = item.inverse.map(box.mapped) ?? box
      if case .group(let children) = item.content {
        let kept = try self.near(inner, children)
        if kept.isEmpty { continue }
        item.content = .group(kept)
      }
      if let mask = item.mask { item.mask = try self.near(inner, mask) }
      near.append(item)
    }
    return near
  }

  /// The colours at a point of the items' user space, above a transparent page.
  mutating func look(at point: Point, _ items: [Item]) throws(ContrastError) -> Seen {
    var seen = Seen()
    for item in items {
      if let top = try look(at: point, item) { seen.paint(top) }
    }
    return seen
  }

  private mutating func look(at outer: Point, _ item: Item) throws(ContrastError) -> Seen? {
    try count(1)
    let point = item.inverse?.apply(to: outer) ?? outer
    guard item.bounds.contains(point) else { return nil }
    if let clip = item.clip, try !isInside(point, clip) { return nil }
    var seen = Seen()
    switch item.content {
    case .area(let area, let shade):
      guard try isInside(point, [area]) else { return nil }
      seen.with = shade.pixel(at: point)
      seen.without = seen.with
    case .text(_, let shade):
      seen.with = shade?.pixel(at: point) ?? .clear
      seen.mark = seen.with.alpha
    case .group(let children): seen = try look(at: point, children)
    }
    if let mask = item.mask {
      let through = try look(at: point, mask)
      let share = (with: through.with.maskShare, without: through.without.maskShare)
      // A text in a mask changes how much shows through.
      let change = abs(seen.with.alpha * share.with - seen.without.alpha * share.without)
      seen.mark = through.mark > 0 ? change : seen.mark * share.with
      seen.with = seen.with * share.with
      seen.without = seen.without * share.without
    }
    if item.opacity < 1 {
      seen.with = seen.with * item.opacity
      seen.without = seen.without * item.opacity
      seen.mark *= item.opacity
    }
    return seen
  }

  private mutating func isInside(_ point: Point, _ areas: [Area]) throws(ContrastError) -> Bool {
    for area in areas {
      try count(1)
      guard area.bounds.contains(point) else { continue }
      try count(area.path.elements.count)
      if area.path.contains(point, rule: area.rule) { return true }
    }
    return false
  }
}
