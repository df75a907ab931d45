import PathGeometry
import SVGTree
import Typesetting

/// The outline of a placeholder: two figures that reach the corners of the box of the text, and that no other slot has.
struct OutlineMarker {
  let outline: GlyphOutline
  /// Its path data.
  let data: OutlineData
  /// Its path data where it is cut out.
  let holes: OutlineData

  /// The markers of all slots; nil if one has no room.
  static func markers(for texts: borrowing SlotTexts, _ profile: OutputProfile) -> [OutlineMarker]? {
    var markers: [OutlineMarker] = []
    for (slot, text) in texts.outlines.enumerated() {
      guard let marker = OutlineMarker(of: text, slot: slot, profile) else { return nil }
      markers.append(marker)
    }
    return markers
  }

  private init?(of text: OutlinedText, slot: Int, _ profile: OutputProfile) {
    let box = text.box
    let notch = Double(slot + 1) * profile.smallestLength
    let (left, right) = (box.minX + box.width * 0.4, box.minX + box.width * 0.6)
    guard notch < box.height, right - left >= 2 * profile.smallestLength else { return nil }
    // From right to left: an operation that changed the order of figures would change it.
    let path = Path { path in
      path.move(to: Point(box.maxX, box.minY))
      path.line(to: Point(box.maxX, box.maxY))
      path.line(to: Point(right, box.maxY))
      path.line(to: Point(right, box.minY + notch))
      path.close()
      path.move(to: Point(left, box.minY))
      path.line(to: Point(left, box.maxY))
      path.line(to: Point(box.minX, box.maxY))
      path.line(to: Point(box.minX, box.minY))
      path.close()
    }
    var outline = GlyphOutline(path: path, advance: text.advance)
    outline.isNormal = true
    self.outline = outline
    data = OutlineData(outline, areHoles: false, for: profile)
    holes = OutlineData(outline, areHoles: true, for: profile)
  }
}
