import BadgeManifest
import Cartouche
import IconReading
import LookFiles
import Testing

@Suite("An error that is printed")
struct ErrorTextTests {
  private func text(of work: () throws -> Void) -> String? {
    do { try work() } catch { return "\(error)" }
    return nil
  }

  @Test("of a manifest shows place, reason, suggestion, the line and a caret")
  func manifest() {
    let bytes = Array("badges:\n  - file: a.svg\n    pill: {text: \"3\", look: mial}\n".utf8)
    let expected = """
      3:29: error: unknown look 'mial'; did you mean 'mail'?
            pill: {text: "3", look: mial}
                                    ^
      """
    #expect(text { _ = try Manifest(parsing: bytes) } == expected)
  }

  @Test("of another file shows that file's name and line")
  func otherFile() {
    let files = ["looks/own.yml": "kind: pill\nsummary: own\nextends: mail\nheigth: 20\n"]
    let resolver = LookResolver.builtin { files[$0].map { Array($0.utf8) } }
    let bytes = Array("badges: [{file: a.svg, pill: {text: a, lookFile: own.yml}}]".utf8)
    let expected = """
      looks/own.yml:4:1: error: unknown key 'heigth'; did you mean 'height'?
        heigth: 20
        ^
      """
    #expect(text { _ = try Manifest(parsing: bytes, path: "looks/m.yml", resolver: resolver) } == expected)
  }

  @Test("of an icon shows its line, also where a manifest names it")
  func icon() {
    let svg = "<svg viewBox='0 0 9 9'>\n<script/></svg>"
    let expected = """
      2:1: error: 'script' is not supported: it runs a script
        <script/></svg>
        ^
      """
    #expect(text { _ = try Icon(parsing: Array(svg.utf8)) } == expected)
    let resolver = LookResolver.builtin { $0 == "i.svg" ? Array(svg.utf8) : nil }
    let bytes = Array("badges: [{file: a.svg, hub: {count: 3, on: {icon: i.svg}}}]".utf8)
    #expect(text { _ = try Manifest(parsing: bytes, resolver: resolver) } == "i.svg:\(expected)")
  }

  @Test("of a badge, a colour, a link, a locale, thresholds or a pattern is a sentence without a dump")
  func values() {
    let errors: [any Error] = [
      BadgeError.notAdaptable, BadgeError.textTooLong(bytes: 9, maximum: 3),
      ColorError(text: "redd", suggestion: "red"),
      LinkDestination.Problem.empty, BadgeError.unknownLocale("?"), BadgeError.noThresholds,
      BadgeError.lacksOther, ShapingError.textTooLong(bytes: 9, maximum: 3),
      LoweringError.unsupported(.mask, path: [1], layer: "body"), IconError(.empty),
    ]
    for error in errors {
      let text = "\(error)"
      #expect(text.contains(" ") && !text.contains("(") && text.last != ".", "\(text)")
    }
    #expect("\(ColorError(text: "redd", suggestion: "red"))" == "unknown colour 'redd'; did you mean 'red'?")
  }
}
