import BadgeManifest
import Cartouche
import KeyTables
import SourceTree
import Testing

@Suite("Status badges of manifests")
struct StatusEntryTests {
  private func same(_ text: String, _ expected: StatusBadge) throws {
    let found = try #require(try badge(text) as? StatusBadge)
    #expect(try found.svg(for: .web) == expected.svg(for: .web))
  }

  @Test("say no more than a message")
  func least() throws {
    try same("status: {message: passing}", StatusBadge("", "passing"))
    try same("status: {label: build, message: \"007\"}", StatusBadge("build", "007"))
  }

  @Test("are drawn in a style and an edition, or a look", arguments: StatusStyle.allCases)
  func styles(style: StatusStyle) throws {
    let expected = StatusBadge("a", "b").style(style)
    try same("status: {label: a, message: b, style: \(style.rawValue)}", expected)
    try same("status: {label: a, message: b, look: \(style.rawValue)}", expected)
    try same(
      "status: {label: a, message: b, style: \(style.rawValue), edition: classic}",
      expected.style(style, edition: .classic))
  }

  @Test("cut their logo out, whatever its colours")
  func logoKnockout() throws {
    let file =
      "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%208%208'%3E"
      + "%3Cpath%20fill='red'%20d='M1%201h6v6H1z'/%3E%3C/svg%3E"
    let square = Rect(x: 1, y: 1, width: 6, height: 6).fill("red")
    let expected = StatusBadge("a", "b").logo(Logo([.drawing(square)], size: Size(8, 8)).knockout())
    try same("status: {label: a, message: b, logo: {file: \"\(file)\", color: knockout}}", expected)
  }

  @Test("say all that can be asked of them")
  func everything() throws {
    let home = try LinkDestination(parsing: "https://example.org")
    let log = try LinkDestination(parsing: "../log")
    try same(
      """
      colorScheme: auto
        title: words
        status:
          label: build
          message: passing
          color: [success, blue]
          darkColor: "#8f8"
          labelColor: "#333"
          darkLabelColor: "#ddd"
          palette: classic
          textColor: contrast
          link: https://example.org
          messageLink: ../log
          progress: 0.25
          width: 150
          font: {size: 22}
      """,
      StatusBadge(.init("build"), [.init("passing").progress(0.25)])
        .color(.gradient(["success", "blue"]), dark: "#8f8").labelColor("#333", dark: "#ddd").palette(.classic)
        .textColor(by: .contrast).links(home, log).width(150).font(size: 22).title("words").colorScheme(.automatic))
    try same(
      "status: {message: b, minWidth: 90, fill: [red, blue]}",
      StatusBadge("", "b").minimumWidth(90).fill(
        .linearGradient(from: "red", to: "blue")))
    try same("status: {message: b, textColor: knockout}", StatusBadge("", "b").knockout())
    try same("status: {message: b, textColor: \"#fe0\"}", StatusBadge("", "b").textColor("#fe0"))
  }

  @Test("have any number of messages, each with what a message may have")
  func messages() throws {
    let link = try LinkDestination(parsing: "#c")
    let expected = StatusBadge(
      .init("a"),
      [
        .init("b", color: "red", dark: "#fcc"), .init("c").link(link).minimumWidth(60), .init("d").progress(0.5),
      ])
    try same(
      """
      colorScheme: dark
        status:
          label: a
          messages:
            - {text: b, color: red, darkColor: "#fcc"}
            - {text: c, link: "#c", minWidth: 60}
            - {text: d, progress: 0.5}
      """, expected.colorScheme(.dark))
  }

  @Test("are coloured by thresholds", arguments: [("49%", "red"), ("79.9", "yellow"), ("100%", "green")])
  func thresholds(text: String, color: String) throws {
    try same(
      "status: {message: \"\(text)\", thresholds: \"50=red,80=yellow,95=green\"}",
      StatusBadge("", text).color(.named(color)))
  }

