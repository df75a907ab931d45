import BadgeAddresses
import CairoDrawing
import Cartouche
import HTTPTypes
import LookModel
import SourceTree

/// Why a host has no badge for a request. Image proxies hand on an SVG with any of these states.
struct HostError: Error {
  let status: HTTPResponse.Status
  /// The message in a few words.
  let message: String
  /// The message with its place and the source.
  let whole: String
  /// What is wrong on the host; it is told only to its log.
  let reason: String?

  init(_ status: HTTPResponse.Status, _ message: String, whole: String? = nil, reason: String? = nil) {
    self.status = status
    self.message = message
    self.whole = whole ?? message
    self.reason = reason
  }

  init(_ error: BadgeAddressError) {
    self.init(error.code == "notFound" ? .notFound : .badRequest, error.description)
  }

  init(_ error: SourceError) {
    let text = error.description
    // The first line is the place, the word error, and the message.
    let line = text.prefix { $0 != "\n" }
    let message = line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } ?? String(line)
    self.init(.badRequest, message, whole: text)
  }

  /// A problem at a place in a body.
  init(_ message: String, at place: SourcePosition) {
    self.init(.badRequest, message, whole: "\(place.line):\(place.column): error: \(message)")
  }

  /// The badge that says so, by the words of Shields where it has some.
  var badge: StatusBadge {
    let shown = message.count > 120 ? message.prefix(119) + "…" : message
    return StatusBadge(status == .notFound ? "404" : "error", shown).color(StatusColor.named("red"))
  }

  /// How long the answer may be kept: an address that cannot be read will not become one that can.
  var seconds: Int {
    switch status {
    case .badRequest: HostAnswer.changingSeconds
    case .notFound: 300
    default: 0
    }
  }
}

extension HostError {
  /// The error of reading or drawing an entry.
  init(drawing error: any Error) {
    switch error {
    case let error as HostError: self = error
    case let error as SourceError: self.init(error)
    case let error as BadgeError: self.init(Self.status(error.code), error.description)
    case let error as CairoError: self.init(Self.status(error.code), error.description)
    default: self.init(.badRequest, "\(error)")
    }
  }

  /// What the host has not got may be installed.
  private static func status(_ code: String) -> HTTPResponse.Status {
    ["libraryMissing", "familyNotFound", "noGlyph"].contains(code) ? .notFound : .badRequest
  }
}
