public import LookModel
public import PathGeometry
public import SVGTree
public import Typesetting

/// The background of a cell in a grouped table.
public struct Cell: Badge, Hashable {
  /// The position of a cell in its group.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// The only cell: four round corners.
    case single
    /// The first cell: two round corners at the top.
    case top
    /// A cell between others: no round corners.
    case middle
    /// The last cell: two round corners at the bottom.
    case bottom

    var isFirst: Bool { self == .single || self == .top }
    var isLast: Bool { self == .single || self == .bottom }
  }

  /// The position of the cell in its group.
  public var position: Position
  /// The size of the cell, in points.
  public var size: Size
  /// The options of the cell.
  public var options = BadgeOptions()
  /// The state of the cell.
  public var state = BadgeState.normal
  /// The paint of the cell; nil for that of the look.
  public var fill: Paint?
  /// The shadow that the edge casts into the cell, if any.
  public var insetShadow: InsetShadow?
  /// The direction of lines of text in the cell; from right to left mirrors separators.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The look of the cell.
  public var look: CellLook

  /// A cell of the given size, in the look of UACellBackgroundView by default.
  public init(_ position: Position, size: Size) {
    self.position = position
    self.size = size
    look = .ambiance
  }

  /// This cell in another look.
  public consuming func look(_ look: CellLook) -> Cell { changed { $0.look = look } }

  /// This cell in a state.
  public consuming func state(_ state: BadgeState) -> Cell { changed { $0.state = state } }

  /// This cell with another paint.
  public consuming func fill(_ paint: Paint) -> Cell { changed { $0.fill = paint } }

  /// This cell with a shadow that its edge casts into it: `blur` as in CSS, `offset` downwards, in points.
  public consuming func insetShadow(
    _ color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: Double, offset: Double
  ) -> Cell {
    changed { $0.insetShadow = InsetShadow(color: color, blur: blur, offset: offset) }
  }

  /// This cell for lines of text in a direction.
  public consuming func layoutDirection(_ direction: LayoutDirection) -> Cell {
    changed { $0.layoutDirection = direction }
  }

  /// Places the fill, the border and the lines between cells, from (0, 0).
  public func draw<C: Canvas & ~Copyable>(
    on canvas: inout C, with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeFrame {
    try draw(on: &canvas)
    return BadgeFrame(
      Rect(origin: .zero, size: size), title: options.title(or: "\(position.rawValue) cell"))
  }

  /// Draws the cell, which has no texts, between two in their states.
  func draw<C: Canvas & ~Copyable>(
    on canvas: inout C, below previous: BadgeState = .normal, above next: BadgeState = .normal
  ) throws(BadgeError) {
    try BadgeError.check(size)
    try look.check()
    if let shadow = insetShadow {
      try BadgeError.check(shadow.blur, .blur, in: BadgeError.lengthOrNone)
      try BadgeError.check(shadow.offset, .offset, in: BadgeError.coordinates)
    }
    var cell = Rect(origin: .zero, size: size)
    if let bevel = look.bevel, position.isLast {
      // The light line below the border takes the cell's last point.
      cell.size.height = max(0, cell.height - 1)
      let outline = CellOutline(position: position, rect: cell, radius: look.radius)
      let rim = outline.lowerRim(depth: 1)
      canvas.draw(rim.fill(.color(bevel.highlight[options.background])).named("lower-bevel"))
    }
    let outline = CellOutline(position: position, rect: cell, radius: look.radius)
    let border = look.border
    let inner = border?.placement == .around ? outline.inset(by: border?.width ?? 0) : outline
    canvas.fill(.rounded(inner.fill), self.fill ?? look.fill[state, options.background], layer: "body")
    if let shadow = insetShadow {
      let body = outline.inset(by: border?.width ?? 0)
      let rim = body.group(beyond: shadow.blur * 2 + abs(shadow.offset))
      canvas.draw(.inside(body.fill, shadow, castBy: rim))
    }
    if !state.isActive {
      if let bevel = look.bevel, position.isFirst {
        let rim = inner.upperRim(depth: 1)
        canvas.draw(rim.fill(.color(bevel.shadow[options.background])).named("upper-bevel"))
      }
      if let highlight = highlight(in: inner, below: previous) { canvas.draw(highlight) }
    }
    if let border {
      let line = Stroke(.color(border.color[options.background]), width: border.width)
      canvas.draw(Drawing(outline.border(width: border.width), fill: .none, stroke: line, layer: "border"))
    }
    if let separator = look.separator, !position.isLast,
      !(separator.makesWayForSelection && (state.isActive || next.isActive))
    {
      let line = line(of: separator, in: cell, y: max(cell.minY, cell.maxY - separator.height))
      canvas.fill(.rect(line), .color(separator.color[options.background]), layer: "separator")
    }
  }

  private func highlight(in inner: CellOutline, below previous: BadgeState) -> Drawing? {
    guard let separator = look.separator, let color = separator.highlight, !position.isFirst,
      !(separator.makesWayForSelection && previous.isActive)
    else { return nil }
    let line = line(of: separator, in: Rect(origin: .zero, size: size), y: inner.rect.minY)
    return line.fill(.color(color[options.background])).named("separator")
  }

  private func line(of separator: CellLook.Separator, in cell: Rect, y: Double) -> Rect {
    let border = look.border?.width ?? 0
    let start = max(border, separator.inset)
    let isMirrored = layoutDirection == .rightToLeft
    return Rect(
      x: cell.minX + (isMirrored ? border : start), y: y, width: cell.width - border - start,
      height: min(separator.height, cell.height))
  }
}