  @Test("have a logo from a data address")
  func logo() throws {
    let address =
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 4'><path d='M0 0h8v4z'/></svg>"
    let found = try #require(
      try badge("status: {message: b, logo: {file: \"\(address)\", width: 20, color: red}}") as? StatusBadge)
    let logo = try #require(found.logo)
    #expect(logo.size == Size(8, 4) && logo.width == 20 && logo.nodes.count == 1)
  }

  @Test("of a group line up, and others between them do not change")
  func alignment() throws {
    let entries = try manifest(
      """
      defaults: {alignWidths: all}
      badges:
        - {file: a.svg, status: {label: build, message: passing}}
        - {file: b.svg, alignWidths: few, status: {label: x, message: y}}
        - {file: c.svg, hub: {count: 3}}
        - {file: d.svg, status: {label: code coverage, message: 9%}}
        - {file: e.svg, alignWidths: few, status: {label: xxxxx, message: y}}
      """
    ).entries.compactMap { $0.badge as? StatusBadge }
    let widths = try entries.map { try $0.layout(with: BuiltinShaper()).frame.width }
    #expect(widths[0] == widths[2] && widths[1] == widths[3] && widths[0] != widths[1])
    let all = try StatusBadge.aligned([StatusBadge("build", "passing"), StatusBadge("code coverage", "9%")])
    #expect(try [entries[0], entries[2]].map { try $0.svg(for: .web) } == all.map { try $0.svg(for: .web) })
  }

  @Test(
    "tell their faults with place and keys",
    arguments: [
      ("{label: a}", 10, "status", .missingKey(key: "message", context: "status badge")),
      ("{message: a, colour: red}", 23, "status.colour", nil), ("{message: [a]}", 20, "status.message", nil),
      (
        "{message: a, color: redd}", 30, "status.color", .unknownColor(text: "redd", suggestion: "red")
      ),
      ("{message: a, darkColor: redd}", 34, "status.darkColor", .unknownColor(text: "redd", suggestion: "red")),
      ("{message: a, labelColor: redd}", 35, "status.labelColor", .unknownColor(text: "redd", suggestion: "red")),
      (
        "{message: a, darkLabelColor: redd}", 39, "status.darkLabelColor",
        .unknownColor(text: "redd", suggestion: "red")
      ),
      ("{message: a, color: [red]}", 30, "status.color", .tooFewElements(minimum: 2)),
      (
        "{message: a, palette: clasic}", 32, "status.palette",
        .unknownValue(
          text: "clasic", what: "palette", suggestion: "classic", expected: ["classic", "2026", "accessible"])
      ),
      ("{message: a, style: falt}", 30, "status.style", nil),
      ("{message: a, edition: 2025}", 32, "status.edition", nil),
      (
        "{message: a, style: flat, look: flat}", 30, "status.style",
        .exclusiveKeys(context: "status badge", keys: ["look", "style"])
      ),
      ("{message: a, look: mail}", 29, "status.look", nil),
      (
        "{message: a, color: red, thresholds: 5=red}", 47, "status.thresholds",
        .exclusiveKeys(context: "status badge", keys: ["color", "thresholds"])
      ),
      (
        "{message: a, darkColor: red, thresholds: 5=red}", 51, "status.thresholds",
        .exclusiveKeys(context: "status badge", keys: ["darkColor", "thresholds"])
      ),
      (
        "{message: a, thresholds: 5=red}", 35, "status.thresholds",
        .refused(ForeignProblem(BadgeError.notComparable(text: "a")))
      ),
      (
        "{message: 5, thresholds: 5}", 35, "status.thresholds",
        .refused(ForeignProblem(BadgeError.noColor(index: 0, text: "5")))
      ),
      (
        "{message: a, link: \"javascript:x\"}", 29, "status.link",
        .refused(ForeignProblem(LinkDestination.Problem.scheme("javascript")))
      ),
      (
        "{message: a, messageLink: \"a b\"}", 36, "status.messageLink",
        .refused(ForeignProblem(LinkDestination.Problem.character(" ")))
      ),
      ("{message: a, link: \"\"}", 29, "status.link", .refused(ForeignProblem(LinkDestination.Problem.empty))),
      ("{message: a, progress: 2}", 33, "status.progress", .numberOutOfRange(text: "2", allowed: 0...1)),
      ("{message: a, width: 0}", 30, "status.width", nil), ("{message: a, minWidth: -1}", 33, "status.minWidth", nil),
      ("{message: a, textColor: contrst}", 34, "status.textColor", nil),
      ("{messages: []}", 21, "status.messages", .tooFewElements(minimum: 1)),
      (
        "{message: a, messages: [{text: b}]}", 33, "status.messages",
        .exclusiveKeys(context: "status badge", keys: ["message", "messages"])
      ),
      ("{messages: [{color: red}]}", 22, "status.messages.1", .missingKey(key: "text", context: "message")),
      ("{messages: [{text: a, width: 3}]}", 32, "status.messages.1.width", nil),
      (
        "{messages: [{text: a, darkColor: redd}]}", 43, "status.messages.1.darkColor",
        .unknownColor(text: "redd", suggestion: "red")
      ),
      ("{message: a, logo: x.svg}", 29, "status.logo.file", .unreadableFile(path: "x.svg")),
      ("{message: a, logo: {}}", 29, "status.logo", nil),
      ("{message: a, logo: {file: ../x.svg}}", 36, "status.logo.file", .unreadableFile(path: "../x.svg")),
      ("{message: a, logo: {file: x.svg}}", 36, "status.logo.file", .unreadableFile(path: "x.svg")),
      ("{message: a, logo: {file: \"data:text/html,x\"}}", 36, "status.logo.file", nil),
      ("{message: a, logo: {file: x.svg, color: redd}}", 0, "", nil),
    ] as [(String, Int, String, SourceProblem?)])
  func faults(_ text: String, column: Int, path: String, problem: SourceProblem?) {
    do {
      _ = try manifest("badges:\n- file: a.svg\n  status: \(text)")
      Issue.record("it is read")
    } catch {
      guard column > 0 else { return }
      #expect(error.line == 3 && error.column == column + 1, "\(error.line):\(error.column)")
      #expect(error.path == ["badges", "1"] + path.split(separator: ".").map(String.init))
      if let problem { #expect(error.problem == problem) }
    }
  }
}
