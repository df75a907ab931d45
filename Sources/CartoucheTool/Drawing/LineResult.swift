import BadgeExport
import BadgeManifest
import Cartouche
import LineDrawing
import SourceTree

/// Where the pictures of lines go.
enum PictureTarget: Sendable {
  /// Into the results.
  case results
  /// Into a folder, under the names of the entries.
  case folder(OutputFolder)
  /// Into a folder, under names that follow from the contents.
  case contents(OutputFolder)
  /// Into a tar, under the names of the entries.
  case tar
}

/// The result of a line.
struct LineResult: Sendable {
  /// The result as a line of JSON, or the files of a badge for a tar.
  var bytes: [UInt8]
  var changes: [OutputFolder.Change] = []
  /// The names of the files that belong beside the result. Where one cannot be written, the result is a failure.
  var names: [String] = []
  /// The place of the first name in the line.
  var namePosition: SourcePosition?
  var isFailure = false
  /// What ends the command: no other line could be written either.
  var end: Failure?

  init(_ error: LineError) {
    bytes = error.json
    isFailure = true
  }

  /// Draws a line.
  init(
    of line: InputLines.Line, _ drawer: LineDrawer, to target: PictureTarget, _ outlining: any TextShaper
  ) {
    do throws(LineError) {
      guard let bytes = line.bytes else { throw .tooLong(number: line.number) }
      let drawn = try drawer.drawn(bytes, number: line.number)
      var names: [String] = []
      do throws(Failure) { try self.init(drawn, to: target, outlining, &names) } catch {
        let (number, place) = (line.number, drawn.entry.position)
        self.init(
          error.code == .data
            ? drawer.error(error.message, in: bytes, number: number, at: place)
            : LineError(error.message, number: number))
        if error.isOfFolder { end = error }
      }
      self.names = names
      namePosition = drawn.entry.filePosition
    } catch {
      self.init(error)
    }
  }

  private init(
    _ drawn: DrawnLine, to target: PictureTarget, _ outlining: any TextShaper, _ names: inout [String]
  ) throws(Failure) {
    bytes = []
    switch target {
    case .results:
      guard drawn.entry.exports.isEmpty else {
        throw .line("the key 'exports' needs a place for its files: a folder with --into, or -o badges.tar")
      }
      bytes = drawn.json(hasPicture: true)
    case .folder(let folder):
      let (files, leftovers) = try Self.files(of: drawn, outlining)
      names = files.map(\.name)
      for file in files { changes.append(try folder.add(file.name, bytes: file.bytes)) }
      changes += leftovers.map { .leftover(name: $0) }
      bytes = drawn.json(hasPicture: false)
    case .contents(let folder):
      guard drawn.entry.file != nil else { throw .line(Self.needsName) }
      guard drawn.entry.exports.isEmpty else {
        throw .line("the key 'exports' needs files beside each other, which --by-content does not write")
      }
      let digest = SHA256.hexadecimal(of: drawn.badge.bytes)
      // Folders of millions of files are slow.
      let content = "\(digest.prefix(2))/\(digest).svg"
      changes = [try folder.add(content, bytes: drawn.badge.bytes)]
      bytes = drawn.json(hasPicture: false, content: content)
    case .tar:
      let files = try Self.files(of: drawn, outlining).files
      names = files.map(\.name)
      bytes = files.flatMap { TarHeader.file($0.name, $0.bytes) }
    }
  }

  private static let needsName = "an entry needs the key 'file' if it is written into a folder or a tar"

  /// The files of a badge, and the names of those that earlier exports may have left.
  private static func files(
    of drawn: DrawnLine, _ outlining: any TextShaper
  ) throws(Failure) -> (files: [ExportFile], leftovers: [String]) {
    let entry = drawn.entry
    guard let file = entry.file else { throw .line(needsName) }
    let (exports, leftovers) = try Export.files(
      entry.exports, of: entry.badge, beside: file, for: entry.profile, shaper: outlining, code: .data)
    return ([ExportFile(name: file, bytes: drawn.badge.bytes)] + exports, leftovers)
  }
}

extension Failure {
  fileprivate static func line(_ message: String) -> Failure { Failure(code: .data, message: message) }
}
