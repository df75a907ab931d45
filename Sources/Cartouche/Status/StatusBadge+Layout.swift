import LookModel
import PathGeometry
import SVGTree
public import Typesetting

extension StatusBadge {
  /// Places the parts, the logo and the texts, from (0, 0).
  public func layout(with shaper: any TextShaper) throws(BadgeError) -> BadgeLayout {
    try logo?.check()
    let placement = try StatusPlacement(self, shaper: shaper)
    let parts = try placement.parts()
    let size = Size(placement.width(of: parts), look.height * placement.ratio)
    try BadgeError.check(size)
    let painter = try StatusPainter(placement: placement, parts: parts, size: size)
    return BadgeLayout(frame: Rect(origin: .zero, size: size), nodes: try painter.nodes(), title: title)
  }

  private var title: String? {
    let title = options.title(or: shownTitle)
    return title.isEmpty ? nil : title
  }
}

/// Draws the placed parts of a status badge.
struct StatusPainter: ~Copyable {
  let badge: StatusBadge
  /// The parts with their colours.
  private(set) var parts: [StatusPart]
  let size: Size
  let ratio: Double
  let paints: StatusPaints

  /// - Throws: ``BadgeError`` if a colour is unknown.
  init(placement: consuming StatusPlacement, parts: consuming [StatusPart], size: Size) throws(BadgeError) {
    let paints = StatusPaints(scheme: placement.badge.options.background)
    for index in parts.indices {
      parts[index].ground = try paints.ground(of: parts[index], in: placement.badge)
      parts[index].textColor = paints.text(on: parts[index].ground, in: placement.badge)
    }
    badge = placement.badge
    self.parts = parts
    self.size = size
    ratio = placement.ratio
    self.paints = paints
  }

  /// All parts, from back to front.
  ///
  /// - Throws: ``BadgeError`` if a colour is unknown or a fraction is out of range.
  func nodes() throws(BadgeError) -> [Node] {
    var grounds = badge.look.body == .segments ? try segments() : bubbles()
    var logo = logo
    var holes: [Node] = []
    if badge.logo?.isKnockedOut == true { swap(&holes, &logo) }
    if badge.text == .knockout { for part in parts { if let text = text(of: part) { holes.append(.text(text)) } } }
    if !holes.isEmpty {
      var group = Group(grounds)
      group.mask = .knockout(holes)
      grounds = [.group(group)]
    }
    if badge.text == .knockout {
      let picture = grounds + logo
      guard hasSeparateLinks else { return linked(picture) }
      return picture + parts.compactMap { part in badge[part].link.map { link(of: part, to: $0) } }
    }
    var nodes = grounds
    guard hasSeparateLinks else {
      nodes += logo
      nodes.append(writing(parts))
      return linked(nodes)
    }
    for part in parts {
      let texts = (part.x == 0 ? logo : []) + [writing([part])]
      guard let destination = badge[part].link else {
        nodes += texts
        continue
      }
      nodes.append(link(of: part, to: destination, around: texts))
    }
    return nodes
  }

  // MARK: Links

  /// Whether a part other than the label has a link: then each link covers its own part.
  private var hasSeparateLinks: Bool {
    badge.messages.contains { $0.link != nil } && parts.contains { !$0.isLabel && badge[$0].link != nil }
  }

  /// A part's link, with the click area below the part's texts.
  private func link(of part: StatusPart, to destination: LinkDestination, around texts: [Node] = []) -> Node {
    let hit = Node.drawing(hitRectangle(of: part).fill(.color(Color.black.opacity(0))))
    return .link(Link(to: destination) { [hit] + texts })
  }

  /// The link of the label if it is the only one: it covers everything.
  private func linked(_ nodes: [Node]) -> [Node] {
    let first = parts.first { badge[$0].link != nil }
    guard let destination = badge.label.link ?? first.flatMap({ badge[$0].link }) else { return nodes }
    return [.link(Link(to: destination) { nodes })]
  }

  /// The click area beside the text, as in the looks of badge-maker.
  private func hitRectangle(of part: StatusPart) -> Rect {
    guard badge.look.body == .segments else {
      return Rect(x: part.x, y: 0, width: part.width + ratio, height: size.height)
    }
    let nudge = badge.look.nudge * ratio
    let margin = part.x + part.textInset - (part.isLabel ? badge.look.padding : badge.look.messagePadding) * ratio
    let isMoved = nudge > 0 && part.run != nil && margin > nudge
    return Rect(x: isMoved ? margin + nudge : part.x, y: 0, width: part.width, height: size.height)
  }

  // MARK: Logo

  /// The logo beside the first text, in its colour; both stay together where the part is wider than they need.
  private var logo: [Node] {
    guard let logo = badge.logo, let part = parts.first else { return [] }
    let height = Logo.height * ratio
    let frame = Rect(
      x: badge.look.logo.inset * ratio + part.spare / 2, y: (size.height - height) / 2, width: logo.shownWidth * ratio,
      height: height)
    return [logo.node(in: frame, beside: part.textColor)]
  }

  // MARK: Texts

  /// The texts of some parts above their shadows.
  private func writing(_ parts: [StatusPart]) -> Node {
    var nodes: [Node] = []
    nodes.reserveCapacity(parts.count + 1)
    var shadows: [Node] = []
    shadows.reserveCapacity(badge.look.shadows.count)
    for shadow in badge.look.shadows {
      var texts: [Node] = []
      texts.reserveCapacity(parts.count)
      for part in parts {
        guard let run = part.run else { continue }
        let text = TextRun(
          run, around: Point(part.middle, badge.look.baseline * ratio + shadow.offset * ratio),
          color: StatusPaints.shadow(shadow, under: part.textColor),
          layer: part.isLabel ? "label-shadow" : "message-shadow")
        texts.append(.text(text))
      }
      if texts.isEmpty { continue }
      let copies = Group(texts).sharingTextStyle()
      shadows.append(.group(shadow.blur > 0 ? copies.blurred(deviation: shadow.blur * ratio) : copies))
    }
    if !shadows.isEmpty { nodes.append(.group(Group(shadows).decorative())) }
    for part in parts {
      if let text = text(of: part) { nodes.append(.text(text)) }
    }
    return .group(Group(nodes).sharingTextStyle())
  }

  private func text(of part: StatusPart) -> TextRun? {
    guard let run = part.run else { return nil }
    return TextRun(
      run, around: Point(part.middle, badge.look.baseline * ratio), color: part.textColor,
      layer: part.isLabel ? "label-text" : "message-text")
  }
}
