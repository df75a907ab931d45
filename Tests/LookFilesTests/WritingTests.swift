import LookFiles
import LookModel
import SVGTree
import Testing
import Typesetting

@Suite("Whole looks as text")
struct WritingTests {
  private static func reread(_ file: LookFile) throws -> LookFile {
    try LookFile(parsing: Array(file.resolvedText.utf8), name: "own")
  }

  @Test(
    "a look written out reads back as the same one",
    arguments: [
      LookTexts.pill, LookTexts.hub, LookTexts.cell, LookTexts.status,
      "kind: pill\nextends: base-pill\nletterpress:\nheight: 0.001",
      "kind: cell\nextends: base-cell\nborder:\nseparator:\nbevel:\nbackground:\ndark:",
      "kind: cell\nextends: base-cell\nrow: {summary: {dark: {selected: red, disabled: 'rgba(0,0,0,.01)'}}}",
      "kind: hub\nextends: base-hub\nlimit: 9223372036854775807\nwidening: 0.00001\ndiameter: 1000000",
      "kind: hub\nextends: base-hub\nwidening: 0.30000000000000004\npadding: 123456.7891",
      "kind: hub\nextends: base-hub\noverlap: {x: 12, y: -14}\ngrowth: leading\nform: dot\ndot: 6\nhalo: {color: knockout, width: 1}",
      "kind: hub\nextends: base-hub\nborder: {color: red, width: 1, placement: outside}\nshadow: {x: 1}\ninsetShadow: {blur: 2}",
      "kind: pill\nextends: base-pill\nradius: 4\ndot: {diameter: 6, gap: 8}\noverlap: circular\ngloss: gradient",
      "kind: pill\nextends: base-pill\nanimation: pulse", "kind: hub\nextends: base-hub\nanimation: none",
      "kind: pill\nextends: base-pill\nribbon: {fold: 8, foldHeight: 6, shade: 0.75, inset: -8}\noverlap: -0.25",
      "kind: hub\nextends: base-hub\nstates: {normal: {text: '#12345678', fill: ['#fff8', 'hsl(200 50% 50% / 33%)']}}",
      "kind: hub\nextends: base-hub\nstates: {normal: {fill: 'rgba(1, 2, 3, 0.0000001)'}}",
    ])
  func roundTrip(text: String) throws {
    let file = try LookTexts.read(text)
    #expect(try Self.reread(file) == file)
    #expect(try Self.reread(file).resolvedText == file.resolvedText)
  }

  @Test(
    "texts of every sort read back",
    arguments: [
      "no", "null", "1", "1.5", "a: b", "a # b", "- a", "[a]", "{a}", "*a", "&a", "!a", "'", "\"", "\\", "a\nb", " a ",
      "é ü", "日本 🙂", "\u{0}\u{7F}\u{85}\u{A0}\u{2028}\u{FEFF}\u{FFFE}", "%", "@", "`", "---", "...", "?", "a,b", "",
      "\u{E000}", "~", "<<",
    ])
  func texts(text: String) throws {
    var file = try LookTexts.read(LookTexts.pill)
    file.summary = text
    guard case .pill(var look) = file.look else { return }
    look.font.families = ["x", text.isEmpty || text == "\n" ? "y" : text + "z", "{\(text)}"]
    file.look = .pill(look)
    #expect(try Self.reread(file) == file)
  }

  @Test("the text has the keys that a file leaves out, but not what it extends")
  func defaults() throws {
    let text = try LookTexts.read("kind: pill\nextends: base-pill\nfont: {weight: }").resolvedText
    #expect(
      text == """
        kind: pill
        summary: a pill
        body: outline
        font: {families: [Helvetica, serif], size: 13, weight: normal}
        height: 20
        padding: 7.5
        letterSpacing: 0
        compact: {characters: 2, textWidth: 22, width: 34}
        letterpress: {depth: 1, shade: 0.5}
        overlap: rectangular
        states:
          normal: {fill: "#123456", text: knockout, crescent: "#FF0000"}
          selected: {fill: ["#000000", "#808080", "#FFFFFF"], text: "#FFFFFF"}
        dark:
          normal: {fill: "#000080", text: "#C0C0C0"}

        """)
  }
}
