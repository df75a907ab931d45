/// The permitted content of a kind of document: a RELAX NG grammar, and rules that a grammar cannot express.
public struct Schema: Sendable {
  /// What documents are checked with, or the fault of the grammar.
  let parts: Result<Parts, XMLDiagnostic>

  struct Parts: Sendable {
    let vocabulary: Vocabulary
    let rules: DocumentRules
  }

  /// The web profile: what Cartouche writes for browsers. Read at first use, once for all threads.
  public static let web = Schema(embedded: PackageResources.web_rng, rules: .web)

  /// The embed profile: what Cartouche writes for SVG inlined in HTML. Read at first use, once for all threads.
  public static let embed = Schema(
    embedded: including(PackageResources.web_rng, in: PackageResources.embed_rng), rules: .web)

  /// The design profile: plain paths and simple gradients, which all design tools and renderers read alike. Read at
  /// first use, once for all threads.
  public static let design = Schema(embedded: PackageResources.design_rng, rules: .design)

  /// Reads a grammar.
  ///
  /// - Parameters:
  ///   - bytes: RELAX NG in its XML syntax, in a single file, with the patterns that ``VocabularyReader`` supports.
  ///   - rules: The additional rules.
  /// - Throws: `badSchema` if the grammar has another pattern, or the fault of the grammar as a document.
  init(relaxNG bytes: [UInt8], rules: DocumentRules = .web) throws(XMLDiagnostic) {
    let text = try SourceText(decoding: bytes)
    let document = try text.scanned()
    do {
      parts = .success(Parts(vocabulary: try VocabularyReader.read(document), rules: rules))
    } catch {
      let kind = XMLDiagnostic.Kind.badSchema(message: "'\(error.name)' is not supported here")
      throw TextPosition(of: error.offset, in: text.bytes).diagnostic(kind)
    }
  }

  /// One grammar from two: that of the built-in file which another includes, with the definitions of the other, which
  /// come last and so replace those of the same name.
  private static func including(_ base: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    let base = String(decoding: base, as: UTF8.self)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = base.firstRange(of: "</grammar>"), let start = text.firstRange(of: "<include href=\"web.rng\">"),
      let last = text.firstRange(of: "</include>")
    else { return [] }
    return Array((base[..<end.lowerBound] + text[start.upperBound..<last.lowerBound] + base[end.lowerBound...]).utf8)
  }

  /// If a built-in grammar cannot be read, no document passes, so that the tests detect it.
  private init(embedded bytes: [UInt8], rules: DocumentRules) {
    do {
      self = try Schema(relaxNG: bytes, rules: rules)
    } catch {
      parts = .failure(error)
    }
  }
}
