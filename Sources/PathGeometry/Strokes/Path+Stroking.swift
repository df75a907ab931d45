extension Path {
  /// The outline of a stroke along this path: Core Graphics' `copy(strokingWithWidth:…)`. Fill it with the nonzero rule.
  ///
  /// Lines and arcs of circles have exact outlines, in which arcs stay arcs; other curves have cubic Bézier curves within
  /// 0.01 points, or within a millionth of half the width where that is more. Every subpath of the outline that adds to the stroke runs clockwise. A closed subpath makes an outer
  /// outline and an inner one the other way, so that the even-odd rule holds too where the stroke does not cross
  /// itself; the inner one is left out where the stroke fills the inside of a convex figure. A subpath
  /// without length is a dot where its ends are not butt. Where a curve stands still and turns back, it is rounded.
  /// Linear in the number of elements.
  ///
  /// - Parameters:
  ///   - width: The stroke's width in points, half of it on either side; one that is negative or not finite is a
  ///     programmer's mistake. A stroke without width has no outline.
  ///   - cap: How open subpaths end.
  ///   - join: How two sides meet.
  ///   - miterLimit: How many times the width a mitered corner may be long, `stroke-miterlimit`; it is cut off where it
  ///     would be longer. At least 1.
  public func stroked(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4
  ) -> Path {
    precondition(width >= 0 && width <= 1e9, "the width of a stroke is finite and not negative")
    precondition(miterLimit >= 1, "the miter limit of a stroke is at least 1")
    let style = StrokeStyle(
      reach: width / 2, cap: cap, join: join, miterLimit: miterLimit, elementCount: elements.count)
    var outline = Path()
    guard width > 0 else { return outline }
    for run in runs { run.drawStroke(style, into: &outline) }
    return outline
  }
}

extension Path {
  /// How many steps of a budget the outline of a stroke takes.
  package var costOfStroke: Int { elements.count * WorkBudget.ofStrokedElement }
}

extension Subpath {
  fileprivate func drawStroke(_ style: StrokeStyle, into path: inout Path) {
    let pieces = (isClosed ? boundary : sides).flatMap { StrokePiece.pieces(of: $0, reach: style.reach) }
    guard !pieces.isEmpty else {
      // A move that nothing follows draws nothing.
      if isClosed || !sides.isEmpty { drawDot(style, into: &path) }
      return
    }
    let left = StrokeSide(pieces, isClosed: isClosed, style: style)
    let right = StrokeSide(pieces.reversed().map(\.reversed), isClosed: isClosed, style: style)
    if isClosed {
      let inside = ConvexInside(pieces)
      let isFilled = inside.map { !$0.holdsCircle(radius: style.reach) } ?? false
      let isClockwise = inside?.isClockwise ?? (boundary.reduce(0) { $0 + $1.from.cross($1.to) } >= 0)
      for side in isClockwise ? [left, right] : [right, left] {
        side.draw(into: &path)
        if isFilled { return }
      }
    } else {
      var edges = Path()
      left.draw(into: &edges)
      edges.drawCap(style.cap, of: pieces[pieces.count - 1], reach: style.reach)
      right.draw(into: &edges)
      edges.drawCap(style.cap, of: pieces[0].reversed, reach: style.reach)
      edges.close()
      path.append(edges)
    }
    left.drawBackwardSweeps(into: &path)
    right.drawBackwardSweeps(into: &path)
  }

  private func drawDot(_ style: StrokeStyle, into path: inout Path) {
    // A path holds no point beyond 1e9, nor may a rounding error lead there.
    let reach = min(style.reach, 1e9 - 1 - max(abs(start.x), abs(start.y)))
    guard reach > 0 else { return }
    let square = Rect(origin: start, size: .zero).inset(by: -reach)
    switch style.cap {
    case .butt: break
    case .round: path.append(Capsule(in: square).path)
    case .square: path.append(square.path)
    }
  }
}

extension Path {
  /// Leads from the left edge of a piece's end around to the right one.
  fileprivate mutating func drawCap(_ cap: LineCap, of piece: StrokePiece, reach: Double) {
    let end = piece.point(at: 1)
    let across = piece.normal(at: 1) * reach
    let right = end - across
    switch cap {
    case .butt: break
    case .round: arc(to: right.drawable, radii: Size(reach, reach))
    case .square:
      let onward = piece.direction(at: 1) * reach
      line(to: (end + across + onward).drawable)
      line(to: (right + onward).drawable)
    }
    connect(to: right)
  }
}
