import FileReading
import KeyTables
import Messages

/// Files that are read whole.
enum InputFile {
  /// The maximum size of a file in bytes: 64 MiB, that of an SVG. Most kinds of files have smaller limits.
  static let maximumBytes = 64 << 20

  /// The name for standard input and standard output in place of a file.
  static let standardStream = "-"

  /// The bytes of a file, of a pipe or, by `-`, of standard input, that the user named.
  static func read(
    _ path: String, atMost maximum: Int = maximumBytes, kind: FileReader.Kind = .fileOrPipe
  ) throws(Failure) -> [UInt8] {
    guard !path.isEmpty else { throw .usage("the name of the file to read is empty") }
    let isStandardInput = kind == .fileOrPipe && path == standardStream
    do {
      if isStandardInput { return try FileReader.bytes(from: 0, atMost: maximum) }
      return try FileReader.bytes(of: path, atMost: maximum, kind: kind)
    } catch {
      if error == .unreadable, !isStandardInput, (try? Folder(path: path)) != nil {
        throw Failure(code: .noInput, at: path, reason: "cannot be read, because it is a folder; name a file in it")
      }
      throw error.failure(isStandardInput ? name(of: path) : path)
    }
  }

  /// The path from which the file names others; nil for a stream, which has no folder and names them from the current
  /// one. A stream may be an open file, whose own folder is not known by these paths.
  static func origin(_ path: String) -> String? {
    var status = stat()
    let parts = path.isAbsolute ? path.pathParts : []
    let isOpen = parts.dropLast() == ["dev", "fd"] || parts.first == "proc" && parts.dropLast().last == "fd"
    let isStream =
      path == standardStream || parts == ["dev", "stdin"] || isOpen && parts.last.flatMap { Int($0) } != nil
    guard !isStream, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return path
  }

  /// Whether a file exists at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// The name in messages of the file at a path that the user named.
  static func name(of path: String) -> String { path == standardStream ? "standard input" : path }

  /// The bytes of a regular file.
  static func readRegular(_ path: String, atMost maximum: Int = maximumBytes) throws(Failure) -> [UInt8] {
    try read(path, atMost: maximum, kind: .regularFile)
  }
}

extension FileReadingError {
  /// Whether there is nothing that can be read.
  var isAbsence: Bool { self == .missing || self == .unreadable }

  /// The reason in one line.
  var reason: String {
    switch self {
    case .missing: "no such file"
    case .unreadable: "cannot be read"
    case .tooLarge(_, let maximum): "the file is too large; the maximum is \(maximum) bytes"
    case .outside:
      "outside the working directory and the folder of the file that names it; "
        + "--allow of build, check, gallery and draw adds a folder"
    case .inRepository: "files in the folders of Git are not read"
    case .nowhere: "the path of the working directory is not UTF-8, or the directory was removed"
    }
  }

  /// The failure of a command because of the file at a path, or of one of those that a pattern matches.
  func failure(_ path: String, with match: String? = nil) -> Failure {
    let place = match.map { "'\(Message.shortened($0))' is matched: " } ?? ""
    let reason = self == .missing && path.isAddress ? Message.notFetched : reason
    return Failure(code: isAbsence ? .noInput : .data, at: path, reason: place + reason)
  }
}
