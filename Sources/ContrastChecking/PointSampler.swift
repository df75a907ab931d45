import PathGeometry

/// The colours at one point, with a text and without it.
struct CompositedSample {
  var with = Pixel.clear
  var without = Pixel.clear
  /// The visible share of the text's effect, from 0 to 1.
  var mark = 0.0

  mutating func paint(_ top: CompositedSample) {
    mark = max(top.mark, mark * (1 - min(top.with.alpha, top.without.alpha)))
    with = top.with.over(with)
    without = top.without.over(without)
  }
}

/// Samples points of a picture and counts the cost.
struct PointSampler {
  /// The offset of the sampled text. Other texts are left out.
  let text: Int
  private(set) var stepsLeft: Int

  private mutating func count(_ steps: Int) throws(ContrastError) {
    stepsLeft -= steps
    if stepsLeft < 0 { throw .tooLarge }
  }

  /// Only the items that meet a box, so that the many samples of a text do not need the whole picture.
  mutating func near(_ box: Rect, _ items: [Item]) throws(ContrastError) -> [Item] {
    var near: [Item] = []
    for item in items {
      try count(1)
      if case .text(let number, _) = item.content, number != text { continue }
      guard item.bounds.meets(box) else { continue }
      var item = item
      if case .group(let children) = item.content {
        let kept = try self.near(box, children)
        if kept.isEmpty { continue }
        item.content = .group(kept)
      }
      if let mask = item.mask { item.mask = try self.near(box, mask) }
      near.append(item)
    }
    return near
  }

  /// The colours at a point, above a transparent page.
  mutating func composited(at point: Point, _ items: [Item]) throws(ContrastError) -> CompositedSample {
    var sample = CompositedSample()
    for item in items {
      if let top = try composited(at: point, item) { sample.paint(top) }
    }
    return sample
  }

  private mutating func composited(at point: Point, _ item: Item) throws(ContrastError) -> CompositedSample? {
    try count(1)
    guard item.bounds.contains(point) else { return nil }
    if let clip = item.clip, try !isInside(point, clip) { return nil }
    var sample = CompositedSample()
    switch item.content {
    case .area(let area, let shade):
      guard try isInside(point, [area]) else { return nil }
      sample.with = shade.pixel(at: point)
      sample.without = sample.with
    case .text(_, let shade):
      sample.with = shade?.pixel(at: point) ?? .clear
      sample.mark = sample.with.alpha
    case .group(let children): sample = try composited(at: point, children)
    }
    if let mask = item.mask {
      let through = try composited(at: point, mask)
      let share = (with: through.with.maskShare, without: through.without.maskShare)
      // A text in a mask changes how much shows through.
      let change = abs(sample.with.alpha * share.with - sample.without.alpha * share.without)
      sample.mark = through.mark > 0 ? change : sample.mark * share.with
      sample.with = sample.with * share.with
      sample.without = sample.without * share.without
    }
    if item.opacity < 1 {
      sample.with = sample.with * item.opacity
      sample.without = sample.without * item.opacity
      sample.mark *= item.opacity
    }
    return sample
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
