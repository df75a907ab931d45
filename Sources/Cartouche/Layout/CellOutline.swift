import PathGeometry

/// The outlines of a cell: round where its group ends, straight where it meets a neighbour.
struct CellOutline {
  var position: Cell.Position
  var rect: Rect
  var radius: Double

  /// What is filled. Radii that overlap shrink by the rule of CSS.
  var fill: RoundedRect {
    let top = position.isFirst ? radius : 0
    let bottom = position.isLast ? radius : 0
    return RoundedRect(rect, radii: .init(top: top, bottom: bottom))
  }

  /// The outline `distance` further inside; open sides stay where they are.
  func inset(by distance: Double) -> CellOutline {
    let insets = Insets(
      top: position.isFirst ? distance : 0, right: distance, bottom: position.isLast ? distance : 0, left: distance)
    let usedRadius = usedRadius
    var inner = rect.inset(by: insets)
    inner.size = Size(max(0, inner.width), max(0, inner.height))
    return CellOutline(position: position, rect: inner, radius: max(0, usedRadius - distance))
  }

  /// The outline of the whole group, which goes on by `distance` and more where the cell meets a neighbour.
  func group(beyond distance: Double) -> RoundedRect {
    let more = distance + rect.height
    var radii = fill.usedRadii
    if !position.isFirst { (radii.topLeft, radii.topRight) = (.zero, .zero) }
    if !position.isLast { (radii.bottomLeft, radii.bottomRight) = (.zero, .zero) }
    return RoundedRect(
      rect.inset(by: Insets(top: position.isFirst ? 0 : -more, bottom: position.isLast ? 0 : -more)), radii: radii)
  }

  /// The middle of a line inside the edge; it leaves the sides open where the cell meets a neighbour, which are then
  /// divided by a separator, once.
  func border(width: Double) -> Path {
    guard rect.width > width, rect.height > width else { return Path() }
    let half = width / 2
    let left = rect.minX + half
    let right = rect.maxX - half
    let inner = max(0, usedRadius - half)
    switch position {
    case .single: return RoundedRect(rect.inset(by: half), radius: inner).path
    case .middle:
      return Path {
        Move(left, rect.minY)
        Line(left, rect.maxY)
        Move(right, rect.minY)
        Line(right, rect.maxY)
      }
    case .top, .bottom:
      let isTop = position == .top
      let (open, edge) = isTop ? (rect.maxY, rect.minY + half) : (rect.minY, rect.maxY - half)
      let side = isTop ? edge + inner : edge - inner
      return Path { path in
        path.move(to: Point(left, open))
        path.line(to: Point(left, side))
        path.arc(to: Point(left + inner, edge), radii: Size(inner, inner), clockwise: isTop)
        path.line(to: Point(right - inner, edge))
        path.arc(to: Point(right, side), radii: Size(inner, inner), clockwise: isTop)
        path.line(to: Point(right, open))
      }
    }
  }

  /// The fill without the fill moved down by `depth`: a line that follows the round upper corners.
  func upperRim(depth: Double) -> Path {
    guard rect.height > depth + usedRadius, rect.width > 2 * usedRadius else { return Path() }
    return rim(from: rect.minY + usedRadius, edge: rect.minY, depth: depth, clockwise: true)
  }

  /// The fill moved down by `depth` without the fill: a line below the round lower corners.
  func lowerRim(depth: Double) -> Path {
    guard rect.height > depth, rect.width > 2 * usedRadius else { return Path() }
    return rim(from: rect.maxY - usedRadius, edge: rect.maxY, depth: depth, clockwise: false)
  }

  private func rim(from side: Double, edge: Double, depth: Double, clockwise: Bool) -> Path {
    let radii = Size(usedRadius, usedRadius)
    return Path { path in
      path.move(to: Point(rect.minX, side))
      path.arc(to: Point(rect.minX + usedRadius, edge), radii: radii, clockwise: clockwise)
      path.line(to: Point(rect.maxX - usedRadius, edge))
      path.arc(to: Point(rect.maxX, side), radii: radii, clockwise: clockwise)
      path.line(to: Point(rect.maxX, side + depth))
      path.arc(to: Point(rect.maxX - usedRadius, edge + depth), radii: radii, clockwise: !clockwise)
      path.line(to: Point(rect.minX + usedRadius, edge + depth))
      path.arc(to: Point(rect.minX, side + depth), radii: radii, clockwise: !clockwise)
      path.close()
    }
  }

  private var usedRadius: Double {
    let radii = fill.usedRadii
    return max(radii.topLeft.width, radii.bottomLeft.width)
  }
}
