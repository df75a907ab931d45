import PathGeometry
import Typesetting

/// Lowers a picture for the design profile: drawings in the coordinates of the document, and named layers around them.
struct DesignLowering {
  var profile: OutputProfile
  var outlining: TextOutlining
  /// The remaining budget for the outlines of the whole picture.
  private var budget = WorkBudget()
  /// Whether a drawing so far has crisp edges.
  private var hasCrispEdges = false
  /// The last outlines of texts about their origins: a text and its shadows have the same one.
  private var outlines: [(run: GlyphRun, area: Area, advance: Double)] = []

  init(profile: OutputProfile, outlining: TextOutlining) {
    self.profile = profile
    self.outlining = outlining
  }

  /// What is around a node.
  private struct Place {
    var layer: String?
    var transform = AffineTransform.identity
    /// Whether blurred groups remain.
    var keepsBlurs = false

    func fault(_ construct: LoweringError.Construct) -> LoweringError { .unsupported(construct, layer: layer) }
  }

  /// The visible nodes, lowered.
  mutating func lower(_ nodes: [Node]) throws(LoweringError) -> [Node] {
    var lowered: [Node] = []
    try lower(nodes, at: Place(keepsBlurs: profile.shadows == .filter), into: &lowered)
    let visible = try shown(lowered, at: Place())
    guard profile.mergesColors || hasCrispEdges else { return visible }
    var merging = ColorMerging(joinsAll: profile.mergesColors)
    do { return try merging.merged(visible).smooth } catch {
      if !profile.mergesColors { return visible.smooth }
      throw Place().fault(.costlyOutlines)
    }
  }

  private mutating func lower(_ nodes: [Node], at place: Place, into lowered: inout [Node]) throws(LoweringError) {
    for (index, node) in nodes.enumerated() {
      do { try lower(node, at: place, into: &lowered) } catch { throw error.inChild(index) }
    }
  }

  private mutating func lower(_ node: Node, at place: Place, into lowered: inout [Node]) throws(LoweringError) {
    switch node {
    case .drawing(let drawing): try lower(drawing, at: place, into: &lowered)
    case .text(let text):
      let path = try outline(of: text, at: place).path
      let fill = Paint.color(text.color)
      if path.isEmpty || !fill.isVisible { return }
      lowered.append(.drawing(Drawing(path, fill: fill, layer: text.name ?? "text")))
    case .group(let group): try lower(group, at: place, into: &lowered)
    case .link: throw place.fault(.link)
    case .image: throw place.fault(.image)
    }
  }

  /// The nodes with only the visible parts of drawings, in forms that the profile's readers know.
  private mutating func shown(_ nodes: [Node], at place: Place) throws(LoweringError) -> [Node] {
    var shown: [Node] = []
    for node in nodes {
      switch node {
      // Only texts have letters, and their outlines are in normal form.
      case .drawing(let drawing)
      where drawing.stroke == nil && drawing.fillRule == .nonzero
        && (!profile.joinsFills || drawing.path.letterCount > 0):
        if drawing.fill.isVisible(in: profile) { shown.append(node) }
      case .drawing(let drawing):
        let parts = try working(at: place) { [profile] budget throws(WorkBudget.Exhausted) in
          try drawing.shown(in: profile, within: &budget)
        }
        shown += parts.map { .drawing($0) }
      case .group(var group):
        var inner = place
        inner.layer = group.name ?? place.layer
        group.children = try self.shown(group.children, at: inner)
        if !group.children.isEmpty { shown.append(.group(group)) }
      case .text, .link, .image: shown.append(node)
      }
    }
    return shown
  }

  /// The result of work on outlines. If it exceeds the budget, the error contains the position in the picture.
  private mutating func working<Result>(
    at place: Place, _ work: (inout WorkBudget) throws(WorkBudget.Exhausted) -> Result
  ) throws(LoweringError) -> Result {
    var budget = budget
    defer { self.budget = budget }
    do { return try work(&budget) } catch { throw place.fault(.costlyOutlines) }
  }

  // MARK: Drawings

