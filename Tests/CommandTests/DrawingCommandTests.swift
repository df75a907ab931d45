import Cartouche
import FontMaking
import Foundation
import PictureReading
import Testing
import XMLChecking

@Suite("The commands that draw one badge")
struct DrawingCommandTests {
  @Test("a drawn badge is what the library draws")
  func sameAsLibrary() throws {
    let result = try Command.run("pill", "42", "--look", "mail", "--state", "disabled", "--fill", "#b83280")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(try result.output == Pill("42").look(.mail).state(.disabled).fill("#b83280").svg(for: .web))
  }

  @Test("a file whose name begins with a combining mark is written into its folder")
  func combiningMark() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.url.path() + "/a", withIntermediateDirectories: true)
    #expect(try Command.run("pill", "42", "-o", "a/\u{301}b.svg", in: folder.url).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.url.path() + "/a/\u{301}b.svg"))
  }

  @Test("every option of a hub reaches the badge")
  func hubOptions() throws {
    let result = try Command.run(
      "hub", "1234", "--limit", "999", "--on", "96x64", "--at", "bottom-leading", "--moved", "-4,2", "--scaled", "0.5",
      "--border", "rgba(255, 255, 255, .5),2", "--text-color", "knockout", "--font", "Verdana, DejaVu Sans",
      "--font-size", "12", "--font-weight", "bold", "--inset-shadow", "black,2,1", "--title", "many", "--scale", "2",
      "--fill", "#f00", "--fill", "#800", "--precision", "2", "--id-prefix", "a-")
    #expect(result.errors.isEmpty)
    let hub = Hub(1234).limit(999).on(Size(96, 64), at: .bottomLeading).offset(x: -4, y: 2).scaled(by: 0.5)
      .border("rgba(255, 255, 255, .5)", width: 2).knockout()
      .font(["Verdana", "DejaVu Sans"], size: 12, weight: .bold).insetShadow("black", blur: 2, offset: 1)
      .title("many").scale(2).fill(.linearGradient(from: "#f00", to: "#800"))
    #expect(try result.output == hub.svg(for: .web.precision(2).idPrefix("a-")))
  }

  @Test("every option of places, titles and effects reaches the badge")
  func placeOptions() throws {
    let result = try Command.run(
      "hub", "128", "--limit", "99", "--form", "count", "--show-zero", "--on", "96x64", "--overlap", "12,-4",
      "--growth",
      "leading", "--keep-inside", "--direction", "rtl", "--locale", "ar", "--grouping", "--title-pattern",
      "{count}|over=more than {count}", "--border", "white,1", "--border-placement", "outside", "--halo", "gold,2",
      "--gloss", "ellipse", "--animation", "pop", "--shadow", "rgba(0, 0, 0, .4),2,1,-1")
    #expect(result.errors.isEmpty)
    let hub = try Hub(128).limit(99).form(.count).showsZero()
      .on(Size(96, 64), overlap: .corner(x: 12, y: -4), growth: .leading, keepsInside: true)
      .layoutDirection(.rightToLeft).locale(CountLocale(parsing: "ar")).groupsDigits()
      .titlePattern("{count}|over=more than {count}").border(.white, width: 1, placement: .outside)
      .halo("gold", width: 2).gloss(.ellipse).animation(.pop).shadow("rgba(0, 0, 0, .4)", blur: 2, x: 1, y: -1)
    #expect(try result.output == hub.svg(for: .web))
    #expect(try Command.run("hub", "--form", "dot").output == Hub(.dot).svg(for: .web))
    let busy = try Command.run("hub", "--look", "fluent-presence-busy").output
    #expect(try busy == Hub(.dot).look(.fluentPresenceBusy).svg(for: .web))
    for (text, overlap) in [("circular", Overlap.circular), ("rectangular", .rectangular), ("-.5", .inset(-0.5))] {
      let output = try Command.run("hub", "3", "--on", "9x9", "--overlap", text).output
      #expect(try output == Hub(3).on(Size(9, 9), overlap: overlap).svg(for: .web))
    }
    let pill = try Command.run(
      "pill", "beta", "--max-characters", "3", "--on", "90x80", "--at", "top", "--moved", "1,2")
    #expect(
      try pill.output
        == Pill("beta").maximumCharacters(3).on(Size(90, 80), at: .top).offset(x: 1, y: 2).svg(for: .web))
  }

  @Test("a cell takes its size and position")
  func cell() throws {
    let result = try Command.run("cell", "top", "--width", "300", "--height", "44", "--look", "grouped")
    #expect(try result.output == Cell(.top, size: Size(300, 44)).look(.grouped).svg(for: .web))
  }

  @Test(
    "a badge with nothing to show is drawn without shapes and ends well",
    arguments: [["pill", ""], ["hub", "0"], ["hub", "-5"], ["hub", "--", "-5"], ["hub", "-5", "--limit", "9"]])
  func nothing(arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("width=\"1\" height=\"1\""))
    #expect(!result.output.contains("<path"))
  }

  @Test("pretty output is drawn alike")
  func pretty() throws {
    let plain = try Command.run("pill", "42").output
    let pretty = try Command.run("pill", "42", "--pretty").output
    #expect(pretty != plain)
    #expect(try XMLTree(parsing: pretty).canonicalForm() == XMLTree(parsing: plain).canonicalForm())
  }

  @Test("an output file appears whole, readable for others, and nothing stays beside it")
  func outputFile() throws {
    let folder = try TemporaryFolder()
    let result = try Command.run("pill", "42", "-o", "a.svg", in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(try folder.files == ["a.svg"])
    #expect(try folder.read("a.svg") == Pill("42").svg(for: .web))
    let mode = try FileManager.default.attributesOfItem(
      atPath: folder.url.appending(path: "a.svg").path(percentEncoded: false))
    let permissions = try #require(mode[.posixPermissions] as? Int)
    #expect(permissions & 0o400 != 0)
    #expect(permissions & 0o111 == 0)
  }

  @Test(
    "a bad value on the command line is one line and exit 64",
    arguments: [
      (["pill", "x", "--fill", "redd"], "error: unknown colour 'redd'; did you mean 'red'?"),
      (["pill", "x", "--look", "mial"], "error: unknown look 'mial'; did you mean 'mail'?"),
      (
        ["pill", "x", "--look", "own.yml"],
        "error: unknown look 'own.yml'; a look of your own is '--look-file own.yml'"
      ),
      (["pill", "x", "--look", "ambiance"], "error: 'ambiance' is a look for a cell, not for a pill"),
      (
        ["pill", "x", "--state", "choosen"],
        "error: unknown state 'choosen'; there is normal, highlighted, selected and disabled"
      ),
      (["pill", "x", "--lok", "mail"], "error: unknown option '--lok'; did you mean '--look'?"),
      (["pill", "x", "--font-size", "nan"], "error: 'nan' is not a plain number"),
      (["pill", "x", "--font-size", "0"], "error: 0 is out of range (0.001 to 1000000)"),
      (["pill", "x", "--scale", "-1"], "error: -1 is out of range (0.001 to 1000000)"),
      (
        ["pill", "x", "--inset-shadow", "black,2"],
        "error: 'black,2' is not a value such as black,2,1"
      ),
      (["pill", "x", "--precision", "9"], "error: 9 is out of range (0 to 6)"),
      (
        ["pill", "x", "--id-prefix", "1<"],
        "error: '1<' cannot begin an id; use letters, digits, '_' and '-', a letter first"
      ),
      (["pill", "x", "--profile", "wbe"], "error: unknown profile 'wbe'; did you mean 'web'?"),
      (
        ["hub", "9223372036854775808"],
        "error: 9223372036854775808 is larger than any number that can be counted with, 9223372036854775807"
      ),
      (["hub", "12.5"], "error: '12.5' is not a whole number"),
      (["hub", "3", "--limit", "0"], "error: 0 is out of range (at least 1)"),
      (["hub", "3", "--on", "96"], "error: '96' is not a value such as 96x96"),
      (["hub"], "error: a hub needs <count>"),
      (["hub", "3", "--form", "dott"], "error: unknown form 'dott'; did you mean 'dot'?"),
      (["hub", "3", "--growth", "both"], "error: a hub needs --host"),
      (
        ["hub", "3", "--on", "9x9", "--overlap", "circulr"],
        "error: unknown overlap 'circulr'; did you mean 'circular'?"
      ),
      (["hub", "3", "--on", "9x9", "--overlap", "1e9"], "error: '1e9' is not a plain number"),
      (["hub", "3", "--locale", "qq"], "error: unknown locale 'qq'"),
      (["hub", "3", "--locale", "hi-u-nu-devaa"], "error: unknown digits 'devaa'; did you mean 'deva'?"),
      (
        ["hub", "3", "--title-pattern", "{n}"], "error: '{n}' is unknown in a title pattern; write '{count}'"
      ),
      (["hub", "3", "--shadow", "black,2"], "error: 'black,2' is not a value such as black,2,0,1"),
      (["hub", "3", "--halo", "knockout,x"], "error: 'x' is not a plain number"),
      (["hub", "3", "--halo", "white,-1"], "error: -1 is out of range (0 to 1000000)"),
      (["pill", "x", "--border-placement", "outside"], "error: a border needs --border"),
      (["pill", "x", "--max-characters", "0"], "error: 0 is out of range (at least 1)"),
      (["hub", "3", "--at", "top"], "error: a hub needs --host"),
      (["cell", "topp", "--width", "1", "--height", "1"], "error: unknown position 'topp'; did you mean 'top'?"),
      (
        ["cell", "top", "--width", "1000001", "--height", "1"],
        "error: 1000001 is out of range (0.001 to 1000000)"
      ),
      (
        ["cell", "top", "--width", "3", "--height", "5", "--scale", "0.1", "--precision", "0"],
        "error: width 0.3 is out of range (1 to 1000000)"
      ),
      (["looks", "show", "mial"], "error: unknown look 'mial'; did you mean 'mail'?"),
    ])
  func badValue(arguments: [String], message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64)
    #expect(result.message == message)
    #expect(result.output.isEmpty)
  }

  @Test("a file that cannot be written is exit 73")
  func cannotWrite() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let result = try Command.run("pill", "42", "-o", "file/a.svg", in: folder.url)
    #expect(result.status == 73)
    #expect(result.errors == "file/a.svg: error: cannot write: Not a directory\n")
    #expect(try folder.files == ["file"])
  }

  @Test("makes the folders of the file that -o names", arguments: ["a/b/c.svg", "./new/c.png"])
  func newFolders(file: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Command.run("pill", "42", "-o", file, in: folder.url).status == 0)
    #expect(try folder.files == [file.replacing("./", with: "")])
  }

  @Test("a look of one's own is read from a file")
  func lookFile() throws {
    let folder = try TemporaryFolder()
    let template = try Command.run("looks", "show", "digdog").output
    try folder.write(template.replacing("#8799BC", with: "#123456"), to: "own.yml")
    let result = try Command.run("pill", "42", "--look-file", "own.yml", in: folder.url)
    #expect(result.status == 0)
    #expect(try result.output == Pill("42").svg(for: .web).replacing("#8799bc", with: "#123456"))
  }

  @Test("a fault in a look file points at it and is exit 65, a missing one is exit 66")
  func badLookFile() throws {
    let folder = try TemporaryFolder()
    let template = try Command.run("looks", "show", "digdog").output
    try folder.write(template.replacing("\"#8799BC\"", with: "gren"), to: "own.yml")
    let result = try Command.run("pill", "42", "--look-file", "own.yml", in: folder.url)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("own.yml:12:18: error: unknown colour 'gren'; did you mean 'green'?\n"))
    #expect(try Command.run("pill", "42", "--look-file", "none.yml", in: folder.url).status == 66)
  }

  @Test("the version and the list of looks are printed")
  func information() throws {
    #expect(try Command.run("--version").output == "0.1.0\n")
    let list = try Command.run("looks", "list")
    #expect(list.status == 0)
    for look in BuiltinLook.all { #expect(list.output.contains(look.name)) }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Templates/pill/mail.yml")
    let template = try String(contentsOf: file, encoding: .utf8)
    // The schema is beside a look custom, and not in the folder above as in the sources.
    #expect(try Command.run("looks", "show", "mail").output == template.replacing("../look.", with: "look."))
  }

  @Test("outlined text is paths alone, and needs no font", arguments: [["pill", "42"], ["hub", "42"]])
  func outlines(arguments: [String]) throws {
    let result = try Command.run(arguments + ["--outline-text"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains("<text"))
    #expect(!result.output.contains("font-"))
    #expect(result.output.contains("<title>42</title>"))
  }

  @Test("a family that is not there is an error that says what would stand in, unless that is allowed")
  func substitutes() throws {
    let arguments = ["pill", "42", "--outline-text", "--font", "No Such Family"]
    let result = try Command.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: no font 'No Such Family' is installed; '"))
    #expect(try Command.run(arguments + ["--allow-substitute"]).status == 0)
  }

  @Test("names an installed font that has no outlines")
  func bitmapFont() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      STARTFONT 2.1
      FONT -Test-Dots-Medium-R-Normal--8-80-75-75-C-80-ISO10646-1
      SIZE 8 75 75
      FONTBOUNDINGBOX 8 8 0 0
      STARTPROPERTIES 2
      FONT_ASCENT 8
      FONT_DESCENT 0
      ENDPROPERTIES
      CHARS 1
      STARTCHAR A
      ENCODING 65
      SWIDTH 1000 0
      DWIDTH 8 0
      BBX 8 1 0 0
      BITMAP
      FF
      ENDCHAR
      ENDFONT

      """, to: "dots.bdf")
    try folder.write(
      "<fontconfig><dir prefix='cwd'>.</dir><cachedir prefix='cwd'>cache</cachedir></fontconfig>", to: "f")
    let result = try Command.shell(
      "FONTCONFIG_FILE=$PWD/f $CARTOUCHE pill A --profile design --font Dots,None", in: folder.url)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(
      result.message
        == "error: no font 'Dots' or 'None' is installed with outlines ('Dots' in colours or bitmaps), nor any other")
  }

  #if os(Linux)
    @Test(
      "an installed font is set as its file is: a variable one in its weight, one in colours by its outlines",
      arguments: ["fvar", "COLR"])
    func installedFont(table: String) throws {
      var font = try FontTables(of: Array(Data(contentsOf: URL(filePath: Self.dejaVuFile))))
      if table == "fvar" {
        font.addAxis("wght")
      } else {
        // One layer of one glyph in one colour, so that readers take the font for one in colours.
        font.tables["COLR"] = [0, 0, 0, 1, 0, 0, 0, 14, 0, 0, 0, 20, 0, 1, 0, 36, 0, 0, 0, 1, 0, 36, 0, 0]
        font.tables["CPAL"] = [0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 14, 0, 0, 0, 0, 0, 255]
      }
      let folder = try TemporaryFolder()
      try Data(font.bytes).write(to: folder.url.appending(path: "a.ttf"))
      try folder.write(
        "<fontconfig><dir prefix='cwd'>.</dir><cachedir prefix='cwd'>cache</cachedir></fontconfig>", to: "f")
      let draw = "FONTCONFIG_FILE=$PWD/f $CARTOUCHE pill AVB --profile design --font-weight bold"
      let installed = try Command.shell("\(draw) --font 'DejaVu Sans'", in: folder.url)
      #expect(installed.status == 0 && installed.message.isEmpty)
      #expect(try installed.output == Command.shell("\(draw) --font-file a.ttf", in: folder.url).output)
    }

    @Test("a font in a format that is not read gives way to another file of the family, or to the next family")
    func unreadFormat() throws {
      let font = try FontTables(of: Array(Data(contentsOf: URL(filePath: Self.dejaVuFile))))
      let folder = try TemporaryFolder()
      try Data(font.wrappedAsWOFF).write(to: folder.url.appending(path: "a.woff"))
      try folder.write(
        "<fontconfig><dir prefix='cwd'>.</dir><cachedir prefix='cwd'>cache</cachedir></fontconfig>", to: "f")
      let draw = "FONTCONFIG_FILE=$PWD/f $CARTOUCHE pill AVB --profile design --font 'DejaVu Sans'"
      let alone = try Command.shell(draw, in: folder.url)
      #expect(alone.status == 64 && alone.message.hasSuffix("a.woff': not a TrueType or OpenType font"))
      try Data(font.bytes).write(to: folder.url.appending(path: "b.ttf"))
      let both = try Command.shell(draw, in: folder.url)
      #expect(both.status == 0 && both.message.isEmpty, "\(both.errors)")
    }

    @Test("status badges that line up have the same widths with outlines, also beside live ones")
    func alignedOutlines() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        defaults: {alignWidths: all, profile: design}
        badges:
          - {file: a.svg, status: {label: build, message: passing, font: {family: Helvetica}}}
          - {file: b.svg, status: {label: documentation, message: MAXIMUM, font: {family: Helvetica}}}
          - {file: x.svg, status: {label: "\u{2603}\u{FE0F}\u{10FFFF}", message: x, font: {family: Helvetica}}}
          - {file: c.svg, profile: web, status: {label: tests, message: 12 passed, font: {family: Helvetica}}}

        """, to: "m.yml")
      let built = try Command.run(
        "build", "m.yml", "-o", "out", "--font-file", Self.dejaVuFile, "--keep-going", in: folder.url)
      #expect(built.status == 65 && built.errors.contains("U+10FFFF"), "\(built.errors)")
      let widths = try ["a", "b", "c"].map { try Markup(parsing: folder.read("out/\($0).svg"))["width"] }
      #expect(Set(widths).count == 1, "\(widths)")
    }

    @Test(
      "a library that is missing is an error that says what to install, and what does not need it is drawn",
      arguments: [
        ("libharfbuzz.so.0", "libharfbuzz0b", "pill a --outline-text --font-file \(dejaVuFile)"),
        ("libfribidi.so.0", "libfribidi0", "pill א --outline-text --font-file \(dejaVuFile)"),
        ("libfontconfig.so.1", "libfontconfig1", "pill a --outline-text"),
        ("libcairo.so.2", "libcairo2", "pill a --output a.png"),
      ])
    func missingLibrary(library: String, package: String, arguments: String) throws {
      let folder = try TemporaryFolder()
      // The loader takes this file for the library, and refuses it.
      try folder.write("", to: library)
      let result = try Command.shell("LD_LIBRARY_PATH=. \"$CARTOUCHE\" \(arguments)", in: folder.url)
      #expect(result.status == (library == "libcairo.so.2" ? 73 : 64))
      #expect(result.errors.hasPrefix("error: ") && result.errors.contains(" is missing; install '\(package)' (Debian"))
      #expect(result.errors.count { $0 == "\n" } == 1)
      #expect(try Command.shell("LD_LIBRARY_PATH=. \"$CARTOUCHE\" pill a", in: folder.url).status == 0)
      #expect(try Command.shell("\"$CARTOUCHE\" \(arguments)", in: folder.url).status == 0)
    }

    private static let dejaVuFile = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  #endif

  @Test("an invalid font file is exit 65, a missing one exit 66, one without outlined text exit 64")
  func badFontFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("no font", to: "a.ttf")
    #expect(try Command.run("pill", "42", "--outline-text", "--font-file", "a.ttf", in: folder.url).status == 65)
    #expect(try Command.run("pill", "42", "--outline-text", "--font-file", "b.ttf", in: folder.url).status == 66)
    #expect(try Command.run("pill", "42", "--font-file", "a.ttf", in: folder.url).status == 64)
  }
}
