package import PathGeometry

/// Writes what is drawn at once, without a tree.
///
/// The bytes are those of the tree that a ``NodeCanvas`` records. A profile needs the tree if it changes outlines, draws
/// texts as outlines, or leaves layers out: see ``OutputProfile/canBeWrittenAtOnce``.
extension SVGSerializer: Canvas {
  /// The file, with a view box that begins at `frame`.
  ///
  /// - Throws: ``LoweringError`` if something that was drawn cannot be written.
  package mutating func file(frame: Rect, title: String?, scale: Double) throws(LoweringError) -> [UInt8] {
    precondition(profile.canBeWrittenAtOnce, "the profile needs a tree")
    precondition(open.isEmpty, "what is begun on a canvas is ended")
    if frame.origin != .zero, bytes.count > 0 { moveAll(by: Point.zero - frame.origin) }
    return try file(size: frame.size, title: title, scale: scale)
  }

  package var place: Int { bytes.count }
}

extension OutputProfile {
  /// Whether what is drawn can be written at once, without a tree.
  package var canBeWrittenAtOnce: Bool {
    kind != .design && !outlinesText && !expandsStrokes && !fillsNonzero && shadows != .none
  }
}
