internal import PathGeometry
internal import Typesetting

/// The fonts that a shaper has opened, and the source of more fonts.
final class FontStore {
  /// The source of a shaper's fonts.
  enum Source {
    /// Installed families.
    case installed(allowingSubstitutes: Bool)
    /// One face for all texts, and optionally another one for bold texts.
    case files(regular: HarfBuzzFont, bold: HarfBuzzFont?)
  }

  private struct FontKey: Hashable {
    var file: String
    var face: Int
    var instance: Int
  }

  private struct ChainKey: Hashable {
    var families: [String]
    var weight: Font.Weight

    // The lists of a site differ in their first family.
    func hash(into hasher: inout Hasher) { hasher.combine(families.first) }
  }

  /// The maximum number of remembered lists of families. A site has a few; more indicate an attempt to fill the memory.
  private static let maximumChains = 256
  /// The maximum number of fonts that are tried in place of families that are not installed.
  private static let maximumSubstitutes = 16

  private let source: Source
  private let fallsBack: Bool
  private var openedLibrary: FontLibrary?
  private var fonts: [FontKey: HarfBuzzFont] = [:]
  /// The fonts of files in their weights.
  private var weights: [Font.Weight: HarfBuzzFont] = [:]
  private var unusable: Set<FontKey> = []
  private var chains: [ChainKey: FontChain] = [:]

  init(source: Source, fallsBack: Bool) {
    self.source = source
    self.fallsBack = fallsBack
  }

  /// The fonts for a text. The first one provides the metrics.
  func chain(for font: Font) throws(ShapingError) -> FontChain {
    let key = ChainKey(families: font.families, weight: font.weight)
    if let known = chains[key] { return known }
    let chain = FontChain(try namedFonts(key), families: key.families, weight: key.weight)
    if chains.count >= Self.maximumChains { chains = [:] }
    chains[key] = chain
    return chain
  }

  private func namedFonts(_ key: ChainKey) throws(ShapingError) -> [HarfBuzzFont] {
    switch source {
    case .files(let regular, let bold):
      let font = weights[key.weight] ?? (key.weight.isBold ? bold ?? regular : regular).weighing(key.weight)
      weights[key.weight] = font
      return [font]
    case .installed(let allowingSubstitutes):
      let library = try library()
      var named: [HarfBuzzFont] = []
      var failure: ShapingError?
      for family in key.families {
        guard let font = font(of: family, key.weight, in: library, &failure) else { continue }
        if !named.contains(where: { $0 === font }) { named.append(font) }
      }
      if !named.isEmpty { return named }
      let substitutes = library.substitutes(for: key.families, weight: key.weight, limit: Self.maximumSubstitutes)
      if allowingSubstitutes {
        for substitute in substitutes { if let font = openOrSkip(substitute) { return [font] } }
      }
      throw failure
        ?? .familyNotFound(
          wanted: key.families, withoutOutlines: library.withoutOutlines(among: key.families),
          substitute: substitutes.first?.families.first)
    }
  }

  /// The best font of a family; nil if none is installed, or if none can be opened, such as one of Type 1. `failure` is
  /// the first reason why one cannot.
  private func font(
    of family: String, _ weight: Font.Weight, in library: FontLibrary, _ failure: inout ShapingError?
  ) -> HarfBuzzFont? {
    var unread: Set<String> = []
    while let font = library.font(named: family, weight: weight, besides: unread) {
      do {
        let opened = try open(font, name: family)
        // Fontconfig lists the instances that a variable font names: one without names has its default weight alone.
        return font.instance == 0 ? opened.weighing(weight) : opened
      } catch {
        failure = failure ?? error
        unread.insert(font.file)
      }
    }
    return nil
  }

  /// A font with the glyphs for a cluster, other than those already tried; nil if there is none.
  func fallback(
    for cluster: [UInt32], in chain: FontChain, excluding tried: [HarfBuzzFont]
  ) throws(ShapingError) -> HarfBuzzFont? {
    guard fallsBack else { return nil }
    if let known = chain.fallback(for: cluster), !tried.contains(where: { $0 === known }) { return known }
    let list =
      if let known = chain.fallbacks { known } else {
        try library().fallbacks(for: chain.families, weight: chain.weight)
      }
    chain.fallbacks = list
    // A font may lack a selector, or have letter and mark as one glyph: hence the first scalar alone.
    for scalars in [cluster, Array(cluster.prefix(1))] {
      for candidate in list.fonts(with: scalars, limit: TextSetting.maximumTries + 1) {
        guard let font = openOrSkip(candidate), !tried.contains(where: { $0 === font }) else { continue }
        chain.remember(font, for: cluster)
        return font
      }
    }
    return nil
  }

  private func library() throws(ShapingError) -> FontLibrary {
    if let openedLibrary { return openedLibrary }
    let library = try FontLibrary()
    openedLibrary = library
    return library
  }

  private func openOrSkip(_ font: InstalledFont) -> HarfBuzzFont? {
    let key = FontKey(file: font.file, face: font.face, instance: font.instance)
    if unusable.contains(key) { return nil }
    do {
      return try open(font, name: font.families.first ?? font.file)
    } catch {
      unusable.insert(key)
      return nil
    }
  }

  private func open(_ font: InstalledFont, name: String) throws(ShapingError) -> HarfBuzzFont {
    let key = FontKey(file: font.file, face: font.face, instance: font.instance)
    if let known = fonts[key] { return known }
    let opened = try HarfBuzzFont(file: font.file, face: font.face, instance: font.instance, name: name)
    fonts[key] = opened
    return opened
  }
}

/// The fonts for one list of families in one weight: the named fonts, and fonts found for missing glyphs.
final class FontChain {
  /// At least one font, in the order of the families.
  let fonts: [HarfBuzzFont]

  let families: [String]
  let weight: Font.Weight

  /// The installed fonts by similarity, once they were needed.
  var fallbacks: FallbackList?

  /// The last short text and its glyphs: a text is measured before it is drawn.
  var last: (text: [UInt32], direction: LayoutDirection, glyphs: [PlacedGlyph])?

  private var found: [[UInt32]: HarfBuzzFont] = [:]
  private static let maximumFound = 4096

  init(_ fonts: [HarfBuzzFont], families: [String], weight: Font.Weight) {
    self.fonts = fonts
    self.families = families
    self.weight = weight
  }

  func fallback(for cluster: [UInt32]) -> HarfBuzzFont? {
    found[cluster]
  }

  func remember(_ font: HarfBuzzFont, for cluster: [UInt32]) {
    if found.count >= Self.maximumFound { found = [:] }
    found[cluster] = font
  }
}
