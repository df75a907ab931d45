/// What the rules that a grammar cannot express have to do with a name.
struct DocumentRules: Sendable {
  enum Role {
    case none, path, style, mask, animation, radialGradient, text, textPath
    case id, pathData, classNames, reference, address, stroke
  }

  /// Whether only one form of path data is permitted, and no other namespace may be declared.
  let isPlain: Bool
  /// Attributes that refer to elements with `url(#id)`, and the permitted elements of each.
  private let references: [(attribute: String, elements: [String])]
  /// The same as numbers of names.
  private let targets: [(attribute: UInt8, element: UInt8)]
  /// The role of each name.
  private let roles: [Role]

  static let web = DocumentRules(
    references: [
      ("fill", ["linearGradient", "radialGradient"]),
      ("stroke", ["linearGradient", "radialGradient"]),
      ("clip-path", ["clipPath"]),
      ("mask", ["mask"]),
      ("filter", ["filter"]),
      ("xlink:href", ["path"]),
    ], isPlain: false)

  static let design = DocumentRules(references: [("fill", ["linearGradient", "radialGradient"])], isPlain: true)

  static let designWithFilters = DocumentRules(
    references: [("fill", ["linearGradient", "radialGradient"]), ("filter", ["filter"])], isPlain: true)

  private init(references: [(attribute: String, elements: [String])], isPlain: Bool) {
    self.references = references
    self.isPlain = isPlain
    roles = Grammar.names.map { name in
      switch (name.namespace, name.local) {
      case (.svg, "path"): .path
      case (.svg, "style"): .style
      case (.svg, "mask"): .mask
      case (.svg, "animate"), (.svg, "animateTransform"): .animation
      case (.svg, "radialGradient") where isPlain: .radialGradient
      case (.svg, "text"): .text
      case (.svg, "textPath"): .textPath
      case (.none, "id"): .id
      case (.none, "d"): .pathData
      case (.none, "class") where !isPlain: .classNames
      case (.none, "stroke") where isPlain: .stroke
      case (.none, let local): references.contains { $0.attribute == local } ? .reference : .none
      case (.xlink, "href"): .address
      default: .none
      }
    }
    targets = references.flatMap { reference in
      let attribute = Grammar.names.firstIndex { $0.namespace != .svg && $0.written == reference.attribute }.map(
        UInt8.init)
      return reference.elements.map { (attribute ?? Grammar.unknown, Self.number(of: .init(.svg, $0))) }
    }
  }

  static func number(of name: QualifiedName) -> UInt8 {
    Grammar.names.firstIndex(of: name).map(UInt8.init) ?? Grammar.unknown
  }

  /// The role of a name by its number.
  func role(of name: UInt8) -> Role { Int(name) < roles.count ? roles[Int(name)] : .none }

  func elements(referredToBy attribute: String) -> [String] {
    references.first { $0.attribute == attribute }?.elements ?? []
  }

  /// Whether an attribute may refer to an element, by the numbers of their names.
  func allows(_ attribute: UInt8, toReferTo element: UInt8) -> Bool {
    targets.contains { $0.attribute == attribute && $0.element == element }
  }
}
