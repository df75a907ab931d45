import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import BadgeHost

@Suite("The other service")
struct UpstreamTests {
  private static func settings() throws -> HostSettings {
    var settings = HostSettings()
    settings.upstream = try Upstream("https://img.shields.io/")
    return settings
  }

  @Test("gets what is not known here, with its path and query as they were sent")
  func unknown() async throws {
    try await responses(Self.settings()) { client async throws in
      for uri in [
        "/npm/v/express.svg?style=flat", "/a/b", "/x", "/endpoint?url=https%3A%2F%2Fa.b%2Fc", "/github/stars/%C3%A9",
      ] {
        let response = try await client.get(uri)
        #expect(response.status == .found)
        #expect(response.headers[.location] == "https://img.shields.io" + uri)
        #expect(response.headers[.cacheControl] == "max-age=300, s-maxage=300")
      }
      for uri in ["/badge/a-b-red", "/pill/4", "/health"] { #expect(try await client.get(uri).status == .ok) }
    }
  }

  @Test("is the origin of every redirection, whatever the address is")
  func origin() async throws {
    let payloads = [
      "//evil.com", "///evil.com", "////evil.com/x", "/\\evil.com", "\\\\evil.com", "/\\/evil.com", "/%2f%2fevil.com",
      "/%5cevil.com", "/.evil.com", "/@evil.com", "@evil.com", "/x@evil.com", ":80@evil.com", ".evil.com", "evil.com",
      "https://evil.com", "https:evil.com", "http:/evil.com", "/https://evil.com", "/%0d%0aSet-Cookie:a=b",
      "/a\r\nSet-Cookie:a=b", "/a\nb", "/\t/evil.com", "/%09/evil.com", "/%00//evil.com", "/..//evil.com",
      "/%2e%2e//evil.com",
      "/;@evil.com", "/?//evil.com", "/?url=//evil.com", "/#//evil.com", "//evil.com/%2f..", "//evil.com%2f@x",
      "/〱evil.com",
      "//evil。com", "/\u{202e}evil.com", "javascript:alert(1)", "/javascript:alert(1)", "", "*", "//",
      "/%E3%80%B1evil.com",
      "//[::1]/", "//127.0.0.1/", "/%zz", "//user:pass@evil.com/",
    ]
    try await responses(Self.settings()) { client async throws in
      for payload in payloads {
        let response = try await client.get(payload)
        guard let location = response.headers[.location] else {
          #expect([.badRequest, .notFound].contains(response.status), "\(payload): \(response.status)")
          continue
        }
        #expect(location.hasPrefix("https://img.shields.io/"), "\(payload): \(location)")
        #expect(location.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(payload)")
        #expect(URL(string: location)?.host() == "img.shields.io", "\(payload): \(location)")
        #expect(response.headers[HTTPField.Name("Set-Cookie")!] == nil)
      }
    }
  }

  @Test(
    "is an origin without a path",
    arguments: [
      "", "img.shields.io", "https://", "https://a/b", "https://a?b", "https://a@b", "ftp://a", "https://a\nb",
      "https://é",
    ])
  func bad(origin: String) {
    #expect(throws: SettingsError.self) { _ = try Upstream(origin) }
  }

  @Test("is not called: without it, nothing is looked up")
  func none() async throws {
    try await responses { client async throws in
      let status = try await client.get("/npm/v/x").status
      #expect(status == .notFound)
    }
  }
}
