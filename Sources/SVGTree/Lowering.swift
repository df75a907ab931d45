import PathGeometry
public import Typesetting

/// Why a picture cannot be put in terms that a profile's readers know.
public enum LoweringError: Error, Hashable, Sendable {
  /// The profile wants text as outlines, and the shaper knows none.
  case noOutlines(text: String)
  /// The shaper cannot draw a text.
  case shaping(ShapingError)
}

extension SVGDocument {
  /// This picture in terms that the profile's readers know: gradients measured in points, knocked-out text as a mask,
  /// text as outlines where the profile wants them.
  func lowered(for profile: OutputProfile, shaper: any TextShaper) throws(LoweringError) -> SVGDocument {
    var document = self
    document.children = try Lowering(profile: profile, shaper: shaper).lower(children)
    return document
  }
}

/// Everything that a profile changes about a picture.
private struct Lowering {
  var profile: OutputProfile
  var shaper: any TextShaper

  /// The nodes that show something, lowered.
  func lower(_ nodes: [Node]) throws(LoweringError) -> [Node] {
    var lowered: [Node] = []
    lowered.reserveCapacity(nodes.count)
    for node in nodes {
      if let node = try lower(node) { lowered.append(node) }
    }
    return lowered
  }

  private func lower(_ node: Node) throws(LoweringError) -> Node? {
    switch node {
    case .drawing(let drawing): return drawing.path.isEmpty ? nil : .drawing(lower(drawing))
    case .text(let text): return try lower(text)
    case .group(let group): return try lower(group).map { .group($0) }
    case .link(var link):
      link.children = try lower(link.children)
      return link.children.isEmpty ? nil : .link(link)
    }
  }

  private func lower(_ drawing: Drawing) -> Drawing {
    guard drawing.fill.isMeasuredInBounds || drawing.stroke?.paint.isMeasuredInBounds == true,
      let bounds = drawing.path.bounds
    else { return drawing }
    var lowered = drawing
    lowered.fill = drawing.fill.measured(in: bounds)
    if let stroke = drawing.stroke { lowered.stroke?.paint = stroke.paint.measured(in: bounds) }
    return lowered
  }

  /// The outline lies where the text would: its own advance decides where the middle and the end are.
  private func lower(_ text: TextRun) throws(LoweringError) -> Node? {
    guard !text.run.text.isEmpty else { return nil }
    guard profile.outlinesText else { return .text(text) }
    let outline: GlyphOutline?
    do { outline = try shaper.outline(of: text.run.text, in: text.run.font) } catch { throw .shaping(error) }
    guard let outline else { throw .noOutlines(text: text.run.text) }
    let start =
      switch text.anchor {
      case .start: text.position.x
      case .middle: text.position.x - outline.advance / 2
      case .end: text.position.x - outline.advance
      }
    if outline.path.isEmpty { return nil }
    return .drawing(outline.path.offset(x: start, y: text.position.y).fill(.color(text.color)))
  }

  /// A group without children shows nothing, nor does one whose clip or mask lets nothing through.
  private func lower(_ group: Group) throws(LoweringError) -> Group? {
    var lowered = group
    lowered.children = try lower(group.children)
    if lowered.children.isEmpty || group.clip?.isEmpty == true { return nil }
    switch group.mask {
    case .knockout(let texts):
      guard let bounds = group.children.bounds else { break }
      // Whole points beyond the edge, so that the mask's own edge cannot show.
      let left = bounds.minX.rounded(.down) - 1
      let top = bounds.minY.rounded(.down) - 1
      let region = Rect(
        x: left, y: top, width: bounds.maxX.rounded(.up) + 1 - left, height: bounds.maxY.rounded(.up) + 1 - top)
      var mask = [Node.drawing(region.fill(.white))]
      for text in texts {
        if let node = try lower(text.fill(.black)) { mask.append(node) }
      }
      lowered.mask = .luminance(mask)
    case .luminance(let nodes):
      let mask = try lower(nodes)
      if mask.isEmpty { return nil }
      lowered.mask = .luminance(mask)
    case nil: break
    }
    return lowered
  }
}
