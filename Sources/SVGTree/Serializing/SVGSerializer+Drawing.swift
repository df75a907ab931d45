import PathGeometry
import Typesetting

/// A group or a link that is begun and not ended yet.
struct OpenElement {
  enum Kind {
    /// A group, with the parts that are defined already.
    case group(Group, clip: ContentName?, mask: ContentName?, motion: ContentName?)
    case link
    /// A group that is filled with a gradient at its end.
    case glossed(Outline, Gradient, isCrisp: Bool)
  }

  var kind: Kind
  /// Whether the clip or the mask lets nothing through.
  var isHidden = false
  /// Whether the element around it belongs to the same group.
  var hasOuter = false
  /// Where it begins in the output: its tag, its content, its definitions and their names.
  var start: Int
  var content: Int
  var definitions: Int
  var names: Int
  /// Where the definitions of its content begin.
  var contentDefinitions: Int
  /// The numbers of rules, and what the picture contains, before it.
  var darkRules: Int
  var motionRules: Int
  var contents: SVGSerializer.Contents
  /// The bounds of what is before it in the element around.
  var boundsBefore: Rect?
}

// Lowers and writes what is drawn, call by call.
extension SVGSerializer {
  private var lowering: WebLowering {
    WebLowering(profile: profile, outlining: TextOutlining(shaper: BuiltinShaper()))
  }

  mutating func draw(_ drawing: Drawing) {
    guard !drawing.path.isEmpty else { return }
    // The two paints of an embedded picture may have to be one drawing each.
    if profile.kind == .embed, drawing.isAdaptive { return draw([.drawing(drawing)]) }
    let drawing = drawing.isMeasured(in: profile) ? drawing : drawing.measured.asWritten(in: profile)
    if measuringGroups > 0 { add(drawing.bounds) }
    write(drawing)
  }

  mutating func fill(_ outline: Outline, _ paint: Paint, isCrisp: Bool) {
    guard !outline.isEmpty else { return }
    if measuringGroups > 0 { add(outline.bounds) }
    var paint = paint
    if !paint.isMeasured(in: profile), let bounds = outline.bounds {
      paint = paint.measured(in: bounds).asWritten(in: profile)
    }
    let defined = prepare(paint)
    bytes.append("<path")
    write(paint: defined, name: "fill")
    if isCrisp { bytes.append(" shape-rendering=\"crispEdges\"") }
    bytes.append(" d=\"")
    outline.write(as: .minified, decimals: decimals, to: &bytes)
    bytes.append("\"/>")
  }

  mutating func draw(_ text: TextRun) {
    guard isVisible(text) else { return }
    if measuringGroups > 0 { add(text.bounds) }
    write(Node.text(text))
  }

  private func isVisible(_ text: TextRun) -> Bool {
    !text.run.text.isEmpty && decimals.units(text.run.font.size) > 0
  }

  mutating func draw(_ nodes: [Node]) {
    do throws(LoweringError) {
      var lowering = lowering
      let isEmbedded = profile.kind == .embed
      var lowered = try lowering.lower(isEmbedded ? nodes.castingTextShadows : nodes)
      if isEmbedded { lowered = lowered.pairingPaints }
      if measuringGroups > 0 { add(lowered.bounds) }
      for node in lowered { write(node) }
    } catch {
      failure = failure ?? error
    }
  }

  // MARK: Texts

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

  // MARK: Groups and links

  mutating func begin(_ group: Group) {
    let (still, moving) = group.animationParts(for: profile)
    beginOne(still)
    if let moving {
      beginOne(moving)
      open[open.count - 1].hasOuter = true
    }
    if !group.children.isEmpty { draw(group.children) }
  }

  /// An element that begins at the end of what is written.
  private func opened(_ kind: OpenElement.Kind) -> OpenElement {
    OpenElement(
      kind: kind, start: bytes.count, content: bytes.count, definitions: definitions.count, names: definedNames.count,
      contentDefinitions: definitions.count, darkRules: darkRules.count, motionRules: motionRules.count,
      contents: contents, boundsBefore: bounds)
  }

  private mutating func beginOne(_ group: Group) {
    var element = opened(.link)
    let clip = group.clip.map { define(clip: $0) }
    element.isHidden = group.clip?.isEmpty == true
    var mask: ContentName?
    if case .luminance(let nodes) = group.mask {
      mask = defineMask(of: nodes)
      if mask == nil { element.isHidden = true }
    }
    let motion = group.animation.flatMap { profile.animations == .css ? define($0) : nil }
    element.kind = .group(group, clip: clip, mask: mask, motion: motion)
    element.contentDefinitions = definitions.count
    if group.needsBounds { measuringGroups += 1 }
    bounds = nil
    open.append(element)
  }

