import PathGeometry
import Typesetting

/// Lowers a picture for the web profile: gradients are measured in points, knocked-out text becomes a mask, and text
/// becomes outlines if the profile says so.
struct WebLowering {
  var profile: OutputProfile
  var outlining: TextOutlining
  /// The remaining budget for the outlines of the whole picture.
  private var budget = WorkBudget()

  init(profile: OutputProfile, outlining: TextOutlining) {
    self.profile = profile
    self.outlining = outlining
  }

  /// The visible nodes, lowered. The embed profile has two more steps.
  mutating func lower(picture nodes: [Node]) throws(LoweringError) -> [Node] {
    if profile.kind != .embed { return try lower(nodes) }
    return try lower(nodes.castingTextShadows).pairingPaints
  }

  /// The visible nodes, lowered, of a picture or of a part of it.
  mutating func lower(_ nodes: [Node]) throws(LoweringError) -> [Node] {
    if nodes.allSatisfy({ isLowered($0) }) { return nodes }
    var lowered: [Node] = []
    lowered.reserveCapacity(nodes.count)
    for node in nodes {
      if isLowered(node) { lowered.append(node) } else { lowered += try lower(node) }
    }
    return lowered
  }

  /// Whether a node is visible and lowering would not change it: a quick test for the most common nodes.
  private func isLowered(_ node: Node) -> Bool {
    switch node {
    case .drawing(let drawing):
      !drawing.path.isEmpty && drawing.isMeasured(in: profile) && !profile.expandsStrokes && !profile.fillsNonzero
    case .text(let text): !profile.outlinesText && text.isVisible(with: profile.lengthDecimals)
    case .group(let group):
      group.isPlainlyLowered && group.children.allSatisfy { isLowered($0) }
    case .link, .image: false
    }
  }

  private mutating func lower(_ node: Node) throws(LoweringError) -> [Node] {
    switch node {
    case .drawing(let drawing):
      guard !drawing.path.isEmpty else { return [] }
      let written = drawing.measured.asWritten(in: profile)
      do {
        let drawings = try written.simplified(for: profile, within: &budget)
        return drawings.filter { !$0.path.isEmpty }.map { .drawing($0) }
      } catch {
        throw .unsupported(.costlyOutlines, layer: drawing.name)
      }
    case .text(let text): return try lower(text).map { [$0] } ?? []
    case .group(let group): return try lower(group).map { [.group($0)] } ?? []
    case .link(var link):
      if profile.outlinesText, link.title == nil { link.title = link.children.joinedTexts }
      link.children = try lower(link.children)
      return link.children.isEmpty ? [] : [.link(link)]
    case .image(let image): return image.frame.width > 0 && image.frame.height > 0 ? [node] : []
    }
  }

  private func lower(_ text: TextRun) throws(LoweringError) -> Node? {
    guard profile.outlinesText else { return text.isVisible(with: profile.lengthDecimals) ? .text(text) : nil }
    let path = try outlining.outline(of: text).path
    return path.isEmpty
      ? nil : .drawing(path.fill(.color(text.color), dark: text.darkColor.map { .color($0) }))
  }

  /// What remains white around holes in what has these bounds.
  mutating func mask(of holes: [Node], through bounds: Rect) throws(LoweringError) -> [Node] {
    [.drawing(Self.maskRegion(around: bounds).fill(.white))] + (try lower(holes.silhouettes))
  }

  /// Whole points beyond the edge, so that the edge of the mask is never visible. A rounding error beyond a whole number
  /// does not count, so that equal pictures have equal masks.
  static func maskRegion(around bounds: Rect) -> Rect {
    let bounds = bounds.writable
    let left = (bounds.minX + 1e-6).rounded(.down) - 1
    let top = (bounds.minY + 1e-6).rounded(.down) - 1
    return Rect(
      x: left, y: top, width: (bounds.maxX - 1e-6).rounded(.up) + 1 - left,
      height: (bounds.maxY - 1e-6).rounded(.up) + 1 - top)
  }

  /// A group is invisible if it has no children, or if its clip or mask lets nothing through.
  private mutating func lower(_ group: Group) throws(LoweringError) -> Group? {
    var lowered = group.withoutOverlay()
    lowered.children = try lower(group.children)
    if let overlay = group.overlay, !lowered.children.isEmpty {
      let overlay = Node.drawing(overlay)
      lowered.children += isLowered(overlay) ? [overlay] : try lower(overlay)
    }
    if lowered.children.isEmpty || group.clip?.isEmpty == true { return nil }
    switch group.mask {
    case .knockout(let holes):
      // Outlines may extend beyond the measured text.
      guard let bounds = lowered.children.bounds?.inset(by: -3 * group.blur) else { break }
      lowered.mask = .luminance(try mask(of: holes, through: bounds))
    case .luminance(let nodes):
      let mask = try lower(nodes.withoutDarkVariants)
      guard let region = mask.bounds?.writable, profile.lengthDecimals.units(region.width) > 0,
        profile.lengthDecimals.units(region.height) > 0
      else { return nil }
      lowered.mask = .luminance(mask)
    case nil: break
    }
    return lowered.separatingAnimation(for: profile)
  }
}

extension [Node] {
  /// The texts, without those of decorations, with spaces between them; nil if there is none.
  fileprivate var joinedTexts: String? {
    let texts = compactMap { node -> String? in
      switch node {
      case .text(let text): text.run.text
      case .group(let group): group.isDecoration ? nil : group.children.joinedTexts
      case .link(let link): link.children.joinedTexts
      case .drawing, .image: nil
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
