import KeyTables
import LookFiles
import LookModel
import SVGTree
import SourceTree
import Testing
import Typesetting

@Suite("Look files of status badges")
struct StatusLookFileTests {
  private static let least = """
    kind: status
    summary: a badge
    font: {families: [Verdana], size: 11}
    height: 20
    radius: 3
    baseline: 14
    padding: 5
    logo: {inset: 5, gap: 3, messageGap: 4}
    labelColor: "#555"
    messageColor: brightgreen
    """

  private static func look(_ text: String) throws(SourceError) -> StatusLook? {
    if case .status(let look) = try LookFile(parsing: Array(text.utf8), name: "own").look { look } else { nil }
  }

  @Test("need no more than what no badge can do without")
  func least() throws {
    let look = try #require(try Self.look(Self.least))
    let expected = StatusLook(
      name: "own", font: Font(["Verdana"], size: 11), height: 20, radius: 3, baseline: 14, padding: 5,
      logo: .init(inset: 5, gap: 3, messageGap: 4, emptyGap: 0), labelColor: "#555", messageColor: "brightgreen")
    #expect(look == expected)
  }

  @Test("may say everything")
  func everything() throws {
    let look = try #require(
      try Self.look(
        Self.least + """

          body: bubbles
          messageWeight: bold
          textCase: upper
          textWidth: spaced
          letterSpacing: 1.25
          messagePadding: 4
          nudge: 1
          gutter: 6
          blankLabel: coloredWithLogo
          edges: crisp
          gloss: [{offset: 0, color: "#fff8"}, {offset: 0.5, color: red}, {offset: 1, color: black}]
          border: "#d5d5d5"
          shadows: [{offset: 1, opacity: 0.8, blur: 1.6}, {offset: -1, opacity: 1, color: white}]
          textColor: "#333"
          palette: accessible
          colors: {corporate: "#123456", green: "#00ff00"}
          """))
    #expect(look.body == .bubbles && look.textCase == .upper && look.textWidth == .spaced && look.edges == .crisp)
    #expect(look.messageWeight == .bold && look.letterSpacing == 1.25 && look.messagePadding == 4)
    #expect(look.nudge == 1 && look.gutter == 6 && look.blankLabel == .coloredWithLogo)
    #expect(look.gloss.map(\.offset) == [0, 0.5, 1] && look.gloss[1].color == "red")
    #expect(look.border == "#d5d5d5" && look.textColor == "#333" && look.palette == .accessible)
    #expect(
      look.shadows == [
        .init(offset: 1, opacity: 0.8, blur: 1.6), .init(offset: -1, opacity: 1, color: .white),
      ])
    #expect(look.colors == [NamedColor("corporate", "#123456"), NamedColor("green", "#00ff00")])
  }

  @Test("may differ on dark pages, with the names of a palette")
  func dark() throws {
    let text =
      Self.least + """

        dark: {labelColor: "#eee", messageColor: [blue, own], textColor: "#111", border: white, palette: accessible}
        colors: {own: "#abcdef"}
        """
    let look = try #require(try Self.look(text))
    let expected = StatusLook.Dark(
      labelColor: "#eee", messageColor: .gradient(["blue", "own"]), textColor: "#111", border: .white,
      palette: .accessible)
    #expect(look.dark == expected)
    let file = try LookFile(parsing: Array(text.utf8), name: "own")
    #expect(try LookFile(parsing: Array(file.resolvedText.utf8), name: "own").look == file.look)
    #expect(try #require(try Self.look(Self.least)).dark.isEmpty)
  }

  @Test("may name their own colours, and gradients of them")
  func ownColors() throws {
    let text = Self.least.replacingOccurrence(of: "messageColor: brightgreen", with: "messageColor: [corporate, abc]")
    let look = try #require(try Self.look(text + "\ncolors: {corporate: \"#123456\"}"))
    #expect(look.messageColor == .gradient(["corporate", "abc"]))
  }

  @Test(
    "tell their faults with place and suggestion",
    arguments: [
      ("padding: 5", "paddin: 5", 7, 1, ["paddin"]), ("height: 20", "height: -1", 4, 9, ["height"]),
      ("baseline: 14", "baseline: tall", 6, 11, ["baseline"]),
      ("messageColor: brightgreen", "messageColor: brightgren", 10, 15, ["messageColor"]),
      ("messageColor: brightgreen", "messageColor: [red]", 10, 15, ["messageColor"]),
      ("messageColor: brightgreen", "messageColor: [red, [blue, red]]", 10, 21, ["messageColor", "2"]),
      ("messageColor: brightgreen", "messageColor: {a: b}", 10, 15, ["messageColor"]),
      ("radius: 3", "radius: 3\npalette: clasic", 6, 10, ["palette"]),
      ("radius: 3", "radius: 3\nedges: sharp", 6, 8, ["edges"]),
      ("radius: 3", "radius: 3\nbody: box", 6, 7, ["body"]),
      ("radius: 3", "radius: 3\ncolors: [red]", 6, 9, ["colors"]),
      ("radius: 3", "radius: 3\ncolors: {own: redd}", 6, 15, ["colors", "own"]),
      ("radius: 3", "radius: 3\ngloss: [{offset: 0, color: red}]", 6, 8, ["gloss"]),
      (
        "radius: 3", "radius: 3\ngloss: [{offset: 1, color: red}, {offset: 0, color: red}]", 6, 43,
        ["gloss", "2", "offset"]
      ),
      ("radius: 3", "radius: 3\nshadows: [{offset: 1, opacity: 2}]", 6, 32, ["shadows", "1", "opacity"]),
      ("radius: 3", "radius: 3\nshadows: [{offset: 1, opacity: 1, blur: 1000}]", 6, 41, ["shadows", "1", "blur"]),
      ("inset: 5, gap: 3, messageGap: 4", "inset: 5, gap: 3", 8, 7, ["logo"]),
      ("radius: 3", "radius: 3\ndark: red", 6, 7, ["dark"]),
      ("radius: 3", "radius: 3\ndark: {padding: 3}", 6, 8, ["dark", "padding"]),
      ("radius: 3", "radius: 3\ndark: {labelColor: redd}", 6, 20, ["dark", "labelColor"]),
      ("radius: 3", "radius: 3\ndark: {palette: dim}", 6, 17, ["dark", "palette"]),
    ])
  func faults(line: String, changed: String, at row: Int, _ column: Int, path: [String]) {
    let text = Self.least.replacingOccurrence(of: line, with: changed)
    #expect(text != Self.least)
    do {
      _ = try Self.look(text)
      Issue.record("it is read")
    } catch {
      #expect(error.line == row && error.column == column && error.path == path, "\(error)")
    }
  }
}

extension String {
  fileprivate func replacingOccurrence(of text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
