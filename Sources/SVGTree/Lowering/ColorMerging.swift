import PathGeometry

/// Joins areas of one opaque colour that touch each other, so that a design tool shows one path for what is one area.
struct ColorMerging {
  private var budget = WorkBudget()

  /// The nodes with such areas joined, inside each group. An area takes the name and the place of the first one; between
  /// the two must be nothing that the second one covers.
  mutating func merged(_ nodes: [Node]) throws(WorkBudget.Exhausted) -> [Node] {
    var merged: [Node] = []
    for node in nodes {
      switch node {
      case .group(var group):
        group.children = try self.merged(group.children)
        merged.append(.group(group))
      case .drawing(let drawing):
        guard let index = Self.partner(of: drawing, in: merged), case .drawing(var partner) = merged[index] else {
          merged.append(node)
          continue
        }
        let first = try partner.filledNonzero(within: &budget)
        let second = try drawing.filledNonzero(within: &budget)
        partner.path = try first.path.union(second.path, within: &budget)
        partner.fillRule = .nonzero
        merged[index] = .drawing(partner)
      case .text, .link, .image: merged.append(node)
      }
    }
    return merged
  }

  /// The last area that a drawing can be joined with.
  private static func partner(of drawing: Drawing, in nodes: [Node]) -> Int? {
    guard drawing.isFlat, let bounds = drawing.path.bounds else { return nil }
    // Rounded coordinates of parts that touch may be a unit apart.
    let near = bounds.inset(by: -0.002)
    for index in nodes.indices.reversed() {
      if case .drawing(let other) = nodes[index], other.isFlat, other.fill == drawing.fill,
        other.path.bounds?.overlaps(near) == true
      {
        return index
      }
      if [nodes[index]].bounds?.overlaps(bounds) != false { return nil }
    }
    return nil
  }
}

extension Drawing {
  /// Whether this is only an area of one opaque colour.
  fileprivate var isFlat: Bool {
    guard stroke == nil, case .color(let color) = fill else { return false }
    return color.alpha == 1
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
