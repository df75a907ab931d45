internal import Typesetting

/// A glyph at its position on the line, in ems with y up.
struct PlacedGlyph {
  let font: HarfBuzzFont
  let id: UInt32
  /// The index of the first scalar of the text that the glyph represents.
  let cluster: Int
  let advance: Double
  let x: Double
  let y: Double
}

/// Sets one line of text.
///
/// Each part of one direction and script is shaped in the first font. Clusters without a glyph are shaped again in the
/// next font, and so on through the named families. Then other fonts with the first missing cluster are tried.
struct TextSetting {
  private let text: [UInt32]
  private let store: FontStore
  private let chain: FontChain
  private var glyphs: [PlacedGlyph] = []

  /// The maximum number of fonts tried for one position.
  static let maximumTries = 24

  /// The glyphs of a text, from left to right.
  static func glyphs(
    of text: String, _ direction: LayoutDirection, in chain: FontChain, from store: FontStore
  ) throws(ShapingError) -> [PlacedGlyph] {
    var setting = TextSetting(text: drawn(text), store: store, chain: chain)
    if let last = chain.last, last.text == setting.text, last.direction == direction { return last.glyphs }
    guard let runs = try chain.fonts[0].runs(of: setting.text, in: direction) else {
      throw .textTooLong(bytes: text.utf8.count, maximum: text.utf8.count / 2)
    }
    for run in runs { try setting.place(run.range, of: run, tried: []) }
    if setting.text.count <= 256 { chain.last = (setting.text, direction, setting.glyphs) }
    return setting.glyphs
  }

  /// The scalars that are drawn: a tab or a line end becomes a space, as in SVG, and other control characters are
  /// dropped.
  private static func drawn(_ text: String) -> [UInt32] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.utf8.count)
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars.lazy.map(\.value) {
      switch scalar {
      case 0x0A where previous == 0x0D: break
      case 0x09, 0x0A, 0x0D: scalars.append(0x20)
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: break
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    return scalars
  }

  private mutating func place(
    _ range: Range<Int>, of run: ScriptRun, tried: [HarfBuzzFont], missing cluster: Range<Int>? = nil
  ) throws(ShapingError) {
    let font = try font(after: tried, missing: cluster ?? range)
    guard let shaped = font.shape(text, range, as: run) else {
      throw .textTooLong(bytes: text.count, maximum: text.count / 2)
    }
    var index = 0
    while index < shaped.count {
      guard let gap = gap(in: shaped, of: font, from: index, range: range, run: run) else {
        append(shaped[index], in: font)
        index += 1
        continue
      }
      try place(gap.range, of: run, tried: tried + [font], missing: gap.first)
      index = gap.end
    }
  }

  private func font(after tried: [HarfBuzzFont], missing cluster: Range<Int>) throws(ShapingError) -> HarfBuzzFont {
    if tried.count < chain.fonts.count { return chain.fonts[tried.count] }
    let scalars = Array(text[cluster])
    if tried.count < Self.maximumTries,
      let font = try store.fallback(for: scalars, in: chain, excluding: tried)
    {
      return font
    }
    let character = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    throw .noGlyph(character: character, font: chain.fonts[0].name)
  }

  private mutating func append(_ glyph: ShapedGlyph, in font: HarfBuzzFont) {
    let em = font.unitsPerEm
    glyphs.append(
      PlacedGlyph(
        font: font, id: glyph.id, cluster: glyph.cluster, advance: Double(glyph.advance) / em, x: Double(glyph.x) / em,
        y: Double(glyph.y) / em))
  }

  /// Adjacent clusters without a glyph.
  private struct Gap {
    /// The scalars of all clusters.
    var range: Range<Int>
    /// The scalars of the first cluster.
    var first: Range<Int>
    /// The index after the last of their glyphs.
    var end: Int
  }

  private func gap(
    in shaped: [ShapedGlyph], of font: HarfBuzzFont, from start: Int, range: Range<Int>, run: ScriptRun
  ) -> Gap? {
    var end = start
    while let next = endOfMissingCluster(in: shaped, of: font, from: end) { end = next }
    if end == start { return nil }
    // The glyphs of a right-to-left run are in reverse order.
    let low = min(
      max(range.lowerBound, (run.isRightToLeft ? shaped[end - 1] : shaped[start]).cluster), range.upperBound - 1)
    let neighbour = run.isRightToLeft ? start - 1 : end
    let next = shaped.indices.contains(neighbour) ? shaped[neighbour].cluster : range.upperBound
    // HarfBuzz keeps clusters in order, but the range must be valid for any font.
    let high = min(max(low + 1, next), range.upperBound)
    let second = shaped[start..<end].lazy.map(\.cluster).filter { $0 > low }.min() ?? high
    return Gap(range: low..<high, first: low..<min(second, high), end: end)
  }

  private func endOfMissingCluster(in shaped: [ShapedGlyph], of font: HarfBuzzFont, from start: Int) -> Int? {
    guard start < shaped.count else { return nil }
    let cluster = shaped[start].cluster
    var end = start
    var isMissing = false
    while end < shaped.count, shaped[end].cluster == cluster {
      isMissing = isMissing || shaped[end].id == 0
      end += 1
    }
    return isMissing || lackOutlines(shaped[start..<end], of: font) ? end : nil
  }

  /// Whether the glyphs of a cluster, which is no space, are empty because their pictures are in colours or bitmaps.
  private func lackOutlines(_ glyphs: ArraySlice<ShapedGlyph>, of font: HarfBuzzFont) -> Bool {
    guard font.hasColors, let first = glyphs.first, let scalar = Unicode.Scalar(text[first.cluster])?.properties,
      !scalar.isWhitespace, !scalar.isDefaultIgnorableCodePoint
    else { return false }
    return glyphs.allSatisfy { if case .empty = font.glyph($0.id).contours { true } else { false } }
  }
}
