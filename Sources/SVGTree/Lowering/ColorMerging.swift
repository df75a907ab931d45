import PathGeometry

/// Joins areas of one opaque colour that touch each other, so that a design tool shows one path for what is one area.
struct ColorMerging {
  /// Whether all areas are joined, or only crisp ones without a name, such as the modules of a QR code. Between these,
  /// smooth edges would be lines.
  let joinsAll: Bool
  private var budget = WorkBudget()

  init(joinsAll: Bool) { self.joinsAll = joinsAll }

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
    guard nodes.dropFirst().contains(where: { $0.flatDrawing(joinsAll: joinsAll) != nil }) else { return nodes }
    var bounds = nodes.map { $0.bounds }
    var tree = RectTree(bounds.map { $0 ?? .everywhere })
    var isKept = nodes.map { _ in false }
    // Joined at the end, because a union with each further area takes time in proportion to all before it.
    var joined: [Int: Path] = [:]
    for node in nodes.indices {
      var index = node
      // What has grown may touch an earlier area.
      while let other = try partner(of: index, in: tree, bounds, nodes, isKept) {
        for part in [index, other] where joined[part] == nil { joined[part] = try normalPath(of: nodes[part]) }
        let path = joined.removeValue(forKey: index) ?? Path()
        joined[other]?.append(path)
        isKept[index] = false
        let former = bounds[other]
        bounds[other] = former.union(with: bounds[index])
        index = other
        if bounds[other] == former { break }
        tree.add(bounds[other] ?? .everywhere, at: other)
      }
      guard index == node else { continue }
      isKept[index] = true
      tree.add(bounds[index] ?? .everywhere, at: index)
    }
    for (index, path) in joined.sorted(by: { $0.key < $1.key }) {
      guard case .drawing(var drawing) = nodes[index] else { continue }
      drawing.path = try path.normalized(within: &budget)
      drawing.fillRule = .nonzero
      nodes[index] = .drawing(drawing)
    }
    return nodes.indices.filter { isKept[$0] }.map { nodes[$0] }
  }

  /// The outline of a drawing in normal form.
  private mutating func normalPath(of node: Node) throws(WorkBudget.Exhausted) -> Path {
    guard case .drawing(let drawing) = node else { return Path() }
    return try drawing.path.normalized(using: drawing.fillRule, within: &budget)
  }

  /// The last area before a node that the node can be joined with.
  private mutating func partner(
    of node: Int, in tree: RectTree, _ others: [Rect?], _ nodes: [Node], _ isKept: [Bool]
  ) throws(WorkBudget.Exhausted) -> Int? {
    let joinsAll = joinsAll
    guard let drawing = nodes[node].flatDrawing(joinsAll: joinsAll), let bounds = others[node] else { return nil }
    // Rounded coordinates of parts that touch may be a unit apart.
    let near = bounds.inset(by: -0.002)
    func isPartner(_ index: Int) -> Bool {
      nodes[index].flatDrawing(joinsAll: joinsAll)?.fill == drawing.fill && others[index]?.overlaps(near) == true
    }
    let last = try tree.last(in: near.inset(by: -0.002), within: &budget) { index in
      isKept[index] && index < node && (others[index]?.overlaps(bounds) != false || isPartner(index))
    }
    return last.flatMap { isPartner($0) ? $0 : nil }
  }
}

extension Node {
  /// The drawing, if it is only an area of one opaque colour, and one that is joined.
  fileprivate func flatDrawing(joinsAll: Bool) -> Drawing? {
    guard case .drawing(let drawing) = self, drawing.stroke == nil, case .color(let color) = drawing.fill,
      color.alpha == 1, joinsAll || drawing.isCrisp && drawing.name == nil
    else { return nil }
    return drawing
  }
}

extension Rect {
  /// Where a node is that has no bounds.
  fileprivate static let everywhere = Rect(x: -2e9, y: -2e9, width: 4e9, height: 4e9)
}
