import BadgeManifest
import SourceTree
import Testing

@testable import BadgeAddresses

@Suite("The answer of an endpoint")
struct EndpointAnswerTests {
  private static func badge(_ answer: String, _ query: String = "") throws -> BadgeAddress {
    try BadgeAddress("/endpoint?" + query).answered(by: Array(#"{"schemaVersion": 1, \#(answer)}"#.utf8))
  }

  @Test(
    "gives its keys, before which the words of the query go",
    arguments: [
      (#""label": "a", "message": "b""#, "", "a|b|lightgrey|-|-|-"),
      (#""label": "", "message": "b", "color": "ABC", "labelColor": "red""#, "", "|b|#abc|red|-|-"),
      (
        #""label": "a", "message": "b", "color": "red", "style": "plastic""#, "color=blue&label=", "|b|blue|-|plastic|-"
      ),
      (
        #""label": "a", "message": "b", "labelColor": "red""#, "colorA=blue&style=social", "a|b|lightgrey|blue|social|-"
      ),
      (
        #""label": "a", "message": "b", "isError": true, "color": "red""#, "color=green&colorB=blue",
        "a|b|red|-|-|-"
      ), (#""label": "a", "message": "b", "isError": true"#, "color=green", "a|b|red|-|-|-"),
      (#""label": "a", "message": "b", "isError": true"#, "labelColor=green&colorA=blue", "a|b|red|-|-|-"),
      (
        #""label": "a", "message": "b", "isError": true, "labelColor": "blue""#, "labelColor=green", "a|b|red|blue|-|-"
      ), (#""label": "a", "message": "b", "namedLogo": "npm""#, "", "a|b|lightgrey|-|-|npm"),
      (#""label": "a", "message": "b", "namedLogo": "npm""#, "logo=github", "a|b|lightgrey|-|-|github"),
      (
        #""label": "a", "message": "b", "logoSvg": "<svg/>""#, "",
        "a|b|lightgrey|-|-|data:image/svg+xml,%3Csvg%2F%3E"
      ), (#""label": "a", "message": "b", "logoWidth": 3, "logoPosition": -1"#, "foo=bar", "a|b|lightgrey|-|-|-"),
    ])
  func keys(answer: String, query: String, expected: String) throws {
    let badge = try Self.badge(answer, query)
    let keys = ["label", "message", "color", "labelColor", "style", "logo"]
    #expect(
      keys.map { badge.text(at: ["status", $0]) ?? badge.text(at: ["status", $0, "file"]) ?? "-" }
        .joined(separator: "|") == expected)
    #expect(badge.lookUp == nil)
  }

  @Test(
    "has the colour of its own logo, which another logo does not take",
    arguments: [
      ("", "npm|aqua"), ("logo=github", "github|-"), ("logo=github&logoColor=red", "github|rgb(221, 67, 67)"),
      ("logoColor=white", "npm|white"),
    ])
  func logoColor(query: String, expected: String) throws {
    let badge = try Self.badge(#""label": "a", "message": "b", "namedLogo": "npm", "logoColor": "aqua""#, query)
    let logo = badge.text(at: ["status", "logo"]) ?? badge.text(at: ["status", "logo", "file"]) ?? "-"
    #expect("\(logo)|\(badge.text(at: ["status", "logo", "color"]) ?? "-")" == expected)
  }

  @Test(
    "may be kept for the longer of its own time and that of the query, and for five minutes at least",
    arguments: [
      ("", "", 300), (#","cacheSeconds": 900"#, "", 900), (#","cacheSeconds": 10"#, "cacheSeconds=20", 300),
      (#","cacheSeconds": 900"#, "cacheSeconds=1000", 1000), ("", "maxAge=600", 600),
      ("", "maxAge=600&cacheSeconds=700", 300), ("", "maxAge=x", 300), ("", "maxAge=-5", 300),
      ("", "maxAge=99999999999", 31_536_000), ("", "maxAge=99999999999999999999999", 300),
    ])
  func time(answer: String, query: String, seconds: Int) throws {
    #expect(try Self.badge(#""label": "a", "message": "b""# + answer, query).cacheSeconds == seconds)
    #expect(try BadgeAddress("/badge/a-b-red?cacheSeconds=900").cacheSeconds == nil)
  }

  @Test(
    "with a key or a value that it cannot have is an error at its place",
    arguments: [
      (#""label": "a""#, "message"), (#""message": "a""#, "label"), (#""label": "a", "message": """#, "message"),
      (#""label": "a", "message": "b", "sekret": 1"#, "sekret"), (#""label": [], "message": "b""#, "text"),
      (#""label": "a", "message": "b", "isError": "maybe""#, "maybe"),
      (#""label": "a", "message": "b", "cacheSeconds": "x""#, "x"), (#""label": "a", "message": 5"#, "a number"),
      (#""label": "a", "message": "b", "color": 123"#, "a number"),
      (#""label": "a", "message": "b", "namedLogo": "a", "logoSvg": "b""#, "logoSvg"),
    ])
  func errors(answer: String, word: String) {
    let error = #expect(throws: SourceError.self) { _ = try Self.badge(answer) }
    #expect(error.map { "\($0)".contains(word) && $0.line == 1 } == true, "\(String(describing: error))")
  }
}
