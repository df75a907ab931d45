import ArgumentParser
import BadgeExport
import BadgeManifest
import Cartouche
import LookFiles
import Messages

/// `cartouche build MANIFEST.yml --output DIR`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Draw every badge of a manifest into a folder.",
    discussion: """
      Every badge is laid out, and every new file is checked, before the first one is written. A file whose bytes do not
      change is not written.
      """)

  @Argument(help: "The manifest, a YAML file, or - for standard input.")
  var manifest: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the files; it is created if it does not exist.", valueName: "folder"))
  var output: String

  @OptionGroup var input: ManifestOptions
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func run() throws {
    guard output != InputFile.standardStream else { throw Failure.usage(CommandMessage.folderIsStream) }
    let bytes = try InputFile.read(manifest)
    let source = SourceFile(name: InputFile.name(of: manifest), bytes: bytes)
    let data = try input.data()
    let root = try input.folder ?? InputFile.origin(self.manifest)
    let manifest: Manifest
    do {
      manifest = try Manifest(
        parsing: bytes, path: root, data: data, resolver: Looks.resolver)
    } catch {
      throw Failure(code: .data, message: error.message(in: InputFile.name(of: self.manifest)))
    }

    let names = manifest.entries.flatMap(\.files) + (manifest.index.map { [$0] } ?? [])
    let folder = try OutputFolder(path: output, for: names)
    for error in manifest.missing { warn(error) }
    var (changes, cards) = try draw(
      manifest.entries, into: folder, source: source, makesCards: manifest.index != nil)
    if let index = manifest.index {
      let page = Array(GalleryPage(cards, at: index).html.utf8)
      changes.append(try Self.add(page, as: index, at: manifest.indexPosition, to: folder, source: source))
    }
    let written = try folder.commit(changes)
    let badges = Message.count(manifest.entries.count, "badge")
    let counts = "\(badges), \(Message.count(written, "file")) written, \(changes.count - written) unchanged"
    try StandardOutput.write("\(TerminalText.plain(output)): \(counts)\n")
  }

  /// Says that an entry goes without a value.
  private func warn(_ error: SourceError) {
    StandardError.write(error.message(in: InputFile.name(of: manifest), severity: "warning") + "\n")
  }

  /// What was done for an entry, in one of the threads.
  private struct Outcome: Sendable {
    var warnings: [String] = []
    var changes: Result<[OutputFolder.Change], Failure>
    /// The badge on the page that shows all; nil if there is no such page.
    var card: GalleryCard?

    var isFailure: Bool { if case .failure = changes { true } else { false } }
  }

  /// Draws, checks and stages the files of all entries. Warnings are shown in the order of the entries, and only those
  /// before the first failure.
  private func draw(
    _ entries: [ManifestEntry], into folder: OutputFolder, source: SourceFile, makesCards: Bool
  ) throws(Failure) -> (changes: [OutputFolder.Change], cards: [GalleryCard]) {
    let outlining = try fonts.shaper()
    let outcomes = WorkerThreads.results(of: entries) {
      let check = OutputCheck()
      return { _, entry in
        var outcome = draw(entry, into: folder, source: source, outlining, check)
        if makesCards { outcome.card = card(of: entry, outlining) }
        return outcome
      }
    } isLast: {
      $0.isFailure
    }
    var changes: [OutputFolder.Change] = []
    for outcome in outcomes {
      for warning in outcome.warnings { StandardError.write(warning + "\n") }
      changes += try outcome.changes.get()
    }
    return (changes, outcomes.compactMap(\.card))
  }

  private func draw(
    _ entry: ManifestEntry, into folder: OutputFolder, source: SourceFile, _ outlining: any TextShaper,
    _ check: OutputCheck
  ) -> Outcome {
    let shaper: any TextShaper = entry.profile.outlinesText ? outlining : BuiltinShaper()
    do throws(Failure) {
      let bytes = try drawn(entry, shaper: shaper, source: source)
      let warnings = warnings(of: entry, shaper: shaper, source: source)
      if strict, !warnings.isEmpty { throw Failure(code: .data, message: warnings.joined(separator: "\n")) }
      return Outcome(
        warnings: warnings,
        changes: Result { () throws(Failure) in
          var changes = [
            try Self.add(bytes, as: entry.file, at: entry.filePosition, to: folder, source: source) {
              () throws(Failure) in
              _ = try check.checked(bytes, name: entry.file, for: entry.profile.kind)
            }
          ]
          for file in try exports(of: entry, outlining, source: source) {
            changes.append(
              try Self.add(file.bytes, as: file.name, at: entry.filePosition, to: folder, source: source))
          }
          return changes
        })
    } catch {
      return Outcome(changes: .failure(error))
    }
  }

  /// The badge on the page that shows all; nil if it cannot be drawn, which is an error of its own.
  private func card(of entry: ManifestEntry, _ outlining: any TextShaper) -> GalleryCard? {
    try? GalleryCard(
      entry, shaper: entry.profile.outlinesText ? outlining : BuiltinShaper(), isEmbedded: false)
  }

  private func exports(
    of entry: ManifestEntry, _ outlining: any TextShaper, source: SourceFile
  ) throws(Failure) -> [ExportFile] {
    do {
      return try Export.files(
        entry.exports, of: entry.badge, beside: entry.file, for: entry.profile, shaper: outlining, code: .data)
    } catch {
      throw Self.located(error, at: entry.position, in: source)
    }
  }

  private func drawn(_ entry: ManifestEntry, shaper: any TextShaper, source: SourceFile) throws(Failure) -> [UInt8] {
    do {
      return try entry.badge.serialized(for: entry.profile, shaper: shaper)
    } catch {
      throw Self.located(Failure(code: .data, message: error.description), at: entry.position, in: source)
    }
  }

  private func warnings(of entry: ManifestEntry, shaper: any TextShaper, source: SourceFile) -> [String] {
    let unchanged = entry.requests.withoutEffect(on: entry.badge, shaper: shaper)
    let all =
      entry.warnings.map { ($0.problem.description, $0.position) }
      + unchanged.map { request in
        (CommandMessage.changesNothing(request.kind) { "'\($0)'" }, request.position ?? entry.position)
      }
    return all.map { text, position in source.message(text, at: position, severity: strict ? "error" : "warning") }
  }

  private static func add(
    _ bytes: [UInt8], as name: String, at position: SourcePosition?, to folder: OutputFolder,
    source: SourceFile, check: () throws(Failure) -> Void = {}
  ) throws(Failure) -> OutputFolder.Change {
    do {
      return try folder.add(name, bytes: bytes, check: check)
    } catch {
      throw located(error, at: position, in: source)
    }
  }

  /// A failure because of the manifest, with its place there.
  private static func located(_ failure: Failure, at position: SourcePosition?, in source: SourceFile) -> Failure {
    guard failure.code == .data, let position else { return failure }
    let message = source.message(failure.message, at: position)
    return Failure(code: failure.code, message: message)
  }
}
