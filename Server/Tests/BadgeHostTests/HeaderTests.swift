import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import BadgeHost

@Suite("An answer")
struct HeaderTests {
  @Test("has the headers that browsers and image proxies need")
  func headers() async throws {
    try await responses { client async throws in
      for (uri, cache) in [
        ("/badge/a-b-red", 432_000),
        (
          "/badge/a-b-red?logo=data:image/svg%2Bxml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%208%208%22%3E%3Cpath%20d=%22M0%200h8v8z%22/%3E%3C/svg%3E",
          86_400
        ),
        ("/badge/%zz", 86_400), ("/nothing", 300),
      ] {
        let headers = try await client.get(uri).headers
        #expect(headers[.cacheControl] == "max-age=\(cache), s-maxage=\(cache)", "\(uri)")
        #expect(headers[.accessControlAllowOrigin] == "*")
        #expect(headers[.contentSecurityPolicy] == "script-src 'none';")
        #expect(headers[.xContentTypeOptions] == "nosniff")
        #expect(headers[.contentType] == "image/svg+xml;charset=utf-8")
      }
      #expect(try await client.get("/health").headers[.cacheControl] == "no-cache, no-store, must-revalidate")
    }
  }

  @Test("has a tag that stays with the bytes, by which a client asks whether they changed")
  func tag() async throws {
    try await responses { client async throws in
      let first = try await client.get("/badge/a-b-red")
      let tag = try #require(first.headers[.eTag])
      #expect(try await client.get("/badge/a-b-red.svg").headers[.eTag] == tag)
      #expect(try await client.get("/badge/a-c-red").headers[.eTag] != tag)
      for wanted in [tag, "W/\(tag)", "\"x\", \(tag)", "*", "\"x\" ,W/\(tag) "] {
        let again = try await client.get("/badge/a-b-red", [.ifNoneMatch: wanted])
        #expect(again.status == .notModified, "\(wanted)")
        #expect(again.body.readableBytes == 0)
        #expect(again.headers[.eTag] == tag && again.headers[.cacheControl] == first.headers[.cacheControl])
      }
      for other in ["\"x\"", "", tag + "x", ","] {
        #expect(try await client.get("/badge/a-b-red", [.ifNoneMatch: other]).status == .ok, "\(other)")
      }
    }
  }

  @Test("to HEAD has the headers of GET, and no body")
  func head() async throws {
    try await responses { client async throws in
      let get = try await client.get("/badge/a-b-red")
      let head = try await client.get("/badge/a-b-red", method: .head)
      #expect(head.body.readableBytes == 0)
      #expect(head.headers == get.headers)
      #expect(head.headers[.contentLength] == "\(get.body.readableBytes)")
    }
  }

  @Test("to another method says which there are")
  func methods() async throws {
    try await responses { client async throws in
      let response = try await client.get("/badge/a-b-red", method: .delete)
      #expect(response.status == .methodNotAllowed)
      #expect(response.headers[.allow] == "GET, HEAD, OPTIONS")
      for method in [HTTPRequest.Method.get, .head, .put] {
        let posted = try await client.get("/badges?a", method: method)
        #expect(posted.status == .methodNotAllowed && posted.headers[.allow] == "POST, OPTIONS", "\(method)")
      }
      let options = try await client.get("/badges", method: .options)
      #expect(options.status == .noContent)
      #expect(options.headers[.accessControlAllowMethods] == "GET, HEAD, POST, OPTIONS")
    }
  }

  @Test("is below the base path alone, if there is one")
  func basePath() async throws {
    var settings = HostSettings()
    settings.basePath = "/badges/v1"
    try await responses(settings) { client async throws in
      #expect(try await client.get("/badges/v1/pill/4").status == .ok)
      #expect(try await client.get("/badges/v1/health").status == .ok)
      for uri in ["/pill/4", "/badges/v1", "/badges/v1pill/4", "/badges/v2/pill/4"] {
        #expect(try await client.get(uri).status == .notFound, "\(uri)")
      }
    }
  }

  @Test("with the table for programs has the base path, to which they add the paths")
  func servers() async throws {
    for (path, url) in [("", "/"), ("/badges/v1", "/badges/v1"), (#"/a"b\"#, #"/a"b\"#)] {
      var settings = HostSettings()
      settings.basePath = path
      try await responses(settings) { client async throws in
        let document = try JSONSerialization.jsonObject(
          with: Data(try await client.get(path + "/openapi.json").text.utf8))
        let object = try #require(document as? [String: Any])
        #expect(object["servers"] as? [[String: String]] == [["url": url]])
        #expect(object["openapi"] as? String == "3.1.0")
        let paths = try #require(object["paths"] as? [String: Any])
        #expect(paths["/health"] != nil)
      }
    }
  }

  @Test(
    "is not given for what is switched off",
    arguments: [
      (HostSettings.Part.cartouche, "/pill/4"), (.shields, "/badge/a-b-red"), (.badgen, "/badge/a/b"),
      (.png, "/pill/4.png"), (.json, "/pill/4.json"), (.metrics, "/metrics"), (.openapi, "/openapi.json"),
    ])
  func switches(part: HostSettings.Part, uri: String) async throws {
    var settings = HostSettings()
    for expected in [HTTPResponse.Status.ok, .notFound] {
      try await responses(settings) { client async throws in
        let status = try await client.get(uri).status
        #expect(status == expected, "\(uri)")
      }
      settings.parts.remove(part)
    }
  }
}
