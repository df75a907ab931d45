import ArgumentParser
import BadgeManifest
import LookFiles
import SourceTree

/// `cartouche build MANIFEST.yml --output DIR`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Draw every badge of a manifest into a folder.",
    discussion: """
      Every badge is laid out, and every new file is checked, before the first one is written. A file whose bytes do not \
      change is not written. The manifest may take values from data, see the article Badges from data.
      """)

  @Argument(help: "The manifest, a YAML file, or - for standard input.", completion: .file())
  var manifest: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the files; it is created if it does not exist.", valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup var build: BuildOptions
  @OptionGroup var input: ManifestOptions
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func run() throws {
    guard output != InputFile.standardStream else { throw Failure.usage(CommandMessage.folderIsStream) }
    if build.watch { try ReadFiles.follow(manifest, buildOnce) } else { try buildOnce(ReadFiles()) }
  }

  /// Builds, and records the files that are read.
  private func buildOnce(_ inputs: ReadFiles) throws(Failure) {
    let name = InputFile.name(of: manifest)
    if let file = fonts.fontFile { inputs.note(file) }
    let outlining = try fonts.shaper()
    let (parsed, source) = try input.manifest(
      at: manifest, keepsGoing: build.keepGoing, noting: inputs, outlining: outlining)
    if strict, let warning = parsed.warnings.first { throw Failure(code: .data, message: warning.message(in: name)) }
    var warnings = RepeatedWarnings()
    for error in parsed.missing + parsed.warnings { warnings.write(error.message(in: name, severity: "warning")) }
    warnings.finish()
    let drawing = BadgeDrawing(
      source: source, isStrict: strict, hasDigests: build.hashNames, outlining: outlining)
    let faults = parsed.faults.map { Failure(code: .data, message: $0.message(in: name)) }
    let badges = BadgeBuild(
      drawing, build, output: output, manifest: parsed, former: try formerReport(noting: inputs), inputs: inputs)
    try report(faults + (try badges.run()))
  }

  /// The report of the previous build; nil if there is none.
  private func formerReport(noting inputs: ReadFiles) throws(Failure) -> BuildReport? {
    guard let path = build.report else { return nil }
    try WritablePlace.checkPlace(path)
    guard InputFile.exists(path) else { return nil }
    do throws(Failure) {
      return try BuildReport(parsing: InputFile.readRegular(path, atMost: BuildReport.maximumBytes), name: path)
    } catch {
      // Somebody may mend it, or remove it.
      inputs.note(path)
      throw error
    }
  }

  /// Shows the failures of single badges, as one.
  private func report(_ failures: [Failure]) throws(Failure) {
    guard let first = failures.first else { return }
    let shown = failures.prefix(20).map(\.message)
    let rest = CommandMessage.rest(of: failures.count, shown: shown.count).map { [$0] } ?? []
    throw Failure(code: first.code, message: (shown + rest).joined(separator: "\n"))
  }
}
