import BadgeManifest
import Cartouche
import Messages
import SourceTree
import Testing

@testable import BadgeAddresses

/// The keys of a status badge that an address has, as `label|message|color` and the others with their names.
private func keys(_ address: String, _ grammars: [BadgeAddress.Grammar] = BadgeAddress.Grammar.allCases) -> String {
  do {
    let address = try BadgeAddress(address, in: grammars)
    if let lookUp = address.lookUp { return "look-up: \(lookUp.subject)" }
    return text(address.keys.node)
  } catch {
    return "error: \(error.code)"
  }
}

private func text(_ node: SourceNode) -> String {
  switch node.content {
  case .text(let text): text
  case .map(let map): map.map { "\($0.key)=\(text($0.value))" }.joined(separator: "|")
  default: "?"
  }
}

@Suite("The addresses of Shields")
struct ShieldsAddressTests {
  @Test(
    "have the parts that its own cases tell",
    arguments: [
      // `core/badge-urls/static-badge-path.spec.js`, `services/static-badge/static-badge.tester.js`.
      ("/badge/best--license-Apache--2.0-blue.json", "best-license|Apache-2.0|blue"),
      ("/badge/build-passing-green", "build|passing|green"),
      ("/badge/all%20one%20color-red.svg", "|all one color|red"),
      ("/badge/label--blue.svg", "label||blue"),
      ("/badge/-message-blue.json", "|message|blue"),
      ("/badge/a__label-a%2Fb_c-%23123.svg", "a_label|a/b c|#123"),
      ("/:label-message-blue.json", "label|message|blue"),
      ("/:all%20one%20color-red", "|all one color|red"),
      ("/badge/label-100%2525-blue.svg", "label|100%25|blue"),
      ("/badge/LiCeNsE-mIt-blue.json", "LiCeNsE|mIt|blue"),
      ("/badge/label-message-whitesmoke.json", "label|message|whitesmoke"),
      ("/badge/label-message-rgb(123,123,123).json", "label|message|rgb(123,123,123)"),
      ("/badge/label-message-notacolor.json", "label|message|brightgreen"),
      ("/badge/label-message-blue.json?color=yellow", "label|message|yellow"),
      ("/badge/label-message-blue.json?colorB=yellow", "label|message|yellow"),
      ("/badge/label-message-blue.json?colorB=yellow&color=orange", "label|message|orange"),
      ("/badge/label-message-blue.json?color=123", "label|message|#123"),
      ("/badge/label-message-blue.json?label=mylabel", "mylabel|message|blue"),
      ("/badge/label-what%3Fcolor%3Dred-blue.svg", "label|what?color=red|blue"),
      ("/badge/message-lightgrey.json?label=trailing-&color=rgb%28.5+0+0%29", "trailing-|message|rgb(.5 0 0)"),
      ("/badge/a___b-c____d-blue", "a_ b|c__d|blue"), ("/badge/a-b-red@2x.svg", "a|b|brightgreen"),
      ("/static/v1?message=m", "|m|lightgrey"),
      ("/badge/coverage-95%-orange", "coverage|95%|orange"), ("/badge/a%-5%25%-blue.svg", "a%|5%%|blue"),
      ("/static/v1.svg?label=a+b&message=%3Cm%3E&color=10ADED", "a b|<m>|#10aded"),
    ])
  func parts(address: String, expected: String) {
    let parts = expected.split(separator: "|", omittingEmptySubsequences: false)
    #expect(keys(address) == "status=label=\(parts[0])|message=\(parts[1])|color=\(parts[2])", "\(address)")
  }

  @Test(
    "are none if they lack a part, have a bad escape or need a word",
    arguments: [
      ("/badge/missingcolor", "notFound"), ("/badge/bad%escape-red.svg", "badEscape"),
      ("/badge/%ff-a-red", "badEscape"),
      ("/badge/", "notFound"), ("/badge", "notFound"), ("/", "notFound"), ("", "notFound"), ("?", "notFound"),
      ("/badge/a-b-c.d", "notFound"), ("/static/v1?label=a", "missingWord"),
      ("/badge/a-b-blue?" + String(repeating: "a", count: 17_000), "tooLong"),
    ])
  func errors(address: String, code: String) {
    #expect(keys(address, [.shields]) == "error: \(code)")
  }

