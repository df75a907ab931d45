import Cartouche
import Testing

@Suite("Options that would change nothing")
struct NoEffectTests {
  @Test(
    "are ignored with a warning by badges of a kind without them",
    arguments: [
      ["--state", "selected"], ["--border", "white,2"], ["--border-placement", "outside"],
      ["--halo", "white,2"], ["--gloss", "ellipse"], ["--shadow", "black,2,0,1"], ["--animation", "pop"],
      ["--inset-shadow", "black,2,1"],
    ])
  func unknownToStatusBadges(option: [String]) throws {
    let result = try Command.run(["status", "build", "passing"] + option)
    #expect(result.status == 0)
    #expect(result.errors == "warning: \(option[0]) has no effect on a status badge\n")
    #expect(try result.output == StatusBadge("build", "passing").svg(for: .web))
    let strict = try Command.run(["status", "build", "passing", "--strict"] + option)
    #expect(strict.status == 64 && strict.output.isEmpty)
    #expect(strict.errors == "error: \(option[0]) has no effect on a status badge\n")
    if option[0] != "--border-placement" { #expect(try Command.run(["pill", "x"] + option).status == 0) }
  }

  @Test("are named where colours for dark pages are in a file for light ones", arguments: ["border", "halo"])
  func darkColors(key: String) throws {
    let option = "--\(key)-dark-color"
    for badge in [["hub", "3"], ["pill", "x"]] {
      let badge = badge + ["--\(key)", "red,2", option, "blue", "--strict"]
      let result = try Command.run(badge)
      #expect(result.status == 64)
      #expect(result.errors == "error: \(option) has no effect unless the badge is coloured for 'dark' or 'auto'\n")
      for scheme in ["auto", "dark"] { #expect(try Command.run(badge + ["--color-scheme", scheme]).status == 0) }
    }
    let row = "{summary: A, hub: {count: 3, \(key): {color: red, width: 2, darkColor: blue}}}"
    let table = ["table", row, "--width", "200", "--strict"]
    #expect(try Command.run(table).status == 64)
    #expect(try Command.run(table + ["--color-scheme", "auto"]).status == 0)
  }

  @Test("are named where a file for design tools has no second set of colours, and not where an export has it")
  func schemesOfDesignFiles() throws {
    let folder = try TemporaryFolder()
    let hub = ["hub", "3", "--look", "ios", "--profile", "design", "--allow-substitute"]
    let result = try Command.run(hub + ["--color-scheme", "auto"], in: folder.url)
    #expect(result.status == 0)
    #expect(
      result.errors == "warning: --color-scheme has no effect as 'auto' in the design profile, which has the colours "
        + "for light pages; 'dark' has the others\n")
    #expect(try Command.run(hub + ["--color-scheme", "auto", "--strict"], in: folder.url).status == 64)
    #expect(try Command.run(hub + ["--color-scheme", "dark"], in: folder.url).errors.isEmpty)
    #expect(try Command.run(hub + ["--color-scheme", "auto", "-o", "a.imageset"], in: folder.url).errors.isEmpty)
  }

  @Test(
    "are refused where another option excludes them or is missing",
    arguments: [
      (["pill", "x", "--moved", "1,2"], "a pill needs --host"),
      (["hub", "3", "--moved", "-1,2"], "a hub needs --host"),
      (["status", "a", "b", "--fill", "red", "--color", "blue"], "a status badge has only one of --color and --fill"),
      (
        ["status", "a", "5", "--fill", "red", "--thresholds", "1=red"],
        "a status badge has only one of --fill and --thresholds"
      ),
      (
        ["status", "a", "b", "--width", "90", "--min-width", "99"],
        "a status badge has only one of --width and --min-width"
      ),
      (
        ["status", "a", "b", "c", "--fill", "red", "--color", "blue"],
        "a status badge has only one of --color and --fill"
      ),
      (["pill", "x", "--look", "flat"], "'flat' is a look for a status badge, not for a pill"),
      (["pill", "x", "--font", ","], "unknown font family ''"),
      (["pill", "x", "--font", "Verdana,"], "unknown font family ''"),
    ])
  func refused(arguments: [String], message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64)
    #expect(result.message == "error: \(message)")
    #expect(result.output.isEmpty)
  }

