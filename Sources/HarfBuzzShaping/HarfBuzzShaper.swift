internal import PathGeometry
internal import Synchronization
public import Typesetting

/// A shaper that reads font files: it measures text exactly and draws it as outlines.
///
/// - Families are found by their exact name, in the order of ``Font/families``; the case of ASCII letters is ignored.
///   An alias, including generic names such as `sans-serif`, is not resolved to another family unless substitutes are
///   allowed. The first installed family gives the metrics of the run; the others provide glyphs that it lacks. If
///   several files have the same family, the choice is: upright, normal width, nearest weight, highest version. A
///   family without a bold face is drawn in its regular face.
/// - A grapheme cluster that no family has is set in another installed font with outlines. Colour fonts have no
///   outlines, so most emoji throw ``ShapingError``.
/// - The line has the direction of its first letter with a direction, unless the run has another one. Text in the other
///   direction is placed by the Unicode bidirectional algorithm. A tab, a line end and CR LF are one space each; other
///   control characters are dropped.
/// - Kerning and ligatures are those of the font for its scripts, without a language.
///
/// Fonts are opened when they are first needed and then kept. Copies share them. Any number of threads may use them;
/// one at a time is served.
public struct HarfBuzzShaper: TextShaper {
  /// The largest font size accepted, in points.
  public static let maximumSize = 1_000_000.0

  /// The longest text accepted, in bytes of UTF-8.
  public static let maximumTextLength = 1 << 14

  private let fonts: SharedFonts

  /// A shaper for the installed fonts, as Fontconfig lists them. Nothing is read before the first text.
  ///
  /// - Parameters:
  ///   - allowingSubstitutes: Whether to use Fontconfig's substitute if none of the families is installed.
  ///   - fallingBack: Whether other installed fonts provide glyphs that the families lack.
  public init(allowingSubstitutes: Bool = false, fallingBack: Bool = true) {
    fonts = SharedFonts(.installed(allowingSubstitutes: allowingSubstitutes), fallsBack: fallingBack)
  }

  /// A shaper that sets all text in the fonts of these files and ignores the families of the font: the outlines are the
  /// same on every machine. A variable font has the weight of the text.
  ///
  /// - Parameters:
  ///   - fontFile: The path of a TrueType or OpenType font, or of a collection.
  ///   - boldFontFile: The path of the font for bold text; by default the same as for regular text.
  ///   - faceIndex: The index of the font in a collection, from 0, in both files.
  ///   - fallingBack: Whether installed fonts provide glyphs that the file lacks.
  /// - Throws: ``ShapingError``.
  public init(
    fontFile: String, boldFontFile: String? = nil, faceIndex: Int = 0, fallingBack: Bool = false
  ) throws(ShapingError) {
    let regular = try HarfBuzzFont(file: fontFile, face: faceIndex, name: fontFile)
    var bold: HarfBuzzFont?
    if let boldFontFile { bold = try HarfBuzzFont(file: boldFontFile, face: faceIndex, name: boldFontFile) }
    fonts = SharedFonts(.files(regular: regular, bold: bold), fallsBack: fallingBack)
  }

  /// A shaper that sets all text in the font of these bytes, without fallback fonts.
  ///
  /// - Throws: ``ShapingError``.
  package init(fontBytes: [UInt8]) throws(ShapingError) {
    let harfBuzz = unsafe try Libraries.harfBuzz()
    let font: HarfBuzzFont
    do throws(FontFault) {
      font = try unsafe HarfBuzzFont(harfBuzz, bytes: fontBytes, face: 0, name: "bytes")
    } catch {
      throw .unreadableFont(file: "bytes", reason: error)
    }
    fonts = SharedFonts(.files(regular: font, bold: nil), fallsBack: false)
  }

