import FileReading

/// Files that are read whole.
enum InputFile {
  /// No larger file is read, in bytes: 64 MiB, as much as an SVG may have. Most kinds of files have smaller limits.
  static let maximumBytes = 64 << 20

  /// The bytes of a file, or of a pipe, that the user named.
  static func read(_ path: String) throws(Failure) -> [UInt8] { try read(path, .fileOrPipe) }

  /// The bytes of a file that another file named, which could name a pipe without end.
  static func readRegular(_ path: String) throws(Failure) -> [UInt8] { try read(path, .regularFile) }

  private static func read(_ path: String, _ kind: FileReader.Kind) throws(Failure) -> [UInt8] {
    do {
      return try FileReader.bytes(of: path, atMost: maximumBytes, kind: kind)
    } catch {
      switch error {
      case .missing: throw Failure(code: .noInput, message: "\(path): error: no such file")
      case .unreadable: throw Failure(code: .noInput, message: "\(path): error: cannot be read")
      case .tooLarge(_, let maximum):
        throw Failure(code: .data, message: "\(path): error: the file is too large; the most is \(maximum) bytes")
      }
    }
  }
}
