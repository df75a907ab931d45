import BadgeAddresses
import BadgeManifest
import HTTPTypes
package import Hummingbird
import Logging

/// Answers requests for badges. It calls no other server, and reads no files but those of its folders.
package final class BadgeHost: HTTPResponder {
  package typealias Context = BasicRequestContext

  private let settings: HostSettings
  private let badges: BadgeAnswers
  private let places: ConnectionPlaces
  private let metrics = HostMetrics()
  private let log: RequestLog
  private let document: [UInt8]

  /// A host with these settings. Making the reader of entries takes longer than an answer, so it is made here.
  package init(_ settings: HostSettings, places: ConnectionPlaces) {
    self.settings = settings
    self.places = places
    badges = BadgeAnswers(settings)
    log = RequestLog(settings)
    // Clients put the paths after the address of the server, so a relative one such as "." would be none.
    var server = JSONObject()
    server.add("url", settings.basePath.isEmpty ? "/" : settings.basePath)
    document =
      Array(#"{"servers":["#.utf8) + server.bytes + Array("],".utf8) + PackageResources.openapi_json.dropFirst()
  }

  package func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let start = ContinuousClock.now
    let body = await badges.body(of: request)
    metrics.begin()
    let answer = answer(to: request, with: body)
    let response = answer.response(to: request)
    let time = start.duration(to: .now)
    metrics.end(response, to: request.method, after: time)
    log.write(request, response, answer.reason, after: time, to: context.logger)
    return response
  }

  private func answer(to request: Request, with body: Result<[UInt8], HostError>) -> HostAnswer {
    do {
      guard let target = ownTarget(of: request) else { throw HostError(.notFound, "badge not found") }
      let isBadges = target.prefix { $0 != "?" } == "/badges"
      let isPosted = isBadges && settings.parts.contains(.post)
      switch request.method {
      case .get where !isPosted, .head where !isPosted: return try read(target, request)
      case .post where isPosted:
        try refuseBeyondPlaces()
        return try badges.posted(body.get())
      case .options:
        return HostAnswer(
          status: .noContent, type: .text,
          fields: [.accessControlAllowMethods: "GET, HEAD, POST, OPTIONS", .accessControlAllowHeaders: "content-type"])
      case .post where isBadges: throw HostError(.notFound, "badge not found")
      default: return otherMethod(request, isPosted: isPosted)
      }
    } catch let error as HostError {
      return badges.answer(error, to: request)
    } catch {
      return badges.answer(HostError(.internalServerError, "internal error", reason: "\(error)"), to: request)
    }
  }

  /// Drawing is what takes time: `/health` is answered also when too many badges are asked for.
  private func refuseBeyondPlaces() throws {
    if places.refusesNext() { throw HostError(.serviceUnavailable, "too many requests at once") }
  }

  private func otherMethod(_ request: Request, isPosted: Bool) -> HostAnswer {
    let error = HostError(.methodNotAllowed, "this address is \(isPosted ? "written by POST" : "read by GET")")
    var answer = badges.answer(error, to: request)
    answer.fields[.allow] = isPosted ? "POST, OPTIONS" : "GET, HEAD, OPTIONS"
    return answer
  }

  private func read(_ target: String, _ request: Request) throws -> HostAnswer {
    switch target.prefix(while: { $0 != "?" }) {
    case "/health": return HostAnswer(bytes: Array("ok\n".utf8), type: .text)
    case "/metrics" where settings.parts.contains(.metrics): return HostAnswer(bytes: metrics.text, type: .metrics)
    case "/openapi.json" where settings.parts.contains(.openapi):
      return HostAnswer(bytes: document, type: .json, seconds: 300)
    default:
      try refuseBeyondPlaces()
      return try badges.answer(at: target)
    }
  }

  /// The path and the query below the base path; nil for another address. Some clients send whole addresses.
  private func ownTarget(of request: Request) -> String? {
    guard let target = request.head.path, target.hasPrefix(settings.basePath + "/") else { return nil }
    return String(target.dropFirst(settings.basePath.count))
  }
}
