import PathGeometry
import Typesetting

/// Writes SVG: a lowered tree, or what is drawn on it as on a canvas. It decides only the syntax.
package struct SVGSerializer: ~Copyable {
  let profile: OutputProfile
  let decimals: FixedPoint
  let shareDecimals: FixedPoint
  /// The elements of the picture, and at their end what is being written.
  var bytes: ByteWriter
  /// The definitions, which come before the elements.
  var definitions = ByteWriter(capacity: 0)
  var definedNames: [ContentName] = []
  private var layerNames = LayerNames()
  /// The text style that the groups around set.
  var inherited = TextStyle.none
  /// The rules for dark pages.
  var darkRules: [UInt8] = []
  /// The animation rules, for readers who have not chosen reduced motion.
  var motionRules: [UInt8] = []
  /// What a picture contains that its root element depends on.
  struct Contents {
    var hasLinks = false
    var hasTexts = false
    /// Texts that are written from their beginning or end, which are their other ends where lines run to the left.
    var hasAnchoredTexts = false
    var hasImages = false
    var hasGuides = false
  }

  var contents = Contents()
  /// What is begun on this canvas and not ended yet.
  var open: [OpenElement] = []
  /// How many open groups need to know the bounds of what is drawn in them.
  var measuringGroups = 0
  /// The bounds of what is drawn in the innermost open element, if one of the groups around needs them.
  var bounds: Rect?
  /// Why something that was drawn cannot be written.
  var failure: LoweringError?

  /// - Parameter capacity: The bytes that are written before the memory grows.
  package init(profile: OutputProfile, capacity: Int = 4096) {
    bytes = ByteWriter(capacity: capacity)
    decimals = profile.lengthDecimals
    shareDecimals = profile.shareDecimals
    self.profile = profile
  }

  /// The whole file around what is drawn.
  ///
  /// - Throws: Why something that was drawn cannot be written.
  mutating func file(size: Size, title: String?, scale: Double) throws(LoweringError) -> [UInt8] {
    if let failure { throw failure }
    let isBlank = bytes.count == 0
    bytes.append("</svg>\n")
    let head = bytes.count
    writeHead(size: size, title: title, scale: scale, isBlank: isBlank)
    bytes.append(definitions.all)
    return bytes.array(beginningAt: head)
  }

  /// Writes the root element up to its definitions, and completes these.
  private mutating func writeHead(size: Size, title: String?, scale: Double, isBlank: Bool) {
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if contents.hasLinks || contents.hasImages || contents.hasGuides {
      bytes.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    }
    // A picture always has a size, however small.
    let least = profile.smallestLength
    attribute("width", max(size.width * scale, least))
    attribute("height", max(size.height * scale, least))
    bytes.append(" viewBox=\"0 0 ")
    write(max(size.width, least))
    bytes.append(UInt8(ascii: " "))
    write(max(size.height, least))
    bytes.append(UInt8(ascii: "\""))
    let isHidden = isBlank || title?.isEmpty == true && !contents.hasLinks
    let title = isBlank ? nil : title.flatMap { $0.isEmpty ? nil : $0 }
    if isHidden, profile.kind != .design { attribute("aria-hidden", word: "true") }
    if let title, profile.kind != .design {
      // The role `img` hides the content of a picture from screen readers, links included.
      attribute("role", word: contents.hasLinks ? "group" : "img")
      attribute("aria-label", given: title)
    }
    if profile.kind == .embed, !isBlank {
      bytes.append(" stroke=\"none\"")
      if contents.hasTexts { bytes.append(Self.textReset) }
    }
    if contents.hasAnchoredTexts, profile.kind == .web { bytes.append(" direction=\"ltr\"") }
    bytes.append(UInt8(ascii: ">"))
    // The label says the same.
    if let title, profile.kind != .embed { write(title: title) }
    guard definitions.count > 0 || !darkRules.isEmpty || !motionRules.isEmpty else { return }
    bytes.append("<defs>")
    writeStyleSheet()
    definitions.append("</defs>")
  }

  /// The initial values of the text properties that a page hands down to what it contains.
  private static let textReset: StaticString = """
     font-style="normal" font-variant="normal" font-weight="400" font-stretch="normal" letter-spacing="0" \
    word-spacing="0" direction="ltr" writing-mode="lr-tb" text-anchor="start"
    """

  // MARK: Nodes

  mutating func write(_ node: Node) {
    switch node {
    case .drawing(let drawing): write(drawing)
    case .text(let text): write(text)
    case .group(let group): write(group)
    case .link(let link): write(link)
    case .image(let image):
      contents.hasImages = true
      write(image)
    }
  }

  mutating func write(_ drawing: Drawing) {
    guard !drawing.path.isEmpty else { return }
    let darkClass = profile.kind == .embed ? nil : darkClass(of: drawing)
    let fill = prepare(drawing.fill, dark: drawing.darkFill)
    let stroke = drawing.stroke.flatMap { decimals.units($0.width) > 0 ? $0 : nil }
    let strokePaint = stroke.map { prepare($0.paint, dark: $0.darkPaint) }
    // Dashes begin at another place of a rectangle.
    let rect = drawing.stroke?.dashes.isEmpty ?? true ? drawing.roundedRect.flatMap { rectElement(of: $0) } : nil
    bytes.append(rect == nil ? "<path" : "<rect")
    write(layer: drawing.name)
    if let darkClass { write(class: darkClass) }
    write(fill, as: .fill)
    if drawing.fillRule == .evenOdd { attribute("fill-rule", word: "evenodd") }
    if let stroke, let strokePaint {
      write(strokePaint, as: .stroke)
      // Some importers have a default other than 1, and so may a page.
      if stroke.width != 1 || profile.kind != .web { attribute("stroke-width", stroke.width) }
      if stroke.cap != .butt { attribute("stroke-linecap", stroke.cap.rawValue) }
      if stroke.join != .miter { attribute("stroke-linejoin", stroke.join.rawValue) }
      if !stroke.hasUsualCorners { attribute("stroke-miterlimit", stroke.miterLimit) }
      write(dashesOf: stroke)
    } else if profile.kind == .design {
      // Some importers draw a black outline if the attribute is missing.
      attribute("stroke", word: "none")
    }
    if drawing.isCrisp { attribute("shape-rendering", word: "crispEdges") }
    if let rect { write(rect) } else { write(outline: drawing.path) }
    bytes.append("/>")
  }

  private mutating func write(dashesOf stroke: Stroke) {
    // If all dashes are rounded to zero, the line is solid, as without the attribute.
    guard stroke.dashes.contains(where: { decimals.units($0) > 0 }) else { return }
    start("stroke-dasharray")
    write(stroke.dashes, with: decimals, separator: UInt8(ascii: " "))
    bytes.append(UInt8(ascii: "\""))
    if decimals.units(stroke.dashOffset) != 0 { attribute("stroke-dashoffset", stroke.dashOffset) }
  }

  mutating func write(outline path: Path) {
    bytes.append(" d=\"")
    path.write(as: profile.kind == .design ? .compact : .minified, decimals: decimals, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func write(outline: Outline) {
    bytes.append(" d=\"")
    outline.write(as: .minified, decimals: decimals, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ text: TextRun) {
    let darkClass = profile.kind == .embed ? nil : darkClass(of: text)
    write(text, at: text.position, text.color, darkClass: darkClass)
  }

  /// Writes a text at a place in a colour.
  mutating func write(_ text: TextRun, at position: Point, _ color: Color, darkClass: ContentName? = nil) {
    let run = text.run
    guard !run.text.isEmpty else { return }
    // Along a line, a renderer counts from the start of the line.
    let guide = text.guide.map { (name: define(line: $0.path.offset(x: position.x, y: position.y)), start: $0.start) }
    let position = guide == nil ? position : .zero
    bytes.append("<text")
    if let darkClass { write(class: darkClass) }
    attribute("x", position.x)
    attribute("y", position.y)
    let isAdaptive = writeAdaptiveColor(of: text)
    write(styleOf: run, at: text.anchor, isAdaptive ? nil : color)
    write(contentOf: run, along: guide)
  }

  /// Writes a text from its width to its end.
  mutating func write(contentOf run: GlyphRun, along guide: (name: ContentName, start: Double)? = nil) {
    contents.hasTexts = true
    // Renderers differ in the length of a text along a line.
    if guide == nil, run.isSpaced, decimals.units(run.width) > 0 { attribute("textLength", run.width) }
    if run.text.hasSpacesThatFold { bytes.append(" xml:space=\"preserve\"") }
    bytes.append(UInt8(ascii: ">"))
    if let guide {
      contents.hasGuides = true
      bytes.append("<textPath xlink:href=\"#")
      write(guide.name)
      bytes.append(UInt8(ascii: "\""))
      attribute("startOffset", guide.start)
      bytes.append(UInt8(ascii: ">"))
    }
    if profile.kind == .embed {
      bytes.append(escapingPunctuation: run.textInItsDirection)
    } else {
      bytes.append(escapingText: run.textInItsDirection)
    }
    if guide != nil { bytes.append("</textPath>") }
    bytes.append("</text>")
  }

  private mutating func write(_ group: Group) {
    guard !group.children.isEmpty else { return }
    let clip = group.clip.map { define(clip: $0) }
    let mask: ContentName? =
      if case .luminance(let nodes) = group.mask { define(mask: nodes) } else { nil }
    let filter =
      decimals.units(group.blur) > 0 ? group.children.bounds.map { define(blur: group.blur, of: $0) } : nil
    let shared = group.sharesTextStyle ? TextStyle(sharedBy: group.children) : nil
    let motion = group.animation.flatMap { profile.animations == .css ? define($0) : nil }
    let start = bytes.count
    let onlyMask = clip == nil && filter == nil && shared == nil && isUnmarked(group) ? mask : nil
    let hasTag =
      onlyMask == nil
      && writeTag(of: group, clip: clip, mask: mask, filter: filter, motion: motion, shared: shared)
    let outer = inherited
    if let shared { inherited = shared.inside(outer) }
    for child in group.children { write(child) }
    inherited = outer
    if let onlyMask { write(mask: onlyMask, from: start) }
    if hasTag { bytes.append("</g>") }
  }

  /// Writes the tag that begins a group. Returns whether there is one: a group with only children needs none.
  mutating func writeTag(
    of group: Group, clip: ContentName?, mask: ContentName?, filter: ContentName?, motion: ContentName?,
    shared: TextStyle? = nil
  ) -> Bool {
    if isUnmarked(group), clip == nil, mask == nil, filter == nil, shared == nil { return false }
    bytes.append("<g")
    write(layer: group.name)
    if let motion { write(class: motion) }
    write(transform: group.transform)
    if let clip { attribute("clip-path", reference: clip) }
    if let mask { attribute("mask", reference: mask) }
    if let filter { attribute("filter", reference: filter) }
    write(textShadows: group.textShadows)
    if group.opacity < 1 { attribute("opacity", share: group.opacity) }
    if group.isDecoration { attribute("aria-hidden", word: "true") }
    if let shared { write(shared) }
    bytes.append(UInt8(ascii: ">"))
    if let animation = group.animation, profile.animations == .smil { write(animating: animation) }
    return true
  }

  /// Whether a group has no attributes but those that refer to definitions.
  func isUnmarked(_ group: Group) -> Bool {
    let isLayer = profile.kind == .design && group.name != nil
    return group.transform == .identity && group.opacity == 1 && !group.isDecoration && group.animation == nil
      && !isLayer && group.textShadows.isEmpty
  }

  /// The readable id of a layer, which only design tools show.
  private mutating func write(layer name: String?) {
    guard profile.kind == .design, let name else { return }
    start("id")
    bytes.append(utf8: profile.idPrefix)
    bytes.append(utf8: layerNames.add(name))
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func write(transform: AffineTransform) {
    guard transform != .identity else { return }
    let isTranslation = transform.isTranslation
    bytes.append(isTranslation ? " transform=\"translate(" : " transform=\"matrix(")
    let linear = [transform.a, transform.b, transform.c, transform.d]
    for value in isTranslation ? [] : linear {
      // These factors multiply whole coordinates: a rounding error in the last decimal would be visible across a wide
      // picture.
      FixedPoint(decimals: 6).write(value, to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    write(transform.tx)
    bytes.append(UInt8(ascii: " "))
    write(transform.ty)
    bytes.append(")\"")
  }

  private mutating func write(_ link: Link) {
    writeTag(of: link)
    for child in link.children { write(child) }
    bytes.append("</a>")
  }

  /// Writes the tag that begins a link, and its title.
  mutating func writeTag(of link: Link) {
    contents.hasLinks = true
    bytes.append("<a")
    attribute("xlink:href", given: link.destination.address)
    let title = link.title.flatMap { $0.isEmpty ? nil : $0 }
    if profile.kind == .embed {
      // A page may underline its links, in the paint of the link.
      bytes.append(" fill=\"none\"")
      if let title { attribute("aria-label", given: title) }
    }
    bytes.append(UInt8(ascii: ">"))
    if let title, profile.kind != .embed { write(title: title) }
  }

  private mutating func write(title: String) {
    bytes.append("<title>")
    bytes.append(escapingText: title)
    bytes.append("</title>")
  }
}

extension String {
  /// Whether white space would be lost in an SVG text: at the ends, next to other white space, and line ends anywhere.
  fileprivate var hasSpacesThatFold: Bool {
    readUTF8 { bytes in
      var isAfterSpace = true
      for byte in bytes {
        switch byte {
        case 0x0A, 0x0D: return true
        case 0x09, 0x20:
          if isAfterSpace { return true }
          isAfterSpace = true
        default: isAfterSpace = false
        }
      }
      return isAfterSpace
    }
  }
}

extension GlyphRun {
  /// The text in direction marks for right to left, if the marks change the order of its parts.
  ///
  /// The attribute `direction` has the same effect, but resvg ignores it, and renderers that support it also swap the
  /// sides of `text-anchor`. So the text would be on the wrong side in one of the two.
  fileprivate var textInItsDirection: String {
    isTurned ? "\u{202B}\(text)\u{202C}" : text
  }
}
