import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import Synchronization

@testable import BadgeHost

/// What a host with some settings answers.
func responses(
  _ settings: HostSettings = HostSettings(), places: ConnectionPlaces = ConnectionPlaces(4, requests: 4),
  logger: Logger? = nil, _ test: @Sendable (any TestClientProtocol) async throws -> Void
) async throws {
  try await Application(responder: BadgeHost(settings, places: places), logger: logger).test(.router, test)
}

/// What is logged, as texts.
final class LogLines: Sendable {
  private let lines = Mutex<[[String: String]]>([])

  var all: [[String: String]] { lines.withLock { $0 } }

  var logger: Logger { Logger(label: "test") { _ in Handler(lines: self) } }

  private struct Handler: LogHandler {
    let lines: LogLines
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.lines.withLock { $0.append((event.metadata ?? [:]).mapValues(\.description)) } }
  }
}

extension TestClientProtocol {
  func get(_ uri: String, _ headers: HTTPFields = [:], method: HTTPRequest.Method = .get) async throws -> TestResponse {
    try await execute(uri: uri, method: method, headers: headers)
  }

  func post(_ body: String) async throws -> TestResponse {
    try await execute(uri: "/badges", method: .post, body: ByteBuffer(string: body))
  }
}

extension TestResponse {
  var text: String { String(buffer: body) }
}

/// A folder that is removed after a test.
func withFolder(_ files: [String: String], _ test: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "badge-host-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
  try await test(folder)
}
