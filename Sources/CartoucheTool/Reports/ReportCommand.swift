import ArgumentParser
import BadgeManifest
import LookFiles
import Messages

/// A command that draws what a report says as a status badge.
protocol ReportCommand: EntryCommand {
  var files: [String] { get }
  var reports: ReportOptions { get }

  /// The failure after the badge of a missing report is written, if any.
  var failureIfMissing: Failure? { get }

  /// What the report is about.
  static var preset: ReportPreset { get }

  /// The badge of the report, and the failure after it is written, if any.
  func badge() throws(ReportFailure) -> (badge: ReportBadge, failure: Failure?)
}

extension ReportCommand {
  var failureIfMissing: Failure? { nil }
  static var kind: EntryKind { .status }
  static var keysOfTexts: [String] { ["message", "messages", "messageLink", "value"] }

  func badge() throws(ReportFailure) -> (badge: ReportBadge, failure: Failure?) { try simpleBadge() }

  /// The badge of the sum of the reports.
  func simpleBadge() throws(ReportFailure) -> (badge: ReportBadge, failure: Failure?) {
    let content = try reports.content(in: files, about: Self.preset.subject)
    guard let badge = ReportBadge(content) else { throw .fault(.usage("there is nothing to show")) }
    return (badge, nil)
  }

  func run() throws {
    let badge: ReportBadge
    let failure: Failure?
    do {
      (badge, failure) = try self.badge()
    } catch {
      return try drawMissing(error)
    }
    try draw(badge)
    if let failure { throw failure }
  }

  private func drawMissing(_ failure: ReportFailure) throws(Failure) {
    guard case .missing(let reason) = failure, reports.missing != .error else { throw failure.failure }
    let hasOldFile = output.output.map(InputFile.exists) ?? false
    let isDrawn = reports.missing == .unknown || reports.missing == .keep && !hasOldFile
    StandardError.write(reason.message.replacing(": error: ", with: ": warning: ", maxReplacements: 1) + "\n")
    if isDrawn {
      try draw(.unknown(Self.preset), without: ReportBadge.valueKeys.filter { !Self.keysOfTexts.contains($0) })
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
