internal import PathGeometry
internal import SVGTree

/// Draws nodes of a lowered picture on a surface.
@safe struct CairoPainter: ~Copyable {
  private let context: OpaquePointer
  private let cairo: CairoLibrary
  /// The size of the surface in pixels; zero for a page.
  private let width: Int
  private let height: Int
  /// What remains for all outlines of the picture. Only pixels take work: a page holds outlines as they are.
  private var budget: WorkBudget
  /// What remains for the outlines of lines that are filled, on pages, too.
  private var outlineBudget = WorkBudget()
  /// That of miters, which cairo can draw in another way, so that they leave the other one alone.
  private var miterBudget = WorkBudget()
  /// The number of surfaces that are in use: that of the picture, and one for each layer around what is drawn.
  private var surfaces = 1
  /// The elements of the clips around what is drawn, with each of which cairo compares each side.
  private var clipElements = 0

  /// A painter whose units are `scale` pixels of the surface.
  init(_ surface: borrowing CairoSurface, _ cairo: CairoLibrary, scale: Double = 1) throws(CairoError) {
    guard let context = unsafe cairo.context(surface.handle) else { throw .failed(status: Int(CairoLibrary.noMemory)) }
    unsafe self.context = context
    self.cairo = cairo
    width = surface.width
    height = surface.height
    budget = width > 0 ? WorkBudget() : WorkBudget(.max)
    unsafe cairo.setAntialias(context, CairoLibrary.Antialias.best)
    unsafe cairo.setTolerance(context, 0.02)
    transform(.scale(scale))
  }

  deinit { unsafe cairo.destroyContext(context) }

  /// Fills the whole surface.
  func fill(with color: Color) {
    setColor(color)
    unsafe cairo.paint(context)
  }

  mutating func draw(_ nodes: [Node]) throws(CairoError) {
    for node in nodes {
      switch node {
      case .drawing(let drawing): try draw(drawing)
      case .group(let group): try draw(group)
      case .image(let image): try draw(image)
      case .link(let link): try draw(link.children)
      // Texts are outlines in a lowered picture.
      case .text: break
      }
    }
    let status = unsafe cairo.contextStatus(context)
    if status != 0 { throw .failed(status: Int(status)) }
  }

  /// Takes the steps of what is going to be drawn.
  private mutating func spend(_ steps: Int, _ layer: String? = nil) throws(CairoError) {
    do { try budget.take(steps) } catch { throw .lowering(.unsupported(.costlyOutlines, layer: layer)) }
  }

  /// Takes the steps and the memory of pixels, for all of the picture unless an area is given.
  private mutating func addSurface(
    _ area: Rect? = nil, steps: Int = 0, for layer: String? = nil
  ) throws(CairoError) {
    surfaces += 1
    let area = area ?? picture
    let pixels = max(area.width * area.height, picture.width * picture.height)
    let isTooMuch =
      4 * Double(surfaces) * pixels > Double(CairoError.maximumBytes)
      || max(area.width, area.height) > CairoSurface.maximumSide
    try spend(isTooMuch ? .max : 3 * Int(pixels) / Int(DrawingCost.pixelsInStep) + steps, layer)
  }

  // MARK: Drawings

  private mutating func draw(_ drawing: Drawing) throws(CairoError) {
    let path = Self.plain(drawing.path)
    let cost = cost(of: path)
    try spend(path.elements.count * clipElements, drawing.name)
    if drawing.isCrisp { unsafe cairo.setAntialias(context, CairoLibrary.Antialias.none) }
    if drawing.fill != .none {
      try spend(cost.ofFilling, drawing.name)
      add(path)
      unsafe cairo.setFillRule(context, drawing.fillRule.cairoValue)
      set(drawing.fill)
      unsafe cairo.fill(context)
    }
    if let stroke = drawing.stroke, stroke.paint != .none, stroke.width > 0 {
      // cairo gives a dot with square caps no area, and measures its limit for miters after the transform.
      var outline: Path?
      if stroke.cap == .square, path.hasDots {
        do { outline = try stroke.outline(of: path, within: &outlineBudget) } catch {
          throw .lowering(.unsupported(.costlyOutlines, layer: drawing.name))
        }
      } else if stroke.join == .miter, !map.isSimilarity {
        outline = try? stroke.outline(of: path, within: &miterBudget)
      }
      if let outline {
        var area = drawing
        (area.path, area.fill, area.fillRule, area.stroke) = (outline, stroke.paint, .nonzero, nil)
        return try draw(area)
      }
      try spend(cost.ofStroking(width: stroke.width * scale), drawing.name)
      add(path)
      set(stroke.paint)
      unsafe cairo.setLineWidth(context, stroke.width)
      unsafe cairo.setLineCap(context, stroke.cap.cairoValue)
      unsafe cairo.setLineJoin(context, stroke.join.cairoValue)
      unsafe cairo.setMiterLimit(context, stroke.miterLimit)
      // Dashes without any length are a solid line in SVG, and an error in cairo.
      let dashes = stroke.dashes.contains { $0 > 0 } ? stroke.dashes : []
      unsafe cairo.setDashes(context, dashes, Int32(dashes.count), stroke.dashOffset)
      unsafe cairo.stroke(context)
    }
    if drawing.isCrisp { unsafe cairo.setAntialias(context, CairoLibrary.Antialias.best) }
  }

