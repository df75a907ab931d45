import PathGeometry
import SVGTree
import Typesetting

/// The outline of a placeholder: two figures that fill the box of the text, and that no other slot has.
struct OutlineMarker {
  let outline: GlyphOutline
  /// Its path data.
  let data: MovablePathData
  /// Its path data where it is cut out.
  let cutOutData: MovablePathData

  /// The markers of all slots; nil if one has no room.
  static func markers(for texts: borrowing SlotTexts, _ profile: OutputProfile) -> [OutlineMarker]? {
    var markers: [OutlineMarker] = []
    for (slot, text) in texts.outlines.enumerated() {
      guard let marker = OutlineMarker(at: text.place, slot: slot, profile) else { return nil }
      markers.append(marker)
    }
    return markers
  }

  private init?(at place: OutlinePlace, slot: Int, _ profile: OutputProfile) {
    let (box, unit) = (place.box, profile.smallestLength)
    // The number of the slot is the height of a slope, in units.
    let slope = Double(slot + 1) * unit
    let middle = (box.minX + box.width / 2).rounded(.down)
    guard slope < box.height, middle - unit > box.minX else { return nil }
    // From right to left: an operation that changed the order of figures would change it.
    let path = Path { path in
      path.move(to: Point(box.maxX, box.minY))
      path.line(to: Point(box.maxX, box.maxY))
      path.line(to: Point(middle, box.maxY))
      path.line(to: Point(middle, box.minY + slope))
      path.close()
      path.move(to: Point(middle - unit, box.minY))
      path.line(to: Point(middle - unit, box.maxY))
      path.line(to: Point(box.minX, box.maxY))
      path.line(to: Point(box.minX, box.minY))
      path.close()
    }
    var outline = GlyphOutline(path: path, advance: place.advance)
    outline.isNormal = true
    self.outline = outline
    data = MovablePathData(of: outline, isCutOut: false, for: profile)
    cutOutData = MovablePathData(of: outline, isCutOut: true, for: profile)
  }
}
