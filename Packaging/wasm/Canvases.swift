package import PathGeometry
package import Typesetting

// In place of the file of the same name in SVGTree: what draws badges is compiled once, and not once for each canvas.

package typealias WritingCanvas = EitherCanvas
package typealias RecordingCanvas = EitherCanvas

/// Either of the two canvases.
package struct EitherCanvas: ~Copyable, Canvas {
  private var writer: SVGSerializer
  private var recorded = NodeCanvas()
  private let isRecording: Bool

  /// A canvas that records nodes.
  package init() {
    writer = SVGSerializer(profile: .web, capacity: 0)
    isRecording = true
  }

  /// A canvas that writes at once.
  package init(profile: OutputProfile) {
    writer = SVGSerializer(profile: profile)
    isRecording = false
  }

  package var nodes: [Node] { recorded.nodes }
  package var isEnded: Bool { recorded.isEnded }

  package mutating func file(frame: Rect, title: String?, scale: Double) throws(LoweringError) -> [UInt8] {
    try writer.file(frame: frame, title: title, scale: scale)
  }

  package mutating func draw(_ drawing: Drawing) {
    if isRecording { recorded.draw(drawing) } else { writer.draw(drawing) }
  }
  package mutating func fill(_ outline: Outline, _ paint: Paint, isCrisp: Bool, layer: String) {
    if isRecording {
      recorded.fill(outline, paint, isCrisp: isCrisp, layer: layer)
    } else {
      writer.fill(outline, paint, isCrisp: isCrisp, layer: layer)
    }
  }
  package mutating func draw(_ run: GlyphRun, at position: Point, anchor: TextRun.Anchor, color: Color) {
    if isRecording {
      recorded.draw(run, at: position, anchor: anchor, color: color)
    } else {
      writer.draw(run, at: position, anchor: anchor, color: color)
    }
  }
  package mutating func draw(_ texts: TextBlock) { if isRecording { recorded.draw(texts) } else { writer.draw(texts) } }
  package mutating func draw(_ shadow: FigureShadow) {
    if isRecording { recorded.draw(shadow) } else { writer.draw(shadow) }
  }
  package mutating func draw(_ nodes: [Node]) { if isRecording { recorded.draw(nodes) } else { writer.draw(nodes) } }
  package mutating func begin(_ group: Group) { if isRecording { recorded.begin(group) } else { writer.begin(group) } }
  package mutating func begin(holes: [Node]) {
    if isRecording { recorded.begin(holes: holes) } else { writer.begin(holes: holes) }
  }
  package var place: Int { isRecording ? recorded.place : writer.place }
  package mutating func overlay(
    _ outline: Outline, _ gradient: Gradient, isCrisp: Bool, layer: String, since place: Int
  ) {
    if isRecording {
      recorded.overlay(outline, gradient, isCrisp: isCrisp, layer: layer, since: place)
    } else {
      writer.overlay(outline, gradient, isCrisp: isCrisp, layer: layer, since: place)
    }
  }
  package mutating func begin(_ link: Link) { if isRecording { recorded.begin(link) } else { writer.begin(link) } }
  package mutating func end() { if isRecording { recorded.end() } else { writer.end() } }
}