  private mutating func lower(_ drawing: Drawing, at place: Place, into lowered: inout [Node]) throws(LoweringError) {
    guard !drawing.path.isEmpty else { return }
    let measured = drawing.measured
    // A transform that scales a line differently in x and y makes it no stroke, and a stroke cannot have a gradient.
    let keepsStroke = place.transform.isSimilarity && measured.stroke?.paint.isSolid != false
    let parts = keepsStroke ? [measured] : try expanded(measured, at: place)
    for part in parts {
      let isElliptical = profile.keepsEllipses && part.fill.isElliptical(after: place.transform)
      let transform = isElliptical ? .identity : place.transform
      let fill = isElliptical ? part.fill.asWritten(in: profile) : try lower(part.fill, at: place)
      let stroke = part.stroke.flatMap { $0.paint.isVisible ? $0.scaled(by: transform) : nil }
      // Importers make visible points of moves that draw nothing.
      let path = part.path.withoutLetters.withoutLoneMoves
      guard fill.isVisible || stroke != nil, !path.isEmpty else { continue }
      // Dark paints are left out.
      let drawing = Drawing(
        path.applying(transform), fill: fill, fillRule: part.fillRule, stroke: stroke, layer: part.name)
      if part.isCrisp { hasCrispEdges = true }
      let node = Node.drawing(part.isCrisp ? drawing.crisp() : drawing)
      lowered.append(isElliptical ? .group(Group([node]).applying(place.transform)) : node)
    }
  }

  private mutating func expanded(_ drawing: Drawing, at place: Place) throws(LoweringError) -> [Drawing] {
    try working(at: place) { budget throws(WorkBudget.Exhausted) in try drawing.expanded(within: &budget) }
  }

  private func lower(_ paint: Paint, at place: Place) throws(LoweringError) -> Paint {
    switch paint {
    case .none, .color: return paint
    case .gradient(let gradient):
      guard let mapped = gradient.applying(place.transform) else { throw place.fault(.ellipticalGradient) }
      return Paint.gradient(mapped).asWritten(in: profile)
    }
  }

  /// An area in normal form: without overlaps, correct under both fill rules.
  private struct Area {
    /// Contours that may touch each other.
    var touching = Path()
    /// The others. They touched nowhere before their points were rounded.
    var free = Path()

    var path: Path {
      var path = touching
      path.append(free)
      return path
    }

    func offset(x: Double, y: Double) -> Area {
      Area(touching: touching.offset(x: x, y: y), free: free.offset(x: x, y: y))
    }
  }

  /// A path in normal form with the inside of another.
  private mutating func normal(_ path: Path, at place: Place) throws(LoweringError) -> Area {
    let normal = try working(at: place) { budget throws(WorkBudget.Exhausted) in
      try path.normalized(within: &budget)
    }
    return Area(touching: normal)
  }

  /// The outline of a text in normal form. Only letters that may overlap take work.
  private mutating func normal(_ outline: GlyphOutline, at place: Place) throws(LoweringError) -> Area {
    guard let overlaps = outline.overlaps else { return try normal(outline.path, at: place) }
    if overlaps.isEmpty { return Area(free: outline.path) }
    var area = Area()
    var end = 0
    for letters in overlaps {
      area.free.append(outline.path.letters(end..<letters.lowerBound))
      area.touching.append(try normal(outline.path.letters(letters), at: place).path)
      end = letters.upperBound
    }
    area.free.append(outline.path.letters(end..<outline.path.letterCount))
    return area
  }

  /// The outline of a text in normal form. If it is only moved, its origin is at numbers that the profile writes, so that
  /// equal texts have equal data wherever they are.
  private mutating func outline(of text: TextRun, at place: Place) throws(LoweringError) -> Area {
    let transform = place.transform
    guard transform.isTranslation, text.guide == nil else {
      let outline = try outlining.outline(of: text)
      let path = outline.path.applying(transform)
      // A strong reduction brings contours closer than an operation can tell, and a mirrored contour has the other
      // direction.
      return outline.isNormal && transform.determinant > 0.01 ? Area(free: path) : try normal(path, at: place)
    }
    var found = outlines.first { $0.run.isSame(as: text.run) }
    if found == nil {
      let outline = try outlining.outline(from: text)
      let area = try normal(outline, at: place)
      if outlines.count == 8 { outlines.removeFirst() }
      outlines.append((text.run, area, outline.advance))
      found = outlines.last
    }
    guard let found else { return Area() }
    let decimals = profile.lengthDecimals
    let origin = transform.apply(to: text.start(ofAdvance: found.advance)).drawable
    return found.area.offset(x: decimals.rounded(origin.x), y: decimals.rounded(origin.y))
  }