  @Test(
    "take the words of the query, and ignore the others",
    arguments: [
      ("style=for-the-badge", "style=for-the-badge"), ("style=popout-square", "style=flat-square"),
      ("style=popout", ""),
      ("style=pill", ""), ("labelColor=ABCDEF", "labelColor=#abcdef"), ("colorA=red", "labelColor=red"),
      ("labelColor=blue&colorA=red", "labelColor=blue"), ("labelColor=nonsense", ""),
      ("logo=GitHub", "logo=github"), ("logo=visual+studio-code", "logo=visualstudiocode"),
      ("logo=Node.js", "logo=nodedotjs"), ("logo=c%2B%2B", "logo=cplusplus"), ("logo=travis", "logo=travisci"),
      ("logo=tfs&logoColor=white", "logo=file=azuredevops|color=white"),
      ("logo=npm&logoColor=success", "logo=file=npm|color=rgb(68, 187, 0)"), ("logo=npm&logoColor=?", "logo=npm"),
      ("logo=My_own-Logo", "logo=My_own-Logo"), ("logo=azure-devops", "logo=azure-devops"),
      ("logo=-%2F", "logo=%2D%2F"), ("logo=gitter-white", "logo=gitter"), ("logo=Let's+Encrypt", "logo=letsencrypt"),
      ("logo=Citro%C3%ABn", "logo=citroen"), ("logo=", ""),
      // What cannot be a name is none that any folder has, and no path.
      ("logo=../etc/a", "logo=%2E%2E%2Fetc%2Fa"), ("logo=/etc/a", "logo=%2Fetc%2Fa"),
      ("logo=%E6%97%A5", "logo=%E6%97%A5"),
      ("logo=data:image/svg%2Bxml;base64,AA+B", "logo=file=data:image/svg+xml;base64,AA+B|width=14"),
      ("logo=data:image/svg+xml;base64,AA+B", "logo=file=data:image/svg+xml;base64,AA+B|width=14"),
      ("logo=data:image/svg+xml,%3Ca%20b%3E+%3C/a%3E", "logo=file=data:image/svg+xml,<a b> </a>|width=14"),
      ("logo=image/png;base64,AA", "logo=file=data:image/png;base64,AA|width=14"),
      ("logo=data:image/svg+xml;base64,AA+B", "logo=file=data:image/svg+xml;base64,AA+B|width=14"),
      ("logo=data:image/svg%2Bxml;base64,AA%20B%0A", "logo=file=data:image/svg+xml;base64,AA+B|width=14"),
      ("logo=data:image/svg+xml,<svg%20a='b%20c'/>", "logo=file=data:image/svg+xml,<svg a='b c'/>|width=14"),
      ("link=https://a.b/c%3Fd&link=https://e.f", "link=https://a.b/c?d|messageLink=https://e.f"),
      ("link=&link=https://e.f", "messageLink=https://e.f"),
      ("link=https://a.b/x%20y+z", "link=https://a.b/x%20y%20z"),
      ("logoWidth=20&logoPosition=3&cacheSeconds=1&maxAge=2&foo=bar&&=&=x&logoSize=auto", ""),
    ])
  func words(query: String, expected: String) {
    #expect(
      keys("/badge/a-b-red?\(query)") == "status=label=a|message=b|color=red" + (expected.isEmpty ? "" : "|" + expected)
    )
  }

  @Test(
    "draw the parts of a logo in a data URL in black where they have no colour of their own, as an image does",
    arguments: [
      ("<path d='M0 0h8v8z'/>", "black"), ("<path fill='currentColor' d='M0 0h8v8z'/>", "black"),
      ("<path fill='red' d='M0 0h8v8z'/><path d='M0 0h4v4z'/>", "black"), ("<path fill='red' d='M0 0h8v8z'/>", nil),
    ])
  func dataLogos(content: String, color: String?) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>\(content)</svg>"
    let data = "data:image/svg%2Bxml,\(svg.utf8.percentEncoded().utf8.percentEncoded())"
    for address in ["/badge/a-b-red?logo=\(data)", "/badge/a/b/red?icon=\(data)"] {
      let address = try BadgeAddress(address)
      #expect(address.keys["status", "logo", "color"] == color)
      let drawn = String(decoding: try address.entry().badge.serialized(for: .web), as: UTF8.self)
      #expect(drawn.contains("<path fill=\"#000\"") == (color != nil), "\(drawn)")
    }
  }

  @Test("cut texts at 255 units of UTF-16, between characters")
  func length() throws {
    let long = String(repeating: "a", count: 254) + "😀😀"
    let address = try BadgeAddress("/badge/\(long)-\(String(repeating: "b", count: 300))-red")
    #expect(address.keys["status", "label"] == String(repeating: "a", count: 254))
    #expect(address.keys["status", "message"]?.count == 255)
  }

  @Test(
    "that need a service say what draws such a badge",
    arguments: [
      ("/npm/v/express.svg", LookUp.Subject.version), ("/codecov/c/github/a/b", .coverage),
      ("/npm/l/express", .license),
      ("/github/actions/workflow/status/a/b/ci.yml?branch=main", .build), ("/pypi/pyversions/flask", .requires),
      ("/endpoint?url=https://a.b/c.json", .endpoint), ("/badge/endpoint.svg?url=x", .endpoint),
      ("/badge/dynamic/json?url=x&query=$.a", .dynamic), ("/github/stars/a/b", .other), ("/codacy/grade/x", .lint),
      ("/jenkins/tests?jobUrl=x", .tests), ("/pypi/v/coverage", .version), ("/npm/v/node", .version),
      ("/pypi/dm/tests", .other),
      ("/website?url=x", .other),
    ])
  func lookUps(address: String, subject: LookUp.Subject) throws {
    #expect(try BadgeAddress(address).lookUp?.subject == subject)
  }

  @Test("have the source of endpoints and of dynamic badges")
  func sources() throws {
    #expect(try BadgeAddress("/endpoint?url=https%3A%2F%2Fa.b%2Fc.json").lookUp?.source == "https://a.b/c.json")
    #expect(try BadgeAddress("/badge/dynamic/xml?uri=x").lookUp?.source == "x")
  }
}

