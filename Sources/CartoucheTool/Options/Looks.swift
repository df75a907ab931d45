import BadgeManifest
import LookFiles

/// Reads look files.
enum Looks {
  /// The built-in looks and every file, for looks that extend others.
  static let resolver = resolver(noting: nil)

  /// The same, with a list of the files that are read.
  static func resolver(noting files: WatchedFiles?) -> LookResolver {
    LookResolver.builtin { path in
      files?.note(path)
      return try? InputFile.readRegular(path)
    }
  }

  /// The look in a file that was read, with all that it extends.
  static func file(_ path: String, bytes: [UInt8]) throws(Failure) -> LookFile {
    do {
      let reference = InputFile.origin(path).map { LookReference.file($0) }
      return try LookFile(parsing: bytes, name: path, at: reference, resolver: resolver)
    } catch {
      throw Failure(code: .data, message: error.message(in: InputFile.name(of: path)))
    }
  }
}
