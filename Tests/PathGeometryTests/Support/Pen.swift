import PathGeometry

/// The stroke of the HTML canvas: the rules of its "trace a path", by distance.
struct Pen {
  enum Cap: String { case butt, round }
  enum Join: String { case miter, round, bevel }

  var width = 1.0
  var cap = Cap.butt
  var join = Join.miter
  var miterLimit = 10.0

  /// Whether the stroke of `lines` covers `point`. Sides of zero length are removed first, as in the canvas.
  func covers(_ point: Point, along lines: [Polyline]) -> Bool {
    lines.contains { line in
      var corners = line.points.reduce(into: [Point]()) { if $0.last != $1 { $0.append($1) } }
      if line.isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
      guard corners.count > 1 else { return false }
      return covers(point, corners: corners, isClosed: line.isClosed)
    }
  }

  private func covers(_ point: Point, corners: [Point], isClosed: Bool) -> Bool {
    let count = corners.count
    for index in 0..<(isClosed ? count : count - 1)
    where coversSide(point, from: corners[index], to: corners[(index + 1) % count]) { return true }
    for index in 0..<count {
      if !isClosed && (index == 0 || index == count - 1) {
        if cap == .round && (point - corners[index]).length <= width / 2 { return true }
      } else if coversJoin(
        point, before: corners[(index + count - 1) % count], corner: corners[index],
        after: corners[(index + 1) % count])
      {
        return true
      }
    }
    return false
  }

  private func coversSide(_ point: Point, from: Point, to: Point) -> Bool {
    let side = to - from
    let length = side.length
    let offset = point - from
    let along = (side.x * offset.x + side.y * offset.y) / length
    return along >= 0 && along <= length && abs(side.cross(offset)) / length <= width / 2
  }

  private func coversJoin(_ point: Point, before: Point, corner: Point, after: Point) -> Bool {
    if join == .round { return (point - corner).length <= width / 2 }
    let incoming = (corner - before) * (1 / (corner - before).length)
    let outgoing = (after - corner) * (1 / (after - corner).length)
    let turn = incoming.cross(outgoing)
    let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
    guard turn != 0 else { return false }
    // The outer side is to the left of a clockwise turn.
    let halfWidth = turn > 0 ? width / 2 : -width / 2
    let first = Point(incoming.y, -incoming.x) * halfWidth
    let second = Point(outgoing.y, -outgoing.x) * halfWidth
    var outline = [corner, corner + first, corner + second]
    if join == .miter, (2 / (1 + cosine)).squareRoot() <= miterLimit {
      outline.insert(corner + (first + second) * (1 / (1 + cosine)), at: 2)
    }
    return [Polyline(points: outline, isClosed: true)].winding(around: point) != 0
  }
}
