import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("A link")
struct LinkTests {
  @Test(
    "accepts http, https, mailto or a relative address, in any letter case",
    arguments: [
      "http://a", "https://example.org/a?b=c&d=<e>#f", "HTTPS://EXAMPLE.ORG", "hTtP://a", "mailto:a@b.c", "MAILTO:a",
      "a", "a/b", "../a", "/a", "//host/a", "?a=b:c", "#a:b", "a/b:c", "a?javascript:b", "./javascript:b",
      "%6Aavascript", "\u{E9}t\u{E9}", "https://example.org/\u{65E5}\u{672C}", "a&colon;b", "\"'><",
    ])
  func accepted(address: String) throws {
    #expect(try LinkDestination(parsing: address).address == address)
  }

  @Test(
    "with any other scheme is refused",
    arguments: [
      ("javascript:alert(1)", "javascript"), ("JavaScript:alert(1)", "javascript"), ("jAvAsCrIpT:0", "javascript"),
      ("javascript://host/%0Aalert(1)", "javascript"), ("data:text/html,a", "data"), ("vbscript:a", "vbscript"),
      ("file:///etc/passwd", "file"), ("blob:a", "blob"), ("ftp://a", "ftp"), ("view-source:a", "view-source"),
      (":a", ""), ("feed:javascript:a", "feed"), ("javascript:\u{301}alert(1)", "javascript"),
      ("javascript:\u{200D}alert(1)", "javascript"), ("data:\u{FE0F}text/html,a", "data"),
      ("http", nil), ("http:", "http"), ("http:a", "http"), ("http:/a", "http"), ("https://", "https"),
      ("mailto:", "mailto"),
    ] as [(String, String?)])
  func schemes(address: String, scheme: String?) {
    if let scheme {
      #expect(throws: LinkDestination.Problem.scheme(scheme)) { try LinkDestination(parsing: address) }
    } else {
      #expect(throws: Never.self) { try LinkDestination(parsing: address) }
    }
  }

  @Test("that is empty is refused")
  func empty() {
    #expect(throws: LinkDestination.Problem.empty) { try LinkDestination(parsing: "") }
  }

  @Test(
    "with a character that browsers drop or replace is refused",
    arguments: (0...0x20).map { Unicode.Scalar($0) } + (0x7F...0xA0).map { Unicode.Scalar($0) } + [
      "\u{1680}", "\u{2003}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}", "\\",
    ])
  func characters(scalar: Unicode.Scalar) {
    for address in ["java\(scalar)script:a", "\(scalar)javascript:a", "https://a\(scalar)b", "a\(scalar)"] {
      #expect(throws: LinkDestination.Problem.character(scalar)) { try LinkDestination(parsing: address) }
    }
  }

  @Test("has the namespace of xlink, and makes the picture a group for screen readers")
  func writing() throws {
    let destination = try LinkDestination(parsing: "https://example.org/?a=\"<&>'")
    let link = Link(to: destination, title: "there") { square.fill("red") }
    let picture = try written(link, title: "badge")
    #expect(picture["xmlns:xlink"] == "http://www.w3.org/1999/xlink")
    #expect(picture["role"] == "group" && picture["aria-label"] == "badge")
    let element = try #require(picture.first(named: "a"))
    #expect(element["xlink:href"] == destination.address)
    #expect(element.children.map(\.name) == ["title", "path"] && element.children[0].text == "there")
  }

  @Test("is found anywhere in the picture, including in a mask")
  func nested() throws {
    let link = Link(to: try LinkDestination(parsing: "a")) { square.fill("red") }
    for group in [Group { Group { link } }, Group { square.fill("red") }.masked { link }] {
      let picture = try written(group, title: "t")
      #expect(picture.all(named: "a").count == 1)
      #expect(picture["xmlns:xlink"] != nil && picture["role"] == "group")
    }
    let plain = try written(square.fill("red"), title: "t")
    #expect(plain["xmlns:xlink"] == nil && plain["role"] == "img")
  }
}
