import ArgumentParser
import BadgeManifest
import Cartouche

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

  func run() throws {
    let bytes = try InputFile.read(manifest)
    let source = SourceText(name: manifest, bytes: bytes)
    let manifest: Manifest
    do {
      manifest = try Manifest(parsing: bytes)
    } catch {
      throw Failure(code: .data, message: source.message(for: error))
    }

    let folder = OutputFolder(path: output)
    var files: [OutputFolder.File] = []
    for entry in manifest.entries {
      files.append(try Self.draw(entry, in: folder, source: source))
    }
    if let index = manifest.index {
      let page = Gallery(entries: manifest.entries, page: index)
      files.append(try folder.file(index, bytes: Array(page.html.utf8)))
    }
    let written = try folder.write(files)
    let badges = files.count - (manifest.index == nil ? 0 : 1)
    StandardOutput.write(
      Array("\(output): \(badges) badges, \(written) files written, \(files.count - written) unchanged\n".utf8))
  }

  private static func draw(
    _ entry: ManifestEntry, in folder: OutputFolder, source: SourceText
  ) throws(Failure) -> OutputFolder.File {
    func fail(_ text: String, code: Failure.Code = .data) -> Failure {
      Failure(code: code, message: source.message(line: entry.line, column: entry.column, text))
    }
    guard entry.profile == .web else { throw fail(Wording.needsOutlines, code: .usage) }
    var profile = OutputProfile.web.idPrefix(entry.idPrefix)
    if let precision = entry.precision { profile = profile.precision(precision) }
    let bytes: [UInt8]
    do {
      bytes = try entry.badge.serialized(for: profile)
    } catch {
      throw fail(Wording.describe(error))
    }
    do {
      return try folder.file(entry.file, bytes: try OutputCheck.checked(bytes, name: entry.file))
    } catch {
      throw error.code == .data ? fail(error.message) : error
    }
  }
}
