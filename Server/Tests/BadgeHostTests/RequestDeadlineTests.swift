import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Testing

@testable import BadgeHost

@Suite("The time of a request")
struct RequestDeadlineTests {
  private static let head = HTTPRequestPart.head(HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/"))

  /// Whether a connection is open ten seconds after a request began, with a limit of ten seconds.
  private static func isOpen(
    _ places: ConnectionPlaces = ConnectionPlaces(4, requests: 4), _ steps: (EmbeddedChannel) throws -> Void
  ) throws -> Bool {
    let channel = EmbeddedChannel()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.pipeline.syncOperations.addHandler(RequestDeadline(.seconds(10), idle: .seconds(30), places: places))
    try steps(channel)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    defer { _ = try? channel.finish() }
    return channel.isActive
  }

  @Test("ends while its body comes byte by byte, and while its answer is not made")
  func slow() throws {
    let isOpen = try Self.isOpen { channel in
      try channel.writeInbound(Self.head)
      for _ in 0..<9 {
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(channel.isActive)
        try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
      }
    }
    #expect(!isOpen)
    let waits = try Self.isOpen { channel in
      try channel.writeInbound(Self.head)
      try channel.writeInbound(HTTPRequestPart.end(nil))
      channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    }
    #expect(!waits)
  }

  @Test("is that of one request, not of its connection")
  func several() throws {
    let isOpen = try Self.isOpen { channel in
      for _ in 0..<5 {
        try channel.writeInbound(Self.head)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        channel.embeddedEventLoop.advanceTime(by: .seconds(6))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
      }
      channel.embeddedEventLoop.advanceTime(by: .seconds(20))
    }
    #expect(isOpen)
  }

  @Test("is the last one of its connection in HTTP/1.0", arguments: [(HTTPVersion.http1_0, true), (.http1_1, false)])
  func versions(version: HTTPVersion, isLast: Bool) throws {
    let deadline = RequestDeadline(.seconds(10), idle: .seconds(30), places: ConnectionPlaces(4, requests: 4))
    let channel = EmbeddedChannel(handlers: [HTTP1ToHTTPServerCodec(secure: false), deadline])
    let head = HTTPRequestHead(version: version, method: .GET, uri: "/", headers: ["host": "a.b"])
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    let part = try channel.readInbound(as: HTTPRequestPart.self)
    guard case .head(let request)? = part else { throw CancellationError() }
    #expect((request.headerFields[.connection] == "close") == isLast)
    _ = try channel.finish()
  }

  @Test("ends also before its head is whole, and early where most places for connections are taken")
  func idle() throws {
    let isOpen = try Self.isOpen { $0.embeddedEventLoop.advanceTime(by: .seconds(28)) }
    #expect(isOpen)
    #expect(try !Self.isOpen { $0.embeddedEventLoop.advanceTime(by: .seconds(29)) })
    let places = ConnectionPlaces(4, requests: 4)
    for count in 1...3 {
      places.take()
      #expect(try Self.isOpen(places) { _ in } == (count < 3), "\(count)")
    }
    #expect(try Self.isOpen(places) { try $0.writeInbound(Self.head) })
  }
}