  /// The run for a text in a font.
  ///
  /// Linear in the length of the text. The first text in a font also opens its file.
  ///
  /// - Throws: ``ShapingError``, for a size or a text out of bounds, and for missing families, glyphs and files.
  public func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    try Self.check(text, font)
    return try fonts.store.withLock { store throws(ShapingError) in
      let chain = try store.chain(for: font)
      let direction = LayoutDirection(firstStrongOf: text) ?? .leftToRight
      let glyphs = try TextSetting.glyphs(of: text, direction, in: chain, from: store)
      let width = glyphs.reduce(0) { $0 + $1.advance } * font.size
      return GlyphRun(text: text, font: font, width: max(0, width), metrics: chain.fonts[0].metrics)
    }
  }

  /// The outline of a measured text, never nil, with the quadratic or cubic curves of the font. Clusters of glyphs are
  /// spaced to the width of a fitted run.
  ///
  /// - Throws: ``ShapingError``, as ``shape(_:in:)``, and if the outline exceeds the bounds of a path.
  public func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
    try Self.check(run.text, run.font)
    let font = run.font
    return try fonts.store.withLock { store throws(ShapingError) in
      let chain = try store.chain(for: font)
      let glyphs = try TextSetting.glyphs(of: run.text, run.direction, in: chain, from: store)
      let isSpaced = run.isFitted && !run.isJoined
      let spacing = isSpaced ? Self.spacing(of: glyphs, fittedTo: run.width / font.size) : 0
      var collector = OutlineCollector(letters: glyphs.count)
      var row = GlyphRow()
      var pen = 0.0
      var cluster = glyphs.first?.cluster
      for glyph in glyphs {
        if glyph.cluster != cluster { pen += spacing }
        cluster = glyph.cluster
        let letter = collector.add(glyph, at: pen, size: font.size)
        if collector.isOverfull { throw .outlineTooLarge(maximum: OutlineCollector.maximumPoints) }
        row.add(letter, at: collector.origin, scale: collector.scale)
        pen += glyph.advance
      }
      // A sum of rounded numbers would differ from the width in its last digits.
      let advance = spacing == 0 ? pen * font.size : run.width
      var outline = GlyphOutline(path: collector.path, advance: max(0, advance))
      outline.overlaps = row.overlaps
      return outline
    }
  }

  /// The outlines of the clusters of a text, never nil.
  ///
  /// - Throws: ``ShapingError``, as ``outline(of:)-(GlyphRun)``.
  public func characters(of run: GlyphRun) throws(ShapingError) -> [CharacterOutline]? {
    try Self.check(run.text, run.font)
    let size = run.font.size
    return try fonts.store.withLock { store throws(ShapingError) in
      let chain = try store.chain(for: run.font)
      let glyphs = try TextSetting.glyphs(of: run.text, run.direction, in: chain, from: store)
      var characters: [CharacterOutline] = []
      var pen = 0.0
      var points = 0
      var rest = glyphs[...]
      while let first = rest.first {
        let cluster = rest.prefix { $0.cluster == first.cluster }
        rest = rest.dropFirst(cluster.count)
        var collector = OutlineCollector()
        var advance = 0.0
        for glyph in cluster {
          _ = collector.add(glyph, at: advance, size: size)
          advance += glyph.advance
        }
        points += collector.count
        if collector.isOverfull || points > OutlineCollector.maximumPoints {
          throw .outlineTooLarge(maximum: OutlineCollector.maximumPoints)
        }
        characters.append(CharacterOutline(GlyphOutline(path: collector.path, advance: advance * size), at: pen * size))
        pen += advance
      }
      return characters
    }
  }

  private static func check(_ text: String, _ font: Font) throws(ShapingError) {
    guard font.size > 0, font.size <= maximumSize else { throw .sizeOutOfRange(font.size, maximum: maximumSize) }
    let bytes = text.utf8.count
    guard bytes <= maximumTextLength else { throw .textTooLong(bytes: bytes, maximum: maximumTextLength) }
  }

  /// The space between two clusters so that the glyphs have a given width, both in ems.
  private static func spacing(of glyphs: [PlacedGlyph], fittedTo width: Double) -> Double {
    let gaps = zip(glyphs, glyphs.dropFirst()).count { $0.cluster != $1.cluster }
    guard gaps > 0 else { return 0 }
    return (width - glyphs.reduce(0) { $0 + $1.advance }) / Double(gaps)
  }
}

/// Fonts that copies of a shaper share. Only one thread at a time uses the objects of HarfBuzz and Fontconfig.
private final class SharedFonts: Sendable {
  let store: Mutex<FontStore>

  init(_ source: sending FontStore.Source, fallsBack: Bool) {
    store = Mutex(FontStore(source: source, fallsBack: fallsBack))
  }
}
