import Cartouche
import Foundation
import Testing
import XMLChecking

@Suite("cartouche status")
struct StatusCommandTests {
  private static let logo =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 4'><path d='M0 0h8v4z'/></svg>"

  private func drawn(_ arguments: String...) throws -> String {
    let result = try Command.run(["status"] + arguments)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return result.output
  }

  // MARK: Texts and looks

  @Test("draws what the library draws, in every style and edition", arguments: StatusStyle.allCases)
  func styles(style: StatusStyle) throws {
    for edition in StatusEdition.allCases {
      let badge = StatusBadge("build", "passing").style(style, edition: edition)
      let output = try drawn("build", "passing", "--style", style.rawValue, "--edition", edition.rawValue)
      #expect(try output == badge.svg(for: .web))
    }
    let recent = try drawn("build", "passing", "--style", style.rawValue)
    #expect(try recent == StatusBadge("build", "passing").style(style).svg(for: .web))
  }

  @Test("takes a text alone as a message, and more than two as more messages")
  func texts() throws {
    #expect(try drawn("passing") == StatusBadge("", "passing").svg(for: .web))
    let many = StatusBadge(.init("a"), [.init("b"), .init("c"), .init("d")])
    #expect(try drawn("a", "b", "c", "d") == many.svg(for: .web))
    #expect(try drawn("", "") == StatusBadge("", "").svg(for: .web))
    #expect(try drawn("--", "-a", "--b") == StatusBadge("-a", "--b").svg(for: .web))
  }

  @Test("takes a look by its name, and one from a file")
  func looks() throws {
    let badge = StatusBadge("a", "b")
    #expect(try drawn("a", "b", "--look", "plastic-classic") == badge.look(.plasticClassic).svg(for: .web))
    #expect(try drawn("a", "b", "--edition", "classic") == badge.look(.flatClassic).svg(for: .web))
    let folder = try TemporaryFolder()
    try folder.write("kind: status\nsummary: mine\nextends: flat\nradius: 10\n", to: "own.yml")
    var look = StatusLook.flat
    look.radius = 10
    let result = try Command.run("status", "a", "b", "--look-file", "own.yml", in: folder.url)
    #expect(try result.output == badge.look(look).svg(for: .web))
  }

  // MARK: Options

  @Test("takes colours for each part, in all spellings")
  func colors() throws {
    let badge = StatusBadge(.init("a"), [.init("b"), .init("c")])
    #expect(try drawn("a", "b", "c", "--color", "critical") == badge.color("critical").svg(for: .web))
    var colored = badge.labelColor("rebeccapurple")
    colored.messages[0].color = "f0a"
    colored.messages[1].color = "hsl(120, 50%, 50%)"
    let words = ["--label-color", "rebeccapurple", "--color", "f0a", "--color", "hsl(120, 50%, 50%)"]
    #expect(try Command.run(["status", "a", "b", "c"] + words).output == colored.svg(for: .web))
    let accessible = try drawn("a", "b", "c", "--palette", "accessible", "--color", "green")
    #expect(try accessible == badge.palette(.accessible).color("green").svg(for: .web))
    #expect(try drawn("a", "b", "c", "--fill", "#123") == badge.fill("#123").svg(for: .web))
  }

  @Test(
    "takes a text colour, a rule for it, or holes",
    arguments: [
      ("contrast", StatusBadge("a", "b").textColor(by: .contrast)), ("brightness", StatusBadge("a", "b")),
      ("knockout", StatusBadge("a", "b").knockout()), ("#fe0", StatusBadge("a", "b").textColor("#fe0")),
    ])
  func textColor(text: String, badge: StatusBadge) throws {
    #expect(try drawn("a", "b", "--text-color", text) == badge.svg(for: .web))
  }

  @Test("takes colours for dark pages")
  func dark() throws {
    let badge = StatusBadge("a", "b").color("red", dark: "#fcc").labelColor("#333", dark: "#ddd")
    for scheme in [OutputColorScheme.dark, .automatic] {
      let output = try drawn(
        "a", "b", "--color", "red", "--dark-color", "#fcc", "--label-color", "#333", "--dark-label-color", "#ddd",
        "--color-scheme", scheme.rawValue)
      #expect(try output == badge.colorScheme(scheme).svg(for: .web))
    }
  }

