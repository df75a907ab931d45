import PathGeometry
import SVGTree

/// The texts of all slots, measured and escaped.
struct SlotTexts: ~Copyable {
  /// The natural width of each text, in points.
  private(set) var naturalWidths: [Double]
  /// The number on which the picture depends, for each text.
  private(set) var widths: [Double]
  /// The number of characters of each text.
  private(set) var lengths: [Int]
  /// The outline of each text; empty if texts stay texts.
  private(set) var outlines: [OutlinedText] = []
  /// A hash of the widths, and of the places of outlines.
  private(set) var hash: UInt64 = 0
  private var escaped = ByteWriter()
  /// Where each text is in `escaped`, as character data and as an attribute.
  private var ranges: [(text: Range<Int>, attribute: Range<Int>)]

  /// The outlines of each slot that are known.
  private var known: [OutlineCache]

  init(slots: Int, _ profile: OutputProfile) {
    naturalWidths = Array(repeating: 0, count: slots)
    widths = naturalWidths
    lengths = Array(repeating: 0, count: slots)
    ranges = Array(repeating: (0..<0, 0..<0), count: slots)
    known = Array(repeating: OutlineCache(profile), count: slots)
  }

  /// Measures and escapes texts. Returns false if a template cannot hold one of them.
  mutating func read(_ texts: [String], measures: [SlotMeasure]) -> Bool {
    escaped.truncate(to: 0)
    if !outlines.isEmpty { outlines.removeAll(keepingCapacity: true) }
    hash = 0
    for slot in texts.indices {
      let start = escaped.count
      var text = texts[slot]
      let measure = measures[slot]
      text.withUTF8 { escaped.append($0) }
      if measure.letters != .kept { capitalize(from: start, measure.letters) }
      let plain = start..<escaped.count
      // The table has no width for other texts than plain ones.
      guard var natural = measure.widths.width(of: escaped[plain]) else { return false }
      if let source = measure.outlineSource {
        let text = String(decoding: escaped[plain], as: UTF8.self)
        guard let outline = known[slot].outline(of: text, source, measure.width) else { return false }
        natural = outline.place.naturalWidth
        outlines.append(outline)
        hash = (hash ^ outline.place.hash) &* 0x9E37_79B9_7F4A_7C15
      }
      naturalWidths[slot] = natural
      lengths[slot] = plain.count
      let width = measure.width(natural, plain.count)
      guard !width.isNaN else { return false }
      widths[slot] = width
      // Most widths are whole numbers, which differ only in a few high bits.
      let bits = width.bitPattern ^ width.bitPattern >> 32 ^ (plain.count == 1 ? 1 : 0)
      hash = (hash ^ bits) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      escape(plain, slot: slot)
    }
    return true
  }

  private mutating func escape(_ plain: Range<Int>, slot: Int) {
    guard escaped[plain].contains(where: { $0 == 0x22 || $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else {
      ranges[slot] = (plain, plain)
      return
    }
    let shown = String(decoding: escaped[plain], as: UTF8.self)
    let start = escaped.count
    escaped.append(escapingText: shown)
    let middle = escaped.count
    escaped.append(escapingAttribute: shown)
    ranges[slot] = (start..<middle, middle..<escaped.count)
  }

  private mutating func capitalize(from start: Int, _ letters: SlotMeasure.Letters) {
    for position in start..<(letters == .capitals ? escaped.count : min(start + 1, escaped.count)) {
      let byte = escaped[position..<position + 1][0]
      if byte &- 0x61 < 26 { escaped.replace(at: position, with: byte &- 0x20) }
    }
  }

  /// Writes the text of a slot.
  func write(_ slot: Int, isAttribute: Bool, to output: inout ByteWriter) {
    output.append(escaped[isAttribute ? ranges[slot].attribute : ranges[slot].text])
  }
}
