@testable import XMLChecking

/// Changes to the parts of a document: other values and names, missing and repeated parts.
struct Mutation {
  var random: Random

  init(seed: UInt64) { random = Random(state: seed) }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    let document = SourceScanner.scan(bytes)
    let elements = document.nodes.filter(\.isElement)
    guard let attribute = document.attributes.randomElement(using: &random),
      let other = document.attributes.randomElement(using: &random),
      let element = elements.randomElement(using: &random), let place = elements.randomElement(using: &random)
    else { return bytes }
    func replacing(_ range: Range<Int>, with part: [UInt8]) -> [UInt8] {
      Array(bytes[..<range.lowerBound]) + part + Array(bytes[range.upperBound...])
    }
    func name(_ attribute: SourceDocument.Attribute) -> Range<Int> {
      attribute.offset..<attribute.offset + attribute.name.utf8.count
    }
    let end = bytes[element.content.upperBound...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
    let isEmpty = bytes[element.content.lowerBound - 2] == UInt8(ascii: "/")
    let whole = element.offset..<(isEmpty ? element.content.lowerBound : end + 1)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return replacing(attribute.value, with: Array(bytes[other.value]))
    case 1: return replacing(name(attribute), with: Array(bytes[name(other)]))
    case 2: return replacing(attribute.offset..<attribute.value.upperBound + 1, with: [])
    case 3: return replacing(whole, with: [])
    case 4: return replacing(place.offset..<place.offset, with: Array(bytes[whole]))
    case 5: return replacing(place.content.lowerBound..<place.content.lowerBound, with: Array("x".utf8))
    case 6:
      let part = Array("0 .-1e#aZ'\u{a1}(".utf8).randomElement(using: &random) ?? 0
      return replacing(attribute.value.upperBound..<attribute.value.upperBound, with: [part])
    default:
      let words = Array(bytes[attribute.value]) + Array(" \t".utf8) + Array(bytes[other.value])
      return replacing(attribute.value, with: words)
    }
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