@Suite("Other addresses")
struct OtherAddressTests {
  @Test(
    "of badgen have their parts between slashes",
    arguments: [
      ("/badge/build/passing/green", "label=build|message=passing|color=#3c1"),
      ("/badge/a%2Fb/c%20d", "label=a/b|message=c d|color=#08c"),
      ("/badge/a/1,2/abc?list=1", "label=a|message=1 | 2|color=#abc"),
      ("/badge/a/1,2,3?list", "label=a|message=1 | 2 | 3|color=#08c"),
      ("/badge/a/1,2?list=", "label=a|message=1 | 2|color=#08c"),
      ("/badge/a/1,2?list=and", "label=a|message=1 and 2|color=#08c"),
      ("/badge/a/b?icon=npm", "label=a|message=b|color=#08c|logo=file=npm|color=white"),
      ("/badge/GitHub/b?icon&label=", "label=|message=b|color=#08c|logo=file=github|color=white"),
      (
        "/badge/a/b?icon=data:image/svg+xml;base64,AA+B",
        "label=a|message=b|color=#08c|logo=file=data:image/svg+xml;base64,AA+B"
      ),
      ("/badge/a/b?icon=https://c/d", "label=a|message=b|color=#08c|logo=file=https%3A%2F%2Fc%2Fd|color=white"),
      ("/badge/a/b/red?labelColor=pink&label=c", "label=c|message=b|color=#e43|labelColor=#e5b"),
      ("/static/license/MIT/green", "label=license|message=MIT|color=#3c1"),
      ("/badge/mypy/checked/?color=&labelColor=&scale=1e1", "label=mypy|message=checked|color=#08c"),
    ])
  func badgen(address: String, expected: String) {
    #expect(keys(address, [.badgen]) == "status=" + expected)
  }