  /// The area that silhouettes cover.
  private mutating func area(of silhouettes: [Node], at place: Place) throws(LoweringError) -> Area {
    var path = Path()
    for case .text(let text) in silhouettes {
      let area = try outline(of: text, at: place)
      if silhouettes.count == 1 { return area }
      path.append(area.path)
    }
    var place = place
    for node in silhouettes {
      if case .text = node { continue }
      if case .group(let group) = node { place.layer = group.name ?? place.layer }
      var lowered: [Node] = []
      try lower(node, at: place, into: &lowered)
      for drawing in lowered.drawings {
        for part in try expanded(drawing, at: place) {
          // Outlines of any direction turn in the same one after this.
          path.append(
            try working(at: place) { budget throws(WorkBudget.Exhausted) in
              try part.path.normalized(using: part.fillRule, within: &budget)
            })
        }
      }
    }
    return try normal(path, at: place)
  }

  // MARK: Groups

  /// Design tools need no animations, and do not know blurs that are cut or differ in x and y. What is lost is blurred or
  /// hidden at rest.
  private mutating func lower(_ group: Group, at place: Place, into lowered: inout [Node]) throws(LoweringError) {
    var inner = place
    inner.transform = group.transform.followed(by: place.transform)
    inner.layer = group.name ?? place.layer
    inner.keepsBlurs = place.keepsBlurs && group.clip == nil && group.mask == nil
    let keepsBlur = inner.keepsBlurs && inner.transform.isSimilarity
    if group.blur > 0 && !keepsBlur || group.animation?.isHiddenAtRest == true { return }
    var nodes: [Node] = []
    try lower(group.children, at: inner, into: &nodes)
    // What shows nothing is left out, and a gradient above it cannot be painted into it.
    let isSeenThrough = group.overlay != nil && group.children.contains { $0.isSeenThrough }
    if nodes.isEmpty, !isSeenThrough { return }
    if let overlay = group.overlay {
      if !isSeenThrough, let painted = try painted(overlay, into: nodes, at: inner) {
        nodes = painted
      } else {
        try lower(overlay, at: inner, into: &nodes)
      }
    }
    if let clip = group.clip {
      let clip = clip.applying(inner.transform)
      nodes = try cut(nodes, .inside(clip), at: inner)
    }
    switch group.mask {
    case .luminance: throw place.fault(.mask)
    case .knockout(let covers):
      let holes = try area(of: covers.silhouettes, at: inner)
      if !holes.path.isEmpty { nodes = try cut(nodes, .outside(holes), at: inner) }
    case nil: break
    }
    if group.opacity < 1 { nodes = try fade(nodes, to: group.opacity, at: place) }
    guard group.name != nil || group.blur > 0, !nodes.isEmpty else {
      lowered += nodes
      return
    }
    let scale = abs(inner.transform.determinant).squareRoot()
    let layer = Group(nodes).blurred(deviation: min(1000, group.blur * scale))
    lowered.append(.group(group.name.map { layer.named($0) } ?? layer))
  }

  /// The nodes with a translucent gradient painted into them, for programs that ignore opacities; nil if no gradients
  /// give the same result.
  private mutating func painted(
    _ overlay: Drawing, into nodes: [Node], at place: Place
  ) throws(LoweringError) -> [Node]? {
    guard case .gradient(let gradient) = overlay.measured.fill, let gloss = gradient.applying(place.transform) else {
      return nil
    }
    var painted: [Node] = []
    for node in nodes {
      switch node {
      case .group(var group):
        guard let children = try self.painted(overlay, into: group.children, at: place) else { return nil }
        group.children = children
        painted.append(.group(group))
      case .drawing(let drawing):
        for var part in try expanded(drawing, at: place) {
          guard let paint = part.fill.overlaid(by: gloss) else { return nil }
          part.fill = paint
          painted.append(.drawing(part))
        }
      case .text, .link, .image: painted.append(node)
      }
    }
    return painted
  }

  /// The part of an outline that a cut keeps.
  private enum Cut {
    case inside(Path)
    case outside(Area)

