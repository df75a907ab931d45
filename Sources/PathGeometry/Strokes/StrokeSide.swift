/// The left edge of a stroke along a run of pieces.
///
/// Outside of a corner it follows the join. Inside, it is cut where the edges of both pieces cross; where they do not,
/// it passes the corner itself, so that the stroke is the sum of what each piece and each corner covers, all of it
/// clockwise, and the nonzero rule holds whatever crosses whatever.
struct StrokeSide {
  private let pieces: [StrokePiece]
  private let isClosed: Bool
  private let style: StrokeStyle
  /// Which pieces have their edge swallowed by those before and after them.
  private var isSkipped: [Bool]
  /// The stretch of each piece along which its edge is drawn.
  private var stretches: [(from: Double, to: Double)]
  /// Whether the corner after a piece is cut.
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

  /// Adds what the tight pieces sweep backwards.
  func drawBackwardSweeps(into path: inout Path) {
    for (index, piece) in pieces.enumerated() where !isSkipped[index] && isTight(index) {
      path.append(piece.backwardSweep(style: style))
    }
  }

  /// Draws the edge; a closed one begins and ends a subpath of its own.
  func draw(into path: inout Path) {
    let shown = pieces.indices.filter { !isSkipped[$0] }
    guard let first = shown.first, let last = shown.last else { return }
    let tip = isClosed ? tip(from: last, to: first, isOf: first) : nil
    let start = tip ?? edgeStart(first)
    if isClosed { path.move(to: start.drawable) } else { path.connect(to: start) }
    for (place, index) in shown.enumerated() {
      let piece = pieces[index]
      if isTight(index) {
        piece.drawCentres(reach: style.reach, into: &path)
        path.connect(to: piece.left(at: 1, reach: style.reach))
      }
      let isLast = place == shown.count - 1
      let next = isLast ? (isClosed ? first : nil) : shown[place + 1]
      // Closing the path leads to where it started.
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

  private func edgeStart(_ index: Int) -> Point { pieces[index].left(at: stretches[index].from, reach: style.reach) }

  /// The tip of the corner between two pieces, if the straight edge of the one named, which is one of them, leads to it.
  private func tip(from index: Int, to next: Int, isOf named: Int) -> Point? {
    guard !isCut[index], pieces[named].isLine else { return nil }
    return tip(StrokeCorner(pieces[index], pieces[next]), from: pieces[index], to: pieces[next])
  }

  /// The tip of a corner that is mitered, and not cut off.
  private func tip(_ corner: StrokeCorner, from piece: StrokePiece, to next: StrokePiece) -> Point? {
    guard join(from: piece, to: next) == .miter, corner.isOutside(style.reach) else { return nil }
    return corner.tip(reach: style.reach, limit: style.miterLimit)
  }

  private func join(from piece: StrokePiece, to next: StrokePiece) -> LineJoin {
    piece.endsAtCusp || next.startsAtCusp ? .round : style.join
  }

  // MARK: Corners

  private func following(_ index: Int) -> Int? {
    index + 1 < pieces.count ? index + 1 : isClosed ? 0 : nil
  }

  /// Tight pieces between two that cross beyond them need not be drawn: those cover what they sweep.
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

  private func isTight(_ index: Int) -> Bool { pieces[index].isTight(within: style.reach) }

  private func isOutside(_ index: Int, _ next: Int) -> Bool {
    StrokeCorner(pieces[index], pieces[next]).isOutside(style.reach)
  }

  private mutating func cutCorners() {
    for index in pieces.indices where !isCut[index] && !isSkipped[index] {
      guard let next = following(index), !isSkipped[next] else { continue }
      let corner = StrokeCorner(pieces[index], pieces[next])
      if corner.isSmooth(style.reach) || corner.isOutside(style.reach) { continue }
      _ = cut(index, next)
    }
  }

  /// Ends the edge of a piece where it crosses that of a later one, if both are drawn there.
  private mutating func cut(_ index: Int, _ next: Int) -> Bool {
    guard !isTight(index), !isTight(next),
      let (end, start) = StrokeCorner(pieces[index], pieces[next]).crossing(reach: style.reach),
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
    if corner.isSmooth(style.reach) { return }
    guard corner.isOutside(style.reach) else { return path.connect(to: corner.point) }
    if let tip = tip(corner, from: piece, to: next) { return path.connect(to: tip) }
    if join(from: piece, to: next) == .round {
      let start = next.left(at: 0, reach: style.reach)
      path.arc(to: start.drawable, radii: Size(style.reach, style.reach), clockwise: true)
    }
  }
}

/// How a stroke is drawn, apart from its path.
struct StrokeStyle {
  /// Half the stroke's width.
  let reach: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  /// How far, in points, the outline may leave the exact one along curves other than arcs of circles.
  let tolerance: Double
  /// How many cubic curves may stand for such a curve on one side, about.
  let mostCurves: Int

  /// The style for a path of so many elements: where they are thousands, none may become hundreds.
  init(reach: Double, cap: LineCap, join: LineJoin, miterLimit: Double, elementCount: Int) {
    (self.reach, self.cap, self.join, self.miterLimit) = (reach, cap, join, miterLimit)
    // A full turn takes about 60 cubic curves within a millionth of its radius, 20 within a ten-thousandth, 7 within a
    // hundredth.
    tolerance = max(0.01, reach * (elementCount <= 1_000 ? 1e-6 : elementCount <= 5_000 ? 1e-4 : 1e-2))
    mostCurves = min(max(16, 100_000 / max(1, elementCount)), 512)
  }
}
