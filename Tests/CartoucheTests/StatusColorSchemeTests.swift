import Cartouche
import PictureReading
import Testing

@Suite("A status badge for dark pages")
struct StatusColorSchemeTests {
  private func color(of name: String, in badge: StatusBadge) throws -> Color? {
    try #require(try Parts(badge).drawings.first { $0.value.name == name }).fill
  }

  @Test("has the colours that it was given for it, and else its own", arguments: StatusStyle.allCases)
  func ownColors(style: StatusStyle) throws {
    let badge = StatusBadge("build", "passing").style(style).color("#111", dark: "#eee").labelColor("#222")
    let look = style.look()
    if look.body == .bubbles { return }
    #expect(try color(of: "message", in: badge) == "#111")
    #expect(try color(of: "message", in: badge.colorScheme(.dark)) == "#eee")
    #expect(try color(of: "label", in: badge.colorScheme(.dark)) == "#222")
  }

  @Test("has text that suits the colour that it has there")
  func text() throws {
    let badge = StatusBadge("build", "passing").color("#111", dark: "#eee").colorScheme(.dark)
    let texts = try Parts(badge).texts
    #expect(texts.last { $0.text == "passing" }?.value.color == "#333")
    #expect(texts.first { $0.text == "passing" }?.value.color.opacity(1) == "#ccc")
    #expect(texts.last { $0.text == "build" }?.value.color == "#fff")
  }

  @Test("has the colours of its look for it")
  func lookColors() throws {
    var look = StatusLook.flat
    look.dark = StatusLook.Dark(
      labelColor: "#ddd", messageColor: "red", textColor: "#123456", palette: .accessible)
    let badge = StatusBadge("build", "passing").look(look)
    let dark = badge.colorScheme(.dark)
    #expect(try color(of: "label", in: badge) == "#555" && color(of: "label", in: dark) == "#ddd")
    #expect(try color(of: "message", in: dark) == StatusPalette.accessible["red"])
    #expect(try color(of: "message", in: dark.palette(.classic)) == StatusPalette.classic["red"])
    #expect(try color(of: "message", in: dark.color("blue")) == StatusPalette.accessible["blue"])
    #expect(try Parts(dark).texts.last?.value.color == "#123456")
    #expect(try Parts(dark.textColor("#fed")).texts.last?.value.color == "#fed")
  }

  @Test("has a line of another colour around its boxes, where it has one")
  func border() throws {
    var look = StatusLook.social
    look.dark.border = "#444"
    look.dark.labelColor = "#111"
    let badge = StatusBadge("star", "12").look(look)
    let lines = try Parts(badge.colorScheme(.dark)).drawings.compactMap(\.stroke)
    #expect(lines == ["#444", "#444", "#444"])
    #expect(try Parts(badge).drawings.compactMap(\.stroke) == ["#d5d5d5", "#d5d5d5", "#d5d5d5"])
    look.border = nil
    #expect(try Parts(StatusBadge("a", "b").look(look).colorScheme(.dark)).drawings.allSatisfy { $0.stroke == nil })
  }

  @Test(
    "is for both backgrounds in one file: light in its attributes, dark in its style sheet",
    arguments: StatusLook.builtin)
  func both(look: StatusLook) throws {
    var look = look
    look.dark = StatusLook.Dark(labelColor: "#abc123", textColor: "#321cba")
    let badge = StatusBadge("build", "passing").look(look)
    let both = try badge.colorScheme(.automatic).svg(for: .web)
    let sheet = try #require(try Markup(parsing: both).all(named: "style").first)
    #expect(sheet.text.contains("prefers-color-scheme:dark"))
    #expect(sheet.text.contains("fill:#321cba"))
    // Under a gloss of its own the box of a social badge has a gradient.
    #expect(sheet.text.contains("fill:#abc123") != (look.body == .bubbles))
    #expect(try !badge.svg(for: .web).contains("<style>"))
    let plain = try Markup(parsing: try badge.svg(for: .web))
    let shapes = try Markup(parsing: both).all(named: "path").map { $0["d"] }
    #expect(shapes == plain.all(named: "path").map { $0["d"] })
  }

  @Test("has the same outlines in both schemes, even if one of them is translucent")
  func translucent() throws {
    var badge = StatusBadge("a", "b").style(.forTheBadge).labelColor("#555", dark: "#5558").color("#0008", dark: "#fff")
    badge.label.text = "build"
    #expect(try layout(badge).frame == layout(badge.colorScheme(.dark)).frame)
    #expect(try badge.colorScheme(.automatic).svg(for: .web).contains("<style>"))
  }

  @Test("shows a label without text where it has a colour there")
  func blankLabel() throws {
    let badge = StatusBadge(.init("", dark: "#eee"), [.init("passing")])
    #expect(try color(of: "label", in: badge) == "#555")
    #expect(try color(of: "label", in: badge.colorScheme(.dark)) == "#eee")
  }

  @Test("refuses unknown colours only in their scheme")
  func unknown() throws {
    let badge = StatusBadge("a", "b").color("red", dark: "redd")
    #expect(throws: BadgeError.self) { try layout(badge.colorScheme(.dark)) }
  }
}
