import Cartouche
import Foundation
import Testing

@Suite("What the command says")
struct MessageTests {
  private static let escape = "\u{1B}[31m\u{9B}2J\u{7}\u{202E}"

  /// Commands with a text in a place that their message repeats.
  private static func commands(with text: String) -> [[String]] {
    [
      ["check", text], ["format", text], ["build", text, "-o", "out"],
      ["build", "badges.yml", "-o", text + "/" + text],
      ["pill", "x", "--\(text)"], ["pill", "x", text], ["pill", "x", "-o", "/dev/null/" + text],
      ["pill", "x", "--on", text],
      ["pill", "x", "--look", text], ["pill", "x", "--look-file", text], ["pill", "x", "--fill", text],
      ["pill", "x", "--font-size", text], ["pill", "x", "--state", text], ["pill", "x", "--id-prefix", text],
      ["pill", "x", "--outline-text", "--font-file", text], ["pill", "x", "--outline-text", "--font", text],
      ["pill", "x", "--halo", text], ["pill", "x", "--shadow", text], ["pill", "x", "--on", "1x\(text)"],
      ["hub", text], ["hub", "3", "--locale", text], ["hub", "3", "--title-pattern", "{\(text)"],
      ["hub", "3", "--title-pattern", "{\(text)}"], ["hub", "3", "--limit", text],
      ["hub", "3", "--on", "9x9", "--overlap", text], ["hub", "3", "--on", "9x9", "--moved", text],
      ["status", "a", "--logo", text], ["status", "a", "--thresholds", text],
      ["status", "a", "--thresholds", "1=\(text)"],
      ["status", "a", "--link", text + "\\"], ["status", "a", "--color", text], ["status", "a", "--progress", text],
      ["looks", "show", text], ["looks", "show", "--look-file", text], [text],
      ["table", "--width", "9", "{\(text): 1}"], ["table", "--width", text, "a"],
      ["cell", text, "--width", "1", "--height", "1"],
    ]
  }

