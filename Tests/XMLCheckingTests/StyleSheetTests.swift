import Testing

@testable import XMLChecking

@Suite("A style sheet of the web profile")
struct StyleSheetTests {
  private func findings(_ text: String) -> StyleSheetCheck { StyleSheetCheck(Array(text.utf8)) }

  @Test("has findings with the classes of its rules and the references of its paints")
  func findings() {
    let found = findings(".a,.b{fill:url(#x)}@media (prefers-color-scheme:dark){.c{stroke:url(#y-1)}}")
    #expect(found.problem == nil)
    #expect(found.classes == ["a", "b", "c"])
    #expect(found.references.map(\.property) == ["fill", "stroke"])
    #expect(found.references.map(\.id) == ["x", "y-1"])
    #expect(found.references.map(\.place) == [11, 64])
  }

  @Test("may give the page of a file that is opened by itself a dark scheme, with any space")
  func colorScheme() {
    for root in ["svg:root{color-scheme:dark}", "svg:root { color-scheme : dark ; }"] {
      for rule in [".c", "* .c", "*\n.c"] {
        let found = findings("@media (prefers-color-scheme:dark){\(root)\(rule){fill:#fff}}")
        #expect(found.problem == nil && found.classes == ["c"])
      }
    }
  }

  @Test("may use a CSS keyword as the name of an animation only where it cannot be the keyword")
  func keyWords() {
    #expect(findings("@keyframes ease{to{opacity:1}}.a{animation:ease 1s linear}").problem != nil)
    #expect(findings("@keyframes easy{to{opacity:1}}.a{animation:easy 1s linear}").problem == nil)
  }

  @Test(
    "is refused with a description of the permitted content",
    arguments: [
      ("path{}", "style sheet: only single classes are selected, so that nothing else on a page changes"),
      ("@import 'a';", "style sheet: the profile has no rule '@import' here"),
      (
        "@media print{.a{}}",
        "style sheet: expected the condition (prefers-color-scheme: dark) or (prefers-reduced-motion: no-preference) alone"
      ),
      (".a{", "style sheet: it ends too early"), (".a{}}", "style sheet: '}' cannot stand here"),
      (".a{fil:none}", "style sheet: the profile does not set the property 'fil' here; did you mean 'fill'?"),
      (".a{opacity:2}", "style sheet: this is not allowed for 'opacity'; expected a number from 0 to 1"),
      (".a{animation-name:b}", "style sheet: there are no key frames 'b'"),
      ("@keyframes a{1{}}", "style sheet: expected a percentage from 0 to 100, from or to"),
    ])
  func words(text: String, message: String) {
    #expect(faults(of: Samples.document("<style>\(text)</style>")).map(\.message) == [message])
  }

  @Test("has a rule for every class in use, because the page's own style sheet could have one")
  func unknownClass() {
    let found = faults(of: Samples.document("<style>.a{}</style><path class=\"button\" d=\"M0 0\"/>"))
    #expect(found.map(\.message) == ["the style sheet has no class 'button', which 'path' is said to be of"])
  }

  @Test(
    "is checked without delay, however it is built", .timeLimit(.minutes(10)),
    arguments: [
      ".a{fill:url(#", ".a,", ".a{}", "@keyframes a{", "to,", ".a{animation:", "a 1s,", ".a{transform:", "scale(1) ",
      "@media",
      "@media (prefers-color-scheme:dark){", ".a{fill:url(#b);", ".a{fill:url(#b)}", "1", "-", "{", "(", "a", " ", "}",
      "\\",
    ])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    for start in ["", ".a{", ".a{transform:", ".a{animation:", ".a{animation-name:", "@keyframes a{"] {
      _ = findings(start + text)
    }
  }

  @Test("is checked correctly when it is truncated anywhere", arguments: [Samples.styled, Samples.sheet])
  func truncated(sample: String) throws {
    let text = try #require(sample.firstMatch(of: /<style[^>]*>([^<]*)</)).1
    for count in 0..<text.utf8.count {
      let place = findings(String(decoding: text.utf8.prefix(count), as: UTF8.self)).problem?.place ?? 0
      #expect(place <= count)
    }
  }
}
