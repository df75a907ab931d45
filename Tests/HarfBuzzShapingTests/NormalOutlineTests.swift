import PathGeometry
import Testing
import Typesetting

@testable import HarfBuzzShaping

@Suite("The outline of a text")
struct NormalOutlineTests {
  static let families = ["DejaVu Sans", "Liberation Sans", "Liberation Serif"]

  @Test("is said to be in normal form only if it is", arguments: families, [9.0, 11, 110])
  func normalForm(family: String, size: Double) throws {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    let font = Font([family], size: size)
    var normal = 0
    let texts = [
      "passing", "build", "1.4.0", "AVATAR To ffi", "W.A.", "%@&#", "é ñ ü", "i̇̈x́", "", " ", "שלום", "a\u{0301}\u{0323}",
    ]
    for text in texts + (33..<127).map({ String(UnicodeScalar($0)) }) {
      guard let outline = try? shaper.outline(of: shaper.shape(text, in: font)) else { continue }
      guard outline.isNormal else { continue }
      normal += 1
      #expect(outline.path.normalized() == outline.path, "\(text)")
    }
    // Most letters do not overlap themselves.
    #expect(normal > 80)
  }

  @Test("is in normal form where a letter reaches over the next one, and does not touch it")
  func kerning() throws {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    let font = Font(["Liberation Sans"], size: 11)
    let outline = try #require(try shaper.outline(of: shaper.shape("To", in: font)))
    let letters = outline.path.subpaths.compactMap(\.bounds)
    #expect(letters.count == 3 && letters[1].minX < letters[0].maxX)
    #expect(outline.isNormal)
  }

  @Test("is known to be in normal form far from its start")
  func longText() throws {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    let text = String(repeating: "nm", count: 3_000)
    let outline = try #require(try shaper.outline(of: shaper.shape(text, in: Font(["Liberation Sans"], size: 20))))
    #expect(outline.advance > 80_000 && outline.isNormal)
  }

  @Test("is not in normal form where glyphs overlap")
  func overlaps() throws {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    for family in Self.families {
      let natural = try shaper.shape("passing", in: Font([family], size: 11))
      let run = GlyphRun(
        text: natural.text, font: natural.font, width: 10, metrics: natural.metrics, isFitted: true)
      #expect(try shaper.outline(of: run)?.isNormal == false)
    }
  }

  @Test("names the letters that may overlap, and no others do", arguments: families)
  func overlappingPart(family: String) throws {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    let pill = Capsule(in: Rect(x: -60, y: -60, width: 300, height: 100)).path
    var parts = 0
    // Set tighter, some neighbours meet, and others do not.
    let texts = [
      ("passing", 0.86), ("build rj 0.1", 0.84), ("AVATAR", 0.88), ("coverage", 0.83), ("m..m", 0.75),
    ]
    for (text, share) in texts {
      let natural = try shaper.shape(text, in: Font([family], size: 20))
      let run = GlyphRun(
        text: text, font: natural.font, width: natural.width * share, metrics: natural.metrics, isFitted: true)
      let outline = try #require(try shaper.outline(of: run))
      let overlaps = try #require(outline.overlaps)
      let whole = outline.path.normalized()
      var (touching, free, end) = (Path(), Path(), 0)
      for letters in overlaps {
        free.append(outline.path.letters(end..<letters.lowerBound))
        touching.append(outline.path.letters(letters).normalized())
        end = letters.upperBound
      }
      free.append(outline.path.letters(end..<outline.path.letterCount))
      #expect(Set(touching.subpaths + free.subpaths) == Set(whole.subpaths), "\(text)")
      var budget = WorkBudget()
      let rest = try pill.subtracting(free, touching: touching, within: &budget)
      #expect(Set(rest.subpaths) == Set(pill.subtracting(whole).subpaths), "\(text)")
      parts += overlaps.count { $0.count < outline.path.letterCount }
    }
    #expect(parts > 0)
  }
}