  @Test(
    "are ignored with a warning of one line where the look does not show them, or refused on request",
    arguments: [
      (["hub", "3", "--halo", "knockout,2"], "--halo" + noHost),
      (["pill", "x", "--on", "9x9", "--halo=knockout,2"], "--halo" + noHost),
      (["pill", "x", "--look", "ant-ribbon", "--on", "90x90", "--overlap", "circular"], "--overlap" + ribbon),
      (["pill", "x", "--look", "ant-ribbon", "--on", "90x90", "--growth", "both"], "--growth" + ribbon),
      (["pill", "x", "--look", "ant-ribbon", "--on", "90x90", "--keep-inside"], "--keep-inside" + ribbon),
      (["pill", "x", "--look", "ant-ribbon", "--on", "90x90", "--at", "top"], "--at" + ribbon),
      (["hub", "3", "--form", "dot", "--font-size", "20"], "--font-size has no effect on a hub that shows no count"),
      (["hub", "--form", "dot", "--title-pattern", "zero=no post|{count} posts"], "--title-pattern" + noCount),
      (["hub", "3", "--form", "dot", "--reserve", "99"], "--reserve has no effect on a hub that shows no count"),
      (
        ["hub", "3", "--on", "90x90", "--at", "center", "--overlap", "3,3"],
        "--overlap has no effect in the middle of the host"
      ),
      (
        ["pill", "x", "--look", "ant-status", "--text-color", "knockout"],
        "--text-color has no effect on a dot before a text, where no text can be cut out"
      ),
      (["pill", "x", "--fill", "none", "--text-color", "knockout"], "--text-color" + noFill),
      (["hub", "3", "--fill", "transparent", "--text-color", "knockout"], "--text-color" + noFill),
      (["status", "a", "b", "--style", "social", "--color", "red"], "--color" + bubbles),
      (["status", "a", "b", "--style", "social", "--label-color", "red"], "--label-color" + bubbles),
      (["status", "a", "b", "--style", "social", "--fill", "red"], "--fill" + bubbles),
      (["status", "a", "5", "--style", "social", "--thresholds", "1=red"], "--thresholds" + bubbles),
      (["status", "a", "b", "--look", "social-classic", "--progress", "50%"], "--progress" + bubbles),
      (
        ["hub", "3", "--title-pattern", "zero=no messages|other={count} messages"],
        "'zero' of --title-pattern has no effect in the language 'en', which has only one and other"
      ),
      (["status", "b", "--link", "/a", "--link", "/b"], "--link has no effect without a label"),
      (["status", "a", "b", "--dark-color", "red"], "--dark-color" + light),
      (["status", "a", "b", "--dark-label-color", "red", "--color-scheme", "light"], "--dark-label-color" + light),
      (["table", "a", "--width", "99", "--fill", "red"], "--fill has no effect on a table"),
      (["cell", "top", "--width", "9", "--height", "9", "--font-size", "9"], "--font-size has no effect on a cell"),
    ])
  func ineffective(arguments: [String], message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 0 && result.output.hasPrefix("<svg"))
    #expect(result.errors == "warning: \(message)\n")
    let strict = try Command.run(arguments + ["--strict"])
    #expect(strict.status == 64 && strict.output.isEmpty)
    #expect(strict.errors == "error: \(message)\n")
  }

  private static let noFill = " has no effect on a badge without a fill, out of which no text can be cut"
  private static let noCount = " has no effect on a hub that shows no count"
  private static let noHost = " has no effect where no icon is drawn below the badge"
  private static let ribbon = " has no effect on a ribbon, which is around the leading or the trailing edge"
  private static let bubbles =
    " has no effect on bubbles such as those of 'social', whose colours are those of the look"
  private static let light = " has no effect unless the badge is coloured for 'dark' or 'auto'"

  @Test("are taken where they have one")
  func taken() throws {
    let icon = "data:image/svg+xml,<svg viewBox='0 0 24 24'><path d='M0 0H24V24Z'/></svg>"
    let plain = try Command.run("hub", "3", "--on", icon)
    let cut = try Command.run("hub", "3", "--on", icon, "--halo", "knockout,2")
    #expect(plain.status == 0 && cut.status == 0, "\(cut.errors)")
    #expect(cut.output != plain.output)
    let links = try Command.run("status", "a", "b", "--link", "/a", "--link", "/b", "--text-color", "knockout").output
    #expect(links.contains("href=\"/a\"") && links.contains("href=\"/b\""))
    let ruled = try Command.run("status", "a", "b", "--style", "social", "--text-color", "contrast").output
    #expect(try ruled == StatusBadge("a", "b").style(.social).textColor(by: .contrast).svg(for: .web))
    #expect(try ruled != StatusBadge("a", "b").style(.social).svg(for: .web))
  }

  @Test(
    "are drawn with a warning of one line where the look has nothing for them",
    arguments: [
      (
        ["hub", "3", "--state", "selected"],
        "--state changes nothing; the badge looks the same in the states normal and selected"
      ),
      (["pill", "x", "--look", "bootstrap", "--color-scheme", "auto"], alike),
      (["pill", "x", "--look", "bootstrap", "--color-scheme", "dark"], alike),
      (["status", "a", "b", "--color-scheme", "auto"], alike),
      (["pill", "x", "--look", "mail", "--fill", "red", "--color-scheme", "auto"], alike),
      (["hub", "3", "--font-size", "60"], "the count is higher than the hub; a font of up to 41.7 points fits"),
    ])
  func warned(arguments: [String], message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 0)
    #expect(result.errors == "warning: \(message)\n")
    #expect(result.output.hasPrefix("<svg"))
  }

  private static let alike = "--color-scheme changes nothing; the badge looks the same on light and dark pages"

  @Test(
    "are drawn without a word where they change something or nothing is shown",
    arguments: [
      ["hub", "3", "--state", "disabled"], ["pill", "x", "--color-scheme", "auto"],
      ["hub", "0", "--state", "selected"],
      ["cell", "top", "--width", "90", "--height", "44", "--state", "highlighted", "--color-scheme", "dark"],
      ["hub", "3", "--state", "normal", "--color-scheme", "light"],
    ])
  func silent(arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 0 && result.errors.isEmpty)
  }
}
