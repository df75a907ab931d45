extension RoundedRect {
  /// This figure without the one that is inset by `inset` and moved by `shift`: the exact outline of an inner shadow's
  /// edge, without a clip.
  ///
  /// The result is a crescent opposite to `shift`, or several pieces. It is a ring if the moved figure stays inside;
  /// the inner outline of the ring is counter-clockwise. It is the whole figure if no part of the moved figure is
  /// inside, or an empty path. The moved figure is that of ``inset(by:)``. Corners stay arcs.
  public func crescent(inset distance: Double, shift: Point) -> Path {
    subtracting(inset(by: distance).offset(by: shift))
  }

  /// This figure without another, as an exact outline. Arcs of the figures stay arcs.
  package func subtracting(_ other: RoundedRect) -> Path {
    let moved = ConvexOutline(other)
    let whole = ConvexOutline(self)
    if moved.pieces.isEmpty { return path }
    let outer = whole.fragments(splitBy: moved) { $0 < -whole.precision }
    let inner = moved.fragments(splitBy: whole) { $0 > whole.precision }
    if inner.isEmpty { return outer.isEmpty ? Path() : path }
    return Path(joining: outer + inner.reversed().map { $0.reversed })
  }

  /// This figure moved by a vector.
  package func offset(by shift: Point) -> RoundedRect {
    RoundedRect(rect.offset(x: shift.x, y: shift.y), radii: radii)
  }
}

/// The outline of a rounded rectangle, in pieces that can be intersected.
private struct ConvexOutline {
  /// Clockwise, each with its bounds; empty if the figure has no area.
  let pieces: [(piece: OutlinePiece, box: Rect)]
  /// Points closer to an outline than this count as on it.
  let precision: Double
  private let rect: Rect

  init(_ figure: RoundedRect) {
    rect = figure.rect
    precision = 1e-9 * max(1, abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY))
    guard rect.width > 0, rect.height > 0 else {
      pieces = []
      return
    }
    let used = figure.usedRadii
    let topRight = OutlinePiece(
      corner: Point(rect.maxX, rect.minY), radii: used.topRight, first: Point(0, -1), last: Point(1, 0))
    let bottomRight = OutlinePiece(
      corner: Point(rect.maxX, rect.maxY), radii: used.bottomRight, first: Point(1, 0), last: Point(0, 1))
    let bottomLeft = OutlinePiece(
      corner: Point(rect.minX, rect.maxY), radii: used.bottomLeft, first: Point(0, 1), last: Point(-1, 0))
    let topLeft = OutlinePiece(
      corner: Point(rect.minX, rect.minY), radii: used.topLeft, first: Point(-1, 0), last: Point(0, -1))
    var pieces: [(piece: OutlinePiece, box: Rect)] = []
    pieces.reserveCapacity(8)
    func add(_ corner: OutlinePiece, after previous: OutlinePiece) {
      let (from, to) = (previous.end, corner.start)
      if (to - from).length > 1e-9 {
        let side = OutlinePiece.line(from: from, to: to)
        pieces.append((side, side.box))
      }
      if corner.start != corner.end { pieces.append((corner, corner.box)) }
    }
    add(topRight, after: topLeft)
    add(bottomRight, after: topRight)
    add(bottomLeft, after: bottomRight)
    add(topLeft, after: bottomLeft)
    self.pieces = pieces
  }

  /// The distance of a point from the outline, positive inside; exact if it is zero.
  private func depth(of point: Point) -> Double {
    var depth = min(point.x - rect.minX, rect.maxX - point.x, point.y - rect.minY, rect.maxY - point.y)
    for (piece, _) in pieces {
      guard case .corner(let center, let radii, let first, let last) = piece else { continue }
      let offset = point - center
      let toFirst = offset.x * first.x + offset.y * first.y
      let toLast = offset.x * last.x + offset.y * last.y
      guard toFirst > 0, toLast > 0 else { continue }
      let share = Point(offset.x / radii.width, offset.y / radii.height).length
      depth = min(depth, (1 - share) * min(radii.width, radii.height))
    }
    return depth
  }

  /// Pieces further apart than this neither cross nor touch.
  private static let margin = 1e-3

  /// The parts of the outline with the wanted depth inside `other`. If `other` has no area, everything is outside.
  func fragments(splitBy other: ConvexOutline, where isWanted: (Double) -> Bool) -> [OutlineFragment] {
    var fragments: [OutlineFragment] = []
    fragments.reserveCapacity(pieces.count + 2)
    var cuts: [Double] = []
    for (piece, box) in pieces {
      let near = box.inset(by: -Self.margin)
      cuts.removeAll(keepingCapacity: true)
      for (otherPiece, otherBox) in other.pieces where otherBox.meets(near) {
        piece.appendCrossings(with: otherPiece, to: &cuts)
      }
      if cuts.count > 1 { cuts.sort() }
      cuts.append(1)
      var start = 0.0
      var wantedFrom: Double?
      for cut in cuts where cut > start {
        let middle = piece.point(at: (start + cut) / 2)
        let depth = other.pieces.isEmpty ? -.infinity : other.depth(of: middle)
        if isWanted(depth) {
          if wantedFrom == nil { wantedFrom = start }
        } else if let from = wantedFrom {
          fragments.append(OutlineFragment(piece, from: from, to: start))
          wantedFrom = nil
        }
        start = cut
      }
      if let from = wantedFrom { fragments.append(OutlineFragment(piece, from: from, to: 1)) }
    }
    return fragments
  }
}

extension Path {
  /// Closed outlines from fragments. Each fragment begins where another one ends.
  fileprivate init(joining fragments: [OutlineFragment]) {
    self.init(reserving: fragments.count + 4) { _ in }
    var rest = fragments
    while !rest.isEmpty {
      let first = rest.removeFirst()
      var loop = [first]
      loop.reserveCapacity(rest.count + 1)
      var end = first.end
      while let next = Self.nearest(to: end, in: rest),
        (rest[next].start - end).length < (first.start - end).length
      {
        end = rest[next].end
        loop.append(rest.remove(at: next))
      }
      draw(loop)
    }
  }

  /// The fragment that begins nearest to a point: the ends of the two outlines differ by rounding errors.
  private static func nearest(to end: Point, in fragments: [OutlineFragment]) -> Int? {
    var nearest: Int?
    var least = Double.infinity
    for index in fragments.indices {
      let gap = fragments[index].start - end
      let square = gap.x * gap.x + gap.y * gap.y
      if square == 0 { return index }
      if square < least { (nearest, least) = (index, square) }
    }
    return nearest
  }

  private mutating func draw(_ loop: [OutlineFragment]) {
    // If figures only touch from outside, one of their sides remains, drawn forth and back.
    guard let first = loop.first, loop.count > 2 || loop.contains(where: { $0.radii != nil }) else { return }
    move(to: first.start)
    for (index, fragment) in loop.enumerated() {
      let isLast = index == loop.count - 1
      let end = isLast ? first.start : fragment.end
      switch fragment.radii {
      case nil: if !isLast { line(to: end) }
      case let radii?: arc(to: end, radii: radii, clockwise: fragment.isClockwise)
      }
    }
    close()
  }
}