  @Test("never has control sequences for a terminal, at any place", arguments: commands(with: escape))
  func escapes(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: a.svg, pill: {text: a}}]", to: "badges.yml")
    let result = try Command.run(command, in: folder.url)
    let forbidden = (result.errors + result.output).unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(forbidden.isEmpty, "\(forbidden.map { String($0.value, radix: 16) })")
    #expect(result.status != 0 || command.first == "build" || command.contains("--font"))
  }

  @Test(
    "repeats at most 120 characters of a bad value",
    arguments: commands(with: String(repeating: "x", count: 3_000))
      + commands(with: "1" + String(repeating: "e\u{301}\u{302}", count: 900)))
  func long(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: a.svg, pill: {text: a}}]", to: "badges.yml")
    let result = try Command.run(command, in: folder.url)
    let lines = result.errors.split(separator: "\n")
    // The names of files are told whole, and looks and colours are listed where nothing is near.
    let isPath = ["such file", "cannot write", "cannot be read", "File name too long"].contains {
      result.errors.contains($0)
    }
    #expect(isPath || lines.allSatisfy { !$0.contains(String(repeating: "x", count: 121)) }, "\(result.errors)")
    #expect(isPath || lines.allSatisfy { !$0.contains(String(repeating: "e\u{301}\u{302}", count: 121)) })
  }

  @Test("one line for a line end in a file's name")
  func lineEnds() throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg", to: "a\nb.svg")
    let result = try Command.run("check", "a\nb.svg", in: folder.url)
    #expect(result.errors.hasPrefix("a b.svg:1:"))
  }

  @Test(
    "names what was asked for",
    arguments: [
      (
        ["pill", "x", "--shadow", "rgba(0,0,0,.3),2"],
        "'rgba(0,0,0,.3),2' is not a value such as black,2,0,1"
      ),
      (
        ["pill", "x", "--shadow", "rgba(0,0,0,.3)"], "'rgba(0,0,0,.3)' is not a value such as black,2,0,1"
      ),
      (["pill", "x", "--border", "hsl(1,2%,3%)"], "'hsl(1,2%,3%)' is not a value such as white,2"),
      (
        ["pill", "x", "--inset-shadow", "rgb(0,0,0),2"],
        "'rgb(0,0,0),2' is not a value such as black,2,1"
      ),
      (["pill", "x", "--shadow", "rgbb(0,0,0),2,0,1"], "unknown colour 'rgbb(0,0,0)'"),
      (["hub", "3", "--on", "96X96"], "'96X96' is not a value such as 96x96"),
      (["hub", "3", "--on", "96×96"], "'96×96' is not a value such as 96x96"),
      (["hub", "3", "--on", "96 x 96"], "'96 ' is not a plain number"),
      (["pill", "x", "--title", ""], "--title is empty; leave it out to take what the badge shows"),
      (["pill", "x", "--title", " "], "--title is empty; leave it out to take what the badge shows"),
      (["hub", "3", "--title-pattern", "{count"], "'{count' has no '}'; the count is written '{count}'"),
      (["hub", "3", "--title-pattern", "{count}|{count} or {"], "'{' has no '}'; the count is written '{count}'"),
      (
        ["status", "a", "b", "--thresholds", "80=red,50=green"],
        "threshold 2, '50', is less than the one before it; write them by rising value"
      ),
      (
        ["status", "a", "b", "--thresholds", "80=red,95%=green"],
        "threshold 2, '95%', is a percentage and the first one is a number; all must be of one kind"
      ),
      (
        ["status", "a", "b", "--thresholds", "else=red,95=green"],
        "threshold 1, 'else', must be there once, as the last one"
      ),
    ])
  func words(command: [String], message: String) throws {
    let result = try Command.run(command)
    #expect(result.status == 64)
    #expect(result.message == "error: \(message)")
  }

  @Test(
    "has the number of a plural",
    arguments: [
      ("defaults: {file: a}\nbadges: []", "defaults have alignWidths, "),
      ("badges: [{file: a.svg, pill: {text: a, lookFile: a.yml}}]", "states need the key 'normal'"),
    ])
  func plurals(manifest: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "kind: pill\nsummary: a\nfont: {families: [a], size: 1}\nheight: 1\npadding: 1\nstates: {}", to: "a.yml")
    try folder.write(manifest, to: "badges.yml")
    let result = try Command.run("build", "badges.yml", "-o", "out", in: folder.url)
    #expect(result.status == 65 && result.errors.contains(message), "\(result.errors)")
  }

  @Test(
    "a number below zero is a text of a badge, in its place among the others",
    arguments: [
      ["status", "change", "-3"], ["status", "-3%"], ["status", "a", "-3", "b", "-.5"], ["status", "-1.2ms", "-0"],
      ["pill", "-3"], ["pill", "-3°"],
    ])
  func negative(command: [String]) throws {
    let texts = Array(command.dropFirst())
    let badge: any Badge =
      if command[0] == "pill" {
        Pill(texts[0])
      } else if texts.count == 1 {
        StatusBadge("", texts[0])
      } else {
        StatusBadge(.init(texts[0]), texts.dropFirst().map { .init($0) })
      }
    for arguments in [command, command + ["--precision", "3"], [command[0], "--precision", "3"] + texts] {
      let result = try Command.run(arguments)
      #expect(result.errors.isEmpty)
      #expect(try result.output == badge.svg(for: .web))
    }
    #expect(try Command.run(command + ["--lok", "-3"]).errors.hasPrefix("error: unknown option '--lok'"))
  }

  @Test("a number below zero that is too much is an unexpected argument")
  func tooMuch() throws {
    #expect(try Command.run("hub", "3", "-5").message == "error: unexpected argument")
    #expect(try Command.run("pill", "3", "-5").message == "error: unexpected argument")
    #expect(try Command.run("hub", "-5x").message == "error: '-5x' is not a plain number")
  }

  @Test(
    "locales with an underscore are those with a hyphen",
    arguments: ["de_DE", "pt_PT", "hi_IN-u_nu_deva", "zh_Hant_TW"])
  func locales(locale: String) throws {
    func drawn(_ locale: String) throws -> String {
      try Command.run("hub", "12345", "--limit", "99999", "--grouping", "--locale", locale).output
    }
    #expect(try !drawn(locale).isEmpty && drawn(locale) == drawn(locale.replacing("_", with: "-")))
  }

  @Test("many thousand arguments are refused at once")
  func manyArguments() throws {
    let result = try Command.run(["check"] + Array(repeating: "a.svg", count: 40_000))
    #expect(result.status == 64 && result.errors == "error: 40001 arguments are too many; the maximum is 5000\n")
  }

  @Test("an argument with more than a thousand combining marks on a letter is refused, before it is compared")
  func marks() throws {
    func run(_ count: Int) throws -> Command.Result {
      try Command.run("pill", "a" + String(repeating: "\u{323}\u{301}", count: count / 2))
    }
    #expect(try run(1_000).status == 0)
    let refused = try run(1_002)
    #expect(refused.status == 64)
    #expect(refused.errors == "error: argument 2 has a letter with more than 1000 combining marks\n")
  }
}
