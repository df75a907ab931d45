import PathGeometry

/// Joins areas of one opaque colour that touch each other, so that a design tool shows one path for what is one area.
struct ColorMerging {
  private var budget = WorkBudget()

  /// The nodes with such areas joined, inside each group. An area takes the name and the place of the first one; between
  /// the two must be nothing that the second one covers.
  mutating func merged(_ nodes: [Node]) throws(WorkBudget.Exhausted) -> [Node] {
    var nodes = nodes
    for index in nodes.indices {
      guard case .group(var group) = nodes[index] else { continue }
      group.children = try merged(group.children)
      nodes[index] = .group(group)
    }
    // Only an area that follows another node can be joined.
    guard nodes.dropFirst().contains(where: { $0.flatDrawing != nil }) else { return nodes }
    var bounds = nodes.map { $0.bounds }
    var tree = RectTree(bounds.map { $0 ?? .everywhere })
    var isKept = nodes.map { _ in false }
    for (index, node) in nodes.enumerated() {
      guard let drawing = node.flatDrawing,
        let other = try partner(of: drawing, bounds[index], in: tree, bounds, nodes, isKept),
        var partner = nodes[other].flatDrawing
      else {
        isKept[index] = true
        tree.add(bounds[index] ?? .everywhere, at: index)
        continue
      }
      let first = try partner.filledNonzero(within: &budget)
      let second = try drawing.filledNonzero(within: &budget)
      partner.path = try first.path.union(second.path, within: &budget)
      partner.fillRule = .nonzero
      nodes[other] = .drawing(partner)
      bounds[other] = partner.path.bounds
      tree.add(bounds[other] ?? .everywhere, at: other)
    }
    return nodes.indices.filter { isKept[$0] }.map { nodes[$0] }
  }

  /// The last area that a drawing can be joined with.
  private mutating func partner(
    of drawing: Drawing, _ bounds: Rect?, in tree: RectTree, _ others: [Rect?], _ nodes: [Node], _ isKept: [Bool]
  ) throws(WorkBudget.Exhausted) -> Int? {
    guard let bounds else { return nil }
    // Rounded coordinates of parts that touch may be a unit apart.
    let near = bounds.inset(by: -0.002)
    func isPartner(_ index: Int) -> Bool {
      nodes[index].flatDrawing?.fill == drawing.fill && others[index]?.overlaps(near) == true
    }
    let last = try tree.last(in: near.inset(by: -0.002), within: &budget) { index in
      isKept[index] && (others[index]?.overlaps(bounds) != false || isPartner(index))
    }
    return last.flatMap { isPartner($0) ? $0 : nil }
  }
}

extension Node {
  /// The drawing, if it is only an area of one opaque colour.
  fileprivate var flatDrawing: Drawing? {
    guard case .drawing(let drawing) = self, drawing.stroke == nil, case .color(let color) = drawing.fill,
      color.alpha == 1
    else { return nil }
    return drawing
  }
}

extension Rect {
  /// Where a node is that has no bounds.
  fileprivate static let everywhere = Rect(x: -2e9, y: -2e9, width: 4e9, height: 4e9)
}
