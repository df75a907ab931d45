import LookModel
import PathGeometry
import SVGTree
import Typesetting

/// The texts and the badge of a row, placed on its cell.
struct RowLayout {
  var row: Row
  /// The row's badge, if it has one that shows something.
  var badge: BadgeLayout?
  var look: CellLook
  /// The page that the table is on.
  var scheme: ColorScheme
  /// The extent of the cell.
  var size: Size
  /// Where in the cell the row's content is.
  var content: Rect
  /// In which direction lines run; nil for left to right, and each text as its letters have it.
  var direction: LayoutDirection?

  /// The texts, cut off before the badge, and the badge, which is never cut off.
  func draw<C: Canvas & ~Copyable>(on canvas: inout C, with shaper: some TextShaper) throws(BadgeError) {
    var right = content.maxX - look.row.inset
    if let badge {
      let left = right - badge.frame.width
      // Whole points, so that a badge of whole points stays sharp.
      let y = (content.center.y - badge.frame.height / 2).rounded(.down)
      let x = isMirrored ? size.width - right : left
      canvas.draw([.group(Group(badge.nodes).offset(x: x - badge.frame.minX, y: y - badge.frame.minY).named("badge"))])
      right = left - look.row.gap
    }
    try draw(row.summary, look.row.summary, endingBefore: right, on: &canvas, with: shaper)
    if let detail = row.detail { try draw(detail, look.row.detail, endingBefore: right, on: &canvas, with: shaper) }
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  /// Draws a line of text up to a place, seen from the side where lines begin.
  private func draw<C: Canvas & ~Copyable>(
    _ text: String, _ line: RowLook.Line, endingBefore right: Double, on canvas: inout C, with shaper: some TextShaper
  ) throws(BadgeError) {
    let left = content.minX + look.row.inset
    guard let run = try fitted(text, line, width: max(0, right - left), with: shaper) else { return }
    let baseline =
      row.detail == nil
      ? run.baseline(centredAt: content.center.y)
      : run.baseline(inBoxFrom: content.minY + line.top, height: line.height)
    canvas.draw(
      run, at: Point(isMirrored ? size.width - left : left, baseline), anchor: isMirrored ? .end : .start,
      color: line.color[row.state, scheme])
  }

  /// All that the row says, whole.
  var title: String {
    [row.summary, row.detail, badge?.title].compactMap { $0 }.filter { !$0.isBlank }.joined(separator: ", ")
  }

  private func fitted(
    _ text: String, _ line: RowLook.Line, width: Double, with shaper: some TextShaper
  ) throws(BadgeError) -> GlyphRun? {
    guard !text.isEmpty else { return nil }
    // Little of a long text is shown and measured, but the title holds all of it.
    let bytes = text.utf8.count
    guard bytes <= BuiltinShaper.maximumTextLength else {
      throw .textTooLong(bytes: bytes, maximum: BuiltinShaper.maximumTextLength)
    }
    let run: GlyphRun?
    do {
      run = try TextFitting.truncated(text.replacingWhatXMLForbids(), toWidth: width, in: line.font, shaper: shaper)
    } catch {
      throw BadgeError(error)
    }
    try run?.check()
    return run?.directed(direction)
  }
}

extension Row {
  /// The row's badge as it is in `scheme` in a table of `look`, in lines that run in `direction`; nil for
  /// none, or for one that shows nothing.
  func badgeLayout(
    on scheme: ColorScheme, look: RowLook, direction: LayoutDirection?, with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeLayout? {
    let layout = try accessory?.layout(in: state, on: scheme, look: look, direction: direction, with: shaper)
    return layout?.isEmpty == true ? nil : layout
  }
}
