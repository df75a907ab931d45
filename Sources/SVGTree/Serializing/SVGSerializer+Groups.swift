import PathGeometry

/// A group or a link that is begun and not ended yet.
struct OpenElement {
  enum Kind {
    /// A group, with the parts that are defined already.
    indirect case group(Group, clip: ContentName?, mask: ContentName?, motion: ContentName?)
    /// A group with holes.
    case holes([Node])
    case link
  }

  var kind = Kind.link
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

extension SVGSerializer {
  package mutating func begin(_ group: Group) {
    if group.animation == nil {
      beginOne(group)
    } else {
      let (still, moving) = group.animationParts(for: profile)
      beginOne(still)
      if let moving {
        beginOne(moving)
        open[open.count - 1].hasOuter = true
      }
    }
    if !group.children.isEmpty { draw(group.children) }
  }

  /// An element that begins at the end of what is written.
  private var opened: OpenElement {
    OpenElement(
      start: bytes.count, content: bytes.count, definitions: definitions.count, names: definedNames.count,
      contentDefinitions: definitions.count, darkRules: darkRules.count, motionRules: motionRules.count,
      contents: contents, boundsBefore: bounds)
  }

  private mutating func beginOne(_ group: Group) {
    var element = opened
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
    guard let mask = lowered({ lowering throws(LoweringError) in try lowering.lower(nodes.withoutDarkVariants) }),
      let region = mask.bounds?.writable, decimals.units(region.width) > 0, decimals.units(region.height) > 0
    else { return nil }
    return define(mask: mask)
  }

  /// The mask that leaves what has these bounds but for holes; nil if it cannot be drawn.
  private mutating func define(holes: [Node], through bounds: Rect) -> ContentName? {
    if holes.allSatisfy({ $0.isPlainText(with: decimals) }) { return defineMask(leaving: bounds, but: holes) }
    return lowered { lowering throws(LoweringError) in try lowering.mask(of: holes, through: bounds) }
      .map { define(mask: $0) }
  }

  package mutating func begin(holes: [Node]) {
    var element = opened
    element.kind = .holes(holes)
    measuringGroups += 1
    bounds = nil
    open.append(element)
  }

  package mutating func begin(_ link: Link) {
    var element = opened
    writeTag(of: link)
    element.content = bytes.count
    bounds = nil
    open.append(element)
    if !link.children.isEmpty { draw(link.children) }
  }

  package mutating func end() {
    precondition(!open.isEmpty, "what is ended was begun")
    let element = open.removeLast()
    switch element.kind {
    case .link:
      if keepsContent(of: element) { bytes.append("</a>") }
      bounds = element.boundsBefore.union(with: bounds)
    case .holes(let holes): end(holes: holes, element)
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

  private mutating func end(holes: [Node], _ element: OpenElement) {
    let inside = bounds
    measuringGroups -= 1
    let isKept = keepsContent(of: element)
    bounds = element.boundsBefore.union(with: isKept ? inside : nil)
    let defined = definitions.count
    guard isKept, let inside, let mask = define(holes: holes, through: inside) else { return }
    definitions.moveEnd(from: defined, to: element.contentDefinitions)
    write(mask: mask, from: element.start)
  }

  /// Writes a mask for what is from a place on: in a group around it, or in the shape if there is one only. WeasyPrint
  /// draws no filled shape in a group with a mask.
  mutating func write(mask: ContentName, from start: Int) {
    let isShape = isOneShape(from: start)
    let tag = bytes.count
    if !isShape { bytes.append("<g") }
    attribute("mask", reference: mask)
    if !isShape { bytes.append(UInt8(ascii: ">")) }
    bytes.moveEnd(from: tag, to: start + (isShape ? "<path".utf8.count : 0))
    if !isShape { bytes.append("</g>") }
  }

  /// Whether a path or a rectangle is all that is written from a place on, without a mask.
  private func isOneShape(from start: Int) -> Bool {
    guard bytes.count > start else { return false }
    // No other element begins with these letters, and no other attribute.
    let (element, attribute) = (bytes.all[start + 1], bytes.all[start + "<path ".utf8.count])
    let isShape = element == UInt8(ascii: "p") || element == UInt8(ascii: "r")
    return isShape && attribute != UInt8(ascii: "m") && !bytes.contain(UInt8(ascii: "<"), from: start + 1)
  }

  private mutating func end(
    _ group: Group, _ element: OpenElement, clip: ContentName?, mask: ContentName?, motion: ContentName?
  ) {
    let inside = bounds
    if group.needsBounds { measuringGroups -= 1 }
    guard keepsContent(of: element) else {
      bounds = element.boundsBefore
      return
    }
    bounds = element.boundsBefore.union(with: inside.map { group.reach(of: $0) })
    let defined = definitions.count
    var mask = mask
    if case .knockout(let holes) = group.mask, let inside = inside?.inset(by: -3 * group.blur) {
      mask = define(holes: holes, through: inside)
    }
    let filter = decimals.units(group.blur) > 0 ? inside.map { define(blur: group.blur, of: $0) } : nil
    // Before those of its content, as its tag.
    definitions.moveEnd(from: defined, to: element.contentDefinitions)
    if let mask, clip == nil, filter == nil, isUnmarked(group) { return write(mask: mask, from: element.start) }
    let tag = bytes.count
    guard writeTag(of: group, clip: clip, mask: mask, filter: filter, motion: motion) else { return }
    bytes.moveEnd(from: tag, to: element.start)
    bytes.append("</g>")
  }
}

extension Node {
  /// Whether it is a text that is written as it is, in one colour.
  fileprivate func isPlainText(with decimals: FixedPoint) -> Bool {
    if case .text(let text) = self { text.isVisible(with: decimals) && text.darkColor == nil } else { false }
  }
}

extension Group {
  /// Whether its tag depends on the bounds of its children.
  fileprivate var needsBounds: Bool { if case .knockout = mask { true } else { blur > 0 } }
}
