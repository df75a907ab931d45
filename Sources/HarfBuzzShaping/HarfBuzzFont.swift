internal import CFontLibraries
internal import FileReading
internal import PathGeometry
internal import Typesetting

/// One face of a font file, ready to shape and to draw.
@safe
final class HarfBuzzFont {
  /// The requested family or file of the face, for messages.
  let name: String

  /// Whether glyphs may have colours or bitmaps in place of outlines.
  let hasColors: Bool

  /// The number of font units per em.
  let unitsPerEm: Double

  /// The vertical metrics of the face.
  let metrics: FontMetrics

  private let harfBuzz: HarfBuzz
  /// Owned by this value.
  private let font: OpaquePointer
  private let buffer: ShapingBuffer
  private let outlineReader: OutlineReader
  private var glyphs: [UInt32: Glyph] = [:]
  private var keptElements = 0

  /// The maximum number of elements of the glyphs that are kept, each in all its sizes: some two thousand
  /// letters.
  private static let maximumElements = 200_000

  /// A face from the bytes of a font. The bytes are copied.
  ///
  /// - Parameters:
  ///   - face: The index of the face in a collection, from 0.
  ///   - instance: The number of the named instance of a variable font, from 1; 0 for its default.
  convenience init(
    _ harfBuzz: HarfBuzz, bytes: [UInt8], face: Int, instance: Int = 0, name: String
  ) throws(FontFault) {
    let hasColors = try FontDirectory.check(bytes, face: face)
    let font = try unsafe Self.makeFont(harfBuzz, bytes: bytes, face: face, instance: instance)
    unsafe self.init(harfBuzz, owning: font, name: name, hasColors: hasColors)
  }

  private init(_ harfBuzz: HarfBuzz, owning font: OpaquePointer, name: String, hasColors: Bool) {
    unsafe self.harfBuzz = unsafe harfBuzz
    unsafe harfBuzz.pointee.hb_font_make_immutable(font)
    unsafe self.font = unsafe font
    buffer = unsafe ShapingBuffer(harfBuzz)
    outlineReader = unsafe OutlineReader(harfBuzz)
    self.name = name
    self.hasColors = hasColors
    unitsPerEm = unsafe Double(harfBuzz.pointee.hb_face_get_upem(harfBuzz.pointee.hb_font_get_face(font)))
    metrics = unsafe Self.metrics(of: font, harfBuzz, unitsPerEm: unitsPerEm)
  }

  deinit { unsafe harfBuzz.pointee.hb_font_destroy(font) }

  /// Reads a face from a file.
  convenience init(file: String, face: Int, instance: Int = 0, name: String) throws(ShapingError) {
    let harfBuzz = unsafe try Libraries.harfBuzz()
    do throws(FontFault) {
      try unsafe self.init(harfBuzz, bytes: Self.bytes(of: file), face: face, instance: instance, name: name)
    } catch {
      throw .unreadableFont(file: file, reason: error)
    }
  }

  /// This font in a weight; this font itself if it has no axis of weights, or this weight by default.
  func weighing(_ weight: Font.Weight) -> HarfBuzzFont {
    let tag = UInt32(HB_OT_TAG_VAR_AXIS_WEIGHT)
    var place = hb_variation_t(tag: tag, value: Float(weight.rawValue))
    var axis = hb_ot_var_axis_info_t()
    guard let face = unsafe harfBuzz.pointee.hb_font_get_face(font),
      unsafe harfBuzz.pointee.hb_ot_var_find_axis_info(face, tag, &axis) != 0, axis.default_value != place.value,
      let created = unsafe harfBuzz.pointee.hb_font_create(face)
    else { return self }
    unsafe harfBuzz.pointee.hb_font_set_variations(created, &place, 1)
    return unsafe HarfBuzzFont(harfBuzz, owning: created, name: name, hasColors: hasColors)
  }

  /// A glyph of this font. It is read once, as long as there is room.
  func glyph(_ id: UInt32) -> Glyph {
    if let known = glyphs[id] { return known }
    var outline = OutlineCollector()
    draw(id, into: &outline)
    let found = Glyph(outline, unitsPerEm: unitsPerEm)
    let elements = 1 + Glyph.sizes * (found.path?.elements.count ?? 0)
    if keptElements + elements > Self.maximumElements { (glyphs, keptElements) = ([:], 0) }
    keptElements += elements
    glyphs[id] = found
    return found
  }

