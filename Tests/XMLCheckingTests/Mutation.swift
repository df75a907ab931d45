@testable import XMLChecking

/// Changes to the parts of a document: other values and names, missing and repeated parts.
struct Mutation {
  var random: Random

  init(seed: UInt64) { random = Random(state: seed) }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    let elements = Self.elements(in: bytes)
    let attributes = elements.flatMap { $0.tag.attributes + $0.tag.declarations }
    guard let attribute = attributes.randomElement(using: &random),
      let other = attributes.randomElement(using: &random),
      let element = elements.randomElement(using: &random), let place = elements.randomElement(using: &random)
    else { return bytes }
    func replacing(_ range: Range<Int>, with part: [UInt8]) -> [UInt8] {
      Array(bytes[..<range.lowerBound]) + part + Array(bytes[range.upperBound...])
    }
    func name(_ attribute: SourceTag.Attribute) -> Range<Int> {
      attribute.offset..<attribute.offset + attribute.name.utf8.count
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return replacing(attribute.value, with: Array(bytes[other.value]))
    case 1: return replacing(name(attribute), with: Array(bytes[name(other)]))
    case 2: return replacing(attribute.offset..<min(attribute.value.upperBound + 1, bytes.count), with: [])
    case 3: return replacing(element.whole, with: [])
    case 4: return replacing(place.tag.offset..<place.tag.offset, with: Array(bytes[element.whole]))
    case 5: return replacing(place.content..<place.content, with: Array("x".utf8))
    case 6:
      let part = Array("0 .-1e#aZ'\u{a1}(".utf8).randomElement(using: &random) ?? 0
      return replacing(attribute.value.upperBound..<attribute.value.upperBound, with: [part])
    default:
      let words = Array(bytes[attribute.value]) + Array(" \t".utf8) + Array(bytes[other.value])
      return replacing(attribute.value, with: words)
    }
  }

  private struct Element {
    let tag: SourceTag
    /// The offset of its content.
    let content: Int
    var whole: Range<Int>
  }

  private static func elements(in bytes: [UInt8]) -> [Element] {
    var elements: [Element] = []
    var open: [Int] = []
    for offset in bytes.indices.dropLast() where bytes[offset] == UInt8(ascii: "<") {
      let end = (bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
      switch bytes[offset + 1] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
      case UInt8(ascii: "/"):
        if let element = open.popLast() { elements[element].whole = elements[element].tag.offset..<end }
      default:
        if bytes[end - 2] != UInt8(ascii: "/") { open.append(elements.count) }
        elements.append(Element(tag: SourceTag(at: offset, in: bytes), content: end, whole: offset..<end))
      }
    }
    return elements
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
