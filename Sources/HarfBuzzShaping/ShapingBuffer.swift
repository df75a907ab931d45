internal import CFontLibraries

/// A glyph with its placement by the font, in font units with y up.
struct ShapedGlyph {
  /// The index of the glyph in its font; 0 is the box for a missing glyph.
  let id: UInt32

  /// The index of the first scalar of the text that the glyph represents.
  let cluster: Int

  /// The distance to the next glyph's origin, to the right.
  let advance: Int32

  /// The horizontal offset of the glyph from its origin.
  let x: Int32
  let y: Int32
}

/// HarfBuzz's working memory for shaping, released with this value.
@safe
struct ShapingBuffer: ~Copyable {
  private let harfBuzz: HarfBuzz
  private let buffer: OpaquePointer?

  init(_ harfBuzz: HarfBuzz) {
    unsafe self.harfBuzz = unsafe harfBuzz
    unsafe buffer = harfBuzz.pointee.hb_buffer_create()
  }

  deinit { unsafe harfBuzz.pointee.hb_buffer_destroy(buffer) }

  /// The glyphs of a part of a text, from left to right; nil if memory is exhausted.
  ///
  /// No language is set, because it would come from the environment, and the same text must have the same glyphs
  /// everywhere.
  borrowing func shape(
    _ text: [UInt32], _ range: Range<Int>, as run: ScriptRun, in font: OpaquePointer
  ) -> [ShapedGlyph]? {
    unsafe harfBuzz.pointee.hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { scalars in
      unsafe harfBuzz.pointee.hb_buffer_add_utf32(
        buffer, scalars.baseAddress, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
    }
    unsafe harfBuzz.pointee.hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe harfBuzz.pointee.hb_buffer_set_script(buffer, hb_script_t(run.script))
    unsafe harfBuzz.pointee.hb_shape(font, buffer, nil, 0)
    guard unsafe harfBuzz.pointee.hb_buffer_allocation_successful(buffer) != 0 else { return nil }

    var count: UInt32 = 0
    let infos = unsafe harfBuzz.pointee.hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe harfBuzz.pointee.hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos = unsafe infos, let positions = unsafe positions else { return [] }
    return (0..<Int(count)).map { index in
      let position = unsafe positions[index]
      return unsafe ShapedGlyph(
        id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: position.x_advance,
        x: position.x_offset, y: position.y_offset)
    }
  }
}