  @Test(
    "colours by thresholds",
    arguments: [
      ("49%", "red"), ("50", "yellow"), ("80%", "green"), ("100", "green"), ("-3", "red"),
    ])
  func thresholds(text: String, color: String) throws {
    let output = try drawn("--thresholds", "50=red,80=yellow,95=green", "--", "coverage", text)
    #expect(try output == StatusBadge("coverage", text).color(.named(color)).svg(for: .web))
  }

  @Test("takes progress as a share and in hundredths, and widths")
  func progressAndWidths() throws {
    let half = StatusBadge(.init("a"), [.init("b").progress(0.5)])
    #expect(try drawn("a", "b", "--progress", "50%") == half.svg(for: .web))
    #expect(try drawn("a", "b", "--progress", "0.5") == half.svg(for: .web))
    let badge = StatusBadge("build", "passing")
    #expect(try drawn("build", "passing", "--width", "120.5") == badge.width(120.5).svg(for: .web))
    #expect(try drawn("build", "passing", "--min-width", "200") == badge.minimumWidth(200).svg(for: .web))
    #expect(try drawn("build", "passing", "--font-size", "22") == badge.font(size: 22).svg(for: .web))
  }

  @Test("has one link for the whole badge, two for its halves, and none for an empty address")
  func links() throws {
    let first = try LinkDestination(parsing: "https://example.org/?a=1&b=2")
    let second = try LinkDestination(parsing: "mailto:a@example.org")
    let badge = StatusBadge("a", "b")
    #expect(try drawn("a", "b", "--link", first.address) == badge.link(first).svg(for: .web))
    let both = try drawn("a", "b", "--link", first.address, "--link", second.address)
    #expect(try both == badge.links(first, second).svg(for: .web))
    let message = try drawn("a", "b", "--link", "", "--link", second.address)
    #expect(try message == badge.links(nil, second).svg(for: .web))
    #expect(try drawn("a", "b", "--link", first.address, "--link", "") == badge.link(first).svg(for: .web))
    #expect(try drawn("a", "b", "--link", "") == badge.svg(for: .web))
  }

