import HTTPTypes
import Hummingbird
import Logging

/// Writes a line about each request, if asked, and about each that failed by a fault of the host.
struct RequestLog: Sendable {
  private let isOn: Bool
  private let hasValues: Bool

  init(_ settings: HostSettings) {
    isOn = settings.logsRequests
    hasValues = settings.logsQueries
  }

  func write(_ request: Request, _ response: Response, _ reason: String?, after time: Duration, to logger: Logger) {
    guard isOn || response.status.code >= 500 || reason != nil else { return }
    let target = request.head.path ?? ""
    let microseconds = time.components.attoseconds / 1_000_000_000_000
    var metadata: Logger.Metadata = [
      "method": "\(request.method.rawValue)", "path": "\(hasValues ? target : Self.withoutValues(target))",
      "status": "\(response.status.code)", "bytes": "\(response.body.contentLength ?? 0)",
      "microseconds": "\(time.components.seconds * 1_000_000 + microseconds)",
    ]
    if let reason { metadata["reason"] = "\(reason)" }
    logger.log(level: reason == nil ? .notice : .warning, "request", metadata: metadata)
  }

  /// An address with the names of its words alone.
  static func withoutValues(_ target: String) -> String {
    guard let mark = target.firstIndex(of: "?") else { return target }
    let words = target[target.index(after: mark)...].split(separator: "&").map { $0.prefix { $0 != "=" } }
    return target[..<mark] + "?" + words.joined(separator: "&")
  }
}