  @Test(
    "of badgen are read beside those of Shields, of which none has a slash in its colour, without the words of these",
    arguments: [
      ("/badge/pre-commit/enabled/green", "label=pre-commit|message=enabled|color=#3c1"),
      ("/badge/license/BSD-3-Clause/blue", "label=license|message=BSD-3-Clause|color=#08c"),
      ("/badge/a/2026-01-02/blue", "label=a|message=2026-01-02|color=#08c"),
      ("/badge/build/passing/green?style=social&logo=x&colorA=red&link=a", "label=build|message=passing|color=#3c1"),
      ("/badge/a-b/c-red", "label=a|message=b/c|color=red"),
      ("/badge/a-b-green/", "label=a|message=b|color=brightgreen"),
      ("/badge/a-b-c%2Fd?color=red", "label=a|message=b|color=red"),
    ])
  func badgenBesideShields(address: String, expected: String) {
    #expect(keys(address, BadgeAddress.Grammar.allCases) == "status=" + expected)
  }

  @Test(
    "of another service are those of its host, however the host is written",
    arguments: ["badges.corp", "Badges.Corp:8080", "https://badges.corp", "http://badges.corp:80/"])
  func otherService(host: String) {
    guard case .address? = BadgeServices(others: [host]).answer(for: "http://badges.corp:8080/badge/a-b-red") else {
      Issue.record("\(host)")
      return
    }
  }

  @Test(
    "of our own have the keys of a manifest",
    arguments: [
      ("/pill/42?look=mail", "pill=text=42|look=mail"),
      ("/hub/128.svg?limit=99&scale=2", "hub=count=128|limit=99|scale=2"),
      ("/cell/top?fill=%23f00", "cell=position=top|fill=#f00"),
      ("/status/build/passing@2x.png", "status=label=build|message=passing"),
      ("/status/passing?color=red", "status=message=passing|color=red"),
      ("/status/passing?label=image/png,+1", "status=message=passing|label=image/png, 1"),
      ("/pill/a%2Fb?rim.width=2&rim.color=red", "pill=text=a/b|rim=width=2|color=red"),
      ("/pill/a/b", "error: extraPart"), ("/pill/a?file=x.svg", "error: refusedKey"),
      ("/pill/a?lookFile=x", "error: refusedKey"),
      ("/pill/a?exports=png", "error: refusedKey"), ("/pill/a?x.data=1", "error: refusedKey"),
      ("/pill/a?text=b", "error: repeatedKey"), ("/pill/a?rim=2&rim.width=3", "error: repeatedKey"),
      ("/pill/a?rim.width=2&rim=3", "error: repeatedKey"), ("/pill/a?fill=red&fill=blue", "error: repeatedKey"),
      ("/status/a?logo=data:image/svg+xml;base64,AA+B", "status=message=a|logo=data:image/svg+xml;base64,AA+B"),
      ("/status/a?logo=data:image/svg+xml,%3Ca%20b%3E", "status=message=a|logo=data:image/svg+xml,<a b>"),
      ("/status/a?logo=npm&logo.color=red", "status=message=a|logo=file=npm|color=red"),
      ("/status/a?logo.color=red&logo=npm", "status=message=a|logo=color=red|file=npm"),
      ("/status/a?logo=npm&logo=x", "error: repeatedKey"),
      ("/status/a?logo=npm&logo.color=red&logo=x", "error: repeatedKey"),
      ("/pill/a?a.b.c.d.e.f.g.h=1", "pill=text=a|a=b=c=d=e=f=g=h=1"),
      ("/pill/a?a.b.c.d.e.f.g.h.i=1", "error: deepKey"), ("/pill?text=42", "pill=text=42"),
    ])
  func own(address: String, expected: String) {
    #expect(keys(address, [.cartouche]) == expected)
  }

