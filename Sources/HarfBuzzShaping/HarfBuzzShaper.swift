internal import PathGeometry
internal import Synchronization
public import Typesetting

/// A shaper that reads font files: it measures text exactly and draws it as outlines.
///
/// - Families are found by their exact name, whatever the case of ASCII letters, in the order of ``Font/families``; no
///   alias, generic names such as `sans-serif` included, stands in for another family unless substitutes are allowed.
///   The first installed family gives the measures of the run, the others are asked for glyphs that it lacks. Where
///   several files hold a family: upright, of normal width, of the nearest weight, of the highest version. A family
///   without a bold face is drawn as it is.
/// - A grapheme cluster that none of the families has is set in another installed font with outlines. Fonts of coloured
///   pictures have none, so most emoji end in ``ShapingError/noGlyph(character:font:)``.
/// - The line runs in the direction of the first letter that has one, unless the run says otherwise; text of the other
///   direction stands in it as the Unicode bidirectional algorithm has it. A tab, a line end and CR LF are a space each, other control characters
///   are nothing.
/// - Kerning and ligatures are those that the font has for its scripts, in no particular language.
///
/// Fonts are opened when they are first needed and kept. Copies share them, from any number of threads, one at a time.
public struct HarfBuzzShaper: TextShaper {
  /// The largest font size accepted, in points.
  public static let maximumSize = 1_000_000.0

  /// The longest text accepted, in bytes of UTF-8.
  public static let maximumTextLength = 1 << 14

  private let fonts: SharedFonts

  /// A shaper for the fonts that are installed, as Fontconfig lists them. Nothing is read before the first text.
  ///
  /// - Parameters:
  ///   - allowingSubstitutes: Whether the font that Fontconfig suggests is taken when none of the families is installed.
  ///   - fallingBack: Whether other installed fonts are asked for glyphs that the families lack.
  public init(allowingSubstitutes: Bool = false, fallingBack: Bool = true) {
    fonts = SharedFonts(.installed(allowingSubstitutes: allowingSubstitutes), fallsBack: fallingBack)
  }

  /// A shaper that sets all text in the fonts of these files, whatever families are asked for: the same outlines on
  /// every machine.
  ///
  /// - Parameters:
  ///   - fontFile: The path of a TrueType or OpenType font, or of a collection.
  ///   - boldFontFile: The path of the font for bold text; without one it is set in the other.
  ///   - faceIndex: Which font of a collection, from 0, in both files.
  ///   - fallingBack: Whether installed fonts are asked for glyphs that the file lacks.
  /// - Throws: ``ShapingError/unreadableFont(file:reason:)``.
  public init(
    fontFile: String, boldFontFile: String? = nil, faceIndex: Int = 0, fallingBack: Bool = false
  ) throws(ShapingError) {
    let regular = try HarfBuzzFont(file: fontFile, face: faceIndex, name: fontFile)
    var bold: HarfBuzzFont?
    if let boldFontFile { bold = try HarfBuzzFont(file: boldFontFile, face: faceIndex, name: boldFontFile) }
    fonts = SharedFonts(.files(regular: regular, bold: bold), fallsBack: fallingBack)
  }

  /// A shaper that sets all text in the font of these bytes, and in no other.
  ///
  /// - Throws: ``ShapingError/unreadableFont(file:reason:)``.
  package init(fontBytes: [UInt8]) throws(ShapingError) {
    let font: HarfBuzzFont
    do throws(ShapingError.FontFault) {
      font = try HarfBuzzFont(bytes: fontBytes, face: 0, name: "bytes")
    } catch {
      throw .unreadableFont(file: "bytes", reason: error)
    }
    fonts = SharedFonts(.files(regular: font, bold: nil), fallsBack: false)
  }

  /// The run that a text makes in a font.
  ///
  /// Linear in the length of the text; the first text in a font also opens its file.
  ///
  /// - Throws: ``ShapingError``, for a size or a text that is out of bounds, for families, glyphs and files that are not
  ///   there.
  public func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    try Self.check(text, font)
    return try fonts.shape(text, in: font)
  }

  /// The outline of a measured text, never nil, with the quadratic or cubic curves that the font has. Clusters of
  /// glyphs are spaced to the width of a run that is fitted.
  ///
  /// - Throws: ``ShapingError``, as ``shape(_:in:)``, and where the outline leaves the room that a path has.
  public func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
    try Self.check(run.text, run.font)
    return try fonts.outline(of: run)
  }

  private static func check(_ text: String, _ font: Font) throws(ShapingError) {
    guard font.size > 0, font.size <= maximumSize else { throw .sizeOutOfRange(font.size, maximum: maximumSize) }
    let bytes = text.utf8.count
    guard bytes <= maximumTextLength else { throw .textTooLong(bytes: bytes, maximum: maximumTextLength) }
  }
}

/// Fonts that copies of a shaper share. HarfBuzz's and Fontconfig's objects are touched by one thread at a time.
private final class SharedFonts: Sendable {
  private let store: Mutex<FontStore>

  init(_ source: sending FontStore.Source, fallsBack: Bool) {
    store = Mutex(FontStore(source: source, fallsBack: fallsBack))
  }

  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    try store.withLock { store throws(ShapingError) in
      let chain = try store.chain(for: font)
      let direction = LayoutDirection(firstStrongOf: text) ?? .leftToRight
      let glyphs = try TextSetting.glyphs(of: text, direction, in: chain, from: store)
      let width = glyphs.reduce(0) { $0 + $1.advance } * font.size
      return GlyphRun(text: text, font: font, width: max(0, width), metrics: chain.fonts[0].metrics)
    }
  }

  func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline {
    let font = run.font
    return try store.withLock { store throws(ShapingError) in
      let chain = try store.chain(for: font)
      let glyphs = try TextSetting.glyphs(of: run.text, run.direction, in: chain, from: store)
      let isSpaced = run.isFitted && !run.isJoined
      let spacing = isSpaced ? Self.spacing(of: glyphs, fittedTo: run.width / font.size) : 0
      var collector = OutlineCollector()
      var pen = 0.0
      var cluster = glyphs.first?.cluster
      for glyph in glyphs {
        if glyph.cluster != cluster { pen += spacing }
        cluster = glyph.cluster
        collector.origin = Point((pen + glyph.x) * font.size, -glyph.y * font.size)
        collector.scale = font.size / glyph.font.unitsPerEm
        store.outlineReader.draw(glyph.id, of: glyph.font, into: &collector)
        pen += glyph.advance
      }
      if collector.isOverfull {
        throw .outlineTooLarge(maximum: OutlineCollector.maximumPoints)
      }
      return GlyphOutline(path: collector.path, advance: max(0, pen * font.size))
    }
  }

  /// What stands between two clusters so that the glyphs take a width, both in ems.
  private static func spacing(of glyphs: [PlacedGlyph], fittedTo width: Double) -> Double {
    let gaps = zip(glyphs, glyphs.dropFirst()).count { $0.cluster != $1.cluster }
    guard gaps > 0 else { return 0 }
    return (width - glyphs.reduce(0) { $0 + $1.advance }) / Double(gaps)
  }
}
