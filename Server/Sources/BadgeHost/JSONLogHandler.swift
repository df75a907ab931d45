package import Logging

#if canImport(Glibc)
  import FoundationEssentials
  import Glibc
#elseif canImport(Musl)
  import FoundationEssentials
  import Musl
#else
  import Darwin
  import Foundation
#endif

/// Writes each message as an object of JSON on one line of the standard error.
package struct JSONLogHandler: LogHandler {
  package var logLevel = Logger.Level.notice
  package var metadata: Logger.Metadata = [:]
  private let label: String

  /// A handler for a logger.
  package init(label: String) { self.label = label }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    var object = JSONObject()
    object.add("time", Date.now.formatted(.iso8601))
    object.add("level", event.level.rawValue)
    object.add("logger", label)
    object.add("message", event.message.description)
    let all = self.metadata.merging(event.metadata ?? [:]) { $1 }
    for (key, value) in all.sorted(by: { $0.key < $1.key }) { object.add(key, value.description) }
    // One call, so that lines of threads are not mixed.
    let bytes = object.bytes
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
