import ArgumentParser
import BadgeHost
import Foundation
import Hummingbird
import Logging

/// `cartouche-server`: answers the addresses of badge services.
@main
struct CartoucheServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cartouche-server",
    abstract: "Answer the addresses of badge services with badges drawn here. It calls no other server.")

  @Option(help: "The address to listen at.") var host = "127.0.0.1"
  @Option(help: "The port to listen at.") var port = 8080
  @Option(help: "A path before all addresses, such as /badges.") var basePath = ""
  @Option(help: "A folder of SVG files that logos can name, such as that of Simple Icons.") var logos: String?
  @Option(help: "A folder of JSON files for /value/NAME, as the endpoints of Shields answer them.") var values: String?
  @Option(
    help:
      "An address that stands for a folder of --values in /endpoint?url=: https://example.com/badges/=ci. Repeat it.")
  var endpoint: [String] = []
  @Option(help: "A service to redirect to for what is not known here, such as https://img.shields.io.")
  var upstream: String?
  @Option(
    help: ArgumentHelp(
      "What is not answered: \(HostSettings.Part.allCases.map(\.rawValue).joined(separator: ", ")). Repeat it."))
  var without: [HostSettings.Part] = []
  @Option(help: "The maximum size of a body in bytes.") var maxBody = 32 << 10
  @Option(help: "The maximum number of requests without an answer; beyond it the answer is 503.") var maxRequests = 256
  @Option(help: "The maximum number of connections; more wait.") var maxConnections = 1024
  @Option(help: "The seconds that a request and its answer may take.") var requestSeconds = 10
  @Option(help: "The seconds after which a connection without a request is closed.") var idleSeconds = 30
  @Flag(help: "Log each request, with the names of the query's words.") var logRequests = false
  @Flag(help: "Log the values of queries, too.") var logQueries = false

  func validate() throws {
    for (name, value) in [
      ("max-body", maxBody), ("max-requests", maxRequests), ("max-connections", maxConnections),
      ("request-seconds", requestSeconds), ("idle-seconds", idleSeconds),
    ] where !(1...1 << 30).contains(value) { throw ValidationError("--\(name) is a number from 1") }
    guard (0...65535).contains(port) else { throw ValidationError("--port is a number from 0 to 65535") }
    guard basePath.wholeMatch(of: /(\/[A-Za-z0-9._~%!$&'()*+,;=:@\-]+)*/) != nil else {
      throw ValidationError("--base-path is the path of an address, such as /badges, without a slash at its end")
    }
    if values == nil, !endpoint.isEmpty { throw ValidationError("--endpoint needs --values") }
    for (name, folder) in [("values", values), ("logos", logos)] {
      guard let folder else { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw ValidationError("--\(name) is a folder, and '\(folder)' is none")
      }
    }
    do { _ = try settings } catch { throw ValidationError("\(error)") }
  }

  private var settings: HostSettings {
    get throws {
      var settings = HostSettings()
      settings.parts.subtract(without)
      settings.basePath = basePath
      settings.logos = logos
      settings.values = try values.map { try ValueFolder($0, prefixes: endpoint) }
      settings.upstream = try upstream.map { try Upstream($0) }
      settings.maximumBody = maxBody
      settings.logsRequests = logRequests || logQueries
      settings.logsQueries = logQueries
      return settings
    }
  }

  func run() async throws {
    LoggingSystem.bootstrap { JSONLogHandler(label: $0) }
    let logger = Logger(label: "cartouche")
    let (request, idle, places) = (
      requestSeconds, idleSeconds, ConnectionPlaces(maxConnections, requests: maxRequests)
    )
    let application = Application(
      responder: BadgeHost(try settings, places: places),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            RequestDeadline(.seconds(Int64(request)), idle: .seconds(Int64(idle)), places: places)
          ],
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 24 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))),
      configuration: ApplicationConfiguration(
        address: .hostname(host.trimmingCharacters(in: ["[", "]"]), port: port),
        availableConnectionsDelegate: .maximum(maxConnections, logger: logger)),
      onServerRunning: { channel in
        logger.notice("listening", metadata: ["address": "\(channel.localAddress?.description ?? "")"])
      }, logger: logger)
    // SIGTERM and SIGINT end it when what it has begun is done.
    do { try await application.runService() } catch {
      logger.error("ended", metadata: ["address": "\(host):\(port)", "reason": "\(error)"])
      throw ExitCode.failure
    }
  }
}

extension HostSettings.Part: ExpressibleByArgument {}
