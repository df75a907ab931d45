import Cartouche
import HarfBuzzShaping
import SVGTree
import XMLChecking

/// What holds for whole badges.
enum BadgeProperties {
  /// A badge made of random parts is refused, or drawn inside its grammar with its words in it, each id once, and
  /// equally large in both profiles.
  @Sendable static func badge(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let precision = source.integer(in: 0...6)
    var maker = BadgeMaker(source: source)
    let (badge, text) = maker.badge()
    let web: [UInt8]
    do { web = try badge.serialized(for: OutputProfile.web.precision(precision)) } catch { return }
    // The grammar's own check finds an id that is given twice.
    try DocumentProperties.requireValid(web, for: .web)
    for profile in [OutputProfile.web, .embed, .web.animations(.smil)] {
      let profile = profile.precision(precision)
      let tree = try badge.document(shaper: BuiltinShaper(), isStill: profile.isStill)
      try require(
        try badge.serialized(for: profile) == tree.serialized(for: profile),
        "what is written at once has the bytes of the tree")
    }
    let tree = try XMLTree(parsing: web)
    let root = try Root(tree)
    if let text {
      let title = root.title ?? ""
      try require(title.contains(text), "the title '\(title)' holds '\(text)'")
    }
    try compare(badge, root, precision)
  }

  private static let shaper = HarfBuzzShaper(allowingSubstitutes: true)

  private static func compare(_ badge: any Badge, _ web: Root, _ precision: Int) throws {
    // Widths differ with the shaper that measures, so both profiles have the same one.
    let profile = OutputProfile.design.precision(precision)
    guard let bytes = try? badge.serialized(for: profile, shaper: shaper) else { return }
    try DocumentProperties.requireValid(bytes, for: .design)
    let design = try Root(XMLTree(parsing: bytes))
    // Files for design tools have no room for a movement.
    let still = OutputProfile.web.animations(.none).precision(precision)
    guard let same = try? badge.serialized(for: still, shaper: shaper) else { return }
    let live = try Root(XMLTree(parsing: same))
    try require(design.box == live.box, "both profiles are equally large: \(design.box) and \(live.box)")
    // The design profile drops what cannot be seen, and a picture of nothing has no title.
    let hasTitle = !design.isBlank
    try require(
      !hasTitle || design.title == live.title,
      "both profiles have one title: \(design.title ?? "-") and \(live.title ?? "-")")
    try require(
      live.title == web.title, "the title does not depend on the shaper: \(live.title ?? "-"), \(web.title ?? "-")")
  }

  /// What the root element of a picture says.
  private struct Root {
    /// Width, height and the four numbers of the view box.
    var box: [Double]
    var title: String?
    var isBlank: Bool

    init(_ tree: XMLTree) throws {
      guard let elements = tree.elements(atMost: 100_000), elements.count > 0 else {
        throw PropertyFailure(description: "a picture has an element")
      }
      let root = elements[0]
      func value(_ name: String) -> String? { root.attributes.first { $0.name == name }?.value }
      let numbers = ["width", "height", "viewBox"].map { value($0) ?? "" }.joined(separator: " ")
      box = numbers.split(separator: " ").compactMap { Double($0) }
      title = (1..<elements.count).lazy.map { elements[$0] }.first { $0.name == "title" && $0.parent == 0 }?.text
      isBlank = !(1..<elements.count).contains { elements[$0].name == "path" }
    }
  }
}
