import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import BadgeHost

@Suite("The folder of values")
struct FolderTests {
  private static let answer = #"{"schemaVersion": 1, "label": "a", "message": "b", "color": "red"}"#

  @Test("has badges by their names, and by addresses that stand for it")
  func names() async throws {
    try await withFolder(["a.json": Self.answer, "ci/main/b.json": Self.answer]) { folder in
      var settings = HostSettings()
      settings.values = try ValueFolder(folder.path(), prefixes: ["https://e.f/badges/=ci"])
      try await responses(settings) { client async throws in
        let expected = try await client.get("/badge/a-b-red").body
        for uri in [
          "/value/a", "/value/a.svg", "/value/ci/main/b", "/endpoint?url=https%3A%2F%2Fe.f%2Fbadges%2Fmain%2Fb.json",
          "/endpoint.svg?url=https://e.f/badges/main/b.json", "/badge/endpoint?url=https://e.f/badges/main/b.json",
        ] {
          let response = try await client.get(uri)
          #expect(response.status == .ok && response.body == expected, "\(uri): \(response.text)")
          #expect(response.headers[.cacheControl] == "max-age=300, s-maxage=300")
        }
        #expect(try await client.get("/value/a.json").text.contains(#""message":"b""#))
        #expect(try await client.get("/value/a@2x.png").headers[.contentType] == "image/png")
        let words = try await client.get("/value/a?color=blue&label=c&style=flat-square&cacheSeconds=900")
        #expect(words.body == (try await client.get("/badge/c-b-blue?style=flat-square").body))
        #expect(words.headers[.cacheControl] == "max-age=900, s-maxage=900")
      }
    }
  }

