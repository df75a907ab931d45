import PathGeometry
import SVGReading
import SVGTree

extension [Node] {
  /// These nodes clipped to an outline; unchanged if the outline is a rectangle around all of them.
  func clipped(to outline: Path) -> [Node] {
    if isEmpty || outline.isEmpty { return [] }
    if let rect = outline.asRect, lie(in: rect) { return self }
    return [.group(Group(self).clipped(to: outline))]
  }

  /// Whether nothing is visible outside a rectangle, within a thousandth of a point.
  func lie(in rect: Rect) -> Bool {
    let room = rect.inset(by: -0.001)
    return allSatisfy { node in
      guard let ink = node.ink else { return true }
      return ink.minX >= room.minX && ink.minY >= room.minY && ink.maxX <= room.maxX && ink.maxY <= room.maxY
    }
  }

  /// These nodes with an opacity for all of them. If they do not overlap, their own paints are faded, so that every
  /// reader can draw the result.
  func faded(by opacity: Double) -> [Node] {
    if opacity == 1 || isEmpty { return self }
    guard opacity > 0 else { return [] }
    let single = compactMap { $0.fadedAlone(by: opacity) }
    return single.count == count && isApart ? single : [.group(Group(self).opacity(opacity))]
  }

  private var isApart: Bool {
    if count <= 1 { return true }
    guard count <= 64 else { return false }
    let boxes = compactMap { $0.ink }
    return boxes.indices.allSatisfy { index in
      boxes[..<index].allSatisfy { other in
        let box = boxes[index]
        return box.maxX <= other.minX || other.maxX <= box.minX || box.maxY <= other.minY || other.maxY <= box.minY
      }
    }
  }
}

extension Node {
  /// This node with its only paint faded; nil if it has two that may overlap, or is no drawing.
  fileprivate func fadedAlone(by opacity: Double) -> Node? {
    switch self {
    case .drawing(var drawing):
      if drawing.fill.isVisible, drawing.stroke?.paint.isVisible == true { return nil }
      drawing.fill = drawing.fill.faded(to: opacity)
      if let stroke = drawing.stroke { drawing.stroke?.paint = stroke.paint.faded(to: opacity) }
      return .drawing(drawing)
    case .group(var group):
      guard group.children.count == 1, let child = group.children[0].fadedAlone(by: opacity) else { return nil }
      group.children = [child]
      return .group(group)
    default: return nil
    }
  }

  /// The rectangle around everything visible, including tips of corners and ends of lines.
  fileprivate var ink: Rect? {
    switch self {
    case .drawing(let drawing):
      guard let stroke = drawing.stroke else { return drawing.path.bounds }
      let corner = stroke.join == .miter ? drawing.path.miterRatios.filter { $0 <= 4 }.max() ?? 1 : 1
      let end = stroke.cap == .square ? 2.0.squareRoot() : 1
      return drawing.path.bounds?.inset(by: -stroke.width / 2 * Swift.max(1, corner, end))
    case .group(let group):
      let boxes = group.children.compactMap { $0.ink }
      guard let first = boxes.first else { return nil }
      let box = boxes.dropFirst().reduce(first) { $0.union($1) }
      let outer = box.path.applying(group.transform).bounds
      guard let outer, group.transform == .identity, let clip = group.clip?.bounds else { return outer }
      let (left, top) = (Swift.max(outer.minX, clip.minX), Swift.max(outer.minY, clip.minY))
      let (right, bottom) = (Swift.min(outer.maxX, clip.maxX), Swift.min(outer.maxY, clip.maxY))
      return right > left && bottom > top
        ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    default: return bounds
    }
  }
}
