import LookModel
import PathGeometry
import SVGTree
import Typesetting

extension Pill {
  /// A band that is around the leading or the trailing edge of its host, and the fold that leads behind it. By itself
  /// and in a middle column it is drawn as at a trailing edge. An overlap, a growth and a host that keeps badges inside
  /// do not move it.
  func draw<C: Canvas & ~Copyable>(
    _ ribbon: PillLook.Ribbon, _ size: Size, around run: GlyphRun, mark: PlacedMark?, effects: Effects,
    ratio: Double, on canvas: inout C
  ) -> BadgeFrame {
    let fold = Size(ribbon.fold * ratio, ribbon.foldHeight * ratio)
    let isLeading = host?.anchor.column == .leading
    let isLeft = isLeading != (style.usedDirection == .rightToLeft)
    var band = Rect(origin: .zero, size: size)
    if let host { band.origin = origin(of: size, on: host, ribbon: ribbon, isLeading: isLeading) }

    let colors = usedColors
    let fill = colors.fill
    var drawing = BodyDrawing(
      shape: .rounded(RoundedRect(band, radii: radii(isLeft: isLeft, ratio: ratio))), fill: fill, effects: effects,
      label: .init(run: run, text: colors.text), mark: mark)
    // From the host's edge to the band's outer end, and down along the edge.
    let outer = isLeft ? band.minX : band.maxX
    let edge = isLeft ? band.minX + fold.width : band.maxX - fold.width
    let corner = Polygon([Point(edge, band.maxY), Point(outer, band.maxY), Point(edge, band.maxY + fold.height)])
    let triangle = isLeft ? corner.path.reversed : corner.path
    if fold.width > 0 && fold.height > 0 {
      drawing.below = (.path(triangle), fill.shade(ribbon.shade, atEnd: true), "fold")
    }
    let folded = Rect(origin: band.origin, size: Size(band.width, band.height + fold.height))
    let extent = band.outset(by: effects.outsets).union(folded)
    host?.draw(around: drawing, options.background, on: &canvas)
    drawing.draw(on: &canvas)
    return BadgeFrame(
      extent, moving: effects.animation?.extent(of: extent), on: host?.rect, title: options.title(or: text))
  }

  /// Where the band begins: it sticks out by the fold.
  private func origin(of size: Size, on host: Host, ribbon: PillLook.Ribbon, isLeading: Bool) -> Point {
    let ratio = (style.font.size ?? look.font.size) / look.font.size
    let fold = ribbon.fold * ratio
    let inset = ribbon.inset * ratio
    let y =
      switch host.anchor.row {
      case .top: inset
      case .middle: (host.size.height - size.height) / 2
      case .bottom: host.size.height - inset - size.height
      }
    let x = (isLeading ? -fold : host.size.width + fold - size.width) + offset.x
    let isMirrored = style.usedDirection == .rightToLeft
    return Point(isMirrored ? host.size.width - x - size.width : x, y + offset.y)
  }

  /// The corner at the fold is square.
  private func radii(isLeft: Bool, ratio: Double) -> RoundedRect.CornerRadii {
    let radius = (look.radius ?? look.height / 2) * ratio
    var radii = RoundedRect.CornerRadii(top: radius, bottom: radius)
    if isLeft { radii.bottomLeft = .zero } else { radii.bottomRight = .zero }
    return radii
  }
}
