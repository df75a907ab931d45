import HTTPTypes
import Hummingbird
import Synchronization

/// Counts requests, and writes the counts in the text form of Prometheus.
final class HostMetrics: Sendable {
  private struct Series: Hashable {
    var method: String
    var status: Int
  }

  private struct Counts {
    var requests: [Series: Int] = [:]
    var bytes = 0
    var open = 0
    /// The requests that took up to each of the limits.
    var times = Array(repeating: 0, count: limits.count)
    var timed = 0
    var seconds = 0.0
  }

  /// The limits of the times, in seconds.
  private static let limits = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1]
  private let counts = Mutex(Counts())

  /// Begins a request.
  func begin() { counts.withLock { $0.open += 1 } }

  /// Ends a request that has begun.
  func end(_ response: Response, to method: HTTPRequest.Method, after time: Duration) {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    // Clients choose the names of methods.
    let isKnown = method == .get || method == .head || method == .post || method == .options
    let series = Series(method: isKnown ? method.rawValue : "other", status: response.status.code)
    counts.withLock { counts in
      counts.open -= 1
      counts.timed += 1
      counts.seconds += seconds
      if let index = Self.limits.firstIndex(where: { seconds <= $0 }) { counts.times[index] += 1 }
      counts.requests[series, default: 0] += 1
      // A response to HEAD says how long the body would be.
      counts.bytes += method == .head ? 0 : response.body.contentLength ?? 0
    }
  }

  /// All counts.
  var text: [UInt8] {
    let counts = counts.withLock { $0 }
    var lines: [String] = []
    func begin(_ name: String, _ kind: String, _ help: String) {
      lines += ["# HELP cartouche_\(name) \(help)", "# TYPE cartouche_\(name) \(kind)"]
    }
    begin("requests_total", "counter", "The answers, by method and state.")
    for (series, count) in counts.requests.sorted(by: {
      ($0.key.method, $0.key.status) < ($1.key.method, $1.key.status)
    }) {
      lines.append("cartouche_requests_total{method=\"\(series.method)\",status=\"\(series.status)\"} \(count)")
    }
    begin("answer_bytes_total", "counter", "The bytes of the bodies of the answers.")
    lines.append("cartouche_answer_bytes_total \(counts.bytes)")
    begin("open_requests", "gauge", "The requests at work.")
    lines.append("cartouche_open_requests \(counts.open)")
    begin("request_seconds", "histogram", "The time from the head of a request to its answer.")
    var sum = 0
    for (limit, count) in zip(Self.limits, counts.times) {
      sum += count
      lines.append("cartouche_request_seconds_bucket{le=\"\(limit)\"} \(sum)")
    }
    lines.append("cartouche_request_seconds_bucket{le=\"+Inf\"} \(counts.timed)")
    lines.append("cartouche_request_seconds_sum \(counts.seconds)")
    lines.append("cartouche_request_seconds_count \(counts.timed)")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
