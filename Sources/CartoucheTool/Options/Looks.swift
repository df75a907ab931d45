import LookFiles
import SourceTree

/// Reads look files.
enum Looks {
  /// The look in a file that was read, with all that it extends.
  ///
  /// - Parameter inputs: Records the files that are read.
  static func file(
    _ path: String, bytes: [UInt8], tokens: TokenOptions, noting inputs: ReadFiles = ReadFiles()
  ) throws(Failure) -> LookFile {
    for file in [path] + tokens.files { inputs.note(file) }
    let origin = InputFile.origin(path)
    let files = NamedFiles(in: try AllowedFolders(beside: origin.map { [$0] } ?? []), noting: inputs)
    let resolver = try tokens.added(to: files.resolver)
    do {
      return try LookFile(
        parsing: bytes, name: path, at: origin.map { LookReference.file($0) }, resolver: resolver)
    } catch {
      throw Failure(code: .data, message: error.message(in: InputFile.name(of: path)))
    }
  }
}
