internal import CHarfBuzz
internal import Typesetting

/// One face of a font file, ready to shape and to draw.
final class HarfBuzzFont {
  /// The requested family or file of the face, for messages.
  let name: String

  /// The number of font units per em.
  let unitsPerEm: Double

  /// The vertical metrics of the face.
  let metrics: FontMetrics

  private let handle: FontHandle
  private var contours: [UInt32: GlyphContours] = [:]

  /// A face from the bytes of a font. The bytes are copied.
  ///
  /// - Parameters:
  ///   - face: The index of the face in a collection, from 0.
  ///   - instance: The number of the named instance of a variable font, from 1; 0 for its default.
  init(bytes: [UInt8], face: Int, instance: Int = 0, name: String) throws(ShapingError.FontFault) {
    try FontDirectory.check(bytes, face: face)
    handle = try FontHandle(bytes: bytes, face: face, instance: instance)
    self.name = name
    unitsPerEm = handle.unitsPerEm
    metrics = handle.metrics
  }

  /// Reads a face from a file.
  convenience init(file: String, face: Int, instance: Int = 0, name: String) throws(ShapingError) {
    do throws(ShapingError.FontFault) {
      try self.init(bytes: FontFile.bytes(of: file), face: face, instance: instance, name: name)
    } catch {
      throw .unreadableFont(file: file, reason: error)
    }
  }

  /// What is known about the contours of a glyph. It is found out once.
  func contours(of glyph: UInt32, _ reader: borrowing OutlineReader) -> GlyphContours {
    if let known = contours[glyph] { return known }
    var outline = OutlineCollector()
    reader.draw(glyph, of: self, into: &outline)
    let found = GlyphContours(outline)
    contours[glyph] = found
    return found
  }

  /// Passes HarfBuzz's font to the closure. The pointer must not escape the closure.
  func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe handle.withFont(body)
  }
}

/// A font of HarfBuzz, released with this value.
@safe
private struct FontHandle: ~Copyable {
  private let font: OpaquePointer

  init(bytes: [UInt8], face index: Int, instance: Int) throws(ShapingError.FontFault) {
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe hb_blob_create_or_fail(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count), HB_MEMORY_MODE_DUPLICATE, nil,
        nil)
    }
    guard let blob = unsafe blob else { throw .notAFont }
    defer { unsafe hb_blob_destroy(blob) }
    guard let face = unsafe hb_face_create(blob, UInt32(index)) else { throw .notAFont }
    defer { unsafe hb_face_destroy(face) }
    guard unsafe hb_face_get_glyph_count(face) > 0 else { throw .damaged(table: "maxp") }
    let characters = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(characters) }
    unsafe hb_face_collect_unicodes(face, characters)
    guard unsafe hb_set_is_empty(characters) == 0 else { throw .damaged(table: "cmap") }
    guard let created = unsafe hb_font_create(face) else { throw .notAFont }
    if instance > 0 { unsafe hb_font_set_var_named_instance(created, UInt32(instance - 1)) }
    unsafe hb_font_make_immutable(created)
    unsafe font = created
  }

  deinit { unsafe hb_font_destroy(font) }

  borrowing func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(font)
  }

  var unitsPerEm: Double { unsafe Double(hb_face_get_upem(hb_font_get_face(font))) }

  var metrics: FontMetrics {
    var line = hb_font_extents_t()
    unsafe hb_font_get_h_extents(font, &line)
    let units = unitsPerEm
    return FontMetrics(
      capHeight: Double(capHeight ?? line.ascender) / units, ascender: Double(line.ascender) / units,
      descender: Double(line.descender) / units)
  }

  /// The cap height from the `OS/2` table, or else the height of the H.
  private var capHeight: Int32? {
    var height: Int32 = 0
    if unsafe hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0, height > 0 {
      return height
    }
    var glyph: UInt32 = 0
    var box = hb_glyph_extents_t()
    guard unsafe hb_font_get_nominal_glyph(font, 0x48, &glyph) != 0,
      unsafe hb_font_get_glyph_extents(font, glyph, &box) != 0, box.y_bearing > 0
    else { return nil }
    return box.y_bearing
  }
}
