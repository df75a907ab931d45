import Cartouche
import Testing

@Suite("Options that would change nothing")
struct NoEffectTests {
  @Test(
    "are refused for badges that do not know them",
    arguments: [
      ["--state", "selected"], ["--direction", "rtl"], ["--border", "white,2"], ["--border-placement", "outside"],
      ["--halo", "white,2"], ["--gloss", "ellipse"], ["--shadow", "black,2,0,1"], ["--animation", "pop"],
      ["--inset-shadow", "black,2,1"],
    ])
  func unknownToStatusBadges(option: [String]) throws {
    let result = try Command.run(["status", "build", "passing"] + option)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: Unknown option '\(option[0])'"))
    #expect(result.output.isEmpty)
    if option[0] != "--border-placement" { #expect(try Command.run(["pill", "x"] + option).status == 0) }
  }

  @Test(
    "are refused where something else stands in their way",
    arguments: [
      (["pill", "x", "--moved", "1,2"], "--moved needs --on, what the badge lies on"),
      (["hub", "3", "--moved", "-1,2"], "--moved needs --on, what the badge lies on"),
      (["hub", "3", "--halo", "knockout,2"], noHost), (["pill", "x", "--halo", "knockout,2", "--on", "9x9"], noHost),
      (["pill", "x", "--look", "ant-ribbon", "--on", "90x90", "--overlap", "circular"], "--overlap" + ribbon),
      (["pill", "x", "--look", "ant-ribbon", "--on", "90x90", "--growth", "both"], "--growth" + ribbon),
      (["pill", "x", "--look", "ant-ribbon", "--on", "90x90", "--keep-inside"], "--keep-inside" + ribbon),
      (
        ["pill", "x", "--look", "ant-status", "--text-color", "knockout"],
        "--text-color knockout has no effect on a dot before a text, into which no text is cut"
      ),
      (["status", "a", "b", "--style", "social", "--color", "red"], "--color" + bubbles),
      (["status", "a", "b", "--style", "social", "--label-color", "red"], "--label-color" + bubbles),
      (["status", "a", "b", "--style", "social", "--fill", "red"], "--fill" + bubbles),
      (["status", "a", "5", "--style", "social", "--thresholds", "1=red"], "--thresholds" + bubbles),
      (["status", "a", "b", "--look", "social-classic", "--progress", "500%"], "--progress" + bubbles),
      (["status", "a", "b", "--fill", "red", "--color", "blue"], "--color and --fill exclude each other"),
      (["status", "a", "5", "--fill", "red", "--thresholds", "1=red"], "--thresholds and --fill exclude each other"),
      (["status", "b", "--link", "/a", "--link", "/b"], "the first --link of two has no effect without a label"),
      (["status", "a", "b", "--width", "90", "--min-width", "99"], "--width and --min-width exclude each other"),
      (["pill", "x", "--look", "flat"], "'flat' is a look for a status badge, not for a pill"),
      (["pill", "x", "--font", ","], "--font takes names with commas between them, not ','"),
      (["pill", "x", "--font", "Verdana,"], "--font takes names with commas between them, not 'Verdana,'"),
    ])
  func refused(arguments: [String], message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors == "error: \(message)\n")
    #expect(result.output.isEmpty)
  }

  private static let noHost = "--halo knockout has no effect where no icon is drawn beneath the badge"
  private static let ribbon = " has no effect on a ribbon, which lies around the leading or the trailing edge"
  private static let bubbles =
    " has no effect on bubbles such as those of 'social', whose colours are those of the look"

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
        "--state selected changes nothing; the badge looks the same in the states normal and selected"
      ),
      (["pill", "x", "--look", "bootstrap", "--color-scheme", "auto"], alike("auto")),
      (["pill", "x", "--look", "bootstrap", "--color-scheme", "dark"], alike("dark")),
      (["status", "a", "b", "--color-scheme", "auto"], alike("auto")),
      (["pill", "x", "--look", "mail", "--fill", "red", "--color-scheme", "auto"], alike("auto")),
    ])
  func warned(arguments: [String], message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 0)
    #expect(result.errors == "warning: \(message)\n")
    #expect(result.output.hasPrefix("<svg"))
  }

  private static func alike(_ scheme: String) -> String {
    "--color-scheme \(scheme) changes nothing; the badge looks the same on light and dark pages"
  }

  @Test(
    "are drawn without a word where they change something or nothing is shown",
    arguments: [
      ["hub", "3", "--state", "disabled"], ["pill", "x", "--color-scheme", "auto"],
      ["hub", "0", "--state", "selected"],
      ["cell", "top", "--width", "90", "--height", "44", "--state", "disabled", "--color-scheme", "dark"],
      ["hub", "3", "--state", "normal", "--color-scheme", "light"],
    ])
  func silent(arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 0 && result.errors.isEmpty)
  }
}
