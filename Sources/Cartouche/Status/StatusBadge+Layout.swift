import LookModel
import PathGeometry
import SVGTree
public import Typesetting

extension StatusBadge {
  /// Places the parts, the logo and the texts, from (0, 0).
  public func draw<C: Canvas & ~Copyable>(
    on canvas: inout C, with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeFrame {
    try logo?.check()
    let placement = try StatusPlacement.measured(self, by: shaper)
    let size = Size(placement.width(of: self), look.height * placement.ratio)
    try BadgeError.check(size)
    var painter = StatusPainter(placement: placement, size: size, scheme: options.background)
    try painter.paint(self)
    try painter.draw(self, on: &canvas)
    let title = options.title(or: shownTitle)
    // A logo shows something, if not what it is.
    return BadgeFrame(Rect(origin: .zero, size: size), title: title.isEmpty && logo != nil ? nil : title)
  }
}

/// Draws the placed parts of a status badge.
struct StatusPainter: ~Copyable {
  /// The parts and their texts, with their colours once they are painted.
  private(set) var placement: StatusPlacement
  let size: Size
  let paints: StatusPaints
  /// The width in which the badge is mirrored, for lines from right to left: that of the picture, so that edges at whole
  /// points stay there.
  private(set) var mirror: Double?

  init(placement: consuming StatusPlacement, size: Size, scheme: ColorScheme) {
    self.placement = placement
    self.size = size
    paints = StatusPaints(scheme: scheme)
  }

  /// Gives the parts and their texts their colours, and the texts their places.
  ///
  /// - Throws: ``BadgeError`` if a colour is unknown.
  mutating func paint(_ badge: StatusBadge) throws(BadgeError) {
    if badge.layoutDirection == .rightToLeft { mirror = size.width.roundedUpToPoint }
    for index in placement.parts.indices {
      let background = try paints.background(ofMessage: placement.parts[index].message, in: badge)
      let color = paints.text(on: background, in: badge)
      placement.parts[index].background = background
      placement.parts[index].textColor = color
      guard let line = placement.parts[index].line else { continue }
      var middle = placement.parts[index].middle
      if let mirror { middle = mirror - middle }
      let x = placement.lines[line].anchor == .start ? middle - placement.parts[index].textWidth / 2 : middle
      placement.lines[line].color = color
      placement.lines[line].shadowColor = StatusPaints.shadow(under: color)
      placement.lines[line].position = Point(x, badge.look.baseline * ratio)
    }
  }

  /// Where a part of the badge is in its direction.
  func placed(_ rect: Rect) -> Rect {
    guard let mirror else { return rect }
    return Rect(x: mirror - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  var parts: [StatusPart] { placement.parts }
  var lines: [TextBlock.Line] { placement.lines }
  var ratio: Double { placement.ratio }

  /// Draws all parts, from back to front.
  ///
  /// - Throws: ``BadgeError`` if a colour is unknown or a fraction is out of range.
  func draw<C: Canvas & ~Copyable>(_ badge: StatusBadge, on canvas: inout C) throws(BadgeError) {
    let isLinkedAsAWhole = !hasSeparateLinks(badge)
    let link = isLinkedAsAWhole ? wholeLink(of: badge) : nil
    let isKnockedOut = badge.text == .knockout
    // A text that is cut out names nothing, and neither does a logo.
    let linkTitle = lines.isEmpty ? badge.options.title : isKnockedOut ? badge.shownTitle : nil
    if let link { canvas.begin(Link(to: link, title: linkTitle) {}) }
    let logo = logo(of: badge)
    let holes = holes(in: badge, logo)
    if !holes.isEmpty { canvas.begin(holes: holes) }
    if badge.look.body == .segments {
      try drawSegments(of: badge, on: &canvas)
    } else {
      drawBubbles(of: badge, on: &canvas)
    }
    if !holes.isEmpty { canvas.end() }
    let shownLogo = badge.logo?.isKnockedOut == true ? nil : logo
    if isKnockedOut || isLinkedAsAWhole, let shownLogo { canvas.draw([shownLogo]) }
    if isLinkedAsAWhole {
      if !isKnockedOut { draw(lines, of: badge, on: &canvas) }
    } else {
      for index in parts.indices {
        let part = parts[index]
        let destination = badge.link(of: part)
        if let destination { begin(destination, of: part, in: badge, on: &canvas) }
        if !isKnockedOut {
          if part.x == 0, let shownLogo { canvas.draw([shownLogo]) }
          if let line = part.line { draw([lines[line]], of: badge, on: &canvas) }
        }
        if destination != nil { canvas.end() }
      }
    }
    if link != nil { canvas.end() }
  }

  /// What is cut out of the backgrounds.
  private func holes(in badge: StatusBadge, _ logo: Node?) -> [Node] {
    var holes: [Node] = []
    if badge.logo?.isKnockedOut == true, let logo { holes.append(logo) }
    if badge.text == .knockout {
      for line in lines { holes.append(.text(line.text)) }
    }
    return holes
  }

  // MARK: Links

  /// Whether a part other than the label has a link: then each link covers its own part.
  private func hasSeparateLinks(_ badge: StatusBadge) -> Bool {
    badge.messages.contains { $0.link != nil } && parts.contains { !$0.isLabel && badge.link(of: $0) != nil }
  }

  /// Begins a part's link, with the click area below the part's texts.
  private func begin<C: Canvas & ~Copyable>(
    _ link: LinkDestination, of part: StatusPart, in badge: StatusBadge, on canvas: inout C
  ) {
    let text = part.line.map { lines[$0].run.text }
    let title = text == nil ? badge.options.title : badge.text == .knockout ? text : nil
    canvas.begin(Link(to: link, title: title) {})
    canvas.draw(placed(hitRectangle(of: part, in: badge)).fill(.color(Color.black.opacity(0))))
  }

  /// The link of the label if it is the only one: it covers everything.
  private func wholeLink(of badge: StatusBadge) -> LinkDestination? {
    if let link = badge.label.link { return link }
    for index in placement.parts.indices {
      if let message = placement.parts[index].message, let link = badge.messages[message].link { return link }
    }
    return nil
  }

  /// The click area of a part: all of it, with the line around a bubble.
  private func hitRectangle(of part: StatusPart, in badge: StatusBadge) -> Rect {
    let width = badge.look.body == .segments ? part.width : part.width + ratio
    return Rect(x: part.x, y: 0, width: width, height: size.height)
  }

  // MARK: Logo

  /// The logo beside the first text, in its colour; both stay together where the part is wider than they need.
  private func logo(of badge: StatusBadge) -> Node? {
    guard let logo = badge.logo, let part = parts.first else { return nil }
    let height = Logo.height * ratio
    let frame = Rect(
      x: badge.look.logo.inset * ratio + part.spare / 2, y: (size.height - height) / 2, width: logo.shownWidth * ratio,
      height: height)
    return logo.node(in: placed(frame), beside: part.textColor)
  }

  /// Draws texts above their shadows.
  private func draw<C: Canvas & ~Copyable>(
    _ lines: [TextBlock.Line], of badge: StatusBadge, on canvas: inout C
  ) {
    canvas.draw(TextBlock(lines, shadows: badge.look.shadows, scale: ratio))
  }
}
