import ArgumentParser
import BadgeManifest
import Foundation
import LookFiles
import Messages

/// A command that draws what a report says as a status badge.
protocol ReportCommand: EntryCommand {
  var reports: ReportOptions { get }

  /// What is reported after a badge is written about a missing report, if anything.
  var failureIfMissing: Failure? { get }

  /// The badge of what the report says.
  func badge() throws(ReportFailure) -> ReportBadge
}

/// What a report gives to a status badge.
struct ReportBadge {
  /// The message.
  var message: String
  /// Keys of the badge that options replace, such as the label and the colour.
  var defaults: [String: String]
  /// What the message fails, if anything: reported after the badge is written.
  var failure: Failure?
}

extension ReportCommand {
  var failureIfMissing: Failure? { nil }
  static var kind: EntryKind { .status }
  static var keysOfTexts: [String] { ["message", "messages", "messageLink"] }

  /// The label of a badge about a missing report.
  static var name: String { configuration.commandName ?? "" }

  func drawReport() throws(Failure) {
    let badge: ReportBadge
    do {
      badge = try self.badge()
    } catch {
      return try drawMissing(error)
    }
    try draw(badge)
    if let failure = badge.failure { throw failure }
  }

  private func drawMissing(_ failure: ReportFailure) throws(Failure) {
    guard case .missing(let reason) = failure, reports.missing != .error else { throw failure.failure }
    let hasOldFile = output.output.map(FileManager.default.fileExists) ?? false
    let isDrawn = reports.missing == .unknown || reports.missing == .keep && !hasOldFile
    StandardError.write(reason.message.replacing(": error: ", with: ": warning: ", maxReplacements: 1) + "\n")
    if isDrawn {
      try draw(
        ReportBadge(message: "unknown", defaults: ["label": Self.name, "color": "inactive"]),
        without: ["color", "darkColor", "thresholds", "fill"])
    }
    if let failureIfMissing { throw failureIfMissing }
  }

  private func draw(_ badge: ReportBadge, without ignored: [String] = []) throws(Failure) {
    try draw { builder throws(Failure) in
      for key in ignored { _ = builder.take(key.kebabCased) }
      let place = SourcePosition(line: 1, column: 1)
      builder.set("message", SourceNode(content: .text(badge.message), position: place))
      for (key, value) in badge.defaults.sorted(by: { $0.key < $1.key }) { builder.setDefault(key, value) }
    }
  }
}
