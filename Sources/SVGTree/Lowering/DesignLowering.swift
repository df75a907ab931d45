import PathGeometry
import Typesetting

/// Lowers a picture for the design profile: drawings in the coordinates of the document, and named layers around them.
struct DesignLowering {
  var profile: OutputProfile
  var outlining: TextOutlining
  /// The remaining budget for the outlines of the whole picture.
  private var budget = WorkBudget()

  init(profile: OutputProfile, outlining: TextOutlining) {
    self.profile = profile
    self.outlining = outlining
  }

  /// The position of a node in the tree, and its coordinate system.
  private struct Place {
    var path: [Int] = []
    var layer: String?
    var transform = AffineTransform.identity

    func child(_ index: Int) -> Place {
      var place = self
      place.path.append(index)
      return place
    }

    func fault(_ construct: LoweringError.Construct) -> LoweringError {
      .unsupported(construct, path: path, layer: layer)
    }
  }

  /// The visible nodes, lowered.
  mutating func lower(_ nodes: [Node]) throws(LoweringError) -> [Node] {
    let nodes = nodes.withoutWebTerms(keepingBlurs: profile.shadows == .filter)
    let visible = try shown(lower(nodes, at: Place()), at: Place())
    guard profile.mergesColors else { return visible }
    var merging = ColorMerging()
    do { return try merging.merged(visible) } catch { throw Place().fault(.costlyOutlines) }
  }

  private mutating func lower(_ nodes: [Node], at place: Place) throws(LoweringError) -> [Node] {
    var lowered: [Node] = []
    for (index, node) in nodes.enumerated() { lowered += try lower(node, at: place.child(index)) }
    return lowered
  }

  private mutating func lower(_ node: Node, at place: Place) throws(LoweringError) -> [Node] {
    switch node {
    case .drawing(let drawing): return try lower(drawing, at: place)
    case .text(let text):
      let path = try glyphs(of: [text], at: place).path
      let drawing = path.fill(.color(text.color)).named(text.name ?? "text")
      return path.isEmpty || !drawing.fill.isVisible ? [] : [.drawing(drawing)]
    case .group(let group): return try lower(group, at: place)
    case .link: throw place.fault(.link)
    case .image: throw place.fault(.image)
    }
  }

