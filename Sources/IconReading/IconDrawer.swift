import PathGeometry
import SVGReading
import SVGTree

/// Draws what an SVG draws as nodes of an icon.
struct IconDrawer {
  /// The icon's natural size.
  let size: Size
  /// The remaining budget for uniting outlines of clips.
  var budget = WorkBudget(WorkBudget.ofIcon)

  mutating func draw(_ nodes: [SVGNode]) throws(SVGFault) -> [Node] {
    var drawn: [Node] = []
    for node in nodes { drawn += try draw(node) }
    return drawn
  }

  private mutating func draw(_ node: SVGNode) throws(SVGFault) -> [Node] {
    var drawn: [Node]
    switch node.content {
    case .group(let children): drawn = try draw(children)
    case .shape(let shape): drawn = try draw(shape)
    // A strict reader refuses texts and masks.
    case .text: drawn = []
    }
    if let clip = node.clip { drawn = cut(drawn, to: clip) }
    return drawn.faded(by: node.opacity)
  }

  // MARK: Clips

  private mutating func united(_ outlines: [SVGOutline]) throws(WorkBudget.Exhausted) -> Path {
    guard outlines.reduce(0, { $0 + $1.path.elements.count }) <= IconLimits.unitedVerbs else {
      throw WorkBudget.Exhausted()
    }
    var clip = Path()
    for outline in outlines {
      let path = outline.isSimple ? outline.path : try outline.path.normalized(using: outline.rule, within: &budget)
      clip = clip.isEmpty ? path : try clip.union(path, within: &budget)
    }
    return clip
  }

  /// Several outlines, or one with the other fill rule, are united into one that any reader can clip to. If that would
  /// take too long, a mask replaces the clip.
  mutating func cut(_ nodes: [Node], to outlines: [SVGOutline]) -> [Node] {
    guard let first = outlines.first else { return [] }
    if outlines.count == 1, first.isSimple || first.rule == .nonzero { return nodes.clipped(to: first.path) }
    if outlines.contains(where: { $0.path.asRect.map { nodes.lie(in: $0) } == true }) { return nodes }
    if let clip = try? united(outlines) { return nodes.clipped(to: clip) }
    var group = Group(nodes)
    group.mask = .luminance(outlines.map { .drawing($0.path.fill(.white, rule: $0.rule)) })
    return [.group(group)]
  }
}
