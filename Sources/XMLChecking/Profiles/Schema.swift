/// The permitted content of a kind of document: a RELAX NG grammar, and rules that a grammar cannot express.
public struct Schema: Sendable {
  let grammar: Grammar
  let rules: DocumentRules

  /// The web profile: what Cartouche writes for browsers.
  public static let web = Schema(grammar: .web, rules: .web)

  /// The embed profile: what Cartouche writes for SVG inlined in HTML.
  public static let embed = Schema(grammar: .embed, rules: .web)

  /// The design profile: plain paths and simple gradients, which all design tools and renderers read alike.
  public static let design = Schema(grammar: .design, rules: .design)

  /// The design profile with shadows as filters, which renderers draw differently.
  public static let designWithFilters = Schema(grammar: .designWithFilters, rules: .designWithFilters)
}
