import BadgeAddresses
import BadgeManifest
import Cartouche
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import BadgeHost

@Suite("An address")
struct AddressAnswerTests {
  @Test(
    "is answered with the badge that the library draws for its entry",
    arguments: [
      ("/badge/build-passing-green", #"{"status": {"label": "build", "message": "passing", "color": "green"}}"#),
      (
        "/:a-b-red.svg?style=plastic",
        #"{"status": {"label": "a", "message": "b", "color": "red", "style": "plastic"}}"#
      ),
      ("/static/v1?label=a&message=b&color=blue", #"{"status": {"label": "a", "message": "b", "color": "blue"}}"#),
      ("/badge/a/b/red", ##"{"status": {"label": "a", "message": "b", "color": "#e43"}}"##),
      ("/pill/42?look=mail", #"{"pill": {"text": "42", "look": "mail"}}"#),
      ("/hub/128?limit=99", #"{"hub": {"count": 128, "limit": 99}}"#),
      ("/cell/top?width=300&height=44", #"{"cell": {"position": "top", "width": 300, "height": 44}}"#),
    ])
  func drawn(address: String, line: String) async throws {
    var reader = BadgeLineReader()
    let entry = try reader.entry(Array(line.utf8))
    let expected = try entry.badge.serialized(for: entry.profile)
    try await responses { client async throws in
      let response = try await client.get(address)
      #expect(response.status == .ok)
      #expect(Array(buffer: response.body) == expected)
    }
  }

  @Test("of thousands, at random, has the bytes that the library draws for the entry")
  func random() async throws {
    var random = Numbers(state: 7)
    let addresses = (0..<3000).map { _ in random.address() }
    try await responses { [addresses] client in
      var count = 0
      for text in addresses {
        let response = try await client.get(text)
        guard let address = try? BadgeAddress(text), address.lookUp == nil, let entry = try? address.entry() else {
          #expect([.badRequest, .notFound].contains(response.status), "\(text): \(response.status)")
          #expect(response.text.hasPrefix("<svg"))
          continue
        }
        count += 1
        #expect(response.status == .ok)
        let expected = try entry.badge.serialized(for: entry.profile)
        #expect(Array(buffer: response.body) == expected, "\(text)")
      }
      #expect(count > 1500, "\(count)")
    }
  }

  @Test("has its texts as JSON, as Shields answers them")
  func json() async throws {
    try await responses { client async throws in
      let response = try await client.get("/badge/a__b-c%22%5C-blue.json?link=https://d.e&labelColor=red")
      #expect(response.headers[.contentType] == "application/json")
      #expect(
        response.text
          == #"{"label":"a_b","message":"c\"\\","color":"blue","labelColor":"red","link":["https://d.e"],"name":"a_b","value":"c\"\\"}"#
          + "\n")
      #expect(try await client.get("/hub/7.json").text.contains(#""message":"7""#))
    }
  }

  @Test("has pixels, two for each point with @2x")
  func pixels() async throws {
    try await responses { client async throws in
      func width(_ uri: String) async throws -> Int {
        let response = try await client.get(uri)
        #expect(response.headers[.contentType] == "image/png", "\(response.text)")
        let bytes = Array(buffer: response.body)
        return bytes.count > 20 ? bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } : 0
      }
      let single = try await width("/pill/42.png")
      #expect(single > 8)
      #expect(try await width("/pill/42@2x.png") == 2 * single)
      // A font may be installed later.
      for uri in ["/pill/%CD%B8.png", "/pill/4?profile=design&font=NoSuchFont"] {
        let missing = try await client.get(uri)
        #expect(missing.status == .notFound && missing.headers[.cacheControl] == "max-age=300, s-maxage=300", "\(uri)")
      }
      let large = try await client.get("/pill/42@4x.png?scale=1000")
      #expect(large.status == .badRequest)
    }
  }

  @Test(
    "without a badge is answered with one that says so",
    arguments: [
      ("/", HTTPResponse.Status.notFound, "badge not found"), ("/badge", .notFound, "badge not found"),
      ("/badge/bad%escape-red.svg", .badRequest, "percent sign"),
      ("/npm/v/express.svg", .notFound, "not looked up here"),
      ("/static/v1?label=a", .badRequest, "message"), ("/pill/4?lok=mail", .badRequest, "lok"),
      ("/pill/4?host=/etc/passwd", .badRequest, "/etc/passwd"), ("/pill/4?lookFile=x", .badRequest, "lookFile"),
      ("/badge/a-b-c?logo=github", .badRequest, "github"), ("/value/x", .notFound, "not looked up here"),
      ("/endpoint?url=https://a.b/c.json", .notFound, "not looked up here"), ("/%00", .notFound, "badge not found"),
      ("/pill/4?look=zzzzzz", .badRequest, "…"),
      ("/pill/\u{1F600}?look=%ff", .badRequest, "look"), ("http://a.b/pill/4", .notFound, "badge not found"),
      ("/badge/a-b-c?" + String(repeating: "a=b&", count: 5000), .badRequest, "16384"),
    ])
  func errors(address: String, status: HTTPResponse.Status, word: String) async throws {
    try await responses { client async throws in
      let response = try await client.get(address)
      #expect(response.status == status)
      #expect(response.headers[.contentType] == "image/svg+xml;charset=utf-8")
      #expect(response.text.hasPrefix("<svg") && response.text.contains(word), "\(response.text)")
      #expect(response.headers[.cacheControl] != nil)
    }
  }
}

/// Random numbers that are the same each time.
struct Numbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[next(below: elements.count)] }

  mutating func text() -> String {
    let parts = [
      "a", "Build", "passing", "%20", "_", "__", "--", "%C3%A9", "%F0%9F%98%80", "1.2", "%2F", "%3C", "%26", "x",
    ]
    return (0..<1 + next(below: 5)).map { _ in one(of: parts) }.joined()
  }

  mutating func address() -> String {
    let colors = ["red", "brightgreen", "abc", "%23123456", "rgb(1,2,3)", "nonsense", "success"]
    let words = [
      "style=flat-square", "style=social", "style=for-the-badge", "labelColor=333", "color=blue", "label=over", "x=y",
      "link=https://a.b", "logo=data:image/png;base64,AA", "look=mail", "scale=2", "title=T", "limit=9", "fill=red",
    ]
    let path =
      switch next(below: 6) {
      case 0, 1: "/badge/\(text())-\(text())-\(one(of: colors))"
      case 2: "/badge/\(text())/\(text())/\(one(of: ["red", "abc", "blue"]))"
      case 3: "/pill/\(text())"
      case 4: "/hub/\(next(below: 200))"
      default: "/status/\(text())/\(text())"
      }
    let query = (0..<next(below: 4)).map { _ in one(of: words) }.joined(separator: "&")
    return path + (query.isEmpty ? "" : "?" + query)
  }
}
