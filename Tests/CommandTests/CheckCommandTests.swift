import Cartouche
import Foundation
import Testing

@Suite("cartouche check and format")
struct CheckCommandTests {
  @Test("a drawn badge passes, with nothing printed")
  func passes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Pill("42").svg(for: .web), to: "a.svg")
    let result = try Command.run("check", "a.svg", in: folder.url)
    #expect(result.status == 0)
    #expect(result.output + result.errors == "")
  }

  @Test("each fault is told with its place, the source line and a caret, and is exit 1")
  func faults() throws {
    let folder = try TemporaryFolder()
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\">\n"
      + "<path fill=\"redd\" d=\"M0 0H1\"/>\n<path fill=\"#f00\" d=\"M0 0X\" onclick=\"x()\"/>\n</svg>\n"
    try folder.write(svg, to: "a.svg")
    let result = try Command.run("check", "a.svg", in: folder.url)
    #expect(result.status == 1)
    #expect(result.errors.contains("a.svg:2:13: error:"))
    #expect(result.errors.contains("redd"))
    #expect(result.errors.contains("a.svg:3:"))
    #expect(result.errors.contains("onclick"))
    #expect(result.errors.contains("\n              ^"))
  }

  @Test("what is not well-formed is a finding too, and a missing file is not")
  func exitCodes() throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg>", to: "a.svg")
    #expect(try Command.run("check", "a.svg", in: folder.url).status == 1)
    #expect(try Command.run("check", "none.svg", in: folder.url).status == 66)
    let several = try Command.run("check", "none.svg", "a.svg", ".", in: folder.url)
    #expect(several.status == 66)
    for place in ["none.svg: error: ", "a.svg:1:", ".: error: "] {
      #expect(several.errors.contains(place), "\(several.errors)")
    }
    let manifest = try Command.run("check", "--contrast", "a.svg", "none.yml", in: folder.url)
    #expect(manifest.status == 66 && manifest.errors.contains("a.svg:1:"), "\(manifest.errors)")
    #expect(try Command.run("check", "a.svg", "--profile", "desing", in: folder.url).status == 64)
  }

  @Test("a pipe is not formatted in place", .timeLimit(.minutes(10)))
  func pipeInPlace() throws {
    let folder = try TemporaryFolder()
    let result = try Command.shell("mkfifo p; $CARTOUCHE format p --in-place", in: folder.url)
    #expect(result.status == 66, "\(result)")
  }

  @Test("a file of another profile is told to be one, in one line, unless a profile is given")
  func otherProfile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Pill("New").look(.antStatus).colorScheme(.automatic).svg(for: .embed), to: "a.svg")
    let result = try Command.run("check", "a.svg", in: folder.url)
    #expect(result.status == 1)
    #expect(
      result.message == "a.svg:1:1: error: this is a file of the profile 'embed'; check it with --profile embed")
    #expect(result.errors.components(separatedBy: "error:").count == 2)
    #expect(try Command.run("check", "--contrast", "a.svg", in: folder.url).errors == result.errors)
    #expect(try Command.run("check", "a.svg", "--profile", "embed", in: folder.url).status == 0)
    #expect(try Command.run("check", "a.svg", "--profile", "web", in: folder.url).errors.contains("'font-style'"))
  }

  @Test("the design profile is checked on request")
  func designProfile() throws {
    let folder = try TemporaryFolder()
    let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\">"
    try folder.write(
      root + "<path d=\"M 0 0 L 1 1\" fill=\"none\" stroke=\"#000000\" stroke-width=\"1\"/></svg>\n", to: "good.svg")
    try folder.write(root + "\n<path d=\"M 0 0q 1 1 2 2\" fill=\"#000\" stroke=\"none\"/></svg>\n", to: "bad.svg")
    let good = try Command.run("check", "good.svg", "--profile", "design", in: folder.url)
    #expect(good.status == 0)
    #expect(good.output + good.errors == "")
    let bad = try Command.run("check", "bad.svg", "--profile", "design", in: folder.url)
    #expect(bad.status == 1)
    #expect(bad.errors.contains("bad.svg:2:15: error: path data of 'path'"))
    #expect(bad.errors.contains("bad.svg:2:32: error: '#000' is not allowed for 'fill'"))
    #expect(try Command.run("check", "bad.svg", in: folder.url).status == 0)
    #expect(try Command.run("check", "none.svg", "--profile", "design", in: folder.url).status == 66)
  }

  @Test(
    "an option of manifests, and a manifest without --contrast, are errors that say what to do",
    arguments: [
      (["m.yml"], "'m.yml' is a manifest: --contrast checks its texts, and 'cartouche build' all else"),
      (["a.svg", "m.json"], "'m.json' is a manifest: --contrast checks its texts, and 'cartouche build' all else"),
      (["--tokens", "none.json", "a.svg"], "--tokens is for manifests, which are checked with --contrast"),
      (["--contrast", "--set", "a=b", "a.svg"], "--set is for manifests, which are checked with --contrast"),
      (["--root", ".", "a.svg"], "--root is for manifests, which are checked with --contrast"),
    ])
  func manifests(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Pill("42").svg(for: .web), to: "a.svg")
    for name in ["m.yml", "m.json"] { try folder.write("{badges: []}", to: name) }
    let result = try Command.run(["check"] + arguments, in: folder.url)
    #expect(result.status == 64 && result.message == "error: " + message, "\(result.errors)")
  }

  @Test("what breaks in which tool comes first for the design profile, grouped, with the first place of each")
  func foreignFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:x" width="9" height="9" viewBox="0 0 9 9">
      <mask id="m"/><g mask="url(#m)" clip-path="none" x:filter="a"><text style="fill: red">a</text></g>
      <g transform="scale(2)"><text>b</text><text>c</text></g>
      <radialGradient gradientTransform="scale(2)"/></svg>
      """, to: "a.svg")
    let result = try Command.run("check", "a.svg", "--profile", "design", in: folder.url)
    #expect(result.status == 1)
    let notes = result.errors.split(separator: "\n").prefix(while: { $0.contains(": note: ") })
    #expect(
      notes.map { $0.prefix { $0 != "," } } == [
        "a.svg:2:15: note: masks", "a.svg:2:63: note: texts", "a.svg:2:63: note: styles", "a.svg:3:1: note: transforms",
        "a.svg:4:1: note: transforms of gradients",
      ])
    #expect(notes.dropFirst().first?.contains("texts, 3 places: Xcode and Android Studio leave them out") == true)
    #expect(result.errors.contains("a.svg:2:1: error:"))
    #expect(try !Command.run("check", "a.svg", in: folder.url).errors.contains("note:"))
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\"/>", to: "b.svg")
    #expect(try !Command.run("check", "b.svg", "--profile", "design", in: folder.url).errors.contains("note:"))
  }

  @Test("blurs of shadows pass where they are asked for, in the design profile")
  func filters() throws {
    let folder = try TemporaryFolder()
    let drawn = try Command.run(
      "pill", "42", "--text-color", "white", "--shadow", "black,4,0,1", "--shadows", "filter", "--profile", "design",
      "--allow-substitute", "-o", "a.svg", in: folder.url)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(try Command.run("check", "a.svg", "--profile", "design", "--filters", in: folder.url).status == 0)
    let plain = try Command.run("check", "a.svg", "--profile", "design", in: folder.url)
    #expect(plain.status == 1 && plain.errors.contains("filter"))
    for options in [[], ["--profile", "web"], ["--target", "android"]] {
      let refused = try Command.run(["check", "a.svg", "--filters"] + options, in: folder.url)
      #expect(refused.status == 64 && refused.errors.contains("--filters is for the design profile"))
    }
  }

  @Test("the limits of a target are checked on request, with place and remedy")
  func target() throws {
    let folder = try TemporaryFolder()
    let draw = ["pill", "42", "--profile", "design", "--allow-substitute", "-o"]
    _ = try Command.run(draw + ["plain.svg", "--text-color", "knockout"], in: folder.url)
    _ = try Command.run(draw + ["white.svg", "--text-color", "white"], in: folder.url)
    for target in ["android", "sf-symbol", "symbolic"] {
      #expect(try Command.run("check", "plain.svg", "--target", target, in: folder.url).status == 0)
      let result = try Command.run("check", "white.svg", "--target", target, in: folder.url)
      #expect(result.status == (target == "android" ? 0 : 1))
      if target != "android" {
        #expect(result.message.hasPrefix("white.svg:1:"))
        #expect(result.message.contains("error: 'text' has the colour #ffffff, and the target paints one colour; cut"))
      }
    }
    for arguments in [
      ["--target", "ios"], ["--target", "android", "--profile", "web"], ["--target", "android", "--contrast"],
    ] {
      #expect(try Command.run(["check", "plain.svg"] + arguments, in: folder.url).status == 64)
    }
  }

  @Test("contrast is reported on request: the text's place, both colours, the ratio and the limit")
  func contrast() throws {
    let folder = try TemporaryFolder()
    let badge = StatusBadge("build", "passing").style(.flatSquare, edition: .classic).color(.success)
    try folder.write(badge.svg(for: .web), to: "low.svg")
    try folder.write(badge.palette(.accessible).svg(for: .web), to: "high.svg")
    #expect(try Command.run("check", "low.svg", in: folder.url).status == 0)
    let low = try Command.run("check", "low.svg", "--contrast", in: folder.url)
    #expect(low.status == 1)
    #expect(low.errors.hasPrefix("low.svg:1:"))
    #expect(low.errors.contains("error: 'passing' has a contrast of 2.12, #ffffff on #44cc11; it needs 4.5\n"))
    #expect(low.errors.components(separatedBy: "error:").count == 2)
    let high = try Command.run("check", "high.svg", "--contrast", in: folder.url)
    #expect(high.status == 0)
    #expect(high.output + high.errors == "")
  }

  @Test("a text on the page is compared with white, or with the page that is set")
  func page() throws {
    let folder = try TemporaryFolder()
    try folder.write(Pill("42").svg(for: .web), to: "a.svg")
    let white = try Command.run("check", "a.svg", "--contrast", in: folder.url)
    #expect(white.errors.contains("#ffffff on #8799bc where the page is #ffffff"))
    #expect(try Command.run("check", "a.svg", "--contrast", "--page", "#0d1117", in: folder.url).status == 0)
    #expect(try Command.run("check", "a.svg", "--page", "black", in: folder.url).status == 64)
    #expect(try Command.run("check", "a.svg", "--contrast", "--page", "#fff8", in: folder.url).status == 64)
    #expect(try Command.run("check", "a.svg", "--contrast", "--page", "blakc", in: folder.url).status == 64)
    #expect(try Command.run("check", "a.svg", "--contrast", "--profile", "design", in: folder.url).status == 64)
  }

  @Test("contrast is reported for files of the embed profile, whose texts are live, too")
  func embeddedContrast() throws {
    let folder = try TemporaryFolder()
    try folder.write(Pill("42").svg(for: .embed), to: "a.svg")
    let low = try Command.run("check", "a.svg", "--contrast", "--profile", "embed", in: folder.url)
    #expect(low.status == 1 && low.errors.contains("#ffffff on #8799bc where the page is #ffffff"), "\(low.errors)")
    let high = ["check", "a.svg", "--contrast", "--profile", "embed", "--page", "#0d1117"]
    #expect(try Command.run(high, in: folder.url).status == 0)
  }

  @Test("of a file outside the profile the faults are told and no contrast")
  func contrastOutsideTheProfile() throws {
    let folder = try TemporaryFolder()
    let badge = try Hub(3).svg(for: .web).replacing("fill=\"#fff\"", with: "fill=\"white\"")
    try folder.write(badge, to: "a.svg")
    let result = try Command.run("check", "a.svg", "--contrast", in: folder.url)
    #expect(result.status == 1)
    #expect(result.errors.contains("'white' is not allowed"))
    #expect(!result.errors.contains("contrast"))
  }

  @Test("external entities are never loaded and bombs never expanded")
  func entities() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret words", to: "secret.txt")
    let external =
      "<!DOCTYPE svg [<!ENTITY x SYSTEM \"secret.txt\">]><svg xmlns=\"http://www.w3.org/2000/svg\">&x;</svg>"
    try folder.write(external, to: "external.svg")
    var bomb = "<!DOCTYPE svg [<!ENTITY a0 \"aaaaaaaaaa\">"
    for level in 1..<20 { bomb += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">" }
    try folder.write(bomb + "]><svg xmlns=\"http://www.w3.org/2000/svg\">&a19;</svg>", to: "bomb.svg")
    for file in ["external.svg", "bomb.svg"] {
      let check = try Command.run("check", file, in: folder.url)
      #expect(check.status == 1)
      #expect(!check.errors.contains("secret words"))
      let format = try Command.run("format", file, in: folder.url)
      #expect(format.status == 65)
      #expect(!format.output.contains("secret words"))
    }
  }

  @Test("format prints one element a line and changes nothing that is drawn; in place it leaves finished files alone")
  func format() throws {
    let folder = try TemporaryFolder()
    let svg = try Table(width: 320) { Row("a  b", detail: "c") }.svg(for: .web)
    try folder.write(svg, to: "a.svg")
    let printed = try Command.run("format", "a.svg", in: folder.url)
    #expect(printed.status == 0)
    #expect(printed.output.split(separator: "\n").count > 5)
    #expect(printed.output.contains(">a  b</text>"))
    #expect(try folder.read("a.svg") == svg)
    #expect(try Command.run("format", "a.svg", "--in-place", in: folder.url).output.isEmpty)
    #expect(try folder.read("a.svg") == printed.output)
    #expect(try Command.run("format", "a.svg", in: folder.url).output == printed.output)
  }

  @Test("of a file with many faults twenty are told and the rest are counted, and the next file is checked as well")
  func manyFaults() throws {
    let folder = try TemporaryFolder()
    let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\">"
    func write(_ count: Int, to name: String) throws {
      let paths = String(repeating: "<path fill=\"redd\" d=\"M0 0\"/>", count: count)
      try folder.write(root + paths + "</svg>", to: name)
    }
    try write(250, to: "a.svg")
    try write(20, to: "b.svg")
    try write(2_000, to: "c.svg")
    try write(1, to: "d.svg")
    let result = try Command.run("check", "a.svg", "b.svg", "c.svg", "d.svg", in: folder.url)
    #expect(result.status == 1)
    let told = ["a", "b", "c", "d"].map { result.errors.components(separatedBy: "\($0).svg:1:").count - 1 }
    #expect(told == [20, 20, 20, 1])
    let rest = result.errors.split(separator: "\n").filter { $0.contains("more") }
    #expect(rest == ["a.svg: and 230 more", "c.svg: and at least 980 more"])
  }

  @Test("formatting in place keeps the file's mode, and follows a link")
  func formatInPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(Pill("42").svg(for: .web), to: "real.svg")
    let real = folder.url.appending(path: "real.svg").path(percentEncoded: false)
    let link = folder.url.appending(path: "link.svg").path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.svg")
    #expect(try Command.run("format", "link.svg", "--in-place", in: folder.url).status == 0)
    #expect(try folder.read("real.svg").split(separator: "\n").count > 3)
    #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.svg")
  }

  @Test(
    "the caret stands below its place: wide characters take two columns, and combining marks none",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("한", 2), ("😀", 2),
      ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("☀", 1), ("\t", 1), ("x\u{200B}y", 3), ("ก็", 1), ("\u{5D0}\u{5B0}", 1),
      ("x\u{323}\u{301}\u{302}y", 2),
    ])
  func caret(text: String, columns: Int) throws {
    let folder = try TemporaryFolder()
    let before = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\">\n<title>"
    try folder.write(before + text + "</title><b/></svg>\n", to: "a.svg")
    let lines = try Command.run("check", "a.svg", in: folder.url).errors.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[2].count == 2 + "<title>".count + columns + "</title>".count + 1)
  }

  @Test("a link that the command refuses is refused in a file, too")
  func links() throws {
    let folder = try TemporaryFolder()
    let badge = try StatusBadge("a", "b").link(LinkDestination(parsing: "TARGET")).svg(for: .web)
    let taken = ["https://example.org/a?b=[c]^_`{|}~", "mailto:a@example.org", "/a", "a/b", "?q", "#x", "é", "//host"]
    let refused = [
      #"\\evil"#, #"\evil"#, #"/a\b"#, #"https://a\b"#, #"mailto:a\b"#, #"a?b\c"#, "javascript:x", "a b", "",
    ]
    for (index, link) in (taken + refused).enumerated() {
      try folder.write(badge.replacing("TARGET", with: link), to: "a.svg")
      let isTaken = index < taken.count
      #expect(try (Command.run("check", "a.svg", in: folder.url).status == 0) == isTaken, "\(link)")
      #expect(((try? LinkDestination(parsing: link)) != nil) == isTaken, "\(link)")
    }
  }

  @Test("with --contrast, names each badge with colours of its own, and a look once")
  func eachBadge() throws {
    let folder = try TemporaryFolder()
    let pale = "pill: {text: x, fill: '#eee', textColor: '#ddd'}"
    try folder.write("badges:\n- {file: a.svg, \(pale)}\n- {file: b.svg, \(pale)}\n", to: "badges.yml")
    let result = try Command.run("check", "--contrast", "badges.yml", in: folder.url)
    #expect(result.status == 1)
    #expect(result.errors.contains("badges.yml:2:17: error: a.svg: "))
    #expect(result.errors.contains("badges.yml:3:17: error: b.svg: "))
  }
}