  @Test("have the form of the answer in their ending")
  func form() throws {
    let address = try BadgeAddress("/status/build/passing@3x.png")
    #expect(address.format == .png)
    #expect(address.pixelScale == 3)
    #expect(try BadgeAddress("/badge/a-b-red.json").format == .json)
  }

  @Test("draw the badge that a manifest draws")
  func drawn() throws {
    for (address, line) in [
      (
        "/badge/build-passing-critical?style=flat-square",
        #"{"status": {"label": "build", "message": "passing", "color": "critical", "style": "flat-square"}}"#
      ), ("/hub/128?limit=99&title=Mail", #"{"title": "Mail", "hub": {"count": 128, "limit": 99}}"#),
    ] {
      var reader = BadgeLineReader()
      let expected = try reader.entry(Array(line.utf8))
      let entry = try BadgeAddress(address).entry()
      #expect(try Array(entry.badge.svg(for: .web).utf8) == Array(expected.badge.svg(for: .web).utf8))
    }
  }

  @Test(
    "with values that a badge cannot have are errors at their place",
    arguments: [
      ("/pill", 2, "a pill needs the key 'text'"), ("/pill?title=x", 2, "a pill needs the key 'text'"),
      ("/hub", 2, "'count'"), ("/cell", 2, "'position'"), ("/status", 2, "'message'"), ("/pill?hub.count=1", 7, "hub"),
      ("/pill/42?lok=mail", 10, "lok"), ("/hub/many", 6, "many"), ("/pill/4?host=/etc/passwd", 9, "/etc/passwd"),
      ("/badge/a-b-red?link=javascript:alert(1)", 16, "javascript"), ("/badge/a-b-red?logo=github", 16, "github"),
      ("/pill/4?host.icon=secret.svg", 9, "secret.svg"), ("/status/a/b?logo=x/y.svg", 13, "x/y.svg"),
    ])
  func errors(address: String, column: Int, word: String) throws {
    let error = #expect(throws: SourceError.self) { _ = try BadgeAddress(address).entry() }
    #expect(error?.column == column)
    #expect(error.map { "\($0)".contains(word) } == true, "\(String(describing: error))")
  }
}

@Suite("Hosts of badges")
struct BadgeServicesTests {
  @Test(
    "are found whatever their port, user, letter case and last dot",
    arguments: [
      "https://img.shields.io/badge/a-b-red", "http://IMG.Shields.IO:443/badge/a-b-red",
      "//u:p@img.shields.io/badge/a-b-red", "https://img.shields.io./badge/a-b-red",
    ])
  func hosts(address: String) {
    guard case .address(let badge)? = BadgeServices().answer(for: address) else {
      Issue.record("\(address)")
      return
    }
    #expect(badge.keys["status", "label"] == "a")
  }

  @Test(
    "say what their badges show",
    arguments: [
      ("https://app.codacy.com/project/badge/Coverage/abc", LookUp.Subject.coverage),
      ("https://app.codacy.com/project/badge/Grade/abc", .lint),
      ("https://api.codeclimate.com/v1/badges/abc/test_coverage", .coverage),
      ("https://api.codeclimate.com/v1/badges/abc/maintainability", .lint),
      ("https://sonarcloud.io/api/project_badges/measure?project=x&metric=coverage", .coverage),
      ("https://docs.rs/serde/badge.svg", .other), ("https://github.com/a/b/workflows/ci/badge.svg", .build),
    ])
  func subjects(address: String, subject: LookUp.Subject) {
    guard case .lookUp(let lookUp)? = BadgeServices().answer(for: address), lookUp.subject == subject else {
      Issue.record("\(address)")
      return
    }
  }

  @Test(
    "are no others",
    arguments: [
      "https://img.shields.io.evil.org/badge/a-b-red", "https://evil.org/?img.shields.io/badge/a-b-red",
      "https://img.shields.io@evil.org/badge/a-b-red", "badges/a.svg", "https:img.shields.io/badge/a-b-red",
      "https://docs.rs/a.svg", "https://tidelift.com/logo.svg",
    ])
  func others(address: String) {
    if BadgeServices().answer(for: address) != nil { Issue.record("\(address)") }
  }
}
