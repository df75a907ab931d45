import PathGeometry
import Typesetting

/// Writes a lowered document. It decides only the syntax: lowering has already removed what the readers of a profile
/// cannot draw.
struct SVGSerializer {
  let profile: OutputProfile
  let decimals: FixedPoint
  var definitions: [UInt8] = []
  var definedNames: Set<[UInt8]> = []
  /// The names of layers so far, each with the last number used for that name.
  var layerCounts: [String: Int] = [:]
  /// The text style that the groups around set.
  var inherited = TextStyle.none
  /// The rules for dark pages.
  var darkRules: [UInt8] = []
  /// The animation rules, for readers who have not chosen reduced motion.
  var motionRules: [UInt8] = []

  init(profile: OutputProfile) {
    self.profile = profile
    decimals = profile.lengthDecimals
  }

  mutating func serialize(_ document: SVGDocument) -> [UInt8] {
    var body: [UInt8] = []
    body.reserveCapacity(1024)
    for child in document.children { write(child, to: &body) }

    let hasLinks = document.children.contains(where: \.hasLink)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + definitions.count + 256)
    bytes += "<svg xmlns=\"http://www.w3.org/2000/svg\"".utf8
    if hasLinks || document.children.contains(where: \.hasImage) {
      bytes += " xmlns:xlink=\"http://www.w3.org/1999/xlink\"".utf8
    }
    // A picture always has a size, however small.
    func extent(_ length: Double) -> Double { max(length, profile.smallestLength) }
    attribute("width", extent(document.size.width * document.scale), to: &bytes)
    attribute("height", extent(document.size.height * document.scale), to: &bytes)
    bytes += " viewBox=\"0 0 ".utf8
    decimals.write(extent(document.size.width), to: &bytes)
    bytes.append(UInt8(ascii: " "))
    decimals.write(extent(document.size.height), to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    let isBlank = document.children.isEmpty
    let title = isBlank ? nil : document.title.flatMap { $0.isEmpty ? nil : $0 }
    if isBlank, profile.kind == .web { attribute("aria-hidden", "true", to: &bytes) }
    if let title, profile.kind == .web {
      // The role `img` hides the content of a picture from screen readers, links included.
      attribute("role", hasLinks ? "group" : "img", to: &bytes)
      attribute("aria-label", title, to: &bytes)
    }
    bytes.append(UInt8(ascii: ">"))
    if let title { write(title: title, to: &bytes) }
    let styleSheet = styleSheet
    if !definitions.isEmpty || !styleSheet.isEmpty {
      bytes += "<defs>".utf8
      bytes += styleSheet
      bytes += definitions
      bytes += "</defs>".utf8
    }
    bytes += body
    bytes += "</svg>\n".utf8
    return bytes
  }

  // MARK: Nodes

  mutating func write(_ node: Node, to bytes: inout [UInt8]) {
    switch node {
    case .drawing(let drawing): write(drawing, to: &bytes)
    case .text(let text): write(text, to: &bytes)
    case .group(let group): write(group, to: &bytes)
    case .link(let link): write(link, to: &bytes)
    case .image(let image): write(image, to: &bytes)
    }
  }

  private mutating func write(_ drawing: Drawing, to bytes: inout [UInt8]) {
    guard !drawing.path.isEmpty else { return }
    bytes += "<path".utf8
    write(layer: drawing.name, to: &bytes)
    write(darkClassOf: drawing, to: &bytes)
    write(paint: drawing.fill, name: "fill", to: &bytes)
    if drawing.fillRule == .evenOdd { attribute("fill-rule", "evenodd", to: &bytes) }
    if let stroke = drawing.stroke, decimals.units(stroke.width) > 0 {
      write(paint: stroke.paint, name: "stroke", to: &bytes)
      // Some importers have a default other than 1.
      if stroke.width != 1 || profile.kind == .design { attribute("stroke-width", stroke.width, to: &bytes) }
      if stroke.cap != .butt { attribute("stroke-linecap", stroke.cap.rawValue, to: &bytes) }
      if stroke.join != .miter { attribute("stroke-linejoin", stroke.join.rawValue, to: &bytes) }
      if !stroke.hasUsualCorners { attribute("stroke-miterlimit", stroke.miterLimit, to: &bytes) }
      write(dashesOf: stroke, to: &bytes)
    } else if profile.kind == .design {
      // Some importers draw a black outline if the attribute is missing.
      attribute("stroke", "none", to: &bytes)
    }
    if drawing.isCrisp { attribute("shape-rendering", "crispEdges", to: &bytes) }
    write(outline: drawing.path, to: &bytes)
    bytes += "/>".utf8
  }

