import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import BadgeHost

@Suite("The time of a request")
struct RequestDeadlineTests {
  private static let head = HTTPRequestPart.head(HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/"))

  /// Whether a connection is open ten seconds after a request began, with a limit of ten seconds.
  private static func isOpen(_ steps: (EmbeddedChannel) throws -> Void) throws -> Bool {
    let channel = EmbeddedChannel()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.pipeline.syncOperations.addHandler(RequestDeadline(.seconds(10)))
    try steps(channel)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
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
      channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    }
    #expect(isOpen)
  }
}
