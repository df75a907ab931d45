import LookModel
import SVGTree
import Testing

@testable import LookFiles

@Suite struct DarkTokenTests {
  private static let dark = """
    {
      "color": {"action": {"$value": "#99CCFF"}, "ink": {"$value": "#F0F0F0"}, "night": {"$value": "#000022"}},
      "space": {"s": {"$value": "40px"}}
    }
    """

  @Test("States whose tokens are others on dark pages have these there")
  func states() throws {
    let file = try DesignTokenTests.look(
      DesignTokenTests.pill(
        """
        normal: {fill: "{color.action}", text: white}
          highlighted: {fill: "{color.brand.500}", text: white}
          selected: {fill: red, text: "{color.ink}"}
        """, "border: '{outline}'"), dark: Self.dark)
    guard case .pill(let look) = file.look else { return #expect(Bool(false)) }
    #expect(
      look.colors.dark
        == .init(
          normal: .init(fill: "#99CCFF", text: .color(.white)), selected: .init(fill: "red", text: .color("#F0F0F0"))))
    #expect(look.effects.border == Border(color: "#102030", darkColor: "#F0F0F0", width: 4, line: .dashed))
  }

  @Test("What a look says of dark pages itself stays, by the tokens for dark pages")
  func own() throws {
    let file = try DesignTokenTests.look(
      DesignTokenTests.pill("normal: {fill: '{color.action}', text: white}")
        + "\ndark:\n  normal: {fill: '{color.night}', text: red}\nhalo: {width: 2, color: '{color.ink}', darkColor: blue}",
      dark: Self.dark)
    guard case .pill(let look) = file.look else { return #expect(Bool(false)) }
    #expect(look.colors.dark == .init(normal: .init(fill: "#000022", text: .color("red"))))
    #expect(look.effects.halo == Halo(width: 2, color: "#102030", darkColor: "blue"))
  }

  @Test("Status badges and cells have the tokens for dark pages where they have colours for these")
  func otherKinds() throws {
    let status = try DesignTokenTests.look(
      """
      kind: status
      summary: own
      font: {families: [Arial], size: 11}
      height: 20
      radius: 3
      baseline: 14
      padding: 6
      logo: {inset: 1, gap: 2, messageGap: 3}
      labelColor: "{color.ink}"
      messageColor: "{color.accent.light}"
      """, dark: Self.dark)
    guard case .status(let badge) = status.look else { return #expect(Bool(false)) }
    #expect(badge.dark.labelColor == .paint(.color("#F0F0F0")))
    #expect(badge.dark.messageColor == nil)
    let cell = try DesignTokenTests.look(
      """
      kind: cell
      summary: own
      radius: 3
      fill: {normal: "{color.ink}"}
      border: "{outline}"
      row:
        height: 44
        detailHeight: 60
        inset: 10
        gap: 5
        summary: {font: {families: [Arial], size: 11}, top: 1, height: 20, color: {normal: "{color.action}"}}
        detail: {font: {families: [Arial], size: 11}, top: 20, height: 20, color: {normal: red}}
      background: {stripes: [{color: "{color.ink}", width: 2}, {color: red, width: 2}]}
      """.replacing("border: \"{outline}\"", with: "border: {color: '{color.ink}', width: 1}"), dark: Self.dark)
    guard case .cell(let look) = cell.look else { return #expect(Bool(false)) }
    #expect(look.fill.dark.normal == "#F0F0F0")
    #expect(look.border?.color == Adaptive("#102030", dark: "#F0F0F0"))
    #expect(look.row.summary.color.dark.normal == "#99CCFF")
    #expect(look.row.detail.color.dark.isEmpty)
    #expect(look.background.stripes.map(\.color) == [Adaptive("#102030", dark: "#F0F0F0"), Adaptive("red")])
  }

  @Test("A length is the one for light pages, since a look has one for all")
  func lengths() throws {
    let file = try DesignTokenTests.look(DesignTokenTests.pill() + "\nradius: '{space.s}'", dark: Self.dark)
    guard case .pill(let look) = file.look else { return #expect(Bool(false)) }
    #expect(look.radius == 4)
  }

  @Test(
    "A file is for dark pages if a word of its name is dark",
    arguments: ["a/tokens.dark.json", "dark.tokens.json", "dark.json", "tokens-dark.json", "Brand_Dark.yml"])
  func names(path: String) {
    #expect(DesignTokens.isDark(path: path))
    #expect(!DesignTokens.isDark(path: "dark/tokens.json"))
    #expect(!DesignTokens.isDark(path: "darkness.json"))
  }
}
