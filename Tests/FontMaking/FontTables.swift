/// The tables of a font file by their tags, to change them.
package struct FontTables {
  package var tables: [String: [UInt8]] = [:]

  /// The tables of a file that is right.
  package init(of font: [UInt8]) {
    for record in stride(from: 12, to: 12 + 16 * Self.number(in: font[4..<6]), by: 16) {
      let offset = Self.number(in: font[record + 8..<record + 12])
      let length = Self.number(in: font[record + 12..<record + 16])
      tables[String(decoding: font[record..<record + 4], as: UTF8.self)] = Array(font[offset..<offset + length])
    }
  }

  /// The file with these tables.
  package var bytes: [UInt8] {
    var directory = Self.u32(0x0001_0000) + Self.u16(tables.count) + [0, 0, 0, 0, 0, 0]
    var contents: [UInt8] = []
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + Self.u32(0)
      directory += Self.u32(12 + 16 * tables.count + contents.count) + Self.u32(table.count)
      contents += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + contents
  }

  /// The same in the format WOFF, without compression.
  package var wrappedAsWOFF: [UInt8] {
    var directory: [UInt8] = []
    var contents: [UInt8] = []
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + Self.u32(44 + 20 * tables.count + contents.count)
      directory += Self.u32(table.count) + Self.u32(table.count) + Self.u32(0)
      contents += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    var head = Array("wOFF".utf8) + Self.u32(0x0001_0000) + Self.u32(44 + directory.count + contents.count)
    head += Self.u16(tables.count) + Self.u16(0) + Self.u32(bytes.count) + Self.u32(0x0001_0000)
    return head + [UInt8](repeating: 0, count: 20) + directory + contents
  }

  /// Adds an axis from 100 to 900, along which all advances grow by 2 units for each 1 above 400, and shrink by 1 unit
  /// for each 1 below.
  package mutating func addAxis(_ tag: String) {
    var axis = Self.u16(1) + Self.u16(0) + Self.u16(16) + Self.u16(2) + Self.u16(1) + Self.u16(20)
    axis += Self.u16(0) + Self.u16(8) + Array(tag.utf8)
    for value in [100, 400, 900] { axis += Self.u16(value) + Self.u16(0) }
    tables["fvar"] = axis + Self.u16(0) + Self.u16(256)
    // The header, and the places of a list of two regions and of the changes in them.
    var changes = Self.u16(1) + Self.u16(0) + Self.u32(20) + Self.u32(66) + Self.u32(0) + Self.u32(0)
    changes += Self.u16(1) + Self.u32(12) + Self.u16(1) + Self.u32(28)
    changes += Self.u16(1) + Self.u16(2)
    for share in [0, 0x4000, 0x4000, 0xC000, 0xC000, 0] { changes += Self.u16(share) }
    changes += Self.u16(1) + Self.u16(2) + Self.u16(2) + Self.u16(0) + Self.u16(1)
    changes += Self.u16(1000) + Self.u16(0x1_0000 - 300)
    // Four bytes of padding, and a map of all glyphs to the only row.
    tables["HVAR"] = changes + [0, 0, 0, 0] + [0, 0] + Self.u16(1) + [0]
  }

  /// Makes the outline of a glyph empty.
  package mutating func empty(_ glyph: UInt32) {
    let entry = 4 * Int(glyph)
    guard var places = tables["loca"], tables["head"]?[51] == 1 else { return }
    places.replaceSubrange(entry..<entry + 4, with: places[entry + 4..<entry + 8])
    tables["loca"] = places
  }

  private static func number(in bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  private static func u16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
  private static func u32(_ number: Int) -> [UInt8] { u16(number >> 16) + u16(number & 0xFFFF) }
}
