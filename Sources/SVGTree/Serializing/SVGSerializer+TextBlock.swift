import PathGeometry
import Typesetting

extension SVGSerializer {
  /// The lines of a block. Reading one through a pointer copies nothing.
  private typealias Lines = UnsafeBufferPointer<TextBlock.Line>

  /// Writes lines of text with what they share on one group.
  package mutating func draw(_ block: TextBlock) {
    block.lines.withUnsafeBufferPointer { draw($0, of: block) }
  }

  private mutating func draw(_ lines: Lines, of block: TextBlock) {
    // Embedded texts cast their shadows themselves.
    let copies = profile.kind == .embed ? 0 : block.shadows.count
    guard lines.count * (1 + copies) > 1, let style = sharedStyle(of: lines, in: block, copies: copies),
      let castShadows = profile.kind == .embed ? block.castShadows : []
    else { return draw([block.node]) }
    if measuringGroups > 0 { add([block.node].bounds) }
    bytes.append("<g")
    write(textShadows: castShadows)
    if let color = style.color { write(color, as: .fill) }
    bytes.append(" font-family=\"")
    lines[0].run.font.familyList.write(to: &bytes)
    bytes.append("\" font-size=\"")
    write(lines[0].run.font.size)
    bytes.append(UInt8(ascii: "\""))
    if let weight = style.weight { write(weight) }
    if style.anchor != .middle { contents.hasAnchoredTexts = true }
    if style.anchor != .start { attribute("text-anchor", word: style.anchor.word) }
    if style.isPrecise == true { bytes.append(" text-rendering=\"geometricPrecision\"") }
    bytes.append(UInt8(ascii: ">"))
    withUnsafeTemporaryAllocation(of: WrittenText.self, capacity: lines.count) { written in
      if copies > 0 {
        bytes.append("<g aria-hidden=\"true\">")
        for index in block.shadows.indices { writeShadow(index, of: block, lines, style, written) }
        bytes.append("</g>")
      }
      for index in lines.indices {
        let color = lines[index].color
        write(index, of: lines, offset: 0, color == style.color ? nil : color, in: style, isFirst: copies == 0, written)
      }
    }
    bytes.append("</g>")
  }

  private mutating func write(_ weight: Font.Weight) {
    if weight != .regular { attribute("font-weight", weight.cssValue) }
  }

  /// What the lines of a block share, beside the font but for its weight.
  private struct SharedStyle {
    var anchor: TextRun.Anchor
    /// The weight of all lines; nil for several.
    var weight: Font.Weight?
    /// The colour of all lines and of their shadows; nil for several.
    var color: Color?
    /// Whether all lines are drawn exactly where they are measured; nil if some are.
    var isPrecise: Bool?
  }

  /// What the lines share, and the copies that are their shadows; nil if one is not visible, or if they have several
  /// fonts.
  private func sharedStyle(of lines: Lines, in block: TextBlock, copies: Int) -> SharedStyle? {
    guard decimals.units(lines[0].run.font.size) > 0 else { return nil }
    var style = SharedStyle(
      anchor: lines[0].anchor, weight: lines[0].run.font.weight, color: lines[0].color,
      isPrecise: lines[0].isPrecise)
    for index in lines.indices where lines[index].run.text.isEmpty { return nil }
    for index in 1..<lines.count {
      if lines[index].anchor != style.anchor || lines[index].run.font.size != lines[0].run.font.size
        || lines[index].run.font.familyList != lines[0].run.font.familyList
      {
        return nil
      }
      if lines[index].run.font.weight != style.weight { style.weight = nil }
      if lines[index].color != style.color { style.color = nil }
      if lines[index].isPrecise != style.isPrecise { style.isPrecise = nil }
    }
    if copies > 0, style.color != nil, !block.shadows.allSatisfy({ block.color(of: $0) == style.color }) {
      style.color = nil
    }
    return style
  }

  private mutating func writeShadow(
    _ index: Int, of block: TextBlock, _ lines: Lines, _ style: SharedStyle,
    _ written: UnsafeMutableBufferPointer<WrittenText>
  ) {
    let shadow = block.shadows[index]
    let (offset, blur) = (shadow.offset * block.scale, shadow.blur * block.scale)
    let filter = decimals.units(blur) > 0 ? define(blur: blur, of: block.bounds.offset(y: offset)) : nil
    let isShared = lines.count > 1
    if isShared || filter != nil {
      bytes.append("<g")
      if let filter { attribute("filter", reference: filter) }
    }
    var around = style.color
    if isShared, around == nil, let color = block.color(of: shadow) {
      write(color, as: .fill)
      around = color
    }
    if isShared || filter != nil { bytes.append(UInt8(ascii: ">")) }
    for line in lines.indices {
      let color = shadow.shown(or: lines[line].shadowColor)
      write(
        line, of: lines, offset: offset, color == around ? nil : color, in: style, isFirst: index == 0, written)
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
    _ index: Int, of lines: Lines, offset: Double, _ color: Color?, in style: SharedStyle, isFirst: Bool,
    _ written: UnsafeMutableBufferPointer<WrittenText>
  ) {
    let start = bytes.count
    if isFirst {
      bytes.append("<text x=\"")
      write(lines[index].position.x)
      bytes.append("\" y=\"")
    } else {
      bytes.append(copyOf: written[index].beginning)
    }
    let middle = bytes.count
    write(lines[index].position.y + offset)
    bytes.append(UInt8(ascii: "\""))
    if let color { write(color, as: .fill) }
    if style.weight == nil { write(lines[index].run.font.weight) }
    if style.isPrecise == nil, lines[index].isPrecise {
      bytes.append(" text-rendering=\"geometricPrecision\"")
    }
    guard isFirst else { return bytes.append(copyOf: written[index].end) }
    let rest = bytes.count
    write(contentOf: lines[index].run)
    written.initializeElement(at: index, to: WrittenText(beginning: start..<middle, end: rest..<bytes.count))
  }
}

extension TextBlock.Line {
  /// Whether it is drawn exactly where it is measured.
  @inline(__always) fileprivate var isPrecise: Bool { run.isPrecise(at: anchor) }
}

extension TextBlock {
  /// The bounds of the texts.
  fileprivate var bounds: Rect {
    var bounds = lines[0].bounds
    for index in 1..<lines.count { bounds = bounds.union(lines[index].bounds) }
    return bounds
  }

  /// The shadows that all lines cast themselves, the nearest first; nil if the lines cast several, or copies draw them.
  fileprivate var castShadows: [CastShadow]? {
    var cast: [CastShadow] = []
    cast.reserveCapacity(shadows.count)
    for line in lines where line.color.alpha < 1 || line.position.y != lines[0].position.y { return nil }
    for shadow in shadows.reversed() {
      guard let color = color(of: shadow) else { return nil }
      let moved = lines[0].position.y + shadow.offset * scale
      cast.append(
        CastShadow(
          color: Adaptive(color, dark: color), deviation: shadow.blur * scale,
          offset: Point(0, moved - lines[0].position.y)))
    }
    return cast.canBeCast ? cast : nil
  }

  /// The colour of all copies of a shadow; nil for several.
  fileprivate func color(of shadow: TextShadow) -> Color? {
    if shadow.color == nil {
      for index in 1..<lines.count where lines[index].shadowColor != lines[0].shadowColor { return nil }
    }
    return shadow.shown(or: lines[0].shadowColor)
  }
}
