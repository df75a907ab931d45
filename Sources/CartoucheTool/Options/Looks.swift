import LookFiles
import SourceTree

/// Reads look files.
enum Looks {
  /// The look in a file that was read, with all that it extends.
  static func file(_ path: String, bytes: [UInt8], tokens: TokenOptions) throws(Failure) -> LookFile {
    let origin = InputFile.origin(path)
    let files = NamedFiles(in: try AllowedFolders(beside: origin.map { [$0] } ?? []))
    let resolver = try tokens.added(to: files.resolver)
    do {
      return try LookFile(
        parsing: bytes, name: path, at: origin.map { LookReference.file($0) }, resolver: resolver)
    } catch {
      throw Failure(code: .data, message: error.message(in: InputFile.name(of: path)))
    }
  }
}
