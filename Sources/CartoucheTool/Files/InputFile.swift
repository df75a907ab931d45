import FileReading
import Messages

/// Files that are read whole.
enum InputFile {
  /// The maximum size of a file in bytes: 64 MiB, that of an SVG. Most kinds of files have smaller limits.
  static let maximumBytes = 64 << 20

  /// The name for standard input and standard output in place of a file.
  static let standardStream = "-"

  /// The bytes of a file, of a pipe or, by `-`, of standard input, that the user named.
  static func read(_ path: String) throws(Failure) -> [UInt8] { try read(path, .fileOrPipe) }

  /// The path from which the file names others; nil for a stream, which has no folder and names them from the current
  /// one.
  static func origin(_ path: String) -> String? {
    var status = stat()
    guard path != standardStream, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return path
  }

  /// Whether a file exists at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// The name in messages of the file at a path that the user named.
  static func name(of path: String) -> String { path == standardStream ? "standard input" : path }

  /// The bytes of a file that another file named, which could name a pipe without end.
  static func readRegular(_ path: String) throws(Failure) -> [UInt8] { try read(path, .regularFile) }

  private static func read(_ path: String, _ kind: FileReader.Kind) throws(Failure) -> [UInt8] {
    guard !path.isEmpty else { throw .usage("the name of the file to read is empty") }
    let isStandardInput = kind == .fileOrPipe && path == standardStream
    do {
      if isStandardInput { return try FileReader.bytes(from: 0, atMost: maximumBytes) }
      return try FileReader.bytes(of: path, atMost: maximumBytes, kind: kind)
    } catch {
      let path = TerminalText.plain(isStandardInput ? name(of: path) : path)
      switch error {
      case .missing: throw Failure(code: .noInput, message: "\(path): error: no such file")
      case .unreadable: throw Failure(code: .noInput, message: "\(path): error: cannot be read")
      case .tooLarge(_, let maximum):
        throw Failure(code: .data, message: "\(path): error: the file is too large; the maximum is \(maximum) bytes")
      }
    }
  }
}
