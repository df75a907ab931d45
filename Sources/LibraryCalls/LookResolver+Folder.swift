internal import BadgeManifest
internal import FileReading
internal import KeyTables
internal import LookFiles
internal import SourceTree

extension LookResolver {
  /// The built-in looks, and the files below a folder; none without a folder.
  static func within(_ folder: String?) -> LookResolver {
    .builtin { path throws(Failure) in
      guard let folder else { throw Failure("no file is read without a folder that the caller names") }
      let parts = path.pathParts.filter { $0 != "." }
      guard !parts.contains(where: PortableName.isRepository) else {
        throw Failure("files in the folders of Git are not read")
      }
      do throws(FileReadingError) {
        guard path.utf8.first != UInt8(ascii: "/") else { throw .outside }
        return try FileReader.bytes(of: parts, below: folder, atMost: SourceBytes.maximumSize)
      } catch {
        switch error {
        case .missing, .unreadable: return nil
        case .tooLarge(_, let maximum): throw Failure("the file is too large; the maximum is \(maximum) bytes")
        case .outside, .inRepository, .nowhere: throw Failure("outside the folder that the caller names")
        }
      }
    }
  }
}