  @Test("takes a logo from a file and from an address, as wide as it is and as wide as is asked")
  func logos() throws {
    let badge = StatusBadge("a", "b")
    func logo(_ color: Color, width: Double? = nil) -> Logo {
      Logo(
        [
          .drawing(
            Path {
              Move(0, 0); Line(8, 0); Line(8, 4); Close()
            }.fill(.color(color)))
        ], size: Size(8, 4),
        width: width)
    }
    let text = try drawn("a", "b", "--logo", Self.logo)
    #expect(
      try XMLTree(parsing: text).canonicalForm()
        == XMLTree(parsing: badge.logo(logo(.current)).svg(for: .web)).canonicalForm())
    let folder = try TemporaryFolder()
    let source =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 4'><path fill='currentColor' d='M0 0h8v4z'/></svg>"
    try folder.write(source, to: "logo.svg")
    let arguments = ["status", "a", "b", "--logo", "logo.svg", "--logo-color", "#abc", "--logo-width", "20"]
    let wide = try Command.run(arguments, in: folder.url).output
    #expect(try wide == badge.logo(logo("#abc", width: 20)).svg(for: .web))
    #expect(try Command.run("status", "a", "b", "--logo", "logo.svg", in: folder.url).output.contains("fill=\"#fff\""))
  }

  @Test("paints with --logo-color what a logo leaves open, and names a logo that leaves nothing")
  func logoColors() throws {
    let folder = try TemporaryFolder()
    let square = "<path d='M0 0h24v24z'/>"
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(square)</svg>", to: "open.svg")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='#abc'>\(square)</svg>", to: "painted.svg")
    let png =
      "data:image/png;base64,"
      + "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
    func run(_ logo: String) throws -> Command.Result {
      try Command.run("status", "a", "b", "--logo", logo, "--logo-color", "#f80", in: folder.url)
    }
    #expect(try run("open.svg").output.contains("<path fill=\"#f80\""))
    let painted = try run("painted.svg")
    #expect(painted.status == 65)
    #expect(
      painted.message == "error: every part of this icon has its own colour; no other can be set")
    #expect(painted.errors.contains("--logo painted.svg"))
    #expect(try run(png).message == "error: a PNG has its own colours; no other can be set")
  }

  @Test("cuts a logo out with --logo-color knockout, also one with colours of its own, but no pixels")
  func logoKnockout() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='#abc'><path d='M0 0h24v24z'/></svg>",
      to: "painted.svg")
    let png =
      "data:image/png;base64,"
      + "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
    func run(_ logo: String, _ color: String) throws -> Command.Result {
      try Command.run("status", "a", "b", "--logo", logo, "--logo-color", color, in: folder.url)
    }
    let cut = try run("painted.svg", "knockout")
    #expect(cut.status == 0 && cut.output.contains("<mask") && !cut.output.contains("#abc"))
    #expect(try run(png, "knockout").message == "error: a PNG has no outline that can be cut out; use an SVG")
    #expect(try run("painted.svg", "knokout").message == "error: unknown colour 'knokout'; did you mean 'knockout'?")
  }

  // MARK: Refusals

  @Test(
    "refuses what it cannot draw, in one line, with exit 64",
    arguments: [
      (["a", "b", "--style", "falt"], "unknown style 'falt'; did you mean 'flat'?"),
      (["a", "b", "--edition", "2025"], "unknown edition '2025'; did you mean '2026'?"),
      (
        ["a", "b", "--style", "flat", "--look", "plastic"],
        "a status badge has only one of --look and --style"
      ),
      (
        ["a", "b", "--edition", "classic", "--look-file", "x.yml"],
        "a status badge has only one of --look-file and --edition"
      ),
      (["a", "b", "--look", "mail"], "'mail' is a look for a pill, not for a status badge"),
      (["a", "b", "--color", "brightgren"], "unknown colour 'brightgren'; did you mean 'brightgreen'?"),
      (["a", "b", "--label-color", "redd"], "unknown colour 'redd'; did you mean 'red'?"),
      (["a", "b", "--palette", "clasic"], "unknown palette 'clasic'; did you mean 'classic'?"),
      (["a", "b", "--text-color", "contrst"], "unknown colour 'contrst'; did you mean 'contrast'?"),
      (["a", "b", "--fill", "redd"], "unknown colour 'redd'; did you mean 'red'?"),
      (["a", "b", "--color", "red", "--color", "blue"], "2 colours for 1 message"),
      (
        ["a", "b", "--dark-color", "red", "--dark-color", "blue", "--color-scheme", "auto"],
        "2 dark colours for 1 message"
      ),
      (
        ["a", "b", "--dark-color", "redd", "--color-scheme", "auto"],
        "unknown colour 'redd'; did you mean 'red'?"
      ),
      (
        ["a", "5", "--thresholds", "5=red", "--color", "red"], "a status badge has only one of --color and --thresholds"
      ),
      (
        ["a", "5", "--thresholds", "5=red", "--dark-color", "red", "--color-scheme", "auto"],
        "a status badge has only one of --dark-color and --thresholds"
      ),
      (["a", "5", "--thresholds", " "], "thresholds are values with colours, such as 50=red,80=yellow,95=green"),
      (["a", "5", "--thresholds", "5=red,50"], "threshold 2, '50', has no colour; write 50=red"),
      (
        ["a", "5", "--thresholds", "x=red"],
        "threshold 1 begins with 'x', which is not a number, a percentage or a version"
      ),
      (["a", "5", "--thresholds", "5=redd"], "threshold 1: unknown colour 'redd'; did you mean 'red'?"),
      (["a", "5", "--thresholds", "5=red,5=blue"], "threshold 2, '5', is there already"),
      (
        ["a", "x", "--thresholds", "5=red"],
        "'x' cannot be compared with the thresholds; add a colour for such texts: else=lightgrey"
      ),
      (["a", "b", "--logo-color", "red"], "a logo needs --logo"),
      (["a", "b", "--logo-width", "9"], "a logo needs --logo"),
      (["a", "b", "--logo", logo, "--logo-color", "redd"], "unknown colour 'redd'; did you mean 'red'?"),
      (["a", "b", "--logo", logo, "--logo-width", "0"], "0 is out of range (0.001 to 1000000)"),
      (["a", "b", "--logo", logo, "--logo-width", "wide"], "'wide' is not a plain number"),
      (
        ["a", "b", "--link", "javascript:x"],
        "a link begins with http://, https:// or mailto:, or is relative; the scheme 'javascript' is not allowed"
      ),
      (
        ["a", "b", "--link", "a", "--link", "b c"],
        "a link holds no white space, no backslash and no control character; here is U+0020"
      ),
      (["a", "b", "--link", "a", "--link", "b", "--link", "c"], "a badge has two links at most, not 3"),
      (["a", "b", "--progress", "half"], "'half' is not a plain number"),
      (["a", "b", "--progress", "120%"], "120 is out of range (0 to 100)"),
      (["a", "b", "--progress", "-0.1"], "-0.1 is out of range (0 to 1)"),
      (["a", "b", "--width", "3"], "width 3 is out of range (36 to 1000000)"),
      (["a", "b", "--width", "1e3"], "'1e3' is not a plain number"),
      (["a", "b", "--width", "nan"], "'nan' is not a plain number"),
      (["a", "b", "--min-width", "-1"], "-1 is out of range (0.001 to 1000000)"),
      (["a", "b", "--font-size", "0"], "0 is out of range (0.001 to 1000000)"),
      (
        ["a", "b", "--profile", "design", "--link", "x"], "the design profile cannot hold a link; the web profile can"
      ),
    ])
  func refused(arguments: [String], message: String) throws {
    let result = try Command.run(["status"] + arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.message == "error: \(message)")
  }

  @Test(
    "refuses a logo that could do harm, says where, and writes nothing",
    arguments: [
      "<script>alert(1)</script>", "<path d='M0 0h1' onclick='x'/>", "<foreignObject/>", "<image href='x.png'/>",
      "<use href='http://example.org/#a'/>", "<style>path{fill:url(http://example.org)}</style>",
      "<animate attributeName='x'/>", "<a href='javascript:x'><path d='M0 0'/></a>", "<text>a</text>",
      "<path d='M0 0h'/>",
      "<path d='M0 0h1' fill='redd'/>", "<g><path d='M0 0'/>",
    ])
  func hostileLogo(content: String) throws {
    let source = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 4'>\n\(content)</svg>"
    let folder = try TemporaryFolder()
    try folder.write(source, to: "logo.svg")
    let address = "data:image/svg+xml;base64," + Data(source.utf8).base64EncodedString()
    for logo in ["logo.svg", address] {
      let result = try Command.run("status", "a", "b", "--logo", logo, "-o", "out.svg", in: folder.url)
      #expect(result.status == 65 && result.output.isEmpty)
      #expect(result.errors.contains(logo == address ? "2:" : "logo.svg:2:"), "\(result.errors)")
      #expect(try folder.files == ["logo.svg"])
    }
  }

  @Test(
    "refuses what is no logo at all",
    arguments: [
      ("data:text/html,x", 65), ("data:", 65), ("data:image/png;base64,AAAA", 65), ("data:image/svg+xml,%", 65),
      ("data:image/svg+xml;base64,====", 65), ("none.svg", 66), (".", 66), ("https://example.org/logo.svg", 66),
    ] as [(String, Int32)])
  func noLogo(logo: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run("status", "a", "b", "--logo", logo, "-o", "out.svg", in: folder.url)
    #expect(result.status == status && !result.errors.isEmpty)
    #expect(try folder.files.isEmpty)
  }

  @Test("refuses a faulty look file with its place")
  func faultyLook() throws {
    let folder = try TemporaryFolder()
    try folder.write("kind: status\nsummary: mine\nextends: flat\ndark: {labelColor: redd}\n", to: "own.yml")
    let result = try Command.run("status", "a", "b", "--look-file", "own.yml", in: folder.url)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("own.yml:4:20: error: unknown colour 'redd'; did you mean 'red'?\n"))
    #expect(try Command.run("status", "a", "b", "--look-file", "none.yml", in: folder.url).status == 66)
  }
}