  /// The mask where nodes are white; nil if they cover nothing.
  private mutating func defineMask(of nodes: [Node]) -> ContentName? {
    do throws(LoweringError) {
      var lowering = lowering
      let mask = try lowering.lower(nodes.withoutDarkVariants)
      guard let region = mask.bounds?.writable, decimals.units(region.width) > 0, decimals.units(region.height) > 0
      else {
        return nil
      }
      return define(mask: mask)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  mutating func begin(under outline: Outline, _ gradient: Gradient, isCrisp: Bool) {
    open.append(opened(.glossed(outline, gradient, isCrisp: isCrisp)))
  }

  mutating func begin(_ link: Link) {
    var element = opened(.link)
    writeTag(of: link)
    element.content = bytes.count
    bounds = nil
    open.append(element)
    if !link.children.isEmpty { draw(link.children) }
  }

  mutating func end() {
    guard let element = open.popLast() else { preconditionFailure("what is ended was begun") }
    switch element.kind {
    case .link:
      if keepsContent(of: element) { bytes.append("</a>") }
      bounds = element.boundsBefore.union(with: bounds)
    case .glossed(let outline, let gradient, let isCrisp):
      if bytes.count > element.content { fill(outline, .gradient(gradient), isCrisp: isCrisp) }
    case .group(let group, let clip, let mask, let motion):
      end(group, element, clip: clip, mask: mask, motion: motion)
    }
    if element.hasOuter { end() }
  }

  /// Whether anything is drawn in an element. Its tag and definitions are removed if not.
  private mutating func keepsContent(of element: OpenElement) -> Bool {
    if bytes.count > element.content, !element.isHidden { return true }
    bytes.truncate(to: element.start)
    definitions.truncate(to: element.definitions)
    definedNames.removeSubrange(element.names...)
    darkRules.removeSubrange(element.darkRules...)
    motionRules.removeSubrange(element.motionRules...)
    contents = element.contents
    bounds = nil
    return false
  }

  private mutating func end(
    _ group: Group, _ element: OpenElement, clip: ContentName?, mask: ContentName?, motion: ContentName?
  ) {
    if let overlay = group.overlay, bytes.count > element.content { draw(overlay) }
    let inside = bounds
    if group.needsBounds { measuringGroups -= 1 }
    guard keepsContent(of: element) else {
      bounds = element.boundsBefore
      return
    }
    bounds = element.boundsBefore.union(with: inside?.inset(by: -3 * group.blur).mapped(by: group.transform))
    let defined = definitions.count
    var mask = mask
    if case .knockout(let holes) = group.mask, let inside = inside?.inset(by: -3 * group.blur) {
      do throws(LoweringError) {
        var lowering = lowering
        mask = define(mask: try lowering.mask(of: holes, through: inside))
      } catch {
        failure = failure ?? error
      }
    }
    let filter = decimals.units(group.blur) > 0 ? inside.map { define(blur: group.blur, of: $0) } : nil
    // Before those of its content, as its tag.
    definitions.moveEnd(from: defined, to: element.contentDefinitions)
    let tag = bytes.count
    guard writeTag(of: group, clip: clip, mask: mask, filter: filter, motion: motion) else { return }
    bytes.moveEnd(from: tag, to: element.start)
    bytes.append("</g>")
  }

  // MARK: Bounds

  private mutating func add(_ rect: Rect?) { bounds = bounds.union(with: rect) }

  /// Moves everything that is drawn.
  mutating func moveAll(by offset: Point) {
    let tag = bytes.count
    bytes.append("<g")
    write(transform: .translation(x: offset.x, y: offset.y))
    bytes.append(UInt8(ascii: ">"))
    bytes.moveEnd(from: tag, to: 0)
    bytes.append("</g>")
  }
}

extension Rect? {
  fileprivate func union(with other: Rect?) -> Rect? {
    guard let self else { return other }
    return other.map { self.union($0) } ?? self
  }
}

extension Group {
  /// Whether its tag depends on the bounds of its children.
  fileprivate var needsBounds: Bool {
    if blur > 0 { return true }
    if case .knockout = mask { return true }
    return false
  }
}

extension Drawing {
  /// Whether it has other paints on dark pages.
  fileprivate var isAdaptive: Bool { darkFill != nil || stroke?.darkPaint != nil }
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
