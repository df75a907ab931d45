import Foundation
import PictureReading
import Testing

@testable import BadgeManifest

@Suite("Composed texts")
struct ComposedTextTests {
  private static func isSame(_ text: String) -> Bool {
    Array(text.composed.unicodeScalars) == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  @Test("are those of Foundation, for every character that both know")
  func characters() {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    let different = scalars.filter {
      $0.properties.generalCategory != .unassigned
        && !(Self.isSame("\($0)") && Self.isSame("\($0)".decomposedStringWithCanonicalMapping))
    }
    #expect(different.map { String($0.value, radix: 16) } == [])
  }

  @Test("are those of Foundation, for letters with marks in any order")
  func marks() {
    let scalars = "aeouAnyiqs\u{1112}\u{1161}\u{11AB}\u{3B1}\u{915}\u{5D0}".unicodeScalars.map { "\($0)" }
    let marks = "\u{300}\u{301}\u{308}\u{323}\u{327}\u{328}\u{31B}\u{342}\u{345}\u{93C}\u{5BC}\u{302}".unicodeScalars
      .map { "\($0)" }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let text = (0..<4).map { _ in
        let count = Int.random(in: 0...3, using: &random)
        return scalars.randomElement(using: &random)!
          + (0..<count).map { _ in marks.randomElement(using: &random)! }.joined()
      }.joined()
      #expect(Self.isSame(text), "\(text.debugDescription)")
    }
  }
}
