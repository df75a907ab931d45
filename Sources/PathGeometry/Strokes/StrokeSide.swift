/// The left edge of a stroke along a run of pieces.
///
/// On the outside of a corner, it follows the join. On the inside, it is cut where the edges of both pieces cross. If
/// they do not cross, it passes through the corner itself. So the stroke is the sum of the areas of each piece and each
/// corner, all clockwise, and the nonzero rule is correct for any crossings.
struct StrokeSide {
  private let pieces: [StrokePiece]
  private let isClosed: Bool
  private let style: StrokeStyle
  /// Pieces with an edge that is covered by the pieces before and after them.
  private var isSkipped: [Bool]
  /// The part of each piece along which its edge is drawn.
  private var stretches: [(from: Double, to: Double)]
  /// Whether the edge is cut at the corner after a piece.
  private var isCut: [Bool]

  init(_ pieces: [StrokePiece], isClosed: Bool, style: StrokeStyle) {
    self.pieces = pieces
    self.isClosed = isClosed
    self.style = style
    isSkipped = pieces.map { _ in false }
    stretches = pieces.map { _ in (0, 1) }
    isCut = isSkipped
    skipTightPieces()
    cutCorners()
  }

  /// Adds the areas that tight pieces cover backwards.
  func drawBackwardSweeps(into path: inout Path) {
    for (index, piece) in pieces.enumerated() where !isSkipped[index] && isTight(index) {
      path.append(piece.backwardSweep(style: style))
    }
  }

  /// Draws the edge; a closed edge is a separate subpath.
  func draw(into path: inout Path) {
    let shown = pieces.indices.filter { !isSkipped[$0] }
    guard let first = shown.first, let last = shown.last else { return }
    let tip = isClosed ? tip(from: last, to: first, isOf: first) : nil
    let start = tip ?? edgeStart(first)
    if isClosed { path.move(to: start.drawable) } else { path.connect(to: start) }
    for (place, index) in shown.enumerated() {
      let piece = pieces[index]
      if isTight(index) {
        piece.drawCentres(halfWidth: style.halfWidth, into: &path)
        path.connect(to: piece.left(at: 1, halfWidth: style.halfWidth))
      }
      let isLast = place == shown.count - 1
      let next = isLast ? (isClosed ? first : nil) : shown[place + 1]
      // Closing the path leads back to its start.
      let isClosingLine = isLast && isCut[index] && piece.isLine
      if !isTight(index), !isClosingLine, next.flatMap({ self.tip(from: index, to: $0, isOf: index) }) == nil {
        piece.drawLeft(from: stretches[index].from, to: stretches[index].to, style: style, into: &path)
      }
      guard let next else { continue }
      if !isCut[index], !(isLast && tip != nil) { drawCorner(from: piece, to: pieces[next], into: &path) }
      if !isLast, self.tip(from: index, to: next, isOf: next) == nil { path.connect(to: edgeStart(next)) }
    }
    if isClosed { path.close() }
  }

  private func edgeStart(_ index: Int) -> Point {
    pieces[index].left(at: stretches[index].from, halfWidth: style.halfWidth)
  }

  /// The tip of the corner between two pieces, if the straight edge of piece `named` leads to it. `named` is one of the
  /// two.
  private func tip(from index: Int, to next: Int, isOf named: Int) -> Point? {
    guard !isCut[index], pieces[named].isLine else { return nil }
    return tip(StrokeCorner(pieces[index], pieces[next]), from: pieces[index], to: pieces[next])
  }

  /// The tip of a mitred corner that is not cut off.
  private func tip(_ corner: StrokeCorner, from piece: StrokePiece, to next: StrokePiece) -> Point? {
    guard join(from: piece, to: next) == .miter, corner.isOutside(style.halfWidth) else { return nil }
    return corner.tip(halfWidth: style.halfWidth, limit: style.miterLimit)
  }

  private func join(from piece: StrokePiece, to next: StrokePiece) -> LineJoin {
    piece.endsAtCusp || next.startsAtCusp ? .round : style.join
  }