  /// The glyphs of a part of a text, from left to right; nil if memory is exhausted.
  ///
  /// The text before and after the part determines how its ends join.
  func shape(_ text: [UInt32], _ range: Range<Int>, as run: ScriptRun) -> [ShapedGlyph]? {
    unsafe buffer.shape(text, range, as: run, in: font)
  }

  /// Appends a glyph to the contents of the collector.
  func draw(_ glyph: UInt32, into collector: inout OutlineCollector) {
    unsafe outlineReader.draw(glyph, of: font, into: &collector)
  }

  /// The parts of a line in a base direction, from left to right; nil if memory is exhausted.
  func runs(of text: [UInt32], in direction: LayoutDirection) throws(ShapingError) -> [ScriptRun]? {
    unsafe try ScriptRun.visual(of: text, in: direction, harfBuzz)
  }
}

extension HarfBuzzFont {
  /// The maximum file size, in bytes. Collections of ideographs have about 100 MB.
  private static let maximumBytes = 160 << 20

  /// All bytes of a regular file.
  static func bytes(of path: String) throws(FontFault) -> [UInt8] {
    do {
      return try FileReader.bytes(of: path, atMost: maximumBytes)
    } catch {
      guard case .tooLarge(let bytes, let maximum) = error else { throw .fontNotReadable }
      throw .fontTooLarge(bytes: bytes, maximum: maximum)
    }
  }

  /// A font of HarfBuzz, which the caller owns.
  private static func makeFont(
    _ harfBuzz: HarfBuzz, bytes: [UInt8], face index: Int, instance: Int
  ) throws(FontFault) -> OpaquePointer {
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe harfBuzz.pointee.hb_blob_create_or_fail(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count), HB_MEMORY_MODE_DUPLICATE, nil,
        nil)
    }
    guard let blob = unsafe blob else { throw .notAFont }
    defer { unsafe harfBuzz.pointee.hb_blob_destroy(blob) }
    guard let face = unsafe harfBuzz.pointee.hb_face_create(blob, UInt32(index)) else { throw .notAFont }
    defer { unsafe harfBuzz.pointee.hb_face_destroy(face) }
    guard unsafe harfBuzz.pointee.hb_face_get_glyph_count(face) > 0 else { throw .damagedFont(table: "maxp") }
    let characters = unsafe harfBuzz.pointee.hb_set_create()
    defer { unsafe harfBuzz.pointee.hb_set_destroy(characters) }
    unsafe harfBuzz.pointee.hb_face_collect_unicodes(face, characters)
    guard unsafe harfBuzz.pointee.hb_set_is_empty(characters) == 0 else { throw .damagedFont(table: "cmap") }
    guard let created = unsafe harfBuzz.pointee.hb_font_create(face) else { throw .notAFont }
    if instance > 0 { unsafe harfBuzz.pointee.hb_font_set_var_named_instance(created, UInt32(instance - 1)) }
    return unsafe created
  }

  private static func metrics(of font: OpaquePointer, _ harfBuzz: HarfBuzz, unitsPerEm units: Double) -> FontMetrics {
    var line = hb_font_extents_t()
    _ = unsafe harfBuzz.pointee.hb_font_get_h_extents(font, &line)
    return unsafe FontMetrics(
      capHeight: Double(capHeight(of: font, harfBuzz) ?? line.ascender) / units,
      ascender: Double(line.ascender) / units, descender: Double(line.descender) / units)
  }

  /// The cap height from the `OS/2` table, or else the height of the H.
  private static func capHeight(of font: OpaquePointer, _ harfBuzz: HarfBuzz) -> Int32? {
    var height: Int32 = 0
    if unsafe harfBuzz.pointee.hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0, height > 0
    {
      return height
    }
    var glyph: UInt32 = 0
    var box = hb_glyph_extents_t()
    guard unsafe harfBuzz.pointee.hb_font_get_nominal_glyph(font, 0x48, &glyph) != 0,
      unsafe harfBuzz.pointee.hb_font_get_glyph_extents(font, glyph, &box) != 0, box.y_bearing > 0
    else { return nil }
    return box.y_bearing
  }
}
