internal import Typesetting

/// The table directory of a font file, as far as needed to detect files that are no fonts or are incomplete.
///
/// HarfBuzz reads what it can of a damaged font and ignores the rest without an error; a badge would lose its text. So
/// the tables needed for drawing are checked first. Names and layout are those of the OpenType specification.
enum FontDirectory {
  private static let collection = tag("ttcf")
  private static let flavours: Set<UInt32> = [0x0001_0000, tag("true"), tag("OTTO")]

  /// Checks one face of a file.
  ///
  /// - Parameter face: The index of the face in a collection, from 0.
  /// - Returns: Whether its glyphs may have colours or bitmaps in place of outlines.
  static func check(_ bytes: [UInt8], face: Int) throws(FontFault) -> Bool {
    let start = try offset(ofFace: face, in: bytes)
    guard let flavour = bytes.u32(at: start), flavours.contains(flavour), let count = bytes.u16(at: start + 4) else {
      throw .notAFont
    }
    var tables: [UInt32: Range<Int>] = [:]
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard let tag = bytes.u32(at: record), let offset = bytes.u32(at: record + 8),
        let length = bytes.u32(at: record + 12)
      else { throw .notAFont }
      let table = Int(offset)..<(Int(offset) + Int(length))
      guard table.upperBound <= bytes.count else { throw .damagedFont(table: name(of: tag)) }
      tables[tag] = table
    }
    let hasPictures = ["COLR", "SVG ", "CBDT", "sbix"].contains { tables[tag($0)] != nil }
    if hasPictures, ["glyf", "CFF ", "CFF2"].allSatisfy({ tables[tag($0)] == nil }) { throw .noOutlines }
    try check(tables, in: bytes)
    return hasPictures
  }

  private static func offset(ofFace face: Int, in bytes: [UInt8]) throws(FontFault) -> Int {
    guard let first = bytes.u32(at: 0) else { throw .notAFont }
    var count = 1
    if first == collection {
      guard let faces = bytes.u32(at: 8), faces > 0, faces <= 0xFFFF else { throw .notAFont }
      count = Int(faces)
    }
    guard (0..<count).contains(face) else { throw .noSuchFace(index: face, count: count) }
    if first != collection { return 0 }
    guard let offset = bytes.u32(at: 12 + 4 * face) else { throw .notAFont }
    return Int(offset)
  }

  private static func check(_ tables: [UInt32: Range<Int>], in bytes: [UInt8]) throws(FontFault) {
    for (name, minimum) in [("head", 54), ("maxp", 6), ("hhea", 36), ("hmtx", 4), ("cmap", 12)] {
      guard let table = tables[tag(name)], table.count >= minimum else { throw .damagedFont(table: name) }
    }
    if tables[tag("CFF ")] == nil, tables[tag("CFF2")] == nil {
      for name in ["glyf", "loca"] {
        guard let table = tables[tag(name)], !table.isEmpty else { throw .damagedFont(table: name) }
      }
    }
    guard let head = tables[tag("head")]?.lowerBound, bytes.u32(at: head + 12) == 0x5F0F_3CF5,
      let unitsPerEm = bytes.u16(at: head + 18), (16...16384).contains(unitsPerEm)
    else { throw .damagedFont(table: "head") }
    guard let maxp = tables[tag("maxp")]?.lowerBound, let glyphs = bytes.u16(at: maxp + 4), glyphs > 0 else {
      throw .damagedFont(table: "maxp")
    }
    guard let hhea = tables[tag("hhea")]?.lowerBound, let advances = bytes.u16(at: hhea + 34), advances > 0 else {
      throw .damagedFont(table: "hhea")
    }
    guard let hmtx = tables[tag("hmtx")], hmtx.count >= 4 * advances else { throw .damagedFont(table: "hmtx") }
    if let glyf = tables[tag("glyf")], let loca = tables[tag("loca")] {
      let hasLongOffsets = bytes.u16(at: head + 50) != 0
      var composites = CompositeGlyphs(bytes: bytes, glyf: glyf, loca: loca, hasLongOffsets: hasLongOffsets)
      guard composites.areBounded(count: glyphs) else { throw .damagedFont(table: "glyf") }
    }
  }

  private static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The letters of a table's tag, with a question mark for bytes that are no letters.
  private static func name(of tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}

extension [UInt8] {
  /// A big-endian number of two bytes; nil beyond the end.
  func u16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  /// A big-endian number of four bytes; nil beyond the end.
  func u32(at offset: Int) -> UInt32? {
    guard let high = u16(at: offset), let low = u16(at: offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }
}
