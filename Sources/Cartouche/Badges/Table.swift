public import LookModel
import PathGeometry
import SVGTree
public import Typesetting

/// Rows stacked in one group, each on a cell in the right position. A table without rows draws nothing.
public struct Table: Badge, Hashable {
  /// The maximum number of rows: each takes about half a millisecond to draw.
  private static let rowCounts = 0.0...1_000

  /// The total width in points.
  public var width: Double
  /// The rows from top to bottom, at most 1,000.
  public var rows: [Row]
  /// The look of the cells, the rows and the background.
  public var look: CellLook
  /// The options of the table.
  public var options = BadgeOptions()
  /// The direction of lines of text; from right to left mirrors the rows. Nil for left to right, where each text has
  /// the direction of its first letter with one.
  public var layoutDirection: LayoutDirection?

  /// A table of the given rows, in the look of UACellBackgroundView by default.
  public init(width: Double, rows: [Row]) {
    self.width = width
    self.rows = rows
    look = .ambiance
  }

  /// A table of the rows in the closure.
  ///
  /// - Throws: What the closure throws.
  public init<E: Error>(width: Double, @RowBuilder _ rows: () throws(E) -> [Row]) throws(E) {
    self.init(width: width, rows: try rows())
  }

  /// This table in another look.
  public func look(_ look: CellLook) -> Table { changed { $0.look = look } }

  /// This table for lines of text in a direction.
  public func layoutDirection(_ direction: LayoutDirection) -> Table { changed { $0.layoutDirection = direction } }

  /// Places the background, the cells and their rows, from (0, 0).
  public func draw<C: Canvas & ~Copyable>(
    on canvas: inout C, with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeFrame {
    try BadgeError.check(width, .width)
    try BadgeError.check(Double(rows.count), .rows, in: Self.rowCounts)
    try look.check()
    guard !rows.isEmpty else { return .nothing }
    let background = look.background
    let badges = try rows.map { row throws(BadgeError) in
      try row.badgeLayout(on: options.background, look: look.row, direction: layoutDirection, with: shaper)
    }
    try checkWidth(for: badges)
    let heights = rows.indices.map { cellHeight(of: rows[$0], at: position(of: $0)) }
    var bottom = background.padding
    for (index, height) in heights.enumerated() {
      bottom += height
      try BadgeError.check(bottom, .height)
      if let badge = badges[index], badge.frame.height > height + 1e-6 {
        throw .badgeTooHigh(row: index + 1, height: badge.frame.height, available: height)
      }
    }
    let size = Size(width, bottom + background.padding)
    drawBackground(size, on: &canvas)
    let cellWidth = width - 2 * background.margin
    var titles: [String] = []
    var y = background.padding
    for (index, row) in rows.enumerated() {
      let position = position(of: index)
      let size = Size(cellWidth, heights[index])
      var cell = Cell(position, size: size).look(look).state(row.state)
      cell.options.colorScheme = options.colorScheme
      cell.layoutDirection = layoutDirection ?? .leftToRight
      let layout = RowLayout(
        row: row, badge: badges[index], look: look, scheme: options.background, size: size,
        content: contentBox(of: position, size: size), direction: layoutDirection)
      canvas.begin(Group([]).offset(x: background.margin, y: y).named("row"))
      try cell.draw(
        on: &canvas, below: index > 0 ? rows[index - 1].state : .normal,
        above: index + 1 < rows.count ? rows[index + 1].state : .normal)
      try layout.draw(on: &canvas, with: shaper)
      canvas.end()
      let title = layout.title
      if !title.isEmpty { titles.append(title) }
      y += size.height
    }
    return BadgeFrame(
      Rect(origin: .zero, size: size),
      title: options.title(or: titles.isEmpty ? "table" : titles.joined(separator: "; ")))
  }

  /// Each stripe after the first of a period is a rectangle. A million points of them would be a file of megabytes.
  private static let maximumStripes = 10_000.0

  /// The cells must hold the widest badge, which is never truncated. The background must not have too many stripes.
  private func checkWidth(for badges: [BadgeLayout?]) throws(BadgeError) {
    let widest = badges.compactMap { $0?.frame.width }.max().map { $0 + 2 * look.row.inset }
    let least = 2 * look.background.margin + (widest ?? BadgeError.minimumLength)
    let stripes = look.background.stripes
    let period = stripes.reduce(0) { $0 + $1.width }
    let most = stripes.count > 1 ? Self.maximumStripes / Double(stripes.count - 1) * period : BadgeError.maximumLength
    try BadgeError.check(width, .tableWidth, in: least...max(least, min(most, BadgeError.maximumLength)))
  }

  private func position(of index: Int) -> Cell.Position {
    switch (index == 0, index == rows.count - 1) {
    case (true, true): .single
    case (true, false): .top
    case (false, true): .bottom
    case (false, false): .middle
    }
  }

  /// A border around the fill and the light line of a bevel take space beyond the row's.
  private func cellHeight(of row: Row, at position: Cell.Position) -> Double {
    let base = row.detail == nil ? look.row.height : look.row.detailHeight
    let border = look.border?.placement == .around && position != .middle ? look.border?.width ?? 0 : 0
    return base + border + (look.bevel != nil && position.isLast ? 1 : 0)
  }

  /// The rectangle of a row's content in its cell: without the light line below the last cell.
  private func contentBox(of position: Cell.Position, size: Size) -> Rect {
    let border = look.border?.placement == .around ? look.border?.width ?? 0 : 0
    let bevel: Double = look.bevel != nil && position.isLast ? 1 : 0
    return Rect(origin: .zero, size: size).inset(
      by: Insets(top: position.isFirst ? border : 0, bottom: (position.isLast ? border : 0) + bevel))
  }

  /// The first stripe's colour everywhere, and one path for each other stripe.
  private func drawBackground<C: Canvas & ~Copyable>(_ size: Size, on canvas: inout C) {
    let stripes = look.background.stripes
    guard let first = stripes.first else { return }
    let period = stripes.reduce(0) { $0 + $1.width }
    func paint(_ stripe: BackgroundLook.Stripe) -> Paint { .color(stripe.color[options.background]) }
    canvas.fill(.rect(Rect(origin: .zero, size: size)), paint(first), layer: "background")
    var offset = first.width
    for stripe in stripes.dropFirst() {
      let path = Path { path in
        for x in stride(from: offset, to: size.width, by: period) {
          path.append(Rect(x: x, width: min(stripe.width, size.width - x), height: size.height).path)
        }
      }
      canvas.draw(path.fill(paint(stripe)).named("stripes"))
      offset += stripe.width
    }
  }
}
