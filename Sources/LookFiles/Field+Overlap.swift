package import LookModel

extension Field {
  private enum OverlapName: String, CaseIterable {
    case rectangular
    case circular
  }

  /// How far a badge overlaps its host: a share of its height, the word `rectangular` or `circular`, or the place of its
  /// inner corner by `x` and `y`.
  package func overlap() throws(SourceError) -> Overlap {
    switch node.content {
    case .text(let text):
      // What begins as no number does is a word.
      guard text.first.map({ $0.isLetter }) == true else { return .inset(try number(in: -10...10)) }
      switch try choice("overlap", as: OverlapName.self) {
      case .rectangular: return .rectangular
      case .circular: return .circular
      }
    case .map:
      let fields = try map("overlap", keys: ["x", "y"])
      return .corner(
        x: try fields.required("x").number(in: Self.reach), y: try fields.required("y").number(in: Self.reach))
    case .list, .nothing: throw wrongForm(.text, .map)
    }
  }
}
