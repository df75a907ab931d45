import Cartouche
import PictureReading
import Testing

@Suite("Hostile links and colours of status badges")
struct HostileStatusTests {
  // MARK: Links

  @Test(
    "a link that a browser could run, or that leaves the web, is refused",
    arguments: [
      "javascript:alert(1)", "JAVASCRIPT:alert(1)", "javascript://example.org/%0aalert(1)", " javascript:alert(1)",
      "\tjavascript:alert(1)", "\u{1}javascript:alert(1)", "\u{A0}javascript:alert(1)", "\u{FEFF} javascript:alert(1)",
      "java\tscript:alert(1)", "java\nscript:alert(1)", "java\r\nscript:alert(1)", "java\u{0}script:alert(1)",
      "javascript\t:alert(1)", "javascript\u{200B}:alert(1)", "javascript\u{AD}:alert(1)", "javascript\u{301}:alert(1)",
      "java\u{2028}script:alert(1)", "ｊavascript:alert(1)", "jаvascript:alert(1)", "javaſcript:alert(1)",
      "\u{202E}javascript:alert(1)", "\u{2066}javascript:alert(1)\u{2069}", "javascript&colon;:alert(1)",
      "vbscript:msgbox(1)", "livescript:x", "mocha:x",
      "data:text/html,<script>alert(1)</script>", "data:image/svg+xml,<svg/onload=alert(1)>", "DATA:,x", "data:",
      "data:;base64,PHNjcmlwdD4=", "file:///etc/passwd", "file:c:/boot.ini", "ftp://example.org/x", "blob:https://a/b",
      "filesystem:https://a/b", "about:blank", "view-source:https://example.org", "jar:https://a!/b",
      "feed:javascript:x",
      "chrome://settings", "ms-msdt:/id", "intent://a#Intent;end", "tel:1", "sms:1", "ws://a", "wss://a", "ssh://a",
      "x:y", "http:", "http:/example.org", "https:example.org", "https://", "mailto:", ":x", "\\\\host\\share",
      "https:\\\\host", "/\\host", "https://a b", "https://a\nb", "https://a\u{7F}", "https://a\u{85}", "\u{3000}",
      "",
    ])
  func refused(link: String) {
    #expect(throws: LinkDestination.Problem.self) { try LinkDestination(parsing: link) }
  }

  @Test(
    "a link that looks odd and is harmless is written as it is, and leads nowhere else",
    arguments: [
      "//host/a", "https://example.org/\u{202E}gpj.exe", "https://example.org/?next=javascript:alert(1)",
      "#javascript:x",
      "?data:text/html,x", "./javascript:alert(1)", "a/javascript:alert(1)", "&#106;avascript&colon;alert(1)",
      "%6Aavascript%3Aalert(1)", "https://example.org/\"onload=\"alert(1)", "'><script>alert(1)</script>",
      "https://example.org/]]>", "https://user:pass@example.org/", "https://еxample.org/", "mailto:a?body=<b>",
      "HTTPS://EXAMPLE.ORG", "javascript", "javascript\u{FF1A}alert(1)", "javascript\u{A789}alert(1)",
    ])
  func harmless(link: String) throws {
    let destination = try LinkDestination(parsing: link)
    let badges = [
      StatusBadge("a", "b").link(destination), StatusBadge("a", "b").links(nil, destination),
      StatusBadge("a", "b").style(.social).links(destination, destination),
    ]
    for badge in badges {
      let picture = try Markup(parsing: badge.svg(for: .web))
      let links = picture.all(named: "a")
      #expect(!links.isEmpty)
      for element in links {
        #expect(Array(element.attributes.keys) == ["xlink:href"])
        let address = try #require(element["xlink:href"])
        #expect(address.unicodeScalars.elementsEqual(link.unicodeScalars))
        // As browsers find the scheme: what is before the first colon, if it may be one.
        let head = address.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        let hasScheme = address.dropFirst(head.count).first == ":" && head.first?.isLetter == true
        #expect(!hasScheme || ["http", "https", "mailto"].contains(head.lowercased()))
      }
      #expect(picture.all.allSatisfy { $0.name != "script" && !$0.attributes.keys.contains { $0.hasPrefix("on") } })
    }
  }

  // MARK: Colours

