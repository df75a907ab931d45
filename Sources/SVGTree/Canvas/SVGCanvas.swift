package import PathGeometry

/// Writes what is drawn as an SVG file at once, without a tree.
///
/// The bytes are those of the tree that a ``NodeCanvas`` records. A profile needs the tree if it changes outlines or
/// draws texts as outlines, or leaves layers out: see ``OutputProfile/canBeWrittenAtOnce``.
package struct SVGCanvas: Canvas, ~Copyable {
  private var writer: SVGSerializer

  /// An empty canvas.
  ///
  /// - Precondition: The profile can be written at once.
  package init(for profile: OutputProfile) {
    precondition(profile.canBeWrittenAtOnce, "the profile needs a tree")
    writer = SVGSerializer(profile: profile)
  }

  /// The file, with a view box that begins at `frame`.
  ///
  /// - Throws: ``LoweringError`` if something that was drawn cannot be written.
  package consuming func file(frame: Rect, title: String?, scale: Double) throws(LoweringError) -> [UInt8] {
    precondition(writer.open.isEmpty, "what is begun on a canvas is ended")
    if frame.origin != .zero, writer.bytes.count > 0 { writer.moveAll(by: Point.zero - frame.origin) }
    return try writer.file(size: frame.size, title: title, scale: scale)
  }

  package mutating func draw(_ drawing: Drawing) { writer.draw(drawing) }
  package mutating func fill(_ outline: Outline, _ paint: Paint, isCrisp: Bool, layer: String) {
    writer.fill(outline, paint, isCrisp: isCrisp)
  }
  package mutating func draw(_ text: TextRun) { writer.draw(text) }
  package mutating func draw(_ texts: TextBlock) { writer.draw(texts) }
  package mutating func draw(_ shadow: FigureShadow) { writer.draw(shadow) }
  package mutating func draw(_ nodes: [Node]) { writer.draw(nodes) }
  package mutating func begin(_ group: Group) { writer.begin(group) }
  package var place: Int { writer.bytes.count }
  package mutating func overlay(
    _ outline: Outline, _ gradient: Gradient, isCrisp: Bool, layer: String, since place: Int
  ) {
    if place < writer.bytes.count { writer.overlay(outline, gradient, isCrisp: isCrisp) }
  }
  package mutating func begin(_ link: Link) { writer.begin(link) }
  package mutating func end() { writer.end() }
}

extension OutputProfile {
  /// Whether what is drawn can be written at once, without a tree.
  package var canBeWrittenAtOnce: Bool {
    kind != .design && !outlinesText && !expandsStrokes && !fillsNonzero && shadows != .none
  }
}
