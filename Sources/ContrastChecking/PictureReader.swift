import PathGeometry
import SVGReading
import SVGTree
import XMLChecking

extension Picture {
  /// Reads the picture of a file. What cannot be read is left out.
  init(_ elements: XMLElements, in scheme: ContrastFinding.Scheme) throws(ContrastError) {
    var options = SVGOptions()
    options.isStrict = false
    options.isDark = scheme == .dark
    options.depth = ContrastLimits.depth
    options.elements = ContrastLimits.elements
    options.verbs = ContrastLimits.verbs
    options.size = 0...SVGLimits.coordinate
    let drawing: SVGDrawing
    do { drawing = try SVGDrawing(elements, options) } catch {
      if error.problem.isLimit { throw .tooLarge }
      self.init(items: [], texts: [:], size: .zero, hasDarkRules: false)
      return
    }
    var reader = PictureReader(verbsLeft: drawing.verbsLeft)
    let items = try reader.items(drawing.nodes)
    self.init(items: items, texts: reader.texts, size: drawing.size, hasDarkRules: drawing.hasDarkRules)
  }
}

/// Prepares what a file draws for sampling.
private struct PictureReader {
  var verbsLeft: Int
  var texts: [Int: Picture.Text] = [:]

  mutating func items(_ nodes: [SVGNode]) throws(ContrastError) -> [Item] {
    var items: [Item] = []
    for node in nodes {
      if let item = try item(node) { items.append(item) }
    }
    return items
  }

  private mutating func item(_ node: SVGNode) throws(ContrastError) -> Item? {
    let found: Item? =
      switch node.content {
      case .group(let children): Item(try items(children))
      case .shape(let shape): Item(try areas(of: shape))
      case .text(let text): try item(text)
      }
    guard var item = found else { return nil }
    item.opacity = node.opacity
    item.clip = node.clip?.compactMap { Area($0.path, $0.rule) }
    if let mask = node.mask { item.mask = try items(mask) }
    return item
  }

  /// The inside of a shape and its line.
  private mutating func areas(of shape: SVGShape) throws(ContrastError) -> [Item] {
    let style = shape.style
    var items: [Item] = []
    func add(_ path: Path?, _ rule: FillRule, _ paint: SVGPaint, _ opacity: Double) {
      let placed = try? paint.placed(bounds: shape.path.bounds, map: shape.map, opacity: opacity)
      let mapped = try? path?.mapped(by: shape.map, at: shape.offset)
      guard let shade = placed.flatMap(Shade.init), let area = mapped.flatMap({ Area($0, rule) }) else { return }
      items.append(Item(.area(area, shade), bounds: area.bounds))
    }
    add(shape.path, style.fillRule, shape.fill, style.fillOpacity)
    if case .none = shape.stroke { return items }
    try countLine(shape.path)
    let line = shape.path.dashed(style.dashes?.lengths ?? [], offset: style.dashOffset).stroked(
      width: style.strokeWidth, cap: style.strokeCap, join: style.strokeJoin, miterLimit: style.miterLimit)
    add(line, .nonzero, shape.stroke, style.strokeOpacity)
    return items
  }

  private mutating func countLine(_ path: Path) throws(ContrastError) {
    verbsLeft -= path.elements.count * ContrastLimits.lineWork
    if verbsLeft < 0 { throw .tooLarge }
  }

  private mutating func item(_ text: SVGText) throws(ContrastError) -> Item? {
    let size = text.style.fontSize
    guard !text.isDecoration, size > 0, text.text.contains(where: { !$0.isWhitespace }) else { return nil }
    // Direction marks are not part of the content.
    let content = String(
      String.UnicodeScalarView(text.text.unicodeScalars.filter { $0 != "\u{202B}" && $0 != "\u{202C}" }))
    // Without a `textLength`, the length is estimated from the usual width of letters.
    let width = text.length ?? min(SVGLimits.coordinate, 0.6 * size * Double(content.count))
    let shareBefore =
      switch text.style.anchor {
      case .start: text.isReversed ? 1.0 : 0
      case .middle: 0.5
      case .end: text.isReversed ? 0 : 1.0
      }
    let box = Rect(
      x: text.origin.x - width * shareBefore, y: text.origin.y - 0.7 * size, width: width, height: 0.7 * size)
    if let line = text.line { try countLine(line) }
    guard var bounds = try? (text.line ?? box.path).mapped(by: text.map, at: text.offset).bounds else { return nil }
    // Letters are beside their line.
    if text.line != nil { bounds = bounds.inset(by: -0.7 * size * text.map.span) }
    // A text of a mask is used where the mask is; the first place counts.
    if texts[text.offset] == nil {
      texts[text.offset] = Picture.Text(
        content: content, box: box, line: text.line.map { MeasuredPath($0) }, map: text.map, bounds: bounds,
        size: size * abs(text.map.determinant).squareRoot(), isBold: text.style.isBold)
    }
    let paint = try? text.fill.placed(bounds: text.line?.bounds ?? box, map: text.map, opacity: text.style.fillOpacity)
    return Item(.text(text.offset, paint.flatMap(Shade.init)), bounds: bounds)
  }
}
