import BadgeAddresses
import BadgeManifest
import Cartouche
import FileReading
import HTTPTypes
import Hummingbird
import NIOCore
import SourceTree

/// Makes answers from addresses and bodies.
struct BadgeAnswers: Sendable {
  private let settings: HostSettings
  private let grammars: [BadgeAddress.Grammar]
  private let reader: BadgeLineReader
  private let drawing = BadgeDrawing()

  init(_ settings: HostSettings) {
    self.settings = settings
    let parts: [(HostSettings.Part, BadgeAddress.Grammar)] = [
      (.cartouche, .cartouche), (.shields, .shields), (.badgen, .badgen),
    ]
    grammars = parts.filter { settings.parts.contains($0.0) }.map(\.1)
    reader = BadgeLineReader(logos: settings.logos.map { LogoFolder(servedFrom: $0) })
  }

  /// The answer at a path with its query.
  func answer(at target: String) throws -> HostAnswer {
    if target.hasPrefix("/value/"), settings.parts.contains(.value), let values = settings.values {
      let address = try read(target, in: [.shields])
      // By bytes: the last slash may be one character with what follows it.
      let name = String(address.route.utf8.dropFirst("/value/".utf8.count)) ?? ""
      let answer: [UInt8]
      do { answer = try values.answer(named: name) } catch {
        throw HostError(.notFound, "no such value", reason: error == .missing ? nil : "the value '\(name)': \(error)")
      }
      return try drawn(address, by: answer, of: "the value '\(name)'")
    }
    let address: BadgeAddress
    do { address = try BadgeAddress(target, in: isEndpoint(target) ? [.shields] : grammars) } catch {
      if error.code == "notFound" { return try redirected(target, HostError(.notFound, "badge not found")) }
      throw HostError(error)
    }
    guard let lookUp = address.lookUp else { return try drawn(address) }
    if lookUp.subject == .endpoint, settings.parts.contains(.endpoint), let source = lookUp.source,
      let answer = try answer(inPlaceOf: source)
    {
      return try drawn(address, by: answer, of: "the value of '\(source)'")
    }
    return try redirected(target, HostError(.notFound, "not looked up here"))
  }

  /// Whether a path is that of the endpoint, an address of Shields and a part of its own, where the others of Shields are
  /// switched off.
  private func isEndpoint(_ target: String) -> Bool {
    guard !settings.parts.contains(.shields), settings.parts.contains(.endpoint) else { return false }
    return (try? BadgeAddress(target, in: [.shields]))?.lookUp?.subject == .endpoint
  }

  private func read(_ target: String, in grammars: [BadgeAddress.Grammar]) throws -> BadgeAddress {
    do { return try BadgeAddress(target, in: grammars) } catch { throw HostError(error) }
  }

  /// The answer in the file that an address stands for; nil if there is none.
  private func answer(inPlaceOf source: String) throws -> [UInt8]? {
    do { return try settings.values?.answer(at: source) } catch {
      throw HostError(.notFound, "no such value", reason: "the value of '\(source)': \(error)")
    }
  }

  /// The client is sent to the other service, if there is one.
  private func redirected(_ target: String, _ error: HostError) throws -> HostAnswer {
    guard let upstream = settings.upstream else { throw error }
    guard let location = upstream.location(of: target) else { throw HostError(.badRequest, "not an address") }
    // GitHub's proxy does not follow 308.
    return HostAnswer(status: .found, type: .text, seconds: 300, fields: [.location: location])
  }

  // MARK: Drawing

  /// The badge of a value with a name for the log.
  private func drawn(_ address: BadgeAddress, by answer: [UInt8], of value: String) throws -> HostAnswer {
    let answered: BadgeAddress
    // What is wrong in a file of the host is not told to the client.
    do { answered = try address.answered(by: answer) } catch {
      throw HostError(.notFound, "invalid value", reason: "\(value): \(error)")
    }
    return try drawn(answered, of: value)
  }