  /// The outline in the curves that cairo has.
  private static func plain(_ path: Path) -> Path { path.convertingArcs(tolerance: 1e-4).convertingQuads() }

  private func cost(of path: Path) -> DrawingCost {
    DrawingCost(path, map, in: picture.size)
  }

  private func add(_ path: Path) {
    unsafe cairo.newPath(context)
    for element in path.elements {
      switch element {
      case .move(let to): unsafe cairo.move(context, to.x, to.y)
      // There are no arcs and no quadratic curves any more.
      case .line(let to), .quad(let to, _), .arc(let to, _, _, _, _): unsafe cairo.line(context, to.x, to.y)
      case .cubic(let to, let first, let second):
        unsafe cairo.curve(context, first.x, first.y, second.x, second.y, to.x, to.y)
      case .close: unsafe cairo.closePath(context)
      }
    }
  }

  // MARK: Paints

  private func set(_ paint: Paint) {
    switch paint {
    case .none: setColor(Color.black.opacity(0))
    case .color(let color): setColor(color)
    case .gradient(let gradient):
      let stops = gradient.stops
      // In a PDF, a colour is lost where its stretch of the gradient has no length.
      let isCut = stops.startsAtOnce || Array(stops.reversed()).startsAtOnce
      switch gradient.shape {
      case .linear(let start, let end):
        let room = isCut ? (end - start) * 0.5 : .zero
        unsafe set(
          cairo.linearPattern(start.x - room.x, start.y - room.y, end.x + room.x, end.y + room.y),
          isCut ? stops.spread { 0.25 + $0 / 2 } : stops)
      case .radial(let center, let radius):
        unsafe set(
          cairo.radialPattern(center.x, center.y, 0, center.x, center.y, isCut ? 2 * radius : radius),
          isCut ? stops.spread { $0 / 2 } : stops)
      }
    }
  }

  private func setColor(_ color: Color) {
    unsafe cairo.setColor(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha)
  }

  private func set(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
    guard let pattern = unsafe pattern else { return }
    for stop in stops {
      let color = stop.color
      unsafe cairo.addStop(
        pattern, stop.offset, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha)
    }
    unsafe cairo.setPattern(context, pattern)
    unsafe cairo.destroyPattern(pattern)
  }

  // MARK: Groups

  private mutating func draw(_ group: Group) throws(CairoError) {
    unsafe cairo.save(context)
    defer { unsafe cairo.restore(context) }
    transform(group.transform)
    guard let clip = group.clip.map(Self.plain) else { return try drawContents(of: group) }
    unsafe cairo.setFillRule(context, FillRule.nonzero.cairoValue)
    if clip.elements.count <= Self.mostClipElements {
      add(clip)
      unsafe cairo.clip(context)
      clipElements += clip.elements.count
      try drawContents(of: group)
      clipElements -= clip.elements.count
    } else {
      // The contents are the paint of the clip: they are drawn without it.
      try addSurface(steps: cost(of: clip).ofFilling, for: group.name)
      unsafe cairo.pushGroup(context)
      try drawContents(of: group)
      unsafe cairo.popGroup(context)
      surfaces -= 1
      add(clip)
      unsafe cairo.fill(context)
    }
  }

  /// The maximum number of elements of a clip that cairo cuts each outline with.
  private static let mostClipElements = 100

  private mutating func drawContents(of group: Group) throws(CairoError) {
    if group.blur > 0 || group.mask != nil {
      try drawPixels(of: group)
    } else if group.opacity < 1 {
      try addSurface(for: group.name)
      unsafe cairo.pushGroup(context)
      try draw(group.children)
      unsafe cairo.popGroup(context)
      surfaces -= 1
      unsafe cairo.paintWithAlpha(context, group.opacity)
    } else {
      try draw(group.children)
    }
  }