  // MARK: Corners

  private func following(_ index: Int) -> Int? {
    index + 1 < pieces.count ? index + 1 : isClosed ? 0 : nil
  }

  /// Tight pieces between two pieces that cross beyond them are not drawn: the two cover their area.
  private mutating func skipTightPieces() {
    for index in pieces.indices where isTight(index) {
      guard let before = index > 0 ? index - 1 : isClosed ? pieces.count - 1 : nil, !isTight(before),
        !isOutside(before, index)
      else { continue }
      var run = [index]
      var after = following(index)
      while let next = after, isTight(next), !isOutside(run[run.count - 1], next) {
        run.append(next)
        after = following(next)
      }
      guard let after, after != before, !isOutside(run[run.count - 1], after), cut(before, after) else { continue }
      for index in run { isSkipped[index] = true }
    }
  }

  private func isTight(_ index: Int) -> Bool { pieces[index].isTight(within: style.halfWidth) }

  private func isOutside(_ index: Int, _ next: Int) -> Bool {
    StrokeCorner(pieces[index], pieces[next]).isOutside(style.halfWidth)
  }

  private mutating func cutCorners() {
    for index in pieces.indices where !isCut[index] && !isSkipped[index] {
      guard let next = following(index), !isSkipped[next] else { continue }
      let corner = StrokeCorner(pieces[index], pieces[next])
      if corner.isSmooth(style.halfWidth) || corner.isOutside(style.halfWidth) { continue }
      _ = cut(index, next)
    }
  }

  /// Ends the edge of a piece where it crosses the edge of a later piece, if both are drawn there.
  private mutating func cut(_ index: Int, _ next: Int) -> Bool {
    guard !isTight(index), !isTight(next),
      let (end, start) = StrokeCorner(pieces[index], pieces[next]).crossing(halfWidth: style.halfWidth),
      end > stretches[index].from + 1e-9, start < stretches[next].to - 1e-9, index != next || end > start,
      pieces[next].covers(pieces[index], from: end, to: 1, style: style),
      pieces[index].covers(pieces[next], from: 0, to: start, style: style)
    else { return false }
    stretches[index].to = min(end, 1)
    stretches[next].from = max(start, 0)
    isCut[index] = true
    return true
  }

  private func drawCorner(from piece: StrokePiece, to next: StrokePiece, into path: inout Path) {
    let corner = StrokeCorner(piece, next)
    if corner.isSmooth(style.halfWidth) { return }
    guard corner.isOutside(style.halfWidth) else { return path.connect(to: corner.point) }
    if let tip = tip(corner, from: piece, to: next) { return path.connect(to: tip) }
    if join(from: piece, to: next) == .round {
      let start = next.left(at: 0, halfWidth: style.halfWidth)
      path.arc(to: start.drawable, radii: Size(style.halfWidth, style.halfWidth), clockwise: true)
    }
  }
}

/// The style of a stroke, without its path.
struct StrokeStyle {
  /// Half the stroke's width.
  let halfWidth: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  /// The maximum error of the outline, in points, along curves other than arcs of circles.
  let tolerance: Double
  /// The approximate maximum number of cubic curves for such a curve on one side.
  let mostCurves: Int

  /// The style for a path with this number of elements. With thousands of elements, no element may become hundreds of
  /// curves.
  init(halfWidth: Double, cap: LineCap, join: LineJoin, miterLimit: Double, elementCount: Int) {
    (self.halfWidth, self.cap, self.join, self.miterLimit) = (halfWidth, cap, join, miterLimit)
    // A full turn needs about 60 cubic curves for an error of a millionth of its radius, 20 for a ten-thousandth, 7 for
    // a hundredth.
    tolerance = max(0.01, halfWidth * (elementCount <= 1_000 ? 1e-6 : elementCount <= 5_000 ? 1e-4 : 1e-2))
    mostCurves = min(max(16, 100_000 / max(1, elementCount)), 512)
  }
}
