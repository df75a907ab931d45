package import NIOCore
package import NIOHTTPTypes

/// Closes a connection whose request is not sent whole, or whose answer is not taken, in time. Without it, clients that
/// send a byte now and then keep their connections for ever.
package final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  private let limit: TimeAmount
  private var open = 0
  private var isReading = false
  /// When the oldest open request must be done.
  private var deadline: NIODeadline?
  private var isScheduled = false

  /// A limit for the time from the head of a request to the end of its answer.
  package init(_ limit: TimeAmount) { self.limit = limit }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      open += 1
      isReading = true
      if deadline == nil {
        deadline = context.eventLoop.now + limit
        schedule(context)
      }
    case .body: break
    case .end:
      isReading = false
      endIfDone()
    }
    context.fireChannelRead(data)
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
    let promise = promise ?? context.eventLoop.makePromise()
    promise.futureResult.assumeIsolated().whenSuccess {
      self.open -= 1
      self.endIfDone()
    }
    context.write(data, promise: promise)
  }

  private func endIfDone() {
    if open == 0, !isReading { deadline = nil }
  }

  /// One timer serves all requests of a connection: it looks when it rings.
  private func schedule(_ context: ChannelHandlerContext) {
    guard !isScheduled, let deadline else { return }
    isScheduled = true
    context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      self.isScheduled = false
      guard let deadline = self.deadline, context.channel.isActive else { return }
      if deadline <= context.eventLoop.now {
        context.close(promise: nil)
      } else {
        self.schedule(context)
      }
    }
  }
}

@available(*, unavailable)
extension RequestDeadline: Sendable {}
