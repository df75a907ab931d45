import ArgumentParser
import BadgeManifest
import Cartouche
import LookFiles
import Messages

/// `cartouche build MANIFEST.yml --output DIR`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Draw every badge of a manifest into a folder.",
    discussion: """
      Every badge is laid out and checked before the first file is written. A file whose bytes do not change is not
      written.
      """)

  @Argument(help: "The manifest, a YAML file, or - for standard input.")
  var manifest: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the files; it is created if it does not exist.", valueName: "folder"))
  var output: String

  @OptionGroup var fonts: FontOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func run() throws {
    guard output != InputFile.standardStream else { throw Failure.usage(CommandMessage.folderIsStream) }
    let bytes = try InputFile.read(manifest)
    let source = SourceFile(name: InputFile.name(of: manifest), bytes: bytes)
    let manifest: Manifest
    do {
      manifest = try Manifest(parsing: bytes, path: InputFile.origin(self.manifest), resolver: Looks.resolver)
    } catch {
      throw Failure(code: .data, message: error.message(in: InputFile.name(of: self.manifest)))
    }

    let outlining = try fonts.shaper()
    let folder = try OutputFolder(path: output)
    for entry in manifest.entries {
      let bytes = try draw(entry, source: source, outlinedBy: outlining)
      try Self.add(bytes, as: entry.file, at: entry.filePosition, to: folder, source: source)
    }
    if let index = manifest.index {
      let page = Array(Gallery(entries: manifest.entries, page: index).html.utf8)
      try Self.add(page, as: index, at: manifest.indexPosition, to: folder, source: source)
    }
    let written = try folder.commit()
    let badges = Message.count(manifest.entries.count, "badge")
    let counts = "\(badges), \(Message.count(written, "file")) written, \(folder.unchanged) unchanged"
    try StandardOutput.write("\(TerminalText.plain(output)): \(counts)\n")
  }

  private func draw(
    _ entry: ManifestEntry, source: SourceFile, outlinedBy outlining: any TextShaper
  ) throws(Failure) -> [UInt8] {
    let shaper: any TextShaper = entry.profile.outlinesText ? outlining : BuiltinShaper()
    let bytes: [UInt8]
    do {
      bytes = try entry.badge.serialized(for: entry.profile, shaper: shaper)
    } catch {
      throw Self.located(Failure(code: .data, message: error.description), at: entry.position, in: source)
    }
    for warning in entry.warnings { try warn(warning.problem.description, at: warning.position, in: source) }
    for request in entry.requests where (try? request.changes(entry.badge, shaper: shaper)) == false {
      let text = CommandMessage.changesNothing(request.kind) { "'\($0)'" }
      try warn(text, at: request.position ?? entry.position, in: source)
    }
    return try OutputCheck().checked(bytes, name: entry.file, for: entry.profile.kind)
  }

  private func warn(_ text: String, at position: SourcePosition, in source: SourceFile) throws(Failure) {
    let severity = strict ? "error" : "warning"
    let message = source.message(text, line: position.line, column: position.column, .scalars, severity: severity)
    if strict { throw Failure(code: .data, message: message) }
    StandardError.write(message + "\n")
  }

  private static func add(
    _ bytes: [UInt8], as name: String, at position: SourcePosition?, to folder: OutputFolder, source: SourceFile
  ) throws(Failure) {
    do {
      try folder.add(name, bytes: bytes)
    } catch {
      throw located(error, at: position, in: source)
    }
  }

  /// A failure because of the manifest, with its place there.
  private static func located(_ failure: Failure, at position: SourcePosition?, in source: SourceFile) -> Failure {
    guard failure.code == .data, let position else { return failure }
    let message = source.message(failure.message, line: position.line, column: position.column, .scalars)
    return Failure(code: failure.code, message: message)
  }
}
