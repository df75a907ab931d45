package import PathGeometry

// In place of the file of the same name in SVGTree: what draws badges is compiled once, and not once for each canvas.

package typealias WritingCanvas = EitherCanvas
package typealias RecordingCanvas = EitherCanvas

/// Either of the two canvases. A call goes to the one that writes, and, as this gives nothing without one, else to the
/// one that records.
package struct EitherCanvas: ~Copyable, Canvas {
  /// What writes at once; nil for a canvas that records.
  private var writer: SVGSerializer?
  private var recorded = NodeCanvas()

  /// A canvas that records nodes.
  package init() { writer = nil }

  /// A canvas that writes at once.
  package init(profile: OutputProfile) { writer = SVGSerializer(profile: profile) }

  package var nodes: [Node] { recorded.nodes }
  package var isEnded: Bool { recorded.isEnded }

  package mutating func file(frame: Rect, title: String?, scale: Double) throws(LoweringError) -> [UInt8] {
    guard let file = try writer?.file(frame: frame, title: title, scale: scale) else {
      preconditionFailure("the canvas writes")
    }
    return file
  }

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
