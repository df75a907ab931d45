import ArgumentParser
import BadgeManifest
import Cartouche
import LookFiles

/// `cartouche build MANIFEST.yml --output DIR`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Draw every badge of a manifest into a folder.",
    discussion: """
      Every badge is laid out and checked before the first file is written. A file that holds the same bytes already is
      left alone.
      """)

  @Argument(help: "The manifest, a YAML file.")
  var manifest: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the files; it is made where it is not there.", valueName: "folder"))
  var output: String

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let bytes = try InputFile.read(manifest)
    let source = SourceText(name: manifest, bytes: bytes)
    let manifest: Manifest
    do {
      manifest = try Manifest(parsing: bytes, path: self.manifest, resolver: Looks.resolver)
    } catch {
      throw Failure(code: .data, message: source.message(for: error))
    }

    let outlining = try fonts.shaper()
    let folder = try OutputFolder(path: output)
    var files: [OutputFolder.File] = []
    for entry in manifest.entries {
      files.append(try Self.draw(entry, in: folder, source: source, outlinedBy: outlining))
    }
    if let index = manifest.index {
      let page = Gallery(entries: manifest.entries, page: index)
      do {
        files.append(try folder.file(index, bytes: Array(page.html.utf8)))
      } catch {
        throw Self.located(error, at: manifest.indexPosition, in: source)
      }
    }
    let written = try folder.write(files)
    let badges = files.count - (manifest.index == nil ? 0 : 1)
    let counts = "\(Wording.count(badges, "badge")), \(Wording.count(written, "file")) written"
    try StandardOutput.write("\(output): \(counts), \(files.count - written) unchanged\n")
  }

  private static func draw(
    _ entry: ManifestEntry, in folder: OutputFolder, source: SourceText, outlinedBy outlining: any TextShaper
  ) throws(Failure) -> OutputFolder.File {
    func fail(_ text: String, code: Failure.Code = .data) -> Failure {
      Failure(code: code, message: source.message(line: entry.line, column: entry.column, .scalars, text))
    }
    let shaper: any TextShaper = entry.profile.outlinesText ? outlining : BuiltinShaper()
    let bytes: [UInt8]
    do {
      bytes = try entry.badge.serialized(for: entry.profile, shaper: shaper)
    } catch {
      throw fail(Wording.describe(error))
    }
    do {
      return try folder.file(
        entry.file, bytes: try OutputCheck.checked(bytes, name: entry.file, for: entry.profile.kind))
    } catch {
      throw located(error, at: entry.filePosition, in: source)
    }
  }

  /// A refused name, told at its place in the manifest.
  private static func located(_ failure: Failure, at position: SourcePosition?, in source: SourceText) -> Failure {
    guard failure.code == .data, let position else { return failure }
    let message = source.message(line: position.line, column: position.column, .scalars, failure.message)
    return Failure(code: failure.code, message: message)
  }
}
