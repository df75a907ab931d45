import HTTPTypes
import Hummingbird
import Logging

/// Writes a line about each request, if asked.
struct RequestLog: Sendable {
  private let isOn: Bool
  private let hasValues: Bool

  init(_ settings: HostSettings) {
    isOn = settings.logsRequests
    hasValues = settings.logsQueries
  }

  func write(_ request: Request, _ response: Response, after time: Duration, to logger: Logger) {
    guard isOn || response.status.code >= 500 else { return }
    let target = request.head.path ?? ""
    let microseconds = time.components.attoseconds / 1_000_000_000_000
    logger.notice(
      "request",
      metadata: [
        "method": "\(request.method.rawValue)", "path": "\(hasValues ? target : Self.withoutValues(target))",
        "status": "\(response.status.code)", "bytes": "\(response.body.contentLength ?? 0)",
        "microseconds": "\(time.components.seconds * 1_000_000 + microseconds)",
      ])
  }

  /// An address with the names of its words alone.
  static func withoutValues(_ target: String) -> String {
    guard let mark = target.firstIndex(of: "?") else { return target }
    let words = target[target.index(after: mark)...].split(separator: "&").map { $0.prefix { $0 != "=" } }
    return target[..<mark] + "?" + words.joined(separator: "&")
  }
}
