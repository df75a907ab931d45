import FontMaking
import Foundation
import PictureReading
import Testing
import Typesetting

@testable import HarfBuzzShaping

@Suite("Damaged fonts and endless texts")
struct HostileFontTests {
  /// Sets a text in a font with these bytes. Throws the reason if that is not possible.
  private func draw(_ bytes: [UInt8]) throws(ShapingError) {
    let harfBuzz = try Libraries.harfBuzz()
    let font: HarfBuzzFont
    do throws(FontFault) {
      font = try HarfBuzzFont(harfBuzz, bytes: bytes, face: 0, name: "test")
    } catch {
      throw .unreadableFont(file: "test", reason: error)
    }
    let store = FontStore(source: .files(regular: font, bold: nil), fallsBack: false)
    var collector = OutlineCollector()
    let text = "Badge fi é אב سل 42"
    let glyphs = try TextSetting.glyphs(of: text, .leftToRight, in: store.chain(for: liberation), from: store)
    for glyph in glyphs { glyph.font.draw(glyph.id, into: &collector) }
  }

  @Test("a truncated font is refused at any length", arguments: ["Liberation Sans", "DejaVu Sans"])
  func truncated(family: String) throws {
    let whole = try bytes(of: family)
    for part in 0..<97 {
      let count = whole.count * part / 97
      #expect(throws: ShapingError.self, "\(count) of \(whole.count) bytes") { try draw(Array(whole.prefix(count))) }
    }
  }

  @Test(
    "a font with wrong bytes is drawn or refused, without a crash", arguments: ["Liberation Sans", "DejaVu Sans"])
  func mutated(family: String) throws {
    let whole = try bytes(of: family)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...200, using: &generator) {
        let limit = Bool.random(using: &generator) ? 2048 : bytes.count
        bytes[Int.random(in: 0..<limit, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      try? draw(bytes)
    }
  }

  @Test("a missing table is named", arguments: ["head", "maxp", "hhea", "hmtx", "cmap", "glyf", "loca"])
  func missingTable(name: String) throws {
    var font = try bytes(of: "Liberation Sans")
    font[try record(of: name, in: font)] = UInt8(ascii: "_")
    #expect(throws: ShapingError.unreadableFont(file: "test", reason: .damagedFont(table: name))) { try draw(font) }
  }

  @Test(
    "a glyph that contains itself, or too many parts, is refused before it is drawn", arguments: [(1, 0), (12, 100)])
  func endlessComposite(depth: Int, last: Int) throws {
    var font = try bytes(of: "Liberation Sans")
    let glyf = try start(of: "glyf", in: font)
    let loca = try start(of: "loca", in: font)
    try #require(font.u16(at: start(of: "head", in: font) + 50) == 1)
    // Each glyph consists of two copies of the next one.
    for glyph in 0..<depth {
      let next = UInt8(glyph + 1 == depth ? last : glyph + 1)
      let header: [UInt8] = [0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0]
      let parts: [UInt8] = [0, 0x20, 0, next, 0, 0, 0, 0, 0, next, 0, 0]
      let offset = 32 * glyph
      let entry: [UInt8] = [0, 0, UInt8(offset >> 8), UInt8(offset & 0xFF)]
      font.replaceSubrange(glyf + offset..<glyf + offset + 22, with: header + parts)
      font.replaceSubrange(loca + 4 * glyph..<loca + 4 * glyph + 4, with: entry)
    }
    #expect(throws: FontFault.damagedFont(table: "glyf")) {
      try HarfBuzzFont(Libraries.harfBuzz(), bytes: font, face: 0, name: "test")
    }
  }

  private func record(of table: String, in font: [UInt8]) throws -> Int {
    let name = Array(table.utf8)
    let record = (0..<40).first { (index: Int) in Array(font[12 + 16 * index..<16 + 16 * index]) == name }
    return 12 + 16 * (try #require(record))
  }

  private func start(of table: String, in font: [UInt8]) throws -> Int {
    let offset = try font.u32(at: record(of: table, in: font) + 8)
    return Int(try #require(offset))
  }

  @Test("a file that is no font is refused", arguments: ["", "hello", "wOFF and more bytes than four", "<svg/>"])
  func noFont(text: String) {
    #expect(throws: FontFault.notAFont) {
      try HarfBuzzFont(Libraries.harfBuzz(), bytes: Array(text.utf8), face: 0, name: "test")
    }
  }

  @Test("a font with pictures alone is refused as such, and not as damaged", arguments: ["CBDT", "sbix", "SVG "])
  func picturesAlone(table: String) throws {
    var font = FontTables(of: try bytes(of: "Liberation Sans"))
    font.tables["glyf"] = nil
    font.tables["loca"] = nil
    #expect(throws: FontFault.damagedFont(table: "glyf")) {
      try HarfBuzzFont(Libraries.harfBuzz(), bytes: font.bytes, face: 0, name: "test")
    }
    font.tables[table] = [0, 0, 0, 0]
    #expect(throws: FontFault.noOutlines) {
      try HarfBuzzFont(Libraries.harfBuzz(), bytes: font.bytes, face: 0, name: "test")
    }
  }

  @Test("a face beyond the last is refused with the number of faces")
  func noSuchFace() throws {
    let path = try file(of: "Liberation Sans")
    #expect(throws: ShapingError.unreadableFont(file: path, reason: .noSuchFace(index: 1, count: 1))) {
      try HarfBuzzShaper(fontFile: path, faceIndex: 1)
    }
  }

  @Test(
    "a missing file, a folder and a device are not readable",
    arguments: ["/nonexistent.ttf", "/", "/dev/zero", "a\0b"])
  func unreadable(path: String) {
    #expect(throws: ShapingError.unreadableFont(file: path, reason: .fontNotReadable)) {
      try HarfBuzzShaper(fontFile: path)
    }
  }

  @Test("a shaper for a file sets everything in it, for any families")
  func fontFile() throws {
    let shaper = try HarfBuzzShaper(
      fontFile: file(of: "Liberation Sans"), boldFontFile: file(of: "Liberation Sans", weight: .bold))
    for weight in Font.Weight.allCases {
      let outline = try shaper.outline(of: "badge", in: Font(["Anything"], size: 11, weight: weight))
      #expect(try outline == HarfBuzzShaper().outline(of: "badge", in: liberation.weight(weight)))
    }
  }

  @Test("a text above the limit is refused before it is shaped")
  func tooLong() {
    let text = String(repeating: "a", count: 1 << 20)
    let limit = HarfBuzzShaper.maximumTextLength
    #expect(throws: ShapingError.textTooLong(bytes: 1 << 20, maximum: limit)) {
      try HarfBuzzShaper().shape(text, in: liberation)
    }
  }

  @Test(
    "the longest texts are drawn, or refused for their outlines, in a few seconds",
    arguments: [
      "a" + String(repeating: "\u{301}", count: 8000), String(repeating: "\u{202E}", count: 5400),
      String(repeating: "W", count: 16384), String(repeating: "אa", count: 5000), String(repeating: "لا", count: 4000),
      String(repeating: "(", count: 8000) + String(repeating: ")", count: 8000), String(repeating: "a☃", count: 4000),
      String(repeating: "\u{2067}a", count: 4000), String(repeating: "سa☃", count: 2700),
    ])
  func longTexts(text: String) throws {
    let time = processorTime {
      do {
        _ = try HarfBuzzShaper().outline(of: text, in: liberation)
      } catch {
        #expect(error as? ShapingError == .outlineTooLarge(maximum: 500_000))
      }
    }
    #expect(time < .seconds(10))
  }
}
