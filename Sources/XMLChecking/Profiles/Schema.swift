/// The permitted content of a kind of document: a RELAX NG grammar, and rules that a grammar cannot express.
public struct Schema: Sendable {
  let vocabulary: Vocabulary
  let rules: DocumentRules

  /// The web profile: what Cartouche writes for browsers.
  public static let web = Schema(vocabulary: .web, rules: .web)

  /// The embed profile: what Cartouche writes for SVG inlined in HTML.
  public static let embed = Schema(vocabulary: .embed, rules: .web)

  /// The design profile: plain paths and simple gradients, which all design tools and renderers read alike.
  public static let design = Schema(vocabulary: .design, rules: .design)

  /// The design profile with shadows as filters, which renderers draw differently.
  public static let designWithFilters = Schema(vocabulary: .designWithFilters, rules: .designWithFilters)
}