  private func drawn(_ address: BadgeAddress, of value: String? = nil) throws -> HostAnswer {
    let hasLogo = [["status", "logo"], ["status", "logo", "file"]].contains { address.text(at: $0) != nil }
    let seconds = address.cacheSeconds ?? (hasLogo ? HostAnswer.changingSeconds : HostAnswer.staticSeconds)
    do {
      let entry = try address.entry(by: reader)
      switch address.format {
      case .svg: return HostAnswer(bytes: try drawing.svg(entry), seconds: seconds)
      case .json where settings.parts.contains(.json):
        return HostAnswer(bytes: drawing.json(address), type: .json, seconds: seconds)
      case .png where settings.parts.contains(.png):
        return HostAnswer(bytes: try drawing.png(entry, scale: address.pixelScale), type: .png, seconds: seconds)
      case .json, .png: throw HostError(.notFound, "no \(address.format.rawValue.uppercased()) here")
      }
    } catch {
      // Only what is wrong in the query is told to the client, and not what is in a file of the host, such as a logo.
      let source = error as? SourceError
      if source?.file != nil { throw HostError(.notFound, "invalid value", reason: "\(error)") }
      let told = HostError(drawing: error)
      // Keys of a file are at the first column. The line with that place is the address, whose query is not for the log.
      guard let value, !(error is HostError), told.status == .badRequest, (source?.column ?? 1) == 1 else { throw told }
      throw HostError(.notFound, "invalid value", reason: "\(value): \(told.message)")
    }
  }

  /// The body of a request by `POST`.
  func body(of request: Request) async -> Result<[UInt8], HostError> {
    guard request.method == .post, settings.parts.contains(.post) else { return .success([]) }
    do {
      return .success(Array(buffer: try await request.body.collect(upTo: settings.maximumBody)))
    } catch is NIOTooManyBytesError {
      return .failure(HostError(.contentTooLarge, "the body has more than \(settings.maximumBody) bytes"))
    } catch {
      return .failure(HostError(.badRequest, "the body cannot be read"))
    }
  }

  /// The badge that a body describes: an entry, or the answer of an endpoint.
  func posted(_ body: [UInt8]) throws -> HostAnswer {
    do {
      // The names of files are kept by the reader, so each request has its own.
      var reader = reader
      let entry = try reader.entry(body)
      guard entry.file == nil, entry.exports.isEmpty else {
        let reason = "an entry cannot have the keys 'file' and 'exports' here"
        throw HostError(reason, at: entry.filePosition ?? entry.position)
      }
      do { return HostAnswer(bytes: try drawing.svg(entry)) } catch {
        throw HostError(error.description, at: entry.position)
      }
    } catch let error as SourceError {
      guard settings.parts.contains(.endpoint), BadgeAddress.isAnswer(body) else { throw HostError(error) }
      let address: BadgeAddress
      do { address = try BadgeAddress("/endpoint", in: [.shields]).answered(by: body) } catch {
        throw HostError(drawing: error)
      }
      do { return HostAnswer(bytes: try drawing.svg(address.entry(by: reader))) } catch {
        // Its place would be one in the address.
        throw HostError(.badRequest, HostError(drawing: error).message)
      }
    }
  }

  // MARK: Errors

  /// An error in the form that was asked for.
  func answer(_ error: HostError, to request: Request) -> HostAnswer {
    var answer = HostAnswer(status: error.status, seconds: request.method == .post ? 0 : error.seconds)
    answer.reason = error.reason
    if error.status == .serviceUnavailable { answer.fields[.retryAfter] = "1" }
    let path = (request.head.path ?? "").prefix { $0 != "?" }
    if request.method == .post || path.hasSuffix(".json") {
      var object = JSONObject()
      object.add("error", error.whole)
      answer.bytes = object.bytes
      answer.type = .json
    } else {
      answer.bytes = (try? error.badge.serialized(for: .web)) ?? []
    }
    return answer
  }
}
