package import NIOCore
package import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Closes a connection whose request is not sent whole, or whose answer is not taken, in time. Without it, clients that
/// send a byte now and then keep their connections for ever.
package final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  private let limit: TimeAmount
  private let idle: TimeAmount
  private let places: ConnectionPlaces
  private var open = 0
  /// The whole requests, less the answers: some are answered before they are whole.
  private var waiting = 0 {
    didSet { places.wait(for: max(0, waiting) - max(0, oldValue)) }
  }
  private var isReading = false
  private var isRemoved = false
  /// When the oldest open request began, or when the last one was done.
  private var start = NIODeadline.now()

  /// A limit for the time from the head of a request to the end of its answer, and one for that before a head, in which
  /// the bytes of a head that is not whole do not count.
  package init(_ limit: TimeAmount, idle: TimeAmount, places: ConnectionPlaces) {
    self.limit = limit
    self.idle = idle
    self.places = places
  }

  package func handlerAdded(context: ChannelHandlerContext) {
    places.take()
    start = context.eventLoop.now
    // Behind it, a request has no version.
    let pipeline = context.pipeline.syncOperations
    if let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) {
      try? pipeline.addHandler(OldRequests(), position: .before(codec))
    }
    look(context)
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    places.giveBack()
    waiting = 0
    isRemoved = true
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      if open == 0 { start = context.eventLoop.now }
      open += 1
      isReading = true
    case .body: break
    case .end:
      isReading = false
      waiting += 1
    }
    context.fireChannelRead(data)
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
    // A client that does not take its answer takes no place from others.
    waiting -= 1
    let promise = promise ?? context.eventLoop.makePromise()
    let eventLoop = context.eventLoop
    promise.futureResult.assumeIsolated().whenSuccess {
      self.open -= 1
      if !self.isReading { self.start = eventLoop.now }
    }
    context.write(data, promise: promise)
  }

  /// Looks each second whether the time is over.
  private func look(_ context: ChannelHandlerContext) {
    context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) {
      guard !self.isRemoved else { return }
      let isWaiting = self.open == 0 && !self.isReading
      let allowed = !isWaiting ? self.limit : self.places.areScarce ? .seconds(1) : self.idle
      if context.eventLoop.now - self.start >= allowed { return context.close(promise: nil) }
      self.look(context)
    }
  }
}

@available(*, unavailable)
extension RequestDeadline: Sendable {}
