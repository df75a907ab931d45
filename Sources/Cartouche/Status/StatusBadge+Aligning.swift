public import Typesetting

extension StatusBadge {
  /// These badges with equal widths of the labels, of the messages and of the whole badge, so that they line up in a
  /// column.
  ///
  /// Parts are matched from left to right, the first message with the first one. A first message without a label also
  /// takes the label's width, and the last one also that of the following columns. If these are too narrow for it, all
  /// messages among them get wider by the same amount. A width that is set for a whole badge is ignored.
  ///
  /// - Throws: ``BadgeError`` if a number or a text is out of range.
  public static func aligned(
    _ badges: [StatusBadge], shaper: some TextShaper = BuiltinShaper()
  ) throws(BadgeError) -> [StatusBadge] {
    try aligned(badges, by: badges.map { _ in shaper })
  }

  /// The same with a shaper for each badge.
  package static func aligned(
    _ badges: [StatusBadge], by shapers: [some TextShaper]
  ) throws(BadgeError) -> [StatusBadge] {
    var aligned = badges
    var spans: [[ColumnSpan]] = []
    for index in aligned.indices {
      aligned[index].width = nil
      spans.append(try aligned[index].columnSpans(shaper: shapers[index]))
    }
    let count = spans.joined().map { $0.columns.upperBound }.max().map { $0 + 1 } ?? 0
    for index in spans.indices {
      guard let last = spans[index].indices.last else { continue }
      spans[index][last].extend(to: count - 1)
    }
    let columns = ColumnSpan.widths(of: count, holding: spans.joined())

    var widest = columns.reduce(0, +)
    for index in aligned.indices {
      for span in spans[index].dropLast() {
        let width = span.room(in: columns)
        if let message = span.message {
          aligned[index].messages[message].minimumWidth = width
        } else {
          aligned[index].label.minimumWidth = width
        }
      }
      let placement = try StatusPlacement.measured(aligned[index], by: shapers[index])
      widest = max(widest, placement.width(of: aligned[index]))
    }
    for index in aligned.indices { aligned[index].minimumWidth = widest }
    return aligned
  }

  /// The parts that are shown, each with its column: 0 for the label, then the messages.
  private func columnSpans(shaper: some TextShaper) throws(BadgeError) -> [ColumnSpan] {
    var plain = self
    plain.minimumWidth = nil
    let placement = try StatusPlacement.measured(plain, by: shaper)
    let hasLabel = placement.parts.first?.isLabel == true
    return placement.parts.enumerated().map { index, part in
      let column = hasLabel ? index : index + 1
      return ColumnSpan(
        columns: (index == 0 ? 0 : column)...column, width: part.width, gutter: look.gutter * placement.ratio,
        message: part.message)
    }
  }
}

/// The columns of a part in an aligned badge, one or several.
private struct ColumnSpan {
  var columns: ClosedRange<Int>
  /// The minimum width of the part.
  var width: Double
  /// The gap between two columns.
  var gutter: Double
  /// The index of the message; nil for the label.
  var message: Int?

  mutating func extend(to column: Int) {
    columns = columns.lowerBound...max(columns.upperBound, column)
  }

  /// The width for the part in columns of these widths.
  func room(in widths: [Double]) -> Double {
    columns.reduce(gutter * Double(columns.count - 1)) { $0 + widths[$1] }
  }

  /// The minimum widths of columns that fit every part.
  static func widths(of count: Int, holding spans: some Sequence<ColumnSpan>) -> [Double] {
    var widths = [Double](repeating: 0, count: count)
    for span in spans.sorted(by: { $0.columns.count < $1.columns.count }) {
      let missing = span.width - span.room(in: widths)
      guard missing > 0 else { continue }
      let messages = span.columns.filter { $0 > 0 }
      let growing = messages.isEmpty ? Array(span.columns) : messages
      // Whole points keep edges sharp; the remainder goes to the last one.
      let share = (missing / Double(growing.count)).rounded(.down)
      for column in growing.dropLast() { widths[column] += share }
      widths[growing[growing.count - 1]] += missing - share * Double(growing.count - 1)
    }
    return widths
  }
}
