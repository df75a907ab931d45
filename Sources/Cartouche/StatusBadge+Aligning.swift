public import Typesetting

extension StatusBadge {
  /// These badges with labels of one width, messages of one width, and one width altogether, so that a column of them
  /// lines up.
  ///
  /// Parts are matched from left to right, the first message with the first one whether there is a label or not. A badge
  /// with fewer parts has a wider last one. What was asked for as a whole width is left aside.
  ///
  /// - Throws: ``BadgeError`` where a number or a text is out of range.
  public static func aligned(
    _ badges: [StatusBadge], shaper: any TextShaper = BuiltinShaper()
  ) throws(BadgeError) -> [StatusBadge] {
    var aligned = badges
    var columns: [Double] = []
    for index in aligned.indices {
      aligned[index].width = nil
      for (column, width) in try aligned[index].naturalWidths(shaper: shaper) {
        while columns.count <= column { columns.append(0) }
        columns[column] = max(columns[column], width)
      }
    }
    var widest = 0.0
    for index in aligned.indices {
      let shown = try aligned[index].naturalWidths(shaper: shaper).map(\.column)
      let hasLabel = shown.contains(0)
      if hasLabel { aligned[index].label.minimumWidth = columns[0] }
      for column in shown where column > 0 && column != shown.last {
        // Where the label is missing, the first message takes its room.
        let room = column == 1 && !hasLabel ? columns[0] : 0
        aligned[index].messages[column - 1].minimumWidth = columns[column] + room
      }
      let placement = try StatusPlacement(aligned[index], shaper: shaper)
      widest = max(widest, placement.width(of: try placement.parts()))
    }
    widest = max(widest, columns.reduce(0, +))
    for index in aligned.indices { aligned[index].minimumWidth = widest }
    return aligned
  }

  /// The width of each part that is shown, with its column: 0 for the label, then the messages.
  private func naturalWidths(shaper: any TextShaper) throws(BadgeError) -> [(column: Int, width: Double)] {
    var plain = self
    plain.minimumWidth = nil
    let parts = try StatusPlacement(plain, shaper: shaper).parts()
    let labels = parts.first?.isLabel == true ? 1 : 0
    return parts.enumerated().map { index, part in (index + 1 - labels, part.width) }
  }
}
