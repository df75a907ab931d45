import PathGeometry
import Typesetting

extension SVGSerializer {
  /// Writes lines of text with what they share on one group.
  package mutating func draw(_ block: TextBlock) {
    // Embedded texts cast their shadows themselves.
    guard profile.kind == .web, block.lines.count * (1 + block.shadows.count) > 1, let style = sharedStyle(of: block)
    else { return draw([block.node]) }
    if measuringGroups > 0 { add([block.node].bounds) }
    bytes.append("<g")
    if let color = style.color { write(color: color, name: "fill") }
    bytes.append(" font-family=\"")
    FontFamilies.write(style.font.families, to: &bytes)
    bytes.append("\" font-size=\"")
    write(style.font.size)
    bytes.append(UInt8(ascii: "\""))
    if style.weight == .bold { bytes.append(" font-weight=\"bold\"") }
    switch style.anchor {
    case .start: break
    case .middle: bytes.append(" text-anchor=\"middle\"")
    case .end: bytes.append(" text-anchor=\"end\"")
    }
    if style.isPrecise == true { bytes.append(" text-rendering=\"geometricPrecision\"") }
    bytes.append(UInt8(ascii: ">"))
    var written: [WrittenText] = []
    written.reserveCapacity(block.lines.count)
    if !block.shadows.isEmpty {
      bytes.append("<g aria-hidden=\"true\">")
      for index in block.shadows.indices { writeShadow(index, of: block, style, &written) }
      bytes.append("</g>")
    }
    for index in block.lines.indices {
      let color = block.lines[index].color
      write(index, of: block, offset: 0, color == style.color ? nil : color, in: style, &written)
    }
    bytes.append("</g>")
  }

  /// What the lines of a block share.
  private struct SharedStyle {
    var font: Font
    var anchor: TextRun.Anchor
    /// The weight of all lines; nil for several.
    var weight: Font.Weight?
    /// The colour of all lines and of their shadows; nil for several.
    var color: Color?
    /// Whether all lines are drawn exactly where they are measured; nil if some are.
    var isPrecise: Bool?
  }

  /// What the lines share; nil if one is not visible, or if they have several fonts.
  private func sharedStyle(of block: TextBlock) -> SharedStyle? {
    let first = block.lines[0]
    var style = SharedStyle(
      font: first.run.font, anchor: first.anchor, weight: first.run.font.weight, color: first.color,
      isPrecise: first.run.isFitted)
    guard decimals.units(style.font.size) > 0 else { return nil }
    for line in block.lines {
      let font = line.run.font
      if line.run.text.isEmpty || font.size != style.font.size || font.families != style.font.families { return nil }
      if line.anchor != style.anchor { return nil }
      if font.weight != style.weight { style.weight = nil }
      if line.color != style.color { style.color = nil }
      if line.run.isFitted != style.isPrecise { style.isPrecise = nil }
    }
    for color in block.shadowColors where color != style.color { style.color = nil }
    return style
  }

  private mutating func writeShadow(
    _ index: Int, of block: TextBlock, _ style: SharedStyle, _ written: inout [WrittenText]
  ) {
    let shadow = block.shadows[index]
    let first = index * block.lines.count
    let filter =
      decimals.units(shadow.deviation) > 0
      ? define(blur: shadow.deviation, of: block.bounds.offset(y: shadow.offset)) : nil
    let isShared = block.lines.count > 1
    if isShared || filter != nil {
      bytes.append("<g")
      if let filter { attribute("filter", reference: filter) }
    }
    var around = style.color
    if isShared, around == nil, let color = block.color(ofShadow: index) {
      write(color: color, name: "fill")
      around = color
    }
    if isShared || filter != nil { bytes.append(UInt8(ascii: ">")) }
    for line in block.lines.indices {
      let color = block.shadowColors[first + line]
      write(line, of: block, offset: shadow.offset, color == around ? nil : color, in: style, &written)
    }
    if isShared || filter != nil { bytes.append("</g>") }
  }

  /// Where the parts of a text are that its copies have, too.
  private struct WrittenText {
    /// From its tag to the value of `y`.
    var beginning: Range<Int>
    /// From its width to its end.
    var end: Range<Int>
  }

  /// Writes a line of a block, or a copy of it, with a colour unless it is that of the group around.
  private mutating func write(
    _ index: Int, of block: TextBlock, offset: Double, _ color: Color?, in style: SharedStyle,
    _ written: inout [WrittenText]
  ) {
    let start = bytes.count
    let isKnown = index < written.count
    if isKnown {
      bytes.append(copyOf: written[index].beginning)
    } else {
      bytes.append("<text x=\"")
      write(block.lines[index].x)
      bytes.append("\" y=\"")
    }
    let middle = bytes.count
    write(block.lines[index].middle.y + offset)
    bytes.append(UInt8(ascii: "\""))
    if let color { write(color: color, name: "fill") }
    if style.weight == nil, block.lines[index].run.font.weight == .bold { bytes.append(" font-weight=\"bold\"") }
    if style.isPrecise == nil, block.lines[index].run.isFitted {
      bytes.append(" text-rendering=\"geometricPrecision\"")
    }
    if isKnown { return bytes.append(copyOf: written[index].end) }
    let rest = bytes.count
    write(contentOf: block.lines[index].run)
    written.append(WrittenText(beginning: start..<middle, end: rest..<bytes.count))
  }
}

extension TextBlock {
  /// The bounds of the texts.
  fileprivate var bounds: Rect {
    lines.dropFirst().reduce(lines[0].bounds) { $0.union($1.bounds) }
  }

  /// The colour of all copies of a shadow; nil for several.
  fileprivate func color(ofShadow index: Int) -> Color? {
    let first = index * lines.count
    for other in first..<first + lines.count where shadowColors[other] != shadowColors[first] { return nil }
    return shadowColors[first]
  }
}
