import PathGeometry
import SVGReading
import SVGTree

/// Draws what an SVG draws as nodes of an icon.
struct IconDrawer {
  /// The icon's natural size.
  let size: Size
  /// The remaining budget for uniting outlines of clips.
  var budget = WorkBudget(WorkBudget.ofIcon)

  init(size: Size) { self.size = size }

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
}
