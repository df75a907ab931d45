/// The glyphs of a TrueType font that consist of other glyphs.
///
/// A glyph of two parts, each of two parts and so on, takes exponential time to draw, and HarfBuzz 6 would try. So the
/// parts of all glyphs are counted before one is drawn. Layout and flags are those of the `glyf` table in the OpenType
/// specification.
struct CompositeGlyphs {
  private let bytes: [UInt8]
  private let glyf: Range<Int>
  private let loca: Range<Int>
  private let hasLongOffsets: Bool

  /// The number of glyphs in each glyph, itself included; 0 while it is being counted.
  private var sizes: [Int: Int] = [:]

  private static let maximumSize = 1024
  private static let maximumDepth = 16

  private enum Flag {
    static let wordArguments = 0x01
    static let scale = 0x08
    static let moreComponents = 0x20
    static let twoScales = 0x40
    static let matrix = 0x80
  }

  init(bytes: [UInt8], glyf: Range<Int>, loca: Range<Int>, hasLongOffsets: Bool) {
    self.bytes = bytes
    self.glyf = glyf
    self.loca = loca
    self.hasLongOffsets = hasLongOffsets
  }

  /// Whether no glyph contains itself or more than a few thousand parts.
  mutating func areBounded(count: Int) -> Bool {
    for glyph in 0..<count where isComposite(glyph) {
      if size(of: glyph, depth: 0) == nil { return false }
    }
    return true
  }

  private mutating func size(of glyph: Int, depth: Int) -> Int? {
    guard isComposite(glyph) else { return 1 }
    if let known = sizes[glyph] { return known == 0 ? nil : known }
    guard depth < Self.maximumDepth, let start = start(of: glyph) else { return nil }
    sizes[glyph] = 0
    var total = 1
    var offset = start + 10
    while let flags = bytes.u16(at: offset), let component = bytes.u16(at: offset + 2) {
      guard let size = size(of: component, depth: depth + 1), total + size <= Self.maximumSize else { return nil }
      total += size
      guard flags & Flag.moreComponents != 0 else { break }
      offset += flags & Flag.wordArguments != 0 ? 8 : 6
      if flags & Flag.scale != 0 { offset += 2 }
      if flags & Flag.twoScales != 0 { offset += 4 }
      if flags & Flag.matrix != 0 { offset += 8 }
    }
    sizes[glyph] = total
    return total
  }

  private func isComposite(_ glyph: Int) -> Bool {
    guard let start = start(of: glyph), let contours = bytes.u16(at: start) else { return false }
    return contours >= 0x8000
  }

  private func start(of glyph: Int) -> Int? {
    let entry = loca.lowerBound + glyph * (hasLongOffsets ? 4 : 2)
    guard entry + (hasLongOffsets ? 4 : 2) <= loca.upperBound else { return nil }
    let offset = hasLongOffsets ? bytes.u32(at: entry).map(Int.init) : bytes.u16(at: entry).map { 2 * $0 }
    guard let offset, offset < glyf.count else { return nil }
    return glyf.lowerBound + offset
  }
}
