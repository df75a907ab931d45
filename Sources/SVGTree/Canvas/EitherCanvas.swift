package import PathGeometry

/// Either of the two canvases as one type: what draws badges is compiled once, in place of once for each.
package struct EitherCanvas: ~Copyable, Canvas {
  /// What writes at once; nil for a canvas that records.
  package var writer: SVGSerializer?
  /// What was recorded.
  package private(set) var recorded = NodeCanvas()

  /// A canvas that records nodes.
  package init() { writer = nil }

  /// A canvas that writes at once.
  package init(profile: OutputProfile) { writer = SVGSerializer(profile: profile) }

  package mutating func draw(_ drawing: Drawing) { if writer?.draw(drawing) == nil { recorded.draw(drawing) } }
  package mutating func fill(_ outline: Outline, _ paint: Paint, isCrisp: Bool, layer: String) {
    if writer?.fill(outline, paint, isCrisp: isCrisp, layer: layer) == nil {
      recorded.fill(outline, paint, isCrisp: isCrisp, layer: layer)
    }
  }
  package mutating func draw(_ text: TextRun) { if writer?.draw(text) == nil { recorded.draw(text) } }
  package mutating func draw(_ texts: TextBlock) { if writer?.draw(texts) == nil { recorded.draw(texts) } }
  package mutating func draw(_ shadow: FigureShadow) { if writer?.draw(shadow) == nil { recorded.draw(shadow) } }
  package mutating func draw(_ nodes: [Node]) { if writer?.draw(nodes) == nil { recorded.draw(nodes) } }
  package mutating func begin(_ group: Group) { if writer?.begin(group) == nil { recorded.begin(group) } }
  package mutating func begin(holes: [Node]) { if writer?.begin(holes: holes) == nil { recorded.begin(holes: holes) } }
  package var place: Int {
    switch writer {
    case .some(let writer): writer.place
    case nil: recorded.place
    }
  }
  package mutating func overlay(
    _ outline: Outline, _ gradient: Gradient, isCrisp: Bool, layer: String, since place: Int
  ) {
    if writer?.overlay(outline, gradient, isCrisp: isCrisp, layer: layer, since: place) == nil {
      recorded.overlay(outline, gradient, isCrisp: isCrisp, layer: layer, since: place)
    }
  }
  package mutating func begin(_ link: Link) { if writer?.begin(link) == nil { recorded.begin(link) } }
  package mutating func end() { if writer?.end() == nil { recorded.end() } }
}
