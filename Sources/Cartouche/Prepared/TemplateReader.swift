import PathGeometry
import SVGTree

/// Finds the holes in the bytes of a badge with placeholders.
struct TemplateReader {
  private let bytes: [UInt8]
  /// The number of characters of each placeholder.
  private let lengths: [Int]
  /// Whether the natural width of each text is written.
  private let isWide: [Bool]
  /// The outlines of the placeholders.
  private let markers: [OutlineMarker]

  init(_ bytes: [UInt8], lengths: [Int], isWide: [Bool], markers: [OutlineMarker]) {
    self.bytes = bytes
    self.lengths = lengths
    self.isWide = isWide
    self.markers = markers
  }

  private struct Hole {
    var range: Range<Int>
    var step: BadgeTemplate.Step
  }

  /// The steps that write the bytes. Nil if a placeholder is not as expected, or if two definitions contain texts: for
  /// some texts they could be equal, and then there would be one.
  func steps() -> [BadgeTemplate.Step]? {
    guard var holes = textHoles() else { return nil }
    let definitions = definitions()
    let named = definitions.filter { definition in
      holes.contains { definition.content.contains($0.range.lowerBound) }
    }
    guard named.count < 2 else { return nil }
    if let definition = named.first {
      holes.append(Hole(range: definition.name, step: .name))
      let end = definition.attributesEnd
      holes.append(Hole(range: end..<end, step: .endOfAttributes))
      let content = definition.content.upperBound
      holes.append(Hole(range: content..<content, step: .endOfContent(element: definition.element)))
      let reference = [UInt8(ascii: "#")] + bytes[definition.id]
      var index = content
      while let start = bytes.position(of: reference[...], from: index) {
        index = start + reference.count
        holes.append(Hole(range: index - ContentName.length..<index, step: .reference))
      }
    }
    for (slot, marker) in markers.enumerated() {
      for (data, isCutOut) in [(marker.data, false), (marker.cutOutData, true)] {
        holes += data.occurrences(in: bytes).map {
          Hole(range: $0.range, step: .outline(slot: slot, x: $0.x, y: $0.y, isCutOut: isCutOut))
        }
      }
    }
    holes.sort { $0.range.lowerBound < $1.range.lowerBound }
    var steps: [BadgeTemplate.Step] = []
    var copied = 0
    for hole in holes {
      if hole.range.lowerBound > copied { steps.append(.literal(copied..<hole.range.lowerBound)) }
      steps.append(hole.step)
      copied = hole.range.upperBound
    }
    if copied < bytes.count { steps.append(.literal(copied..<bytes.count)) }
    return steps
  }

  // MARK: Texts

  /// The places of texts, and of the widths of texts in elements.
  private func textHoles() -> [Hole]? {
    var holes: [Hole] = []
    var isInTag = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): isInTag = true
      case UInt8(ascii: ">"): isInTag = false
      case Placeholder.firstByte:
        guard let slot = slot(at: index), slot < lengths.count else { return nil }
        let start = index
        var count = 0
        while self.slot(at: index) == slot {
          count += 1
          index += 3
        }
        guard count == lengths[slot] else { return nil }
        if !isInTag, isWide[slot], let width = width(before: start) {
          holes.append(Hole(range: width, step: .width(slot: slot)))
        }
        holes.append(Hole(range: start..<index, step: .text(slot: slot, isAttribute: isInTag)))
        continue
      default: break
      }
      index += 1
    }
    return holes
  }

  private func slot(at index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index] == Placeholder.firstByte else { return nil }
    return Int(bytes[index + 1] & 0x3F) << 6 | Int(bytes[index + 2] & 0x3F)
  }

  /// The number of `textLength="…">`, right before a text.
  private func width(before start: Int) -> Range<Int>? {
    let beginning = Array(" textLength=\"".utf8)
    let end = start - 2
    guard end > 0, bytes[end] == UInt8(ascii: "\"") else { return nil }
    var first = end
    while first > 0, bytes[first - 1] != UInt8(ascii: "\"") { first -= 1 }
    guard first >= beginning.count, bytes[first - beginning.count..<first] == beginning[...] else { return nil }
    return first..<end
  }

  // MARK: Definitions

  private struct Definition {
    var element: Range<Int>
    /// The prefix and the name.
    var id: Range<Int>
    var name: Range<Int> { id.upperBound - ContentName.length..<id.upperBound }
    var attributesEnd: Int
    var content: Range<Int>
  }

  /// The elements in `defs`, except for the style sheet.
  private func definitions() -> [Definition] {
    guard let start = bytes.position(of: Array("<defs>".utf8)[...], from: 0),
      let end = bytes.position(of: Array("</defs>".utf8)[...], from: start)
    else { return [] }
    var definitions: [Definition] = []
    var index = start + 6
    while index < end, bytes[index] == UInt8(ascii: "<") {
      var close = index + 1
      while bytes[close] != UInt8(ascii: " "), bytes[close] != UInt8(ascii: ">") { close += 1 }
      let element = index + 1..<close
      while bytes[close] != UInt8(ascii: ">") { close += 1 }
      let closing = Array("</".utf8) + bytes[element] + [UInt8(ascii: ">")]
      guard let contentEnd = bytes.position(of: closing[...], from: close) else { break }
      if let id = bytes.position(of: Array(" id=\"".utf8)[...], from: element.upperBound), id == element.upperBound {
        var nameEnd = id + 5
        while bytes[nameEnd] != UInt8(ascii: "\"") { nameEnd += 1 }
        definitions.append(
          Definition(
            element: element, id: id + 5..<nameEnd, attributesEnd: close, content: nameEnd..<contentEnd))
      }
      index = contentEnd + closing.count
    }
    return definitions
  }
}
