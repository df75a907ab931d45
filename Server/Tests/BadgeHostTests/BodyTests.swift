import BadgeManifest
import Cartouche
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import BadgeHost

@Suite("A body")
struct BodyTests {
  @Test("is not found where it is switched off")
  func switchedOff() async throws {
    var settings = HostSettings()
    settings.parts.remove(.post)
    try await responses(settings) { client async throws in
      #expect(try await client.post(#"{"hub": {"count": 4}}"#).status == .notFound)
    }
  }

  @Test("with an entry is answered with its badge")
  func entry() async throws {
    let line =
      #"{"title": "Mail", "status": {"label": "a", "messages": [{"text": "b"}, {"text": "c", "color": "red"}]}}"#
    var reader = BadgeLineReader()
    let entry = try reader.entry(Array(line.utf8))
    let expected = try entry.badge.serialized(for: entry.profile)
    try await responses { client async throws in
      let response = try await client.post(line)
      #expect(response.status == .ok)
      #expect(Array(buffer: response.body) == expected)
      #expect(response.headers[.cacheControl] == "no-cache, no-store, must-revalidate")
      let whole = try await client.post(#"{"hub": {"count": 4.0}}"#)
      #expect(whole.body == (try await client.get("/hub/4").body))
    }
  }

  @Test("with the answer of an endpoint is answered with its badge")
  func endpoint() async throws {
    try await responses { client async throws in
      let response = try await client.post(#"{"schemaVersion": 1, "label": "a", "message": "b", "color": "red"}"#)
      #expect(response.status == .ok)
      #expect(try await client.get("/badge/a-b-red").body == response.body)
    }
  }

  @Test(
    "that is no badge is an error in JSON with its place",
    arguments: [
      ("", "nothing"), ("{", "1:"), ("[]", "1:1"), ("{}", "pill"), (#"{"pill": {"text": "4", "lok": "x"}}"#, "lok"),
      (#"{"file": "x.svg", "pill": {"text": "4"}}"#, "file"),
      (#"{"exports": ["png"], "pill": {"text": "4"}}"#, "1:22: error: an entry cannot have the keys"),
      (#"{"pill": {"text": "4"}, "scale": 900000}"#, "1:2: error: width"),
      (#"{"pill": {"text": "schemaVersion", "look": "mial"}}"#, "did you mean 'mail'?"),
      (#"{"pill": {"text": "4", "lookFile": "/etc/passwd"}}"#, "/etc/passwd"),
      (#"{"status": {"message": "4", "logo": "../x.svg"}}"#, "../x.svg"),
      (#"{"status": {"message": "4", "logo": "/etc/passwd"}}"#, "/etc/passwd"),
      (#"{"data": {"a": "x.json"}, "pill": {"text": "4"}}"#, "data"),
      (#"{"pill": {"text": "4", "on": "x.svg"}}"#, "on"),
      (#"{"schemaVersion": 1, "label": "a", "message": "b", "secret": 1}"#, "secret"),
      (#"{"schemaVersion": 2, "label": "a", "message": "b"}"#, "version"),
      (#"{"schemaVersion": 1, "label": "a", "message": ""}"#, "message"),
      (#"{"schemaVersion": 1, "label": "a", "message": "b", "namedLogo": "x"}"#, #""error":"'x': no such file"#),
      (String(repeating: "[", count: 30_000), "1:"), ("\u{0}\u{1}", "1:1"),
    ])
  func errors(body: String, word: String) async throws {
    try await responses { client async throws in
      let response = try await client.post(body)
      #expect(response.status == .badRequest)
      #expect(response.headers[.contentType] == "application/json")
      #expect(response.text.hasPrefix(#"{"error":""#) && response.text.contains(word), "\(response.text)")
    }
  }

  @Test("that is too long is refused")
  func length() async throws {
    var settings = HostSettings()
    settings.maximumBody = 100
    try await responses(settings) { client async throws in
      #expect(try await client.post(String(repeating: " ", count: 101)).status == .contentTooLarge)
      #expect(try await client.post(#"{"pill": {"text": "4"}}"#).status == .ok)
    }
  }
}