  private func write(dashesOf stroke: Stroke, to bytes: inout [UInt8]) {
    // If all dashes are rounded to zero, the line is solid, as without the attribute.
    guard stroke.dashes.contains(where: { decimals.units($0) > 0 }) else { return }
    start("stroke-dasharray", to: &bytes)
    for (index, length) in stroke.dashes.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      decimals.write(length, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
    if decimals.units(stroke.dashOffset) != 0 { attribute("stroke-dashoffset", stroke.dashOffset, to: &bytes) }
  }

  func write(outline path: Path, to bytes: inout [UInt8]) {
    bytes += " d=\"".utf8
    path.write(as: profile.kind == .design ? .spaced : .minified, decimals: decimals, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ text: TextRun, to bytes: inout [UInt8]) {
    let run = text.run
    guard !run.text.isEmpty else { return }
    bytes += "<text".utf8
    write(darkClassOf: text, to: &bytes)
    attribute("x", text.position.x, to: &bytes)
    attribute("y", text.position.y, to: &bytes)
    write(TextStyle(text), to: &bytes)
    if run.isSpaced, decimals.units(run.width) > 0 { attribute("textLength", run.width, to: &bytes) }
    if run.text.hasSpacesThatFold { attribute("xml:space", "preserve", to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
    bytes.append(escapingText: run.textInItsDirection)
    bytes += "</text>".utf8
  }

  private mutating func write(_ group: Group, to bytes: inout [UInt8]) {
    guard !group.children.isEmpty else { return }
    let clip = group.clip.map { define(clip: $0) }
    let mask: [UInt8]? =
      if case .luminance(let nodes) = group.mask { define(mask: nodes) } else { nil }
    let filter = decimals.units(group.blur) > 0 ? define(blurOf: group) : nil
    let isLayer = profile.kind == .design && group.name != nil
    let shared = group.sharesTextStyle ? TextStyle(sharedBy: group.children) : nil
    let isPlain =
      group.transform == .identity && clip == nil && mask == nil && filter == nil && group.opacity == 1
      && !group.isDecoration && group.animation == nil && !isLayer && shared == nil
    if !isPlain {
      bytes += "<g".utf8
      write(layer: group.name, to: &bytes)
      if let animation = group.animation, profile.animations == .css { write(class: define(animation), to: &bytes) }
      write(transform: group.transform, to: &bytes)
      if let clip { attribute("clip-path", reference: clip, to: &bytes) }
      if let mask { attribute("mask", reference: mask, to: &bytes) }
      if let filter { attribute("filter", reference: filter, to: &bytes) }
      if group.opacity < 1 { attribute("opacity", share: group.opacity, to: &bytes) }
      if group.isDecoration { attribute("aria-hidden", "true", to: &bytes) }
      if let shared { write(shared, to: &bytes) }
      bytes.append(UInt8(ascii: ">"))
      if let animation = group.animation, profile.animations == .smil { write(animating: animation, to: &bytes) }
    }
    let outer = inherited
    if let shared { inherited = shared.inside(outer) }
    for child in group.children { write(child, to: &bytes) }
    inherited = outer
    if !isPlain { bytes += "</g>".utf8 }
  }

  /// The readable id of a layer, which only design tools show.
  private mutating func write(layer name: String?, to bytes: inout [UInt8]) {
    guard profile.kind == .design, let name else { return }
    var id = name
    while layerCounts[id] != nil {
      let count = layerCounts[name, default: 1] + 1
      layerCounts[name] = count
      id = "\(name)-\(count)"
    }
    layerCounts[id] = 1
    attribute("id", profile.idPrefix + id, to: &bytes)
  }

  private func write(transform: AffineTransform, to bytes: inout [UInt8]) {
    guard transform != .identity else { return }
    let isTranslation = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    bytes += (isTranslation ? " transform=\"translate(" : " transform=\"matrix(").utf8
    let linear = [transform.a, transform.b, transform.c, transform.d]
    for value in isTranslation ? [] : linear {
      // These factors multiply whole coordinates: a rounding error in the last decimal would be visible across a wide
      // picture.
      FixedPoint(decimals: 6).write(value, to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    decimals.write(transform.tx, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    decimals.write(transform.ty, to: &bytes)
    bytes += ")\"".utf8
  }

  private mutating func write(_ link: Link, to bytes: inout [UInt8]) {
    bytes += "<a".utf8
    attribute("xlink:href", link.destination.address, to: &bytes)
    bytes.append(UInt8(ascii: ">"))
    if let title = link.title, !title.isEmpty { write(title: title, to: &bytes) }
    for child in link.children { write(child, to: &bytes) }
    bytes += "</a>".utf8
  }

  private func write(title: String, to bytes: inout [UInt8]) {
    bytes += "<title>".utf8
    bytes.append(escapingText: title)
    bytes += "</title>".utf8
  }
}

extension String {
  /// Whether white space would be lost in an SVG text: at the ends, next to other white space, and line ends anywhere.
  fileprivate var hasSpacesThatFold: Bool {
    var isAfterSpace = true
    for byte in utf8 {
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

extension GlyphRun {
  /// The text in direction marks for right to left, if the marks change the order of its parts.
  ///
  /// The attribute `direction` has the same effect, but resvg ignores it, and renderers that support it also swap the
  /// sides of `text-anchor`. So the text would be on the wrong side in one of the two.
  fileprivate var textInItsDirection: String {
    isTurned ? "\u{202B}\(text)\u{202C}" : text
  }
}
