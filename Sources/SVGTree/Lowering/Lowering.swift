import PathGeometry
package import Typesetting

extension SVGDocument {
  /// This picture with only the constructs that the profile's readers know. Only serializing remains.
  package func lowered(for profile: OutputProfile, shaper: some TextShaper) throws(LoweringError) -> SVGDocument {
    var document = self
    let outlining = TextOutlining(shaper: shaper)
    let children = children.withShadows(for: profile)
    switch profile.kind {
    case .web, .embed:
      var lowering = WebLowering(profile: profile, outlining: outlining)
      document.children = try lowering.lower(picture: children)
    case .design:
      var lowering = DesignLowering(profile: profile, outlining: outlining)
      document.children = try lowering.lower(children)
      if profile.hasBounds {
        document.children.insert(.drawing(Drawing(Rect(origin: .zero, size: size).path).named("bounds")), at: 0)
      }
    }
    return document
  }
}

/// Draws texts as the outlines of their glyphs.
struct TextOutlining {
  private let outline: @Sendable (GlyphRun) throws(ShapingError) -> GlyphOutline?
  private let characters: @Sendable (GlyphRun) throws(ShapingError) -> [CharacterOutline]?

  /// Takes the outlines from a shaper. Lowering is not generic over it, since it is large and asks rarely.
  init(shaper: some TextShaper) {
    outline = { run throws(ShapingError) in try shaper.outline(of: run) }
    characters = { run throws(ShapingError) in try shaper.characters(of: run) }
  }

  /// The outline is placed where the text would be: its own advance determines the middle and the end.
  func outline(of text: TextRun) throws(LoweringError) -> GlyphOutline {
    if let guide = text.guide { return try outline(of: text, along: guide) }
    var outline = try outline(from: text)
    let start = text.start(ofAdvance: outline.advance)
    let overlaps = outline.overlaps
    outline.path = outline.path.offset(x: start.x, y: start.y)
    outline.overlaps = overlaps
    return outline
  }

  /// The outlines of characters with their middles on a line, as browsers place them (SVG 2, 11.8.3).
  private func outline(of text: TextRun, along guide: TextGuide) throws(LoweringError) -> GlyphOutline {
    let found: [CharacterOutline]?
    do { found = try characters(text.run) } catch { throw .shaping(error) }
    guard let characters = found else { throw .noOutlines(text: text.run.text) }
    guard characters.allSatisfy({ $0.start.isFinite && $0.outline.advance.isFinite }) else {
      throw .shaping(.advanceNotFinite)
    }
    let line = MeasuredPath(guide.path)
    let width = characters.last.map { $0.start + $0.outline.advance } ?? 0
    let start = text.anchor.start(ofWidth: width, at: guide.share * line.length)
    var path = Path()
    for character in characters {
      let half = character.outline.advance / 2
      guard let (middle, direction) = line.place(at: start + character.start + half) else { continue }
      let origin = text.position + middle - direction * half
      path.append(
        character.outline.path.applying(
          AffineTransform(
            a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: origin.x, ty: origin.y)))
    }
    return GlyphOutline(path: path, advance: width)
  }

  /// The outline from the left end of its baseline.
  func outline(from text: TextRun) throws(LoweringError) -> GlyphOutline {
    guard !text.run.text.isEmpty else { return GlyphOutline(path: Path(), advance: 0) }
    let outline: GlyphOutline?
    do { outline = try self.outline(text.run) } catch { throw .shaping(error) }
    guard let outline else { throw .noOutlines(text: text.run.text) }
    guard outline.advance.isFinite else { throw .shaping(.advanceNotFinite) }
    return outline
  }
}

extension TextRun {
  /// The left end of the baseline of a text with an advance.
  func start(ofAdvance advance: Double) -> Point {
    Point(anchor.start(ofWidth: advance, at: position.x), position.y)
  }
}