  /// Draws a group on pixels of its own, blurs them, and paints them through the mask.
  private mutating func drawPixels(of group: Group) throws(CairoError) {
    let map = map
    guard let layer = BlurLayer(group, map, in: picture) else { return }
    let content = try pixels(of: group.children, layer.map, in: layer.area, steps: layer.stepsBeyond(picture))
    defer { surfaces -= 1 }
    content.blur(deviations: layer.deviations)
    set(layer.rest)
    unsafe cairo.setSurface(context, content.handle, layer.area.minX, layer.area.minY)
    set(.identity)
    if case .luminance(let nodes) = group.mask {
      let mask = try pixels(of: nodes, map, in: picture)
      defer { surfaces -= 1 }
      mask.convertLuminanceToAlpha(times: group.opacity)
      unsafe cairo.mask(context, mask.handle, 0, 0)
    } else {
      unsafe cairo.paintWithAlpha(context, group.opacity)
    }
  }

  private mutating func pixels(
    of nodes: [Node], _ map: AffineTransform, in area: Rect, steps: Int = 0
  ) throws(CairoError) -> CairoSurface {
    try addSurface(area, steps: steps)
    let surface = try CairoSurface.pixels(width: Int(area.width), height: Int(area.height), cairo)
    var painter = try CairoPainter(surface, cairo)
    (painter.budget, painter.surfaces) = (budget, surfaces)
    painter.set(map.followed(by: .translation(x: -area.minX, y: -area.minY)))
    try painter.draw(nodes)
    budget = painter.budget
    return surface
  }

  private var picture: Rect { Rect(width: Double(width), height: Double(height)) }

  /// From units to pixels.
  private var map: AffineTransform {
    var numbers = [Double](repeating: 0, count: 6)
    unsafe cairo.getMatrix(context, &numbers)
    return AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private func set(_ map: AffineTransform) {
    unsafe cairo.setMatrix(context, [map.a, map.b, map.c, map.d, map.tx, map.ty])
  }

  /// The pixels in a unit.
  private var scale: Double { abs(map.determinant).squareRoot() }

  private func transform(_ map: AffineTransform) {
    if map != .identity { unsafe cairo.transform(context, [map.a, map.b, map.c, map.d, map.tx, map.ty]) }
  }

  // MARK: Images

  private mutating func draw(_ image: Image) throws(CairoError) {
    guard image.format == .png else { throw .jpegImage }
    let pixels = try CairoSurface.pixels(png: image.bytes, cairo)
    try spend(10 * pixels.width * pixels.height / Int(DrawingCost.pixelsInStep))
    unsafe cairo.save(context)
    let frame = image.frame
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let factor = min(frame.width / width, frame.height / height)
    transform(.translation(x: frame.center.x - factor * width / 2, y: frame.center.y - factor * height / 2))
    transform(.scale(factor))
    unsafe cairo.setSurface(context, pixels.handle, 0, 0)
    // Without this, the last pixels fade out.
    if let pattern = unsafe cairo.source(context) { unsafe cairo.setExtend(pattern, CairoLibrary.extendPad) }
    add(Rect(width: width, height: height).path)
    unsafe cairo.fill(context)
    unsafe cairo.restore(context)
  }
}

extension [GradientStop] {
  /// Whether the first colour changes at once.
  fileprivate var startsAtOnce: Bool { count > 1 && self[0].offset == self[1].offset }

  /// The stops at other offsets, with the first and the last colour as far as the ends.
  fileprivate func spread(_ offset: (Double) -> Double) -> [GradientStop] {
    var stops = map { GradientStop(offset: offset($0.offset), color: $0.color) }
    if let first, stops[0].offset > 0 { stops.insert(GradientStop(offset: 0, color: first.color), at: 0) }
    if let last { stops.append(GradientStop(offset: 1, color: last.color)) }
    return stops
  }
}

// The numbers of `cairo_fill_rule_t`, `cairo_line_cap_t` and `cairo_line_join_t`.

extension FillRule {
  fileprivate var cairoValue: Int32 { self == .nonzero ? 0 : 1 }
}

extension Path {
  /// Whether a subpath of lines and cubic curves may have no length: cairo draws no square caps of such a one.
  fileprivate var hasDots: Bool {
    zip(elements, elements.dropFirst()).contains { pair in
      switch pair {
      case (.move(let start), .line(let end)), (.move(let start), .cubic(let end, _, _)): start == end
      case (.move, .close): true
      default: false
      }
    }
  }
}

extension LineCap {
  fileprivate var cairoValue: Int32 {
    switch self {
    case .butt: 0
    case .round: 1
    case .square: 2
    }
  }
}

extension LineJoin {
  fileprivate var cairoValue: Int32 {
    switch self {
    case .miter: 0
    case .round: 1
    case .bevel: 2
    }
  }
}