  @Test("is there for the longest address that stands for it, also without the other addresses of Shields")
  func longestPrefix() async throws {
    try await withFolder(["x/a.json": #"{"schemaVersion": 1, "label": "x", "message": "y"}"#, "ci/a.json": Self.answer])
    { folder in
      var settings = HostSettings()
      settings.parts.remove(.shields)
      settings.values = try ValueFolder(folder.path(), prefixes: ["https://e.f/=x", "https://e.f/badges/=ci"])
      try await responses(settings) { client async throws in
        #expect(try await client.get("/endpoint?url=https://e.f/badges/a.json").text.contains("a: b"))
        #expect(try await client.get("/endpoint?url=https://e.f/a.json").text.contains("x: y"))
        #expect(try await client.get("/badge/a-b-red").status == .notFound)
        #expect(try await client.get("/endpoint?url=https://e.f/b.json").status == .notFound)
      }
    }
  }

  @Test(
    "has names with any letters, escaped once in an address",
    arguments: [
      "main/gr%C3%B6%C3%9Fe", "main/sp%20ace", "main%2Fb", "m%61in%2fb", "%6Dain/b%2Esvg", "main/100%25",
      "main/50%2525", "main/a+b", "main/a%3Fb%23c",
    ])
  func letters(name: String) async throws {
    let names = ["größe", "sp ace", "b", "100%", "50%25", "a+b", "a?b#c"]
    try await withFolder(Dictionary(uniqueKeysWithValues: names.map { ("main/\($0).json", Self.answer) })) { folder in
      var settings = HostSettings()
      settings.values = try ValueFolder(folder.path())
      try await responses(settings) { client async throws in
        let expected = try await client.get("/badge/a-b-red").body
        for ending in name.hasSuffix("svg") ? [""] : ["", ".svg", "%2Esvg", "?label=a"] {
          let response = try await client.get("/value/" + name + ending)
          #expect(response.status == .ok && response.body == expected, "\(name)\(ending): \(response.text)")
        }
        #expect(try await client.get("/value/" + name + "%252Fx").status == .notFound)
      }
    }
  }

  @Test(
    "with a fault in a file says for 5 minutes that there is none, and not what it is",
    arguments: ["logoSvg": "<svg", "namedLogo": "github", "schemaVersion": "2"])
  func faults(key: String, value: String) async throws {
    let faulty = #"{"schemaVersion": 1, "label": "a", "message": "b", "\#(key)": "\#(value)"}"#
    try await withFolder(["a.json": Self.answer, "faulty.json": faulty]) { folder in
      var settings = HostSettings()
      settings.values = try ValueFolder(folder.path(), prefixes: ["https://e.f/="])
      try await responses(settings, logger: LogLines().logger) { client async throws in
        for uri in [
          "/value/faulty", "/value/faulty.json", "/value/faulty.png", "/value/faulty?link=/x&label=c",
          "/endpoint?url=https://e.f/faulty.json",
        ] {
          let response = try await client.get(uri)
          #expect(response.status == .notFound && response.text.contains("invalid value"), "\(uri): \(response.text)")
          #expect(response.headers[.cacheControl] == "max-age=300, s-maxage=300")
        }
        // A fault in the query is one of the client.
        for (word, message) in [
          ("link=javascript:alert(1)", "javascript"), ("logo=github", "github"),
          ("logo=data:image/svg%2Bxml,%3Csvg", "1:5"),
        ] {
          let response = try await client.get("/value/a?\(word)")
          #expect(response.status == .badRequest && response.text.contains(message), "\(word): \(response.text)")
        }
      }
    }
  }

  @Test("with a fault in a file has it in the log, with the address and without the values of its query")
  func reasons() async throws {
    let files = [
      "a.json": #"{"schemaVersion": 1, "label": "a", "message": 3}"#, "icons/bad.svg": "<svg",
      "large.json": String(repeating: " ", count: 1 << 20),
      "logo.json": #"{"schemaVersion": 1, "label": "a", "message": "b", "namedLogo": "nosuch"}"#,
    ]
    try await withFolder(files) { folder in
      var settings = HostSettings()
      settings.values = try ValueFolder(folder.path(), prefixes: ["https://e.f/="])
      settings.logos = folder.path()
      let lines = LogLines()
      try await responses(settings, logger: lines.logger) { client async throws in
        for uri in [
          "/value/a?label=secret", "/badge/a-b-red?logo=bad", "/value/large", "/endpoint?url=https://e.f/large.json",
          "/value/logo?label=secret&link=https://secret@e.f", "/endpoint?url=https://e.f/logo.json&label=secret",
          "/value/none", "/value/" + String(repeating: "x", count: 300), "/badge/a?b",
        ] {
          _ = try await client.get(uri)
        }
      }
      let logged = lines.all.map { "\($0["path", default: ""]): \($0["reason", default: ""])" }
      try #require(logged.count == 6, "\(logged)")
      #expect(!logged.joined().contains("secret"))
      #expect(logged[0].hasPrefix("/value/a?label: the value 'a': 1:") && logged[0].contains("message"))
      #expect(logged[1].hasPrefix("/badge/a-b-red?logo: ") && logged[1].contains("bad.svg"))
      #expect(logged[2].hasPrefix("/value/large: the value 'large': "))
      #expect(logged[3].hasPrefix("/endpoint?url: the value of 'https://e.f/large.json': "))
      #expect(logged[4] == "/value/logo?label&link: the value 'logo': unknown logo 'nosuch'")
      #expect(logged[5].hasSuffix("label: the value of 'https://e.f/logo.json': unknown logo 'nosuch'"))
    }
  }

  @Test("is read again when it changes")
  func changes() async throws {
    try await withFolder(["a.json": Self.answer]) { folder in
      var settings = HostSettings()
      settings.values = try ValueFolder(folder.path())
      try await responses(settings) { client async throws in
        let first = try await client.get("/value/a")
        let text = Self.answer.replacing(#""b""#, with: #""changed""#)
        try text.write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
        let second = try await client.get("/value/a")
        #expect(second.text.contains("changed") && second.headers[.eTag] != first.headers[.eTag])
        try FileManager.default.removeItem(at: folder.appending(path: "a.json"))
        #expect(try await client.get("/value/a").status == .notFound)
      }
    }
  }

  @Test("gives nothing beside it, no link, no pipe, no large file and none that is hidden")
  func hostile() async throws {
    try await withFolder([
      "in/.hidden.json": Self.answer, "in/.\u{301}x.json": Self.answer, "\u{301}x.json": Self.answer,
      "in/seen.json": Self.answer, "in/dir.json/x.json": Self.answer,
      "outside.json": Self.answer,
      "in/large.json": Self.answer + String(repeating: " ", count: 70_000), "in/bad.json": "{", "in/empty.json": "",
    ]) { folder in
      let inside = folder.appending(path: "in")
      try FileManager.default.createSymbolicLink(
        at: inside.appending(path: "link.json"), withDestinationURL: folder.appending(path: "outside.json"))
      try FileManager.default.createSymbolicLink(at: inside.appending(path: "up"), withDestinationURL: folder)
      #expect(mkfifo(inside.appending(path: "pipe.json").path(), 0o600) == 0)
      var settings = HostSettings()
      settings.values = try ValueFolder(inside.path(), prefixes: ["https://e.f/="])
      try await responses(settings) { client async throws in
        let seen = try await client.get("/value/seen")
        #expect(seen.status == .ok)
        for name in [
          "link", "up/outside", "pipe", "large", "bad", "empty", ".hidden", "dir", "../outside", "..%2Foutside",
          "%2e%2e/outside", "./../outside", "up/../../outside", "/etc/passwd", "", "a%00", "..\\outside", "dir.json/",
          "....//outside", ".%CC%81x", "up/%CC%81x", "up%2F%CC%81x", "up/%E2%80%8D/outside",
          "%CC%81x", "%2F", "%2e%2e%2foutside", "seen%2F", "seen%00.json", "%2Eseen", "..%5coutside",
          String(repeating: "a/", count: 1000), "~", "%252e%252e/outside",
        ] {
          for uri in ["/value/\(name)", "/endpoint?url=https://e.f/\(name).json"] {
            let response = try await client.get(uri)
            #expect(response.status == .notFound, "\(uri): \(response.status)")
            #expect(!response.text.contains(inside.path()))
          }
        }
      }
    }
  }

  @Test(
    "has addresses that end with a slash, and folders below it",
    arguments: ["x", "=", "https://e.f=a", "https://e.f/=../x"])
  func prefixes(prefix: String) {
    #expect(throws: SettingsError.self) { _ = try ValueFolder("x", prefixes: [prefix]) }
  }

  @Test("of logos has those that badges name, and no other file")
  func logos() async throws {
    let logo = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>"#
    let files = [
      "icons/github.svg": logo, "icons/My_own-Logo.svg": logo, "icons/bad.svg": "<svg><script>secret()</script></svg>",
      "secret.svg": logo,
    ]
    try await withFolder(files) { folder in
      var settings = HostSettings()
      settings.logos = folder.path()
      try await responses(settings, logger: LogLines().logger) { client async throws in
        let response = try await client.get("/badge/a-b-red?logo=GitHub")
        #expect(response.status == .ok)
        #expect(try await client.get("/badge/a-b-red?logo=My_own-Logo").body == response.body)
        #expect(response.headers[.cacheControl] == "max-age=86400, s-maxage=86400")
        for name in ["secret", "../secret", "..%2Fsecret", "/etc/passwd"] {
          let own = try await client.get("/status/a?logo=\(name)")
          #expect(own.status == .badRequest, "\(name)")
        }
        // What is wrong in a file of the host is not told, and may be mended.
        let bad = try await client.get("/badge/a-b-red.json?logo=bad")
        #expect(bad.status == .notFound && !bad.text.contains("secret"), "\(bad.text)")
        #expect(bad.headers[.cacheControl] == "max-age=300, s-maxage=300")
      }
    }
  }
}
