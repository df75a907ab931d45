import Testing
import Typesetting

@Suite("The direction of a line")
struct LayoutDirectionTests {
  @Test(
    "is that of the first letter with a direction",
    arguments: [
      ("build", LayoutDirection.leftToRight), ("שלום", .rightToLeft), ("مرحبا", .rightToLeft), ("3 שלום", .rightToLeft),
      ("(1) build שלום", .leftToRight), ("שלום build", .rightToLeft), ("漢字", .leftToRight), ("ǅ", .leftToRight),
      ("\u{200F}build", .rightToLeft), ("\u{200E}שלום", .leftToRight), ("\u{2067}שלום\u{2069} build", .leftToRight),
      ("\u{2069}שלום", .rightToLeft), ("ߒߞߏ", .rightToLeft), ("𞤆", .rightToLeft), ("हिन्दी", .leftToRight),
      ("\u{5B8}a", .leftToRight),
    ])
  func firstStrong(text: String, direction: LayoutDirection) throws {
    #expect(LayoutDirection(firstStrongOf: text) == direction)
    #expect(try BuiltinShaper().shape(text, in: verdana11).direction == direction)
  }

  @Test("is from left to right if no letter has a direction", arguments: ["", "42", "١٢٣", "83%", "🚀", "\u{2067}שלום"])
  func neutral(text: String) throws {
    #expect(LayoutDirection(firstStrongOf: text) == nil)
    #expect(try BuiltinShaper().shape(text, in: verdana11).direction == .leftToRight)
  }

  @Test("is the one that is set on a run", arguments: LayoutDirection.allCases)
  func told(direction: LayoutDirection) throws {
    let run = try BuiltinShaper().shape("build", in: verdana11)
    #expect(run.directed(direction).direction == direction)
    #expect(run.directed(direction).directed(nil).direction == direction)
    #expect(run.directed(direction).directed(.leftToRight) == run)
  }
}
