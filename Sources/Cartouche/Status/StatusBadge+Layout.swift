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
    let painter = StatusPainter(badge: self, parts: parts, size: size, ratio: placement.ratio)
    return BadgeLayout(frame: Rect(origin: .zero, size: size), nodes: try painter.nodes(), title: title)
  }

  private var title: String? {
    let title = options.title(or: shownTitle)
    return title.isEmpty ? nil : title
  }
}

/// Draws the placed parts of a status badge.
struct StatusPainter {
  let badge: StatusBadge
  let parts: [StatusPart]
  let size: Size
  let ratio: Double
  let look: StatusLook
  let paints: StatusPaints

  init(badge: StatusBadge, parts: [StatusPart], size: Size, ratio: Double) {
    self.badge = badge
    self.parts = parts
    self.size = size
    self.ratio = ratio
    look = badge.look.on(badge.options.background)
    paints = StatusPaints(badge)
  }

  /// All parts, from back to front.
  ///
  /// - Throws: ``BadgeError`` if a colour is unknown or a fraction is out of range.
  func nodes() throws(BadgeError) -> [Node] {
    let grounds = look.body == .segments ? try segments() : try bubbles()
    if badge.text == .knockout {
      var holes: [TextRun] = []
      for part in parts { holes += try texts(of: part).text }
      var group = Group(grounds)
      group.mask = .knockout(holes)
      let picture = [.group(group)] + (try logo())
      guard hasSeparateLinks else { return linked(picture) }
      return picture + parts.compactMap { part in part.segment.link.map { link(of: part, to: $0) } }
    }
    guard hasSeparateLinks else { return linked(try grounds + logo() + writing(parts)) }
    var nodes = grounds
    for part in parts {
      let logo = part.x == 0 ? try logo() : []
      let texts = try logo + writing([part])
      guard let destination = part.segment.link else {
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
    parts.contains { !$0.isLabel && $0.segment.link != nil }
  }

  /// A part's link, with the click area below the part's texts.
  private func link(of part: StatusPart, to destination: LinkDestination, around texts: [Node] = []) -> Node {
    let hit = Node.drawing(hitRectangle(of: part).fill(.color(Color.black.opacity(0))))
    return .link(Link(to: destination) { [hit] + texts })
  }

  /// The link of the label if it is the only one: it covers everything.
  private func linked(_ nodes: [Node]) -> [Node] {
    guard let destination = badge.label.link ?? parts.lazy.compactMap(\.segment.link).first else { return nodes }
    return [.link(Link(to: destination) { nodes })]
  }

  /// The click area beside the text, as in the looks of badge-maker.
  private func hitRectangle(of part: StatusPart) -> Rect {
    guard look.body == .segments else {
      return Rect(x: part.x, y: 0, width: part.width + ratio, height: size.height)
    }
    let nudge = look.nudge * ratio
    let margin = part.x + part.textInset - (part.isLabel ? look.padding : look.messagePadding) * ratio
    let isMoved = nudge > 0 && part.run != nil && margin > nudge
    return Rect(x: isMoved ? margin + nudge : part.x, y: 0, width: part.width, height: size.height)
  }

  // MARK: Logo

  /// The logo beside the first text, in its colour; both stay together where the part is wider than they need.
  private func logo() throws(BadgeError) -> [Node] {
    guard let logo = badge.logo, let part = parts.first else { return [] }
    let height = Logo.height * ratio
    let frame = Rect(
      x: look.logo.inset * ratio + part.spare / 2, y: (size.height - height) / 2, width: logo.shownWidth * ratio,
      height: height)
    return [logo.node(in: frame, beside: paints.text(on: try paints.ground(of: part)))]
  }

  // MARK: Texts

  /// The texts of some parts above their shadows.
  private func writing(_ parts: [StatusPart]) throws(BadgeError) -> [Node] {
    var shadows: [[TextRun]] = look.shadows.map { _ in [] }
    var nodes: [Node] = []
    for part in parts {
      let written = try texts(of: part)
      nodes += written.text.map { .text($0) }
      for (index, shadow) in written.shadows.enumerated() { shadows[index].append(shadow) }
    }
    var below: [Node] = []
    for (shadow, texts) in zip(look.shadows, shadows) where !texts.isEmpty {
      let copies = Group(texts.map { .text($0) }).sharingTextStyle()
      below.append(.group(shadow.blur > 0 ? copies.blurred(deviation: shadow.blur * ratio) : copies))
    }
    if !below.isEmpty { nodes.insert(.group(Group(below).decorative()), at: 0) }
    return [.group(Group(nodes).sharingTextStyle())]
  }

  private func texts(of part: StatusPart) throws(BadgeError) -> (text: [TextRun], shadows: [TextRun]) {
    guard let run = part.run else { return ([], []) }
    let color = paints.text(on: try paints.ground(of: part))
    let text = TextRun(run, at: Point(part.middle, look.baseline * ratio), anchor: .middle, color: color)
    let name = part.isLabel ? "label" : "message"
    let shadows = look.shadows.map { shadow in
      text.offset(y: shadow.offset * ratio).fill(paints.shadow(shadow, under: color)).named("\(name)-shadow")
    }
    return ([text.named("\(name)-text")], shadows)
  }
}
