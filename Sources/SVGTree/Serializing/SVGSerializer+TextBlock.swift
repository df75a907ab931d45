import PathGeometry
import Typesetting

extension SVGSerializer {
  mutating func draw(_ block: TextBlock) {
    // Embedded texts cast their shadows themselves.
    guard profile.kind == .web, block.texts.count * (1 + block.shadows.count) > 1,
      block.texts.allSatisfy({ isVisible($0) && $0.darkColor == nil }),
      let style = TextStyle(of: block, color: block.commonColor)
    else { return draw([block.node]) }
    if measuringGroups > 0 { add([block.node].bounds) }
    bytes.append("<g")
    write(style)
    bytes.append(UInt8(ascii: ">"))
    let outer = inherited
    inherited = style.inside(outer)
    var written: [WrittenText] = []
    written.reserveCapacity(block.texts.count)
    if !block.shadows.isEmpty {
      bytes.append("<g aria-hidden=\"true\">")
      for index in block.shadows.indices { writeShadow(index, of: block, &written) }
      bytes.append("</g>")
    }
    for index in block.texts.indices { write(index, of: block, offset: 0, block.texts[index].color, &written) }
    inherited = outer
    bytes.append("</g>")
  }

  private mutating func writeShadow(_ index: Int, of block: TextBlock, _ written: inout [WrittenText]) {
    let shadow = block.shadows[index]
    let first = index * block.texts.count
    let filter =
      decimals.units(shadow.deviation) > 0
      ? block.textBounds.map {
        define(blur: shadow.deviation, of: $0.offset(y: shadow.offset))
      } : nil
    let isShared = block.texts.count > 1
    if isShared || filter != nil {
      bytes.append("<g")
      if let filter { attribute("filter", reference: filter) }
    }
    let outer = inherited.color
    if isShared, let color = block.color(ofShadow: index) {
      write(color: color)
      inherited.color = color
    }
    if isShared || filter != nil { bytes.append(UInt8(ascii: ">")) }
    for text in block.texts.indices {
      write(text, of: block, offset: shadow.offset, block.shadowColors[first + text], &written)
    }
    inherited.color = outer
    if isShared || filter != nil { bytes.append("</g>") }
  }

  /// Where the parts of a text are that its copies have, too.
  private struct WrittenText {
    /// From its tag to the value of `y`.
    var beginning: Range<Int>
    /// From its width to its end.
    var end: Range<Int>
  }

  /// Writes a text of a block, or a copy of it.
  private mutating func write(
    _ index: Int, of block: TextBlock, offset: Double, _ color: Color, _ written: inout [WrittenText]
  ) {
    let text = block.texts[index]
    let start = bytes.count
    let known = index < written.count ? written[index] : nil
    if let known {
      bytes.append(copyOf: known.beginning)
    } else {
      bytes.append("<text x=\"")
      write(text.position.x)
      bytes.append("\" y=\"")
    }
    let middle = bytes.count
    write(text.position.y + offset)
    bytes.append(UInt8(ascii: "\""))
    write(decorationOf: text, color)
    if let known { return bytes.append(copyOf: known.end) }
    let rest = bytes.count
    write(contentOf: text)
    written.append(WrittenText(beginning: start..<middle, end: rest..<bytes.count))
  }
}

extension TextBlock {
  /// The bounds of the texts.
  fileprivate var textBounds: Rect? {
    var bounds: Rect?
    for text in texts { bounds = bounds.union(with: text.bounds) }
    return bounds
  }

  /// The colour of all texts and shadows; nil for several.
  fileprivate var commonColor: Color? {
    guard let color = texts.first?.color else { return nil }
    for shadow in shadowColors where shadow != color { return nil }
    for text in texts where text.color != color { return nil }
    return color
  }

  /// The colour of all copies of a shadow; nil for several.
  fileprivate func color(ofShadow index: Int) -> Color? {
    let first = index * texts.count
    for other in first..<first + texts.count where shadowColors[other] != shadowColors[first] { return nil }
    return shadowColors[first]
  }
}