    /// This cut in the coordinates of a group with a transform.
    func inside(_ transform: AffineTransform) -> Cut {
      guard transform != .identity, let inverse = transform.inverted else { return self }
      switch self {
      case .inside(let clip): return .inside(clip.applying(inverse))
      case .outside(let holes): return .outside(Area(touching: holes.path.applying(inverse)))
      }
    }

    func rest(of path: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
      switch self {
      case .inside(let clip): try path.intersection(clip, within: &budget)
      case .outside(let holes): try path.subtracting(holes.free, touching: holes.touching, within: &budget)
      }
    }
  }

  /// The nodes with their outlines cut. A line that the cut does not touch stays a line.
  private mutating func cut(_ nodes: [Node], _ cut: Cut, at place: Place) throws(LoweringError) -> [Node] {
    var rest: [Node] = []
    for node in nodes {
      switch node {
      case .group(var group):
        group.children = try self.cut(group.children, cut.inside(group.transform), at: place)
        if !group.children.isEmpty { rest.append(.group(group)) }
      case .drawing(let drawing):
        rest += try working(at: place) { budget throws(WorkBudget.Exhausted) in
          try Self.cut(drawing, cut, within: &budget).map { .drawing($0) }
        }
      case .text, .link, .image: rest.append(node)
      }
    }
    return rest
  }

  private static func cut(
    _ drawing: Drawing, _ cut: Cut, within budget: inout WorkBudget
  ) throws(WorkBudget.Exhausted) -> [Drawing] {
    var parts: [Drawing] = []
    if drawing.fill.isVisible {
      var inside = try drawing.filledNonzero(within: &budget)
      inside.stroke = nil
      inside.path = try cut.rest(of: inside.path, within: &budget)
      parts.append(inside)
    }
    if let stroke = drawing.stroke {
      let line = try stroke.outline(of: drawing.path, within: &budget)
      let rest = try cut.rest(of: line, within: &budget)
      var outside = drawing
      outside.fill = .none
      if abs(rest.area - line.area) > Drawing.smallestArea {
        outside.fill = stroke.paint
        outside.stroke = nil
        outside.fillRule = .nonzero
        outside.path = rest
      }
      parts.append(outside)
    }
    return parts.filter { !$0.path.isEmpty }
  }

  /// Nodes that may cover each other cannot be faded one by one.
  private func fade(_ nodes: [Node], to opacity: Double, at place: Place) throws(LoweringError) -> [Node] {
    if nodes.isEmpty || opacity == 0 { return [] }
    if nodes.count == 1, case .group(var group) = nodes[0] {
      group.children = try fade(group.children, to: opacity, at: place)
      return [.group(group)]
    }
    guard nodes.count == 1, case .drawing(var drawing) = nodes[0], drawing.stroke == nil || drawing.fill == .none
    else { throw place.fault(.groupOpacity) }
    drawing.fill = drawing.fill.faded(to: opacity)
    if let stroke = drawing.stroke { drawing.stroke?.paint = stroke.paint.faded(to: opacity) }
    return [.drawing(drawing)]
  }
}

extension [Node] {
  /// These nodes without crisp edges.
  fileprivate var smooth: [Node] {
    map { node in
      guard case .drawing(let drawing) = node else { return node.mapChildren { $0.smooth } }
      return drawing.isCrisp ? .drawing(drawing.smooth()) : node
    }
  }

  /// The drawings among these nodes and in their groups.
  fileprivate var drawings: [Drawing] {
    flatMap { node -> [Drawing] in
      switch node {
      case .drawing(let drawing): [drawing]
      case .group(let group):
        group.children.drawings.map { drawing in
          var placed = drawing
          placed.path = drawing.path.applying(group.transform)
          return placed
        }
      case .text, .link, .image: []
      }
    }
  }
}

extension Node {
  /// Whether an area or a line in it has a colour without opacity, or a drawing in it has no colour at all.
  fileprivate var isSeenThrough: Bool {
    switch self {
    case .drawing(let drawing):
      let paints = [drawing.fill, drawing.stroke?.paint ?? .none].filter { $0 != .none }
      return paints.isEmpty || paints.contains { !$0.isVisible }
    case .group(let group): return group.children.contains { $0.isSeenThrough }
    case .text, .link, .image: return false
    }
  }
}
