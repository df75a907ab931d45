import ArgumentParser
import BadgeManifest
import ReportReading
import SourceTree

/// A command that draws what reports say as a status badge.
protocol ReportCommand: EntryCommand {
  /// What the reports are about.
  static var preset: ReportFormat.Subject { get }
}

extension ReportCommand {
  static var kind: EntryKind { .status }
  static var text: TextArgument {
    TextArgument(
      name: "files", help: "The reports; * and ** stand for names and folders. Several reports are added up.",
      allowed: TextArgument.several, isFile: true)
  }
  static var keysOfTexts: [String] { ["message", "messages", "messageLink", "value"] }
  static var ownOptions: [EntryOption] { ReportOptions.all(about: preset) }

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try drawReport(arguments) { reports, files throws(Failure) in try badge(reports, files) }
  }

  /// The badge of the sum of the reports.
  static func badge(_ reports: ReportOptions, _ files: [String]) throws(Failure) -> ReportBadge {
    let content = try reports.content(in: files, about: preset)
    guard let badge = ReportBadge(content) else { throw .usage("there is nothing to show") }
    return badge
  }

  /// Draws the badge of the reports, or that of a missing one.
  static func drawReport(
    _ arguments: TypedArguments,
    _ badge: (_ reports: ReportOptions, _ files: [String]) throws(Failure) -> ReportBadge
  ) throws(Failure) {
    let reports = try ReportOptions(arguments)
    let found: ReportBadge
    do {
      found = try badge(reports, arguments.texts.compactMap(\.text))
    } catch {
      return try drawMissing(error, reports.missing, arguments)
    }
    try draw(found, arguments)
  }

  private static func drawMissing(
    _ failure: Failure, _ missing: MissingValue, _ arguments: TypedArguments
  ) throws(Failure) {
    guard failure.isMissing, missing != .error else { throw failure }
    StandardError.write(failure.warning + "\n")
    let hasOldFile = arguments.text("output").map(InputFile.exists) ?? false
    guard missing == .unknown || missing == .keep && !hasOldFile else { return }
    var arguments = arguments
    for key in ReportBadge.valueKeys where !keysOfTexts.contains(key) { _ = arguments.take(key.kebabCased) }
    try draw(.unknown(preset), arguments)
  }

  private static func draw(_ badge: ReportBadge, _ arguments: TypedArguments) throws(Failure) {
    try draw(arguments) { builder throws(Failure) in
      builder.warnings = badge.warnings
      if let link = try builder.setLink() { builder.set("messageLink", link) }
      builder.set("message", SourceNode(content: .text(badge.message), position: .start))
      builder.defaults = badge.defaults.sorted { $0.key < $1.key }.map { key, text in
        SourceEntry(key: key, position: .start, value: SourceNode(content: .text(text), position: .start))
      }
    }
  }
}
