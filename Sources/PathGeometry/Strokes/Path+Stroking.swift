extension Path {
  /// The outline of a stroke along this path, as in Core Graphics' `copy(strokingWithWidth:…)`. Fill it with the
  /// nonzero rule.
  ///
  /// The outlines of lines and arcs of circles are exact, and arcs stay arcs. Other curves get cubic Bézier curves,
  /// accurate to 0.01 points or, if that is more, to a millionth of half the width.
  ///
  /// Every subpath of the outline that adds to the stroke is clockwise. A closed subpath gives an outer outline and a
  /// counter-clockwise inner one, so that the even-odd rule works too if the stroke does not cross itself. The inner
  /// outline is left out if the stroke covers the whole inside of a convex figure. A subpath without length is a dot,
  /// except with butt caps. A cusp of a curve is rounded. Linear in the number of elements.
  ///
  /// - Parameters:
  ///   - width: The stroke's width in points, half of it on either side. A stroke with zero width has no outline.
  ///   - cap: How open subpaths end.
  ///   - join: How two sides meet.
  ///   - miterLimit: The maximum length of a mitred corner, as a multiple of the width, `stroke-miterlimit`. Longer
  ///     corners are cut off. At least 1.
  /// - Precondition: The width is from 0 to 1e9, the limit is at least 1.
  public func stroked(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4
  ) -> Path {
    precondition(width >= 0 && width <= 1e9, "the width of a stroke is finite and not negative")
    precondition(miterLimit >= 1, "the miter limit of a stroke is at least 1")
    let style = StrokeStyle(
      halfWidth: width / 2, cap: cap, join: join, miterLimit: miterLimit, elementCount: elements.count)
    var outline = Path()
    guard width > 0 else { return outline }
    for run in runs { run.drawStroke(style, into: &outline) }
    return outline
  }
}

extension Path {
  /// The cost of this path's stroke, in steps of a budget. The sides of a curve take many curves.
  package var costOfStroke: Int {
    elements.reduce(0) { cost, element in
      let pieces =
        switch element {
        case .arc(_, let radii, _, _, _) where radii.width != radii.height: 8
        case .quad, .cubic: 5
        case .move, .line, .arc, .close: 1
        }
      return cost + pieces * WorkBudget.ofStrokedElement
    }
  }
}

extension Subpath {
  fileprivate func drawStroke(_ style: StrokeStyle, into path: inout Path) {
    let pieces = (isClosed ? boundary : sides).flatMap { StrokePiece.pieces(of: $0, halfWidth: style.halfWidth) }
    guard !pieces.isEmpty else {
      // A move without a following verb draws nothing.
      if isClosed || !sides.isEmpty { drawDot(style, into: &path) }
      return
    }
    let left = StrokeSide(pieces, isClosed: isClosed, style: style)
    let right = StrokeSide(pieces.reversed().map { $0.reversed }, isClosed: isClosed, style: style)
    if isClosed {
      let inside = ConvexInside(pieces)
      let isFilled = inside.map { !$0.holdsCircle(radius: style.halfWidth) } ?? false
      let isClockwise = inside?.isClockwise ?? (boundary.reduce(0) { $0 + $1.from.cross($1.to) } >= 0)
      for side in isClockwise ? [left, right] : [right, left] {
        side.draw(into: &path)
        if isFilled { return }
      }
    } else {
      var edges = Path()
      left.draw(into: &edges)
      edges.drawCap(style.cap, of: pieces[pieces.count - 1], halfWidth: style.halfWidth)
      right.draw(into: &edges)
      edges.drawCap(style.cap, of: pieces[0].reversed, halfWidth: style.halfWidth)
      edges.close()
      path.append(edges)
    }
    left.drawBackwardSweeps(into: &path)
    right.drawBackwardSweeps(into: &path)
  }

  private func drawDot(_ style: StrokeStyle, into path: inout Path) {
    // A path has no points beyond 1e9, even after a rounding error.
    let halfWidth = min(style.halfWidth, 1e9 - 1 - max(abs(start.x), abs(start.y)))
    guard halfWidth > 0 else { return }
    let square = Rect(origin: start, size: .zero).inset(by: -halfWidth)
    switch style.cap {
    case .butt: break
    case .round: path.append(Capsule(in: square).path)
    case .square: path.append(square.path)
    }
  }
}

extension Path {
  /// Draws from the left edge of a piece's end around to the right edge.
  fileprivate mutating func drawCap(_ cap: LineCap, of piece: StrokePiece, halfWidth: Double) {
    let end = piece.point(at: 1)
    let across = piece.normal(at: 1) * halfWidth
    let right = end - across
    switch cap {
    case .butt: break
    case .round: arc(to: right.drawable, radii: Size(halfWidth, halfWidth))
    case .square:
      let onward = piece.direction(at: 1) * halfWidth
      line(to: (end + across + onward).drawable)
      line(to: (right + onward).drawable)
    }
    connect(to: right)
  }
}
