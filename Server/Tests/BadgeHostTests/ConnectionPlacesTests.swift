import HTTPTypes
import HummingbirdTesting
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import BadgeHost

@Suite("Requests without an answer")
struct ConnectionPlacesTests {
  private let places = ConnectionPlaces(4, requests: 1)

  /// Whether more than one waits: then, one of two is refused.
  private var isCrowded: Bool { [places.refusesNext(), places.refusesNext()].contains(true) }

  private func connection() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.pipeline.syncOperations.addHandler(RequestDeadline(.seconds(10), idle: .seconds(30), places: places))
    return channel
  }

  private static let body = #"{"pill": {"text": "4"}}"#
  private static let head = HTTPRequestPart.head(HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/"))

  @Test("take a place from their end to that of the answer, or of their connection")
  func ends() throws {
    let (first, second) = (try connection(), try connection())
    for channel in [first, second] {
      try channel.writeInbound(Self.head)
      #expect(!isCrowded)
    }
    try first.writeInbound(HTTPRequestPart.end(nil))
    #expect(!isCrowded)
    try second.writeInbound(HTTPRequestPart.end(nil))
    #expect(isCrowded)
    try first.writeOutbound(HTTPResponsePart.end(nil))
    #expect(!isCrowded)
    try first.writeInbound(Self.head)
    try first.writeInbound(HTTPRequestPart.end(nil))
    #expect(isCrowded)
    _ = try second.finish(acceptAlreadyClosed: true)
    #expect(!isCrowded)
  }

  @Test("take none where the answer comes before the end")
  func earlyAnswer() throws {
    let channels = [try connection(), try connection()]
    for channel in channels {
      try channel.writeInbound(Self.head)
      try channel.writeOutbound(HTTPResponsePart.end(nil))
      try channel.writeInbound(HTTPRequestPart.end(nil))
    }
    #expect(!isCrowded)
    for channel in channels {
      try channel.writeInbound(Self.head)
      try channel.writeInbound(HTTPRequestPart.end(nil))
    }
    #expect(isCrowded)
  }

  @Test("are refused, one of two where twice as many wait as may, with 503 and Retry-After, but for /health")
  func refusal() async throws {
    places.wait(for: 2)
    try await responses(places: places) { client async throws in
      let (drawn, refused) = (try await client.get("/pill/4"), try await client.get("/pill/4"))
      let (drawnBody, refusedBody) = (try await client.post(Self.body), try await client.post(Self.body))
      #expect((drawn.status, drawnBody.status) == (.ok, .ok))
      for response in [refused, refusedBody] {
        #expect(response.status == .serviceUnavailable)
        #expect(response.headers[.retryAfter] == "1")
        #expect(response.headers[.cacheControl] == "no-cache, no-store, must-revalidate")
      }
      #expect(try await client.get("/health").status == .ok)
    }
    places.wait(for: -1)
    try await responses(places: places) { client async throws in
      #expect(try await client.get("/pill/4").status == .ok)
    }
  }
}
