package import PathGeometry
package import Typesetting

/// Records what is drawn as a tree.
package struct NodeCanvas: Canvas {
  /// The nodes of the picture, or of the group or link that is open.
  package private(set) var nodes: [Node] = []
  /// The groups and links that are open, each with the nodes before it.
  private var open: [(element: Node, before: [Node])] = []

  /// Whether everything that was begun is ended.
  package var isEnded: Bool { open.isEmpty }

  /// A canvas without nodes.
  package init() {}

  /// Records a drawing.
  package mutating func draw(_ drawing: Drawing) {
    if !drawing.path.isEmpty { nodes.append(.drawing(drawing)) }
  }

  /// Records a drawing that fills an outline.
  package mutating func fill(_ outline: Outline, _ paint: Paint, isCrisp: Bool, layer: String) {
    draw(Drawing(outline, fill: paint, isCrisp: isCrisp, layer: layer))
  }

  /// Records a text.
  package mutating func draw(_ run: GlyphRun, at position: Point, anchor: TextRun.Anchor, color: Color) {
    nodes.append(.text(TextRun(run, at: position, anchor: anchor, color: color)))
  }

  /// Records the texts as a group, after a decoration of their copies.
  package mutating func draw(_ texts: TextBlock) { if !texts.lines.isEmpty { nodes.append(texts.node) } }

  /// Records a shadow as a group of areas, with its form as a filter.
  package mutating func draw(_ shadow: FigureShadow) { nodes.append(shadow.node) }

  /// Records nodes.
  package mutating func draw(_ nodes: [Node]) { self.nodes += nodes }

  /// Begins a group.
  package mutating func begin(_ group: Group) { begin(.group(group)) }

  /// Begins a group with holes.
  package mutating func begin(holes: [Node]) { begin(.group(Group([]).knockingOut { holes })) }

  /// The number of nodes of what is open.
  package var place: Int { nodes.count }

  /// Records the nodes after a place as a group below a gradient.
  package mutating func overlay(
    _ outline: Outline, _ gradient: Gradient, isCrisp: Bool, layer: String, since place: Int
  ) {
    if nodes.count == place { return }
    let drawing = Drawing(outline, fill: .gradient(gradient), isCrisp: isCrisp, layer: layer)
    nodes[place...] = [.group(Group(Array(nodes[place...])).overlaid(by: drawing))]
  }

  /// Begins a link.
  package mutating func begin(_ link: Link) { begin(.link(link)) }

  private mutating func begin(_ element: Node) {
    open.append((element, nodes))
    nodes = []
  }

  /// Ends the group or the link that was begun last.
  ///
  /// - Precondition: There is one.
  package mutating func end() {
    guard let (element, before) = open.popLast() else { preconditionFailure("what is ended was begun") }
    let children = nodes
    nodes = before
    if !children.isEmpty { nodes.append(element.mapChildren { $0.isEmpty ? children : $0 + children }) }
  }
}