  /// The nodes with only the visible parts of drawings, in forms that the profile's readers know.
  private mutating func shown(_ nodes: [Node], at place: Place) throws(LoweringError) -> [Node] {
    var shown: [Node] = []
    for node in nodes {
      switch node {
      case .drawing(let drawing):
        let parts = try working(at: place) { [profile] budget throws(WorkBudget.Exhausted) in
          try drawing.shown(in: profile, within: &budget)
        }
        for var part in parts {
          part.path = part.path.spelledForDesign
          shown.append(.drawing(part))
        }
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

  private mutating func lower(_ drawing: Drawing, at place: Place) throws(LoweringError) -> [Node] {
    guard !drawing.path.isEmpty else { return [] }
    let measured = drawing.measured
    // A transform that scales a line differently in x and y makes it no stroke, and a stroke cannot have a gradient.
    let keepsStroke = place.transform.isSimilarity && measured.stroke?.paint.isSolid != false
    var lowered: [Node] = []
    let parts = keepsStroke ? [measured] : try expanded(measured, at: place)
    for var part in parts {
      if profile.keepsEllipses, part.fill.isElliptical(after: place.transform) {
        part.fill = part.fill.asWritten(in: profile)
        if part.fill.isVisible { lowered.append(.group(Group([.drawing(part)]).applying(place.transform))) }
        continue
      }
      part.path = part.path.applying(place.transform).spelledForDesign
      part.fill = try lower(part.fill, at: place)
      part.stroke = part.stroke.flatMap { $0.paint.isVisible ? $0.scaled(by: place.transform) : nil }
      if part.fill.isVisible || part.stroke != nil { lowered.append(.drawing(part)) }
    }
    return lowered
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

  /// An area as one path in normal form: without overlaps, correct under both fill rules.
  private struct Area {
    var path: Path
    /// Whether it is known that its contours touched nowhere before their points were rounded.
    var isDisjoint = false
  }

  /// The outlines of texts.
  private mutating func glyphs(of texts: [TextRun], at place: Place) throws(LoweringError) -> Area {
    var path = Path()
    // A mirrored contour has the other direction.
    var isNormal = texts.count == 1 && place.transform.determinant > 0
    for text in texts {
      let outline = try outlining.designOutline(of: text, place.transform, profile)
      isNormal = isNormal && outline.isNormal
      path.append(outline.path)
    }
    if isNormal {
      // A strong reduction brings contours closer than an operation can tell.
      let spelled = place.transform.isTranslation ? path : path.spelledForDesign
      return Area(path: spelled, isDisjoint: place.transform.determinant > 0.01)
    }
    let normal = try working(at: place) { [path] budget throws(WorkBudget.Exhausted) in
      try path.normalized(within: &budget)
    }
    return Area(path: normal.spelledForDesign)
  }

  /// The area that silhouettes cover.
  private mutating func area(of silhouettes: [Node], at place: Place) throws(LoweringError) -> Area {
    var texts: [TextRun] = []
    for case .text(let text) in silhouettes { texts.append(text) }
    let glyphs = try glyphs(of: texts, at: place)
    if texts.count == silhouettes.count { return glyphs }
    var area = glyphs.path
    var place = place
    for node in silhouettes {
      if case .text = node { continue }
      if case .group(let group) = node { place.layer = group.name ?? place.layer }
      for drawing in try lower(node, at: place).drawings {
        for part in try expanded(drawing, at: place) {
          // Outlines of any direction turn in the same one after this.
          area.append(
            try working(at: place) { budget throws(WorkBudget.Exhausted) in
              try part.path.normalized(using: part.fillRule, within: &budget)
            })
        }
      }
    }
    let normal = try working(at: place) { [area] budget throws(WorkBudget.Exhausted) in
      try area.normalized(within: &budget)
    }
    return Area(path: normal.spelledForDesign)
  }

  // MARK: Groups

  private mutating func lower(_ group: Group, at place: Place) throws(LoweringError) -> [Node] {
    var inner = place
    inner.transform = group.transform.followed(by: place.transform)
    inner.layer = group.name ?? place.layer
    var nodes = try lower(group.children, at: inner)
    if nodes.isEmpty { return [] }
    if let overlay = group.overlay {
      if let painted = try painted(overlay, into: nodes, at: inner) {
        nodes = painted
      } else {
        nodes += try lower(Node.drawing(overlay), at: inner)
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
    guard group.name != nil || group.blur > 0, !nodes.isEmpty else { return nodes }
    let scale = abs(inner.transform.determinant).squareRoot()
    let lowered = Group(nodes).blurred(deviation: min(1000, group.blur * scale))
    return [.group(group.name.map { lowered.named($0) } ?? lowered)]
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
      case .outside(let holes): return .outside(Area(path: holes.path.applying(inverse)))
      }
    }

    func rest(of path: Path, within budget: inout WorkBudget) throws(WorkBudget.Exhausted) -> Path {
      switch self {
      case .inside(let clip): try path.intersection(clip, within: &budget)
      case .outside(let holes):
        try holes.isDisjoint
          ? path.subtracting(disjoint: holes.path, within: &budget)
          : path.subtracting(holes.path, within: &budget)
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
      inside.path = try cut.rest(of: inside.path, within: &budget).spelledForDesign
      parts.append(inside)
    }
    if let stroke = drawing.stroke {
      let line = try stroke.outline(of: drawing.path, within: &budget)
      let rest = try cut.rest(of: line, within: &budget)
      var outside = drawing
      outside.fill = .none
      if abs(rest.area - line.area) > smallestCut {
        outside.fill = stroke.paint
        outside.stroke = nil
        outside.fillRule = .nonzero
        outside.path = rest.spelledForDesign
      }
      parts.append(outside)
    }
    return parts.filter { !$0.path.isEmpty }
  }

  /// In square points. A smaller change of area is a rounding error.
  private static let smallestCut = 1e-6

  /// Nodes that may cover each other cannot be faded one by one.
  private func fade(_ nodes: [Node], to opacity: Double, at place: Place) throws(LoweringError) -> [Node] {
    if nodes.isEmpty || opacity == 0 { return [] }
    if nodes.count == 1, case .group(var ellipse) = nodes[0], ellipse.transform != .identity {
      ellipse.children = try fade(ellipse.children, to: opacity, at: place)
      return [.group(ellipse)]
    }
    guard nodes.count == 1, case .drawing(var drawing) = nodes[0], drawing.stroke == nil || drawing.fill == .none
    else { throw place.fault(.groupOpacity) }
    drawing.fill = drawing.fill.faded(to: opacity)
    if let stroke = drawing.stroke { drawing.stroke?.paint = stroke.paint.faded(to: opacity) }
    return [.drawing(drawing)]
  }
}

extension [Node] {
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