  @Test(
    "a text that means no colour is refused for each part and each background",
    arguments: [
      "url(#a)", "url(http://example.org)", "URL(javascript:x)", "red url(#a)", "url(#a) red", "#fff url(x)",
      "expression(alert(1))", "var(--a)", "env(a)", "attr(fill)", "calc(1)", "image(red)", "color(srgb 1 0)",
      "color-mix(in srgb, red, bleu)", "linear-gradient(red, blue)", "inherit", "initial", "unset", "currentColor",
      "context-fill", "none", "auto", "Canvas", "red;", "red;fill:url(x)", "red}", "red\"", "red'", "red<", "red&",
      "red onload=x", "\"/><script>", "red/**/", "/**/red", "red!important", "\\72 ed", "r\u{0}ed", "red\u{202E}",
      "\u{202E}der", "rеd", "ｒｅｄ", "#", "#f", "#ff", "#fffff", "#ggg", "#fff;", "#１２３", "#12345678901234567890",
      "0x123",
      "-fff", "rgb(", "rgb()", "rgb(1)", "rgb(1,2", "rgb(1,2,3", "rgb(1,2,3))", "rgb(1,2,3,4,5)", "rgb(nan,0,0)",
      "rgb(NaN,NaN,NaN)", "rgb(inf,0,0)", "rgb(infinity,0,0)", "rgb(calc(1),0,0)", "rgb(1;2;3)", "rgb(0x1,0,0)",
      "rgb(var(--a),0,0)", "hsl(", "hsl(a,b,c)", "hsl(1turn,1%", "rgba(0,0,0,url(x))", "hwb(0, 0%, 0%)", "lab(0 0)",
      "\u{1F534}", "redd", "very red",
    ])
  func refused(color: String) {
    let badge = StatusBadge("a", "b")
    let tried = [
      badge.color(.named(color)), badge.labelColor(.named(color)), badge.color(.gradient(["red", .named(color)])),
      badge.color("red", dark: .named(color)).colorScheme(.automatic),
      badge.labelColor("red", dark: .named(color)).colorScheme(.dark),
    ]
    for badge in tried { #expect(throws: BadgeError.self) { try badge.svg(for: .web) } }
    #expect(throws: BadgeError.self) { try Thresholds(parsing: "5=\(color)") }
  }

  @Test(
    "a colour beyond what can be shown is refused, or written as the nearest that can",
    arguments: [
      "rgb(999999999, -5, 0)", "rgb(1e308%, 0%, 0%)", "rgb(99999999999999999999999999999999999999999, 0, 0)",
      "hsl(99999999999, 100%, 50%)", "hsl(-99999, 900%, 50%)", "rgba(0, 0, 0, 99)", "rgba(0, 0, 0, -1)", " red ", "RED",
      "#FFFFFFFF", "fff", "000000",
    ])
  func extreme(color: String) throws {
    guard (try? StatusColor.named(color).paint(in: .modern)) != nil else {
      #expect(throws: BadgeError.self) { try StatusBadge("a", "b").color(.named(color)).svg(for: .web) }
      return
    }
    for style in StatusStyle.allCases {
      let badge = StatusBadge("a", "b").style(style).color(.named(color), dark: "red").labelColor(.named(color))
      for badge in [badge, badge.colorScheme(.automatic)] {
        let picture = try Markup(parsing: badge.svg(for: .web))
        for element in picture.all {
          for name in ["fill", "stroke", "stop-color"] {
            guard let value = element[name] else { continue }
            #expect(value == "none" || value.wholeMatch(of: /#[0-9a-f]{3}([0-9a-f]{3})?|url\(#[a-z0-9]+\)/) != nil)
          }
          for name in ["fill-opacity", "stop-opacity"] {
            #expect(element[name] == nil || (0...1).contains(element.number(name) ?? -1))
          }
        }
      }
    }
  }

  @Test("a text cannot leave its element")
  func texts() {
    for text in ["</title><script>", "]]><script>", "\u{202E}\u{0}\u{FFFE}", "&#0;", "<!--", "<?xml?>"] {
      #expect(throws: Never.self) {
        let picture = try Markup(parsing: StatusBadge(text, text).svg(for: .web))
        #expect(picture.all(named: "script").isEmpty)
      }
    }
  }
}
